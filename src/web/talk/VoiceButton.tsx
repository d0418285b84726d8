// The button for a voice message: held with a finger, the mouse, Space or Enter; whoever can only click starts with one click and sends with the next.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../table/model/context.ts';
import { text } from '../text/index.ts';
import { sendVoice } from './api.ts';
import { cantRecord, record, type Recording } from './recording.ts';
import { talkText } from './text/texts.ts';

type State = 'hold' | 'starting' | 'recording' | 'sending';

const TOO_OFTEN = 429;

const isKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';

export const VoiceButton = (): VNode => {
  const { table } = useTable().state;
  const state = useSignal<State>('hold');
  const trouble = useSignal('');
  const now = useRef<Recording | undefined>(undefined);
  /** A click comes after every press; only one without a press is a click of its own. */
  const pressed = useRef(false);
  const t = talkText.value;
  useEffect(() => () => now.current?.stop(), []);

  const start = async (): Promise<void> => {
    if (now.current !== undefined) return;
    trouble.value = '';
    state.value = 'starting';
    const recording = record(() => (state.value = 'recording'));
    now.current = recording;
    const done = await recording.done;
    if ('audio' in done) {
      state.value = 'sending';
      const status = await sendVoice(table, done.audio);
      trouble.value =
        status === 201 ? '' : status === TOO_OFTEN ? text.value.answer['too-often'] : talkText.value.failed;
    } else trouble.value = done.cant === 'short' ? talkText.value.tooShort : talkText.value.cant[done.cant];
    state.value = 'hold';
    now.current = undefined;
  };
  const stop = (): void => now.current?.stop();

  const cant = cantRecord();
  if (cant !== undefined)
    return (
      <p class="small muted" data-testid="cant-record">
        {t.cant[cant]}
      </p>
    );
  return (
    <div class="talk-voice">
      <button
        type="button"
        class="btn"
        data-testid="talk-voice"
        data-state={state.value}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = true;
          void start();
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isKey(event)) return;
          event.preventDefault();
          if (!event.repeat) void start();
        }}
        onKeyUp={(event) => {
          if (!isKey(event)) return;
          event.preventDefault();
          stop();
        }}
        onBlur={stop}
        onClick={() => {
          const own = !pressed.current;
          pressed.current = false;
          if (!own) return;
          if (now.current === undefined) void start();
          else stop();
        }}
      >
        {t[state.value]}
      </button>
      <p role="status" class="small" data-testid="voice-trouble">
        {trouble.value}
      </p>
    </div>
  );
};
