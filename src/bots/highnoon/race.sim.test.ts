// A race of HighNoon: each turn is what the greedy player would do, or as good; who is patient lays out less.

import { describe, expect, test } from 'vitest';
import { highnoon, module } from '../../games/highnoon/index.ts';
import { COLUMNS, rivalOf, type State } from '../../games/highnoon/state.ts';
import { stateOf, type Board } from '../../games/highnoon/testing.ts';
import type { Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { greedy } from './greedy.ts';
import { Race } from './race.ts';

const faceDown = (s: State, seat: Seat): number =>
  s.down.slice(seat * COLUMNS, (seat + 1) * COLUMNS).reduce((sum, cards) => sum + cards, 0);

const race = new Race();

/** What one turn of the greedy player leads to: cards placed, points, cards left, cards face down. */
const byGreedy = (state: State, seat: Seat): readonly number[] => {
  const s = highnoon.clone(state);
  const action = greedy.bot({
    game: highnoon,
    seat,
    view: highnoon.view(state, seat),
    history: [],
    legal: highnoon.legal(state, seat),
    random: fastRandom(1),
    budget: 0,
  });
  if (action !== undefined) highnoon.apply(s, seat, action);
  return [s.placed[seat]!, s.left[seat]!, faceDown(s, seat)];
};

const byRace = (state: State, seat: Seat): readonly number[] => {
  race.load(state);
  race.run(seat, 1, rivalOf(seat));
  return [race.placed[seat]!, race.left[seat]!, race.faceDown(seat)];
};

describe.each([
  { preset: 'classic' },
  { preset: 'shared' },
  { preset: 'draw3' },
  { preset: 'classic', options: { autoReveal: false, emptyColumn: 'any' } },
])('%o', (asked) => {
  test('a turn gets as far as a turn of the greedy player', () => {
    const far = new Set<string>();
    for (let n = 0; n < 3; n++) {
      for (const { state: any } of walk(subjectOf(module, asked), n, 800).moments) {
        const state = any as State;
        if (state.stage !== 'play') continue;
        for (const seat of [0, 1]) {
          const turn = byRace(state, seat);
          expect(turn).toEqual(byGreedy(state, seat));
          far.add(turn.join(' '));
        }
      }
    }
    expect(far.size).toBeGreaterThan(20);
  });

  test('played on for long, no card is lost and none comes from nowhere', () => {
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

describe('who is patient', () => {
  const facing = (p1: Board, turns: number, patient: Seat): number => {
    race.load(stateOf({ p1, p2: { t: ['SK'] }, lanes: [0, 0, 0, 0, 2] }));
    race.run(0, turns, patient);
    return race.faceDown(0);
  };
  /** The nine of the waste goes onto the ten, and so does the nine that hides a card. */
  const nines = { stock: 'H3', waste: 'C9', t: ['D10', 'S4? S9 H4'] };

  test('leaves a card in the waste whose place something better may need', () => {
    expect(facing(nines, 10, 0)).toBe(0);
    expect(facing(nines, 10, 1)).toBe(1);
  });

  test('lays a card out that something hiding cards can follow', () => {
    expect(facing({ waste: 'S10', t: ['HJ', 'S4? D9'] }, 3, 0)).toBe(0);
  });

  test('lays a card out when nothing else has come of a round', () => {
    // The nine takes the red eight only once the ten is laid out for it.
    const eights = { stock: 'C3 C4', waste: 'S10 H8', t: ['HJ', 'S4? S7', 'D9'] };
    expect(facing(eights, 4, 0)).toBe(1);
    expect(facing(eights, 200, 0)).toBe(0);
  });
});
