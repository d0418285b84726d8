// What is kept of whoever plays here, for how long, and the button that has it deleted.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Site } from '../Site.tsx';
import { fill } from '../text/index.ts';
import { privacyText } from './text/texts.ts';
import './privacy.css';

/** As the server keeps them unless its operator says otherwise. */
const USUAL_DAYS = 30;

const reportDays = async (): Promise<number> => {
  const told = (await (await fetch('/api/privacy')).json()) as { readonly reportDays?: unknown };
  return typeof told.reportDays === 'number' ? told.reportDays : USUAL_DAYS;
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
  const days = useSignal(USUAL_DAYS);
  const t = privacyText.value;
  useEffect(() => {
    document.title = `${privacyText.value.title} · Baize`;
  });
  useEffect(() => {
    reportDays().then(
      (told) => (days.value = told),
      () => undefined,
    );
  }, []);
  return (
    <>
      <Site />
      <main class="page privacy">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
        {Object.entries(t.parts).map(([id, [title, about]]) => (
          <section key={id}>
            <h2>{title}</h2>
            <p>{id === 'reports' ? fill(t.parts.reports[1], { days: days.value }) : about}</p>
          </section>
        ))}
        <section>
          <h2>{t.forgetTitle}</h2>
          <p>{t.forgetHelp}</p>
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
