// Plans of HighNoon: the shortest way to progress, or none.

import { describe, expect, test } from 'vitest';
import { highnoon } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { stateOf } from '../../games/highnoon/testing.ts';
import { planFrom } from './plan.ts';

const plan = (state: State, most = 800): string => {
  const action = planFrom(highnoon, state, 0, most);
  return action === undefined ? 'none' : highnoon.notate(action);
};

describe('a plan', () => {
  test('that is one action away is that action', () => {
    expect(plan(stateOf({ p1: { stock: 'S3', t: ['CA', 'D8'] } }))).toBe('place t0');
  });

  test('lays a card out so that a run can follow', () => {
    // The ten of the waste takes the nine that lies on a face-down card.
    const p1 = { waste: 'S10', t: ['HJ', 'S4? D9', 'C5'] };
    expect(plan(stateOf({ p1 }))).toBe('move waste t0');
  });

  test('turns the stock for a card that helps', () => {
    const p1 = { stock: 'S10 C2', waste: 'D4', t: ['HJ', 'S4? D9', 'C8'] };
    expect(plan(stateOf({ p1 }))).toMatch(/^(draw|recycle)$/u);
  });

  test('is none where nothing helps, or too far away', () => {
    expect(plan(stateOf({ p1: { stock: 'S3', t: ['S5? D8', 'D6'] } }))).toBe('none');
    expect(plan(stateOf({ p1: { waste: 'S10', t: ['HJ', 'S4? D9', 'C5'] } }), 1)).toBe('none');
  });
});
