// The greedy player of HighNoon: what it prefers, and that it sees no more than a player sees.

import { describe, expect, test } from 'vitest';
import { highnoon } from '../../games/highnoon/index.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { greedy } from './greedy.ts';

const choice = (sketch: Sketch, options = {}): string => {
  const state = stateOf(sketch, options);
  const action = greedy.bot({
    game: highnoon,
    seat: 0,
    view: highnoon.view(state, 0),
    history: [],
    legal: highnoon.legal(state, 0),
    random: fastRandom(1),
    budget: 0,
  });
  return action === undefined ? 'silent' : highnoon.notate(action);
};

describe('greedy', () => {
  /** Everything at once: a foundation card, a card to uncover, a card of the waste, a run, and a stock. */
  const all = ['CA', 'S4? H9', 'S10', 'D6', 'C7 H5', 'C2 D8', 'S9'];

  test.each([
    ['the foundation first', { stock: 'S3', waste: 'S5', t: all }, [1], 'place t0'],
    ['then a card that uncovers', { stock: 'S3', waste: 'S5', t: all.with(0, 'S2') }, [1], 'move t1 t2'],
    [
      'then the waste onto a column',
      { stock: 'S3', waste: 'S5', t: all.with(0, 'S2').with(1, '') },
      [1],
      'move waste t3',
    ],
    [
      'then a run that frees a card for a foundation',
      { stock: 'S3', t: all.with(0, 'S2').with(1, '') },
      [1],
      'move t5 t6',
    ],
    ['then drawing', { stock: 'S3', t: ['S2', 'D6', 'C8'] }, [1], 'draw'],
    ['or turning the waste over', { waste: 'S3', t: ['S2', 'D6', 'C8'] }, [1], 'recycle'],
  ] as const)('%s', (_, p1, lanes, action) => {
    expect(choice({ p1, lanes })).toBe(action);
  });

  test('of two cards for the foundation the one that uncovers most', () => {
    expect(choice({ p1: { waste: 'DA', t: ['CA', 'S4? HA', 'S5? C6? SA'] } })).toBe('place t2');
  });

  test('a column is emptied for a king that waits, and not for its own sake', () => {
    expect(choice({ p1: { stock: 'S3', t: ['D8', 'C9', 'S4? HK', 'S2', 'C2', 'C5', 'S6'] } })).toBe('move t0 t1');
    expect(choice({ p1: { stock: 'S3', t: ['D8', 'C9', 'S4? H4', 'S2', 'C2', 'C6', 'S6'] } })).toBe('draw');
  });

  test('with nothing on its list it moves anything, so that a match goes on to its end', () => {
    expect(choice({ p1: { t: ['D8', 'C9'] } })).toBe('move t0 t1');
  });

  test('who has idled to the limit is silent until there is progress', () => {
    const p1 = { stock: 'S3', t: ['S2', 'D6', 'C8'] };
    expect(choice({ p1, idle: [200, 0] })).toBe('silent');
    expect(choice({ p1, idle: [200, 0] }, { quietLimit: 0 })).toBe('draw');
    expect(choice({ p1: { ...p1, t: ['CA'] }, idle: [200, 0] })).toBe('place t0');
  });
});
