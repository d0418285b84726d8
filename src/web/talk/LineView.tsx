// One thing that was said, as plain text, and what can be done about whoever said it: mute, block, report.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { TalkLine } from '../../protocol/talk.ts';
import { useTable } from '../table/model/context.ts';
import { fill } from '../text/index.ts';
import { sendReport } from './api.ts';
import { heard, playing, playVoice } from './playing.ts';
import { isBlocked, isMuted, isQuiet, toggleBlocked, toggleMuted } from './quiet.ts';
import { saidText } from './said.ts';
import { talkText } from './text/texts.ts';

export const LineView = ({ line }: { readonly line: TalkLine }): VNode => {
  const { session, state, words } = useTable();
  const open = useSignal(false);
  const { table } = state;
  const own = line.seat === session.seat.value;
  const name = session.who(line.seat);
  const quiet = !own && isQuiet(table, line.by);
  const t = talkText.value;
  return (
    <li
      data-line={line.id}
      data-own={own}
      {...('voice' in line ? { 'data-heard': heard.value.includes(line.voice) } : {})}
    >
      <p>
        <b>{name}</b>{' '}
        {quiet ? (
          <em class="muted">({isBlocked(line.by) ? t.blocked : t.muted})</em>
        ) : (
          <span>{saidText(words, line)}</span>
        )}
      </p>
      {quiet || !('voice' in line) ? null : (
        <button
          type="button"
          class="btn icon quiet"
          aria-label={fill(t.play, { name })}
          aria-pressed={playing.value === line.voice}
          onClick={() => playVoice(table, line.voice)}
        >
          ▶
        </button>
      )}
      {own ? null : (
        <button
          type="button"
          class="btn icon quiet"
          aria-label={fill(t.more, { name })}
          aria-expanded={open.value}
          data-testid={`about-${line.id}`}
          onClick={() => (open.value = !open.value)}
        >
          …
        </button>
      )}
      {open.value ? <About line={line} /> : null}
    </li>
  );
};

const About = ({ line }: { readonly line: TalkLine }): VNode => {
  const { table } = useTable().state;
  const report = useSignal<'no' | 'asked' | 'sent' | 'failed'>('no');
  const why = useSignal('');
  const t = talkText.value;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    report.value = (await sendReport(table, line.id, why.value)) ? 'sent' : 'failed';
  };
  return (
    <div class="talk-about">
      <button type="button" class="btn" data-testid="mute" onClick={() => toggleMuted(table, line.by)}>
        {isMuted(table, line.by) ? t.unmute : t.mute}
      </button>
      <button type="button" class="btn" data-testid="block" onClick={() => toggleBlocked(line.by)}>
        {isBlocked(line.by) ? t.unblock : t.block}
      </button>
      {report.value === 'sent' ? (
        <p role="status">{t.reported}</p>
      ) : report.value === 'no' ? (
        <button type="button" class="btn" data-testid="report" onClick={() => (report.value = 'asked')}>
          {t.report}
        </button>
      ) : (
        <form class="talk-report" onSubmit={(event) => void send(event)}>
          <input
            class="field"
            type="text"
            aria-label={t.reportWhy}
            placeholder={t.reportWhy}
            maxLength={500}
            value={why.value}
            data-testid="report-why"
            onInput={(event) => (why.value = event.currentTarget.value)}
          />
          <button type="submit" class="btn primary" data-testid="report-send">
            {t.reportSend}
          </button>
          {report.value === 'failed' ? <p role="alert">{t.failed}</p> : null}
        </form>
      )}
    </div>
  );
};
