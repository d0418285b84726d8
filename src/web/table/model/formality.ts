// Doing what decides nothing: where the only thing left says nothing either, a table goes on by itself after a moment.

import { effect } from '@preact/signals';
import type { After } from './screen.ts';
import { mustAct, type TableModel } from './table-model.ts';

/** Long enough to be read, and for everybody the same. */
const FORMALITY_MS = 1100;

/** Watches for formalities; what it returns stops that. */
export const openFormality = (model: TableModel, act: (action: string) => void, after: After): (() => void) => {
  let cancel: (() => void) | undefined;
  // A formality that was taken back waits for the player, who wants to go back further or to look.
  let done = -1;
  const stop = effect(() => {
    const { value: picture } = model.picture;
    const isFree = model.pending.value === undefined;
    const action = mustAct(model, picture) ? model.presentation.value?.formality?.(picture?.legal ?? []) : undefined;
    const revision = picture?.revision ?? -1;
    cancel?.();
    cancel = undefined;
    if (!isFree || action === undefined || revision <= done) return;
    cancel = after(FORMALITY_MS, () => {
      done = revision;
      act(action);
    });
  });
  return () => {
    cancel?.();
    stop();
  };
};
