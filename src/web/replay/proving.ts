// The proof of a replay as the page sees it: asked for, on its way in a worker of its own, and what came of it.

import { signal, type Signal } from '@preact/signals';
import type { Proof, ProofProgress } from '../../bots/proof.ts';
import type { StartReader } from './reader.ts';

export type ProofState =
  | { readonly at: 'idle' }
  | { readonly at: 'running'; readonly progress: ProofProgress | undefined }
  | { readonly at: 'done'; readonly proof: Proof };

export interface Prover {
  readonly state: Signal<ProofState>;
  readonly run: () => void;
  readonly cancel: () => void;
}

export const openProver = (text: string, start: StartReader): Prover => {
  const state = signal<ProofState>({ at: 'idle' });
  let end: (() => void) | undefined;
  const cancel = (): void => {
    end?.();
    end = undefined;
    if (state.peek().at === 'running') state.value = { at: 'idle' };
  };
  const done = (proof: Proof): void => {
    end?.();
    end = undefined;
    state.value = { at: 'done', proof };
  };
  const run = (): void => {
    cancel();
    state.value = { at: 'running', progress: undefined };
    const failed = (at: string, message: string): void => done({ ok: false, step: 0, at, message });
    const worker = start(
      (reply) => {
        if (reply.type === 'proving') state.value = { at: 'running', progress: reply.progress };
        if (reply.type === 'proved') done(reply.proof);
        if (reply.type === 'unreadable') failed(reply.error.at, reply.error.message);
      },
      () => failed('', 'the worker failed'),
    );
    end = worker.end;
    worker.ask({ type: 'prove', text });
  };
  return { state, run, cancel };
};
