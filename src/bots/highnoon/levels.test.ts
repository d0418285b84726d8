// The levels of HighNoon: what they never miss, when they are silent, and that a thought stays within its budget.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { highnoon, type HighNoon } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import type { Game } from '../../kernel/game.ts';
import { fastRandom, stream } from '../../kernel/random.ts';
import { testSeed } from '../../kernel/testing/walk.ts';
import type { Level } from '../bot.ts';
import { earlier, levels } from './levels.ts';
import { Race } from './race.ts';

const ask = (level: Level<HighNoon>, state: State, luck = 1, game: Game<HighNoon> = highnoon): string => {
  const action = level.bot({
    game,
    seat: 0,
    sides: [[0], [1]],
    view: highnoon.view(state, 0),
    history: [],
    legal: highnoon.legal(state, 0),
    random: fastRandom(luck),
    budget: level.budget,
  });
  return action === undefined ? 'silent' : highnoon.notate(action);
};

const strong = levels.filter(({ id }) => id === 'hard' || id === 'expert');

test('the levels are those of every game, weakest first, each with more playouts than the one before', () => {
  expect(levels.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard', 'expert']);
  expect(levels.map(({ budget }) => budget)).toEqual(levels.map(({ budget }) => budget).toSorted((a, b) => a - b));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(levels.map((level) => [level.id, level] as const))('%s', (_, level) => {
  const stuck: Sketch = { p1: { stock: 'S3', t: ['S2', 'D6', 'C8'] }, idle: [200, 0] };

  test('is silent where only drawing is left and nothing comes of it, until there is progress', () => {
    expect(ask(level, stateOf(stuck))).toBe('silent');
    expect(ask(level, stateOf({ ...stuck, idle: [199, 0] }))).toBe('draw');
    expect(ask(level, stateOf(stuck, { quietLimit: 0 }))).toBe('draw');
    expect(ask(level, stateOf({ ...stuck, p1: { stock: 'S3', t: ['CA', 'D6', 'C8'] } }))).toBe('place t0');
  });

  test('who has got nowhere for a while takes what gets somewhere', () => {
    const sketch: Sketch = { p1: { stock: 'S3 D5', t: ['D8', 'C9', 'CA', 'HJ', 'SQ'] }, idle: [12, 0] };
    for (let luck = 1; luck < 6; luck++) expect(ask(level, stateOf(sketch), luck)).toBe('place t2');
  });

  test('never carries a column to another empty one', () => {
    const state = stateOf({ p1: { stock: 'S3 D5', t: ['HK', '', ''] } });
    expect(highnoon.legal(state, 0).map(highnoon.notate)).toContain('move t0 t1');
    for (let luck = 1; luck < 6; luck++) expect(ask(level, state, luck)).toBe('draw');
  });

  test('may carry one to wait where no stock is left to turn', () => {
    const state = stateOf({ p1: { t: ['HK', '', ''] }, p2: { t: ['SK'] } });
    for (let luck = 1; luck < 6; luck++) expect(ask(level, state, luck)).toBe('move t0 t1');
  });

  test('finds the same every time, and plays no more matches on than its budget', () => {
    let copies = 0;
    const game: Game<HighNoon> = {
      ...highnoon,
      clone: (state) => {
        copies++;
        return highnoon.clone(state);
      },
    };
    const run = vi.spyOn(Race.prototype, 'run');
    let searched = 0;
    for (let n = 0; n < 4; n++) {
      const state = highnoon.setup({ ...stateOf({}).options, mode: n % 2 === 0 ? 'split' : 'shared' }, []);
      highnoon.resolve(state, stream(testSeed(n), 'deal/1'));
      copies = 0;
      run.mockClear();
      const answer = ask(level, state, n, game);
      expect(copies).toBeLessThanOrEqual(level.budget);
      expect(run.mock.calls.length).toBeLessThanOrEqual(level.budget);
      searched += copies > 0 ? 1 : 0;
      expect(ask(level, state, n)).toBe(answer);
    }
    expect(searched).toBeGreaterThan(1);
  });
});

describe.each(strong.map((level) => [level.id, level] as const))('%s', (_, level) => {
  test('places its last card, whatever else there is', () => {
    for (let luck = 1; luck < 10; luck++) {
      const state = stateOf({ p1: { t: ['C2'] }, p2: { stock: 'S3', t: ['D8', 'C9'] }, lanes: [1] });
      expect(ask(level, state, luck)).toBe('place t0');
    }
  });
});

test('with decks of their own, today’s versions play as those before manners and carelessness did', () => {
  const before = [
    ['easy', 2],
    ['medium', 2],
    ['expert', 4],
  ] as const;
  for (let n = 0; n < 6; n++) {
    const state = highnoon.setup({ ...stateOf({}).options, mode: 'split' }, []);
    highnoon.resolve(state, stream(testSeed(n), 'deal/1'));
    for (const [id, version] of before) {
      const today = levels.find((level) => level.id === id)!;
      const then = earlier.find((level) => level.id === id && level.version === version)!;
      expect(ask(today, state, n)).toBe(ask(then, state, n));
    }
  }
});
