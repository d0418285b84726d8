// The wary player's choice, challenged: it stands where there is no proof, and gives way where there is. The same of their manner.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { highnoon, type HighNoon } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import { present } from '../../kernel/present.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Candidate } from '../search/aids.ts';
import { challenged } from './challenge.ts';
import { WaryRace } from './wary.ts';

const SIGHT = { horizon: { split: 60, shared: 200 }, memory: { share: 100 }, plans: true } as const;

const anyOf = (actions: readonly number[], random: Random): number => actions[random.below(actions.length)]!;

const weigh = (sketch: Sketch, budget: number, manners?: number) => asked(stateOf(sketch), budget, manners);

const asked = (state: State, budget: number, manners?: number): readonly Candidate<HighNoon>[] | undefined =>
  challenged(
    {
      game: highnoon,
      seat: 0,
      view: highnoon.view(state, 0),
      history: [],
      legal: highnoon.legal(state, 0),
      random: fastRandom(1),
      budget,
    },
    SIGHT,
    { gain: 0.02, sure: 2.5, ...present({ manners }) },
  );

const named = (candidates: readonly Candidate<HighNoon>[] | undefined): readonly string[] | undefined =>
  candidates?.map(({ action }) => highnoon.notate(action!));

describe('the choice of the wary player', () => {
  /** Placing the three of clubs would open a lane for the rival's four. */
  const held: Sketch = {
    p1: { stock: 'S9', t: ['C3'] },
    p2: { t: ['C4', 'HK'] },
    lanes: [2],
    placed: [1, 1],
    score: [1, 2],
  };

  test('stands where nothing was played out', () => {
    expect(named(weigh(held, 0))).toEqual(['draw', 'place t0']);
  });

  test('gives way where playouts leave no doubt', () => {
    // Only clubs are left: the rival places one card, and opens the lane for all the others.
    const clubs: Sketch = {
      p1: { stock: 'CK CQ', t: ['C3', 'C5', 'C6'] },
      p2: { t: ['C4', 'C3? CK'] },
      rest: 0,
      lanes: [2, 2, 13, 13, 13, 13, 13, 13],
      placed: [41, 41],
      score: [276, 276],
    };
    expect(named(weigh(clubs, 0))?.[0]).toBe('draw');
    expect(named(weigh(clubs, 400))?.[0]).toBe('place t0');
  });

  test('is none where it would be to wait and there is no stock', () => {
    expect(weigh({ ...held, p1: { t: ['C3', 'HQ'] } }, 100)).toBeUndefined();
  });
});

test('where another manner does better, its choice is the one that is challenged', () => {
  let others = 0;
  for (let deal = 1; deal <= 40; deal++) {
    const state = highnoon.setup({ ...stateOf({}).options, mode: 'shared' }, []);
    const random = fastRandom(deal);
    highnoon.resolve(state, random);
    // Somewhere in a match of anybody's.
    for (let n = 0; n < 60; n++) highnoon.apply(state, n % 2, anyOf(highnoon.legal(state, n % 2), random));
    const first = (manners: number): unknown => asked(state, 600, manners)?.[0]?.action;
    // With no playouts left for actions, what comes first is the choice of the best manner.
    others += first(1) === first(0) ? 0 : 1;
  }
  expect(others).toBeGreaterThan(3);
});

describe.each([undefined, 0.4, 1])('with %s of the budget for manners', (manners) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('every action is a candidate once, and playouts stay within the budget', () => {
    const run = vi.spyOn(WaryRace.prototype, 'run');
    const state: Sketch = { p1: { stock: 'S3 D5', t: ['D8', 'C9', 'CA', 'HJ', 'SQ'] } };
    const legal = highnoon.legal(stateOf(state), 0).map(highnoon.notate);
    for (const budget of [30, 200]) {
      run.mockClear();
      const candidates = weigh(state, budget, manners)!;
      expect(named(candidates)?.toSorted()).toEqual(legal.toSorted());
      expect(run.mock.calls.length).toBeGreaterThan(0);
      expect(run.mock.calls.length).toBeLessThanOrEqual(budget);
      const visits = candidates.reduce((sum, each) => sum + each.visits, 0);
      expect(visits === run.mock.calls.length).toBe(manners === undefined);
    }
  });
});
