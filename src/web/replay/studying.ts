// The study of a replay as the page sees it: asked for, on its way in a worker of its own, and what came of it.

import { signal, type Signal } from '@preact/signals';
import type { Study, StudyProgress } from '../../bots/study.ts';
import type { Seat } from '../../kernel/game.ts';
import type { StartReader } from './reader.ts';

export type StudyState =
  | { readonly at: 'idle' | 'failed' }
  | { readonly at: 'running'; readonly progress: StudyProgress | undefined }
  | { readonly at: 'done'; readonly study: Study };

export interface Student {
  readonly state: Signal<StudyState>;
  readonly run: (seats: readonly Seat[]) => void;
  readonly cancel: () => void;
}

export const openStudent = (text: string, start: StartReader): Student => {
  const state = signal<StudyState>({ at: 'idle' });
  let end: (() => void) | undefined;
  const finish = (last: StudyState): void => {
    end?.();
    end = undefined;
    state.value = last;
  };
  const cancel = (): void => {
    if (state.peek().at === 'running') finish({ at: 'idle' });
  };
  return {
    state,
    cancel,
    run: (seats) => {
      cancel();
      state.value = { at: 'running', progress: undefined };
      const failed = (): void => finish({ at: 'failed' });
      const worker = start((reply) => {
        if (reply.type === 'studying') state.value = { at: 'running', progress: reply.progress };
        if (reply.type === 'studied') finish({ at: 'done', study: reply.study });
        if (reply.type === 'unreadable') failed();
      }, failed);
      end = worker.end;
      worker.ask({ type: 'study', text, seats });
    },
  };
};
