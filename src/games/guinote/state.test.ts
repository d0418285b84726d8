// Copies of states.

import { expect, test } from 'vitest';
import { guinote } from './index.ts';
import { cloneState, copyState, emptyState, type State } from './state.ts';
import { resolveOptions } from '../../kernel/options.ts';

const options = resolveOptions(guinote.options, {});

/** A state none of whose numbers is what it is at the start. */
const marked = (): State => {
  const state = emptyState(options.ok ? options.value : (undefined as never));
  let n = 10;
  const entries = Object.entries(state).map(([key, value]) => [key, typeof value === 'number' ? n++ : value]);
  return Object.fromEntries(entries) as unknown as State;
};

test('a copy, and a state copied over another, have everything', () => {
  const state = marked();
  expect(cloneState(state)).toEqual(state);
  const other = emptyState(state.options);
  copyState(state, other);
  expect(other).toEqual(state);
});
