// Previews of what actions lead to: what they need is loaded when the first choice is offered, and then they are told anew.

import { effect } from '@preact/signals';
import type { TableModel } from './table-model.ts';

/** Loads a game's previews at the first choice, and again at the next if that failed; returns how to stop. */
export const followPreviews = ({ choice, presentation }: TableModel): (() => void) => {
  let state: 'none' | 'coming' | 'there' = 'none';
  return effect(() => {
    const load = presentation.value?.loadPreviews;
    if (choice.value === undefined || load === undefined || state !== 'none') return;
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
