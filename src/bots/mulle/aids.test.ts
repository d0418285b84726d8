// What the search is told of Mulle: worlds that fit the view, a policy without foresight, worth that grows with the lead.

import { describe, expect, test } from 'vitest';
import { mulle } from '../../games/mulle/index.ts';
import { intakeOf, PACK } from '../../games/mulle/cards.ts';
import { inPlay, type State } from '../../games/mulle/state.ts';
import { optionsWith, stateOf } from '../../games/mulle/testing.ts';
import type { Json } from '../../kernel/json.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Mulle } from '../../games/mulle/index.ts';
import type { Thought } from '../bot.ts';
import { aidsWith } from './aids.ts';
import { policy, prior } from './policy.ts';
import { worldsWith } from './worlds.ts';
import { worth } from './worth.ts';

const thoughtOf = (state: State, seat = state.turn): Thought<Mulle> => ({
  game: mulle,
  seat,
  sides: mulle.sides(state.options),
  view: mulle.view(state, seat),
  history: [],
  legal: mulle.legal(state, seat),
  random: fastRandom(11),
  budget: 0,
});

/** States in which somebody acts, of matches played at random. */
const statesOf = (changes: { readonly [key: string]: Json }, seed: number): readonly State[] => {
  const random = fastRandom(seed);
  const s = mulle.setup(optionsWith({ omgangar: 1, ...changes }), []);
  const states: State[] = [];
  while (mulle.outcome(s) === undefined) {
    if (mulle.chance(s) !== undefined) {
      mulle.resolve(s, random);
      continue;
    }
    states.push(mulle.clone(s));
    const actions = mulle.legal(s, s.turn);
    mulle.apply(s, s.turn, actions[random.below(actions.length)]!);
  }
  return states;
};

const cardsOf = (s: State): readonly number[] =>
  [...s.stock, ...s.hands.flat(), ...s.captured.flat(), ...s.table.flatMap(({ cards }) => cards)].toSorted(
    (a, b) => a - b,
  );

const intake = (pile: readonly number[]): number => pile.reduce((sum, card) => sum + intakeOf(card), 0);

const PLAYERS = [{ players: 2 }, { players: 4 }];

describe.each(PLAYERS)('worlds with $players players', (changes) => {
  test('nobody who remembers everything could tell them from the real state', () => {
    const random = fastRandom(3);
    for (const state of statesOf(changes, 7)) {
      const draw = worldsWith({ memory: 1 })(thoughtOf(state));
      const world = draw(random);
      expect(mulle.view(world, state.turn)).toEqual(mulle.view(state, state.turn));
      expect(mulle.check(world)).toBeUndefined();
      expect(mulle.view(draw(random), state.turn)).toEqual(mulle.view(state, state.turn));
    }
  });

  test('cards that are forgotten may be anywhere: the table, the own hand, the size of every pile and the score stay', () => {
    const random = fastRandom(3);
    let moved = 0;
    for (const state of statesOf(changes, 8)) {
      const world = worldsWith({ memory: 0 })(thoughtOf(state))(random);
      expect(cardsOf(world)).toEqual(PACK);
      expect(world.table).toEqual(state.table);
      expect(world.hands[state.turn]).toEqual(state.hands[state.turn]);
      expect(world.captured.map(({ length }) => length)).toEqual(state.captured.map(({ length }) => length));
      expect(world.captured.map(intake)).toEqual(state.captured.map(intake));
      if (world.captured.some((pile, side) => pile.some((card, i) => card !== state.captured[side]![i]))) moved++;
    }
    expect(moved).toBeGreaterThan(50);
  });
});

test('hidden hands are as likely as the game itself draws them, builds included', () => {
  const state = stateOf({ table: 'S9 1:12=H5+C7 DK', hands: ['S3 H4 D6', 'DQ CQ S5'], deal: 4 });
  const thought = thoughtOf(state);
  const draw = worldsWith({ memory: 1 })(thought);
  const random = fastRandom(5);
  const queens = (s: State): number => s.hands[1]!.filter((card) => card % 13 === 11).length;
  const mean = (of: () => State): number =>
    Array.from({ length: 4000 }, () => queens(of())).reduce((a, b) => a + b, 0) / 4000;
  expect(mean(() => draw(random))).toBeCloseTo(
    mean(() => mulle.sample(thought.view, random)),
    1,
  );
});

describe.each(PLAYERS)('policy with $players players', (changes) => {
  test('plays what is legal, the same whatever the others hold; priors add up to 1; keys differ where notations do', () => {
    const random = fastRandom(9);
    const { keyOf } = aidsWith({ memory: 1 });
    for (const state of statesOf(changes, 5)) {
      const action = policy(state, state.turn)!;
      expect(mulle.refuse(state, state.turn, action)).toBeUndefined();
      const other = worldsWith({ memory: 1 })(thoughtOf(state))(random);
      expect(policy(other, state.turn)).toEqual(action);
      const actions = mulle.legal(state, state.turn);
      const weights = prior(state, state.turn, actions);
      expect(weights.every((weight) => weight > 0)).toBe(true);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(new Set(actions.map(keyOf!)).size).toBe(new Set(actions.map(mulle.notate)).size);
    }
  });
});

test.each([
  ['takes a mulle of kings before an equal card', 'CK S6', 'CK D6 H3', 'take CK: CK'],
  ['takes what counts for intake', 'S9 HQ', 'C9 DQ H4', 'take C9: S9'],
  ['lays a card whose twin is gone before one whose twin is out', 'SQ', 'H8 D8 HJ', 'discard D8'],
])('the policy %s', (_, table, hand, chosen) => {
  const state = stateOf({ table, hands: [hand], captured: ['D8', ''], rest: 1, deal: 3 });
  expect(mulle.notate(policy(state, 0)!)).toBe(chosen);
});

describe('worth', () => {
  const between = (totals: readonly [number, number], omgang: number): readonly number[] => {
    const s = mulle.setup(optionsWith(), []);
    mulle.resolve(s, fastRandom(2));
    return worth({ ...s, hands: [[], []], stock: [], deal: 6, omgang, totals });
  };

  test('adds up to 1, is fair at a tie and grows with the lead', () => {
    const leads = [-60, -20, -5, 0, 5, 20, 60].map((lead) => between([100 + lead, 100], 1));
    for (const [a, b] of leads) expect(a! + b!).toBeCloseTo(1, 12);
    expect(leads[3]).toEqual([0.5, 0.5]);
    expect(leads.map(([a]) => a)).toEqual(leads.map(([a]) => a!).toSorted((a, b) => a - b));
    expect(leads.every(([a]) => a! >= 0 && a! <= 1)).toBe(true);
  });

  test('a point ahead at the end is nearly everything, with an omgång to come it is little', () => {
    expect(between([101, 100], 2)[0]).toBeGreaterThan(0.9);
    expect(between([101, 100], 1)[0]).toBeLessThan(0.55);
  });

  test('the more cards are held, the less is decided by a lead', () => {
    const s = mulle.setup(optionsWith({ omgangar: 1 }), []);
    mulle.resolve(s, fastRandom(2));
    const holding = (cards: number): number => {
      const hands = s.hands.map((hand) => hand.slice(0, cards));
      return worth({ ...s, hands, stock: [], deal: 6, totals: [110, 100] })[0]!;
    };
    const chances = [8, 5, 3, 1].map(holding);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
    expect(chances[0]).toBeGreaterThan(0.5);
  });

  test('nobody searches beyond the deal', () => {
    const { isCut } = aidsWith({ memory: 1 });
    for (const state of statesOf({ players: 2 }, 4)) expect(isCut!(state)).toBe(!inPlay(state));
  });
});
