// The wary player of HighNoon: its choices are legal and carried out as the rules do; what it holds back, and when it no longer does.

import { describe, expect, test } from 'vitest';
import { DRAW, RECYCLE } from '../../games/highnoon/actions.ts';
import { highnoon, module } from '../../games/highnoon/index.ts';
import { COLUMNS, type State } from '../../games/highnoon/state.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import type { Seat } from '../../kernel/game.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { WARY } from './scores.ts';
import { WaryRace } from './wary.ts';

const faceDown = (s: State, seat: Seat): number =>
  s.down.slice(seat * COLUMNS, (seat + 1) * COLUMNS).reduce((sum, cards) => sum + cards, 0);

const race = new WaryRace();

/** What the wary player would do; nothing where there is nothing to do. */
const choiceIn = (state: State, seat: Seat): number | undefined => {
  const legal = highnoon.legal(state, seat);
  race.load(state);
  const choice = race.choiceOf(seat);
  if (choice !== DRAW) return choice;
  return [DRAW, RECYCLE].find((turn) => legal.includes(turn));
};

describe.each([
  { preset: 'shared' },
  { preset: 'classic' },
  { preset: 'draw3' },
  { preset: 'shared', options: { autoReveal: false, emptyColumn: 'any' } },
])('%o', (asked) => {
  test('a turn is legal, and what the race makes of it is what the rules make of it', () => {
    const chosen = new Set<number>();
    for (let n = 0; n < 3; n++) {
      for (const { state: any } of walk(subjectOf(module, asked), n, 800).moments) {
        const state = any as State;
        if (state.stage !== 'play') continue;
        for (const seat of [0, 1]) {
          const choice = choiceIn(state, seat);
          const after = highnoon.clone(state);
          expect([...highnoon.legal(state, seat), undefined]).toContain(choice);
          if (choice !== undefined) {
            highnoon.apply(after, seat, choice);
            chosen.add(choice);
          }
          race.load(state);
          race.run(seat, 1, seat);
          expect([race.placed[seat], race.score[seat], race.left[seat], race.faceDown(seat)]).toEqual([
            after.placed[seat],
            after.score[seat],
            after.left[seat],
            faceDown(after, seat),
          ]);
        }
      }
    }
    expect(chosen.size).toBeGreaterThan(20);
  });

  test.each([
    ['a greedy rival', race],
    ['a wary rival', new WaryRace(WARY, true)],
  ])('played on for long with %s, no card is lost and none comes from nowhere', (_, race) => {
    let over = 0;
    for (let n = 0; n < 3; n++) {
      for (const { state: any } of walk(subjectOf(module, asked), n, 200).moments) {
        const state = any as State;
        if (state.stage !== 'play') continue;
        race.load(state);
        race.run(n % 2, 2000, n % 2);
        for (const seat of [0, 1]) {
          expect(race.placed[seat]! + race.left[seat]!).toBe(state.placed[seat]! + state.left[seat]!);
          expect(race.faceDown(seat)).toBeLessThanOrEqual(faceDown(state, seat));
        }
        over += race.placed[0]! > state.placed[0]! ? 1 : 0;
      }
    }
    expect(over).toBeGreaterThan(100);
  });
});

test('a wary rival does what it would choose itself', () => {
  const both = new WaryRace(WARY, true);
  let differs = 0;
  for (const { state: any } of walk(subjectOf(module, { preset: 'shared' }), 5, 800).moments) {
    const state = any as State;
    if (state.stage !== 'play') continue;
    const outcomes = [both, race].map((each) => {
      each.load(state);
      // The second seat moves once, the first is the thinker.
      each.run(1, 1, 0);
      return [each.placed[1], each.left[1], each.faceDown(1)].join();
    });
    race.load(state);
    race.run(1, 1, 1);
    expect(outcomes[0]).toBe([race.placed[1], race.left[1], race.faceDown(1)].join());
    differs += outcomes[0] === outcomes[1] ? 0 : 1;
  }
  expect(differs).toBeGreaterThan(5);
});

describe('a card that the rival would build on', () => {
  const chosen = (sketch: Sketch): string => highnoon.notate(choiceIn(stateOf(sketch), 0)!);
  /** Placing the three of clubs opens a lane for the rival's four; their other three is far down in a long stock. */
  const threes: Sketch = { p1: { stock: 'S9', t: ['C3'] }, p2: { t: ['C4', 'HK'] }, lanes: [2] };
  const AHEAD: Sketch = { placed: [2, 0], score: [3, 0] };
  const LEVEL: Sketch = { placed: [1, 1], score: [1, 2] };
  const BEHIND: Sketch = { placed: [0, 2], score: [0, 3] };

  test('is held back by who is ahead or level', () => {
    expect(chosen({ ...threes, ...AHEAD })).toBe('draw');
    expect(chosen({ ...threes, ...LEVEL })).toBe('draw');
  });

  test('is placed by who is behind', () => {
    expect(chosen({ ...threes, ...BEHIND })).toBe('place t0');
  });

  test('is placed where the rival does not have the next one ready', () => {
    expect(chosen({ ...threes, p2: { t: ['D4', 'HK'] }, ...AHEAD })).toBe('place t0');
  });

  test('is placed before the rival places the same', () => {
    expect(chosen({ ...threes, p2: { t: ['C4', 'C3'] }, ...LEVEL })).toBe('place t0');
  });

  test('is placed when a round of both stocks has brought nothing', () => {
    expect(chosen({ ...threes, ...LEVEL, idle: [400, 400] })).toBe('place t0');
  });
});
