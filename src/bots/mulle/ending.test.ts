// The end of an omgång: the exact answer is the one that trying everything finds, within the budget, and only where all is known.

import { describe, expect, test } from 'vitest';
import { mulle, type Mulle } from '../../games/mulle/index.ts';
import type { State } from '../../games/mulle/state.ts';
import { optionsWith } from '../../games/mulle/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { solve } from './ending.ts';

/** A match played at random until the hand on turn is so small in the last deal. */
const endingWith = (cards: number, seed: number): State => {
  const random = fastRandom(seed);
  const s = mulle.setup(optionsWith({ omgangar: 1 }), []);
  while (s.deal < 6 || s.hands[s.turn]!.length !== cards) {
    if (mulle.chance(s) !== undefined) {
      mulle.resolve(s, random);
      continue;
    }
    const actions = mulle.legal(s, s.turn);
    mulle.apply(s, s.turn, actions[random.below(actions.length)]!);
  }
  return s;
};

const thoughtOf = (state: State, budget: number): Thought<Mulle> => ({
  game: mulle,
  seat: state.turn,
  view: mulle.view(state, state.turn),
  history: [],
  legal: mulle.legal(state, state.turn),
  random: fastRandom(1),
  budget,
});

/** What the player on turn can reach, as a lead in points, by trying everything. */
const leadOf = (s: State, seat: number): number => {
  const outcome = mulle.outcome(s);
  if (outcome !== undefined) return outcome.points[seat]! - outcome.points[1 - seat]!;
  const leads = mulle.legal(s, s.turn).map((action) => {
    const next = mulle.clone(s);
    mulle.apply(next, s.turn, action);
    return leadOf(next, seat);
  });
  return s.turn === seat ? Math.max(...leads) : Math.min(...leads);
};

describe.each([1, 2, 3])('with %d cards', (cards) => {
  test('nothing that could be tried is better', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const s = endingWith(cards, seed);
      const best = leadOf(s, s.turn);
      const next = mulle.clone(s);
      mulle.apply(next, s.turn, solve(thoughtOf(s, 100_000))!);
      expect(leadOf(next, s.turn)).toBe(best);
    }
  });
});

test('a budget that does not suffice gives no answer, nor do endings that are too long or hidden', () => {
  expect(solve(thoughtOf(endingWith(4, 1), 1))).toBeUndefined();
  expect(solve(thoughtOf(endingWith(8, 1), 100_000))).toBeUndefined();
  const s = mulle.setup(optionsWith({ players: 4, omgangar: 1 }), []);
  mulle.resolve(s, fastRandom(2));
  expect(solve(thoughtOf(s, 100_000))).toBeUndefined();
});
