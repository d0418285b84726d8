// Previews of what actions lead to: what they need is loaded when the first choice is offered, and then they are told anew.

import { effect } from '@preact/signals';
import { waysOpen } from './asked.ts';
import type { TableModel } from './table-model.ts';

/** Loads a game's previews at the first choice, of a player's own or asked by the table, and again at the next if that failed; returns how to stop. */
export const followPreviews = (model: TableModel): (() => void) => {
  const { picture, presentation } = model;
  let state: 'none' | 'coming' | 'there' = 'none';
  return effect(() => {
    const load = presentation.value?.loadPreviews;
    if (load === undefined || picture.value === undefined || waysOpen(model, picture.value).length === 0) return;
    if (state !== 'none') return;
    state = 'coming';
    load().then(
      () => {
        state = 'there';
        // Another object, so that its words are made anew.
        const now = presentation.peek();
        presentation.value = now && { ...now };
      },
      () => (state = 'none'),
    );
  });
};
