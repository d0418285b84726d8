// The wary player's choice, challenged: it stands where there is no proof, and gives way where there is. The same of their manner.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { highnoon, type HighNoon } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Candidate } from '../search/aids.ts';
import { challenging, type Wariness } from './challenge.ts';
import { GUESSING_MANNERS, MANNERS } from './scores.ts';
import { WaryRace } from './wary.ts';
import { worldsWith } from './worlds.ts';

const OUTLOOK = { horizon: { split: 60, shared: 200 }, worlds: worldsWith({ share: 100 }) } as const;
const PROOF = { gain: 0.02, sure: 2.5 };
const TOGETHER: Wariness = { ...PROOF, manners: MANNERS };
const [USUAL] = MANNERS;
/** As many lines, all in the usual manner. */
const ALIKE: Wariness = { ...PROOF, manners: [USUAL, ...MANNERS.slice(1).map(() => USUAL)] };
const first = (mannersFirst: number): Wariness => ({ ...PROOF, manners: GUESSING_MANNERS, mannersFirst });

const anyOf = (actions: readonly number[], random: Random): number => actions[random.below(actions.length)]!;

const weighedIn = (state: State, budget: number, wariness: Wariness = PROOF) =>
  challenging(
    OUTLOOK,
    wariness,
  )({
    game: highnoon,
    seat: 0,
    view: highnoon.view(state, 0),
    history: [],
    legal: highnoon.legal(state, 0),
    random: fastRandom(1),
    budget,
  });

const weigh = (sketch: Sketch, budget: number, wariness?: Wariness) => weighedIn(stateOf(sketch), budget, wariness);

/** Somewhere in matches of anybody's, with a shared deck. */
const anywhere = (count: number): readonly State[] =>
  Array.from({ length: count }, (_, deal) => {
    const state = highnoon.setup({ ...stateOf({}).options, mode: 'shared' }, []);
    const random = fastRandom(deal + 1);
    highnoon.resolve(state, random);
    for (let n = 0; n < 60; n++) highnoon.apply(state, n % 2, anyOf(highnoon.legal(state, n % 2), random));
    return state;
  });

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
  const usual = (state: State): unknown => weighedIn(state, 0)?.[0]?.action;
  const changed = anywhere(12).filter((state) => {
    // Where manners take all playouts, what comes first is the choice of the best manner.
    const found = weighedIn(state, 600, first(1)) ?? [];
    return found.every(({ visits }) => visits === 0) && found[0]?.action !== usual(state);
  });
  expect(changed.length).toBeGreaterThan(0);
});

test('with every action in every manner at once, one may win by another manner after it', () => {
  const choice = (state: State, wariness: Wariness): unknown => weighedIn(state, 500, wariness)?.[0]?.action;
  expect(anywhere(24).some((state) => choice(state, TOGETHER) !== choice(state, ALIKE))).toBe(true);
});

const WAYS: readonly (readonly [string, Wariness])[] = [
  ['the usual manner alone', PROOF],
  ['a part of the budget for manners', first(0.4)],
  ['all of the budget for manners', first(1)],
  ['every action in every manner', TOGETHER],
];

describe.each(WAYS)('with %s', (_, wariness) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('every action is a candidate once, and playouts stay within the budget', () => {
    const run = vi.spyOn(WaryRace.prototype, 'run');
    const state: Sketch = { p1: { stock: 'S3 D5', t: ['D8', 'C9', 'CA', 'HJ', 'SQ'] } };
    const legal = highnoon.legal(stateOf(state), 0).map(highnoon.notate);
    for (const budget of [30, 200]) {
      run.mockClear();
      const candidates = weigh(state, budget, wariness)!;
      expect(named(candidates)?.toSorted()).toEqual(legal.toSorted());
      expect(run.mock.calls.length).toBeGreaterThan(0);
      expect(run.mock.calls.length).toBeLessThanOrEqual(budget);
      const visits = candidates.reduce((sum, each) => sum + each.visits, 0);
      expect(visits === run.mock.calls.length).toBe(wariness === PROOF);
    }
  });
});
