// Talk at a table, in a sheet or in the rail: what was said, phrases, and where the table allows it a text or a voice message.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_TEXT, PHRASES, shownText } from '../../protocol/talk.ts';
import { useTable } from '../table/model/context.ts';
import { closeSheet } from '../table/model/sheets.ts';
import { text } from '../text/index.ts';
import { LineView } from './LineView.tsx';
import { phraseText } from './said.ts';
import { talkText } from './text/texts.ts';
import { VoiceButton } from './VoiceButton.tsx';
import './talk.css';

export const TalkPanel = (): VNode | null => {
  const { session, state } = useTable();
  const { talk } = state;
  useEffect(() => () => void (session.said.value = undefined), []);
  if (talk === undefined) return null;
  const { value: said } = session.said;
  return (
    <div class="talk" data-testid="talk-panel">
      <Lines />
      <Phrases />
      {talk.allows === 'phrases' ? null : <Write />}
      {talk.allows === 'voice' ? <VoiceButton /> : null}
      {said === undefined || said.ok ? null : (
        <p class="alert" role="alert">
          {text.value.answer[said.code]}
        </p>
      )}
    </div>
  );
};

const Lines = (): VNode => {
  const { state } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const lines = state.talk?.lines ?? [];
  const last = lines.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (lines.length === 0) return <p class="talk-lines small muted">{talkText.value.nothing}</p>;
  return (
    // It scrolls, so the keyboard must get there.
    <ul class="talk-lines" ref={list} tabIndex={0} aria-label={talkText.value.lines}>
      {lines.map((line) => (
        <LineView key={line.id} line={line} />
      ))}
    </ul>
  );
};

const Phrases = (): VNode => {
  const { session, words } = useTable();
  const ids = [...PHRASES, ...Object.keys(words.phrases ?? {})];
  return (
    <div class="talk-phrases" role="group" aria-label={talkText.value.phrasesLabel}>
      {ids.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="btn"
          data-phrase={phrase}
          onClick={() => {
            session.said.value = undefined;
            session.request({ type: 'phrase', phrase });
            closeSheet(session);
          }}
        >
          {phraseText(words, phrase)}
        </button>
      ))}
    </div>
  );
};

const Write = (): VNode => {
  const { session } = useTable();
  const typed = useSignal('');
  const send = (event: Event): void => {
    event.preventDefault();
    const wanted = [...shownText(typed.value)].slice(0, LONGEST_TEXT).join('').trim();
    if (wanted === '') return;
    session.said.value = undefined;
    session.request({ type: 'say', text: wanted });
    typed.value = '';
  };
  return (
    <form class="talk-write" onSubmit={send}>
      <input
        class="field grow"
        type="text"
        aria-label={talkText.value.write}
        placeholder={talkText.value.write}
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        value={typed.value}
        data-testid="talk-text"
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <button type="submit" class="btn primary" data-testid="talk-send">
        {talkText.value.send}
      </button>
    </form>
  );
};
