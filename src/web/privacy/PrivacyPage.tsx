// What is kept of whoever plays here, for how long, and the button that has it deleted.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Site } from '../Site.tsx';
import { fill } from '../text/index.ts';
import { privacyText } from './text/texts.ts';
import './privacy.css';

/** What the server says about keeping; days that are `null` are all days. */
interface Told {
  readonly reportDays: number;
  readonly keepDays: number | null;
  readonly keepUnfinishedDays: number | null;
  /** The id that records have for whoever looks. */
  readonly person?: string;
}

/** Until the server has answered, the page does not guess for it. */
type Answer = Told | 'asking' | 'unknown';

const ask = async (): Promise<Told> => {
  const answer = await fetch('/api/privacy');
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as Told;
};

const keptText = ({ keepDays, keepUnfinishedDays }: Told): string => {
  const { forGood, finished, unfinished } = privacyText.value.kept;
  const said = [
    ...(keepDays === null ? [] : [fill(finished, { days: keepDays })]),
    ...(keepUnfinishedDays === null ? [] : [fill(unfinished, { days: keepUnfinishedDays })]),
  ];
  return said.length === 0 ? forGood : said.join(' ');
};

/** A part of the page, with what the server says about it. */
const aboutText = (id: string, about: string, answer: Answer): string => {
  if (id !== 'reports' && id !== 'matches') return about;
  const { parts, kept } = privacyText.value;
  if (typeof answer !== 'string')
    return id === 'reports'
      ? fill(parts.reports[1], { days: answer.reportDays })
      : fill(parts.matches[1], { kept: keptText(answer) });
  const missing = answer === 'asking' ? '…' : kept.unknown;
  return id === 'reports' ? missing : fill(parts.matches[1], { kept: missing });
};

/** Everything that this page ever kept in this browser. */
const clearBrowser = (): void => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const kept = window[storage];
      for (const key of Object.keys(kept)) if (key.startsWith('baize')) kept.removeItem(key);
    } catch {
      // Forbidden, so there is nothing in it.
    }
  }
  try {
    // Matches that were played on this device.
    indexedDB.deleteDatabase('baize');
  } catch {
    // Here too.
  }
};

const forget = async (): Promise<boolean> => {
  const answer = await fetch('/api/forget', { method: 'POST' }).catch(() => undefined);
  if (answer?.ok !== true) return false;
  clearBrowser();
  return true;
};

export const PrivacyPage = (): VNode => {
  const told = useSignal<Answer>('asking');
  const t = privacyText.value;
  useEffect(() => {
    document.title = `${privacyText.value.title} · Baize`;
  });
  useEffect(() => {
    ask().then(
      (answer) => (told.value = answer),
      () => (told.value = 'unknown'),
    );
  }, []);
  const person = typeof told.value === 'string' ? undefined : told.value.person;
  return (
    <>
      <Site />
      <main class="page privacy">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
        {Object.entries(t.parts).map(([id, [title, about]]) => (
          <section key={id}>
            <h2>{title}</h2>
            <p>{aboutText(id, about, told.value)}</p>
          </section>
        ))}
        <section>
          <h2>{t.forgetTitle}</h2>
          <p>{t.forgetHelp}</p>
          {person === undefined ? null : (
            <p class="small muted" data-testid="your-number">
              {fill(t.yourNumber, { person })}
            </p>
          )}
          <Forget />
        </section>
      </main>
    </>
  );
};

const Forget = (): VNode => {
  const state = useSignal<'kept' | 'asked' | 'busy' | 'done' | 'failed'>('kept');
  const t = privacyText.value;
  const yes = async (): Promise<void> => {
    if (state.value === 'busy') return;
    state.value = 'busy';
    state.value = (await forget()) ? 'done' : 'failed';
  };
  if (state.value === 'done')
    return (
      <p role="status" data-testid="forgotten">
        <b>{t.done}</b>
      </p>
    );
  if (state.value === 'kept')
    return (
      <button type="button" class="btn" data-testid="forget" onClick={() => (state.value = 'asked')}>
        {t.forget}
      </button>
    );
  return (
    <div class="forget" role="group" aria-label={t.forgetAsk}>
      <p role="alert">{state.value === 'failed' ? t.failed : t.forgetAsk}</p>
      <button type="button" class="btn primary" data-testid="forget-yes" onClick={() => void yes()}>
        {t.forgetYes}
      </button>
      <button type="button" class="btn" onClick={() => (state.value = 'kept')}>
        {t.keep}
      </button>
    </div>
  );
};
