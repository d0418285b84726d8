// What the others' moves tell: the deal so far from events alone, odds of a hand, and states that follow the odds.

import { describe, expect, test } from 'vitest';
import { discard } from '../../games/mulle/actions.ts';
import { cardNamed, type Card } from '../../games/mulle/cards.ts';
import type { MulleEvent } from '../../games/mulle/events.ts';
import { mulle, type Mulle } from '../../games/mulle/index.ts';
import type { State } from '../../games/mulle/state.ts';
import { optionsWith, stateOf } from '../../games/mulle/testing.ts';
import type { Events, Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { hiddenFrom } from './hidden.ts';
import { deedsOf, FIRM, likelihood, LOOSE, type Deed, type Trust } from './reading.ts';
import { statesRead, type Reading } from './walk.ts';
import { worldsWith } from './worlds.ts';

const READING: Reading = { share: 1, trust: FIRM };

interface Moment {
  readonly state: State;
  readonly history: readonly MulleEvent[];
  /** The moves of this deal with the states that they were made in. */
  readonly made: readonly { readonly before: State; readonly deed: string }[];
}

/** Every turn of a match played at random, with what the player on turn has seen. */
const momentsOf = (players: number, seed: number): readonly Moment[] => {
  const random = fastRandom(seed);
  const s = mulle.setup(optionsWith({ players }), []);
  const events: Events<MulleEvent> = [];
  let made: Moment['made'] = [];
  const moments: Moment[] = [];
  const seenBy = (seat: Seat): readonly MulleEvent[] => events.map(({ pub, to }) => to?.[seat] ?? pub);
  while (mulle.outcome(s) === undefined) {
    if (mulle.chance(s) !== undefined) {
      mulle.resolve(s, random, events);
      made = [];
      continue;
    }
    const before = mulle.clone(s);
    moments.push({ state: before, history: seenBy(s.turn), made });
    const actions = mulle.legal(s, s.turn);
    const action = actions[random.below(actions.length)]!;
    mulle.apply(s, s.turn, action, events);
    made = [...made, { before, deed: `${before.turn} ${mulle.notate(action)}` }];
  }
  return moments;
};

const thoughtOf = ({ state, history }: Pick<Moment, 'state' | 'history'>, budget = 0): Thought<Mulle> => ({
  game: mulle,
  seat: state.turn,
  sides: mulle.sides(state.options),
  view: mulle.view(state, state.turn),
  history,
  legal: mulle.legal(state, state.turn),
  random: fastRandom(11),
  budget,
});

const unseenBy = (state: State, me: Seat, seat: Seat): readonly Card[] => [
  ...state.stock,
  ...state.hands.flatMap((hand, other) => (other === me || other === seat ? [] : hand)),
];

describe.each([2, 4])('with %d players', (players) => {
  const moments = momentsOf(players, 3);

  test('events tell every move of the deal and the table it was made at', () => {
    for (const { state, history, made } of moments) {
      const deeds = deedsOf(history, mulle.view(state, state.turn));
      expect(deeds.map(({ seat, action }) => `${seat} ${mulle.notate(action)}`)).toEqual(made.map(({ deed }) => deed));
      expect(deeds.map(({ table }) => table)).toEqual(made.map(({ before }) => before.table));
    }
  });

  test('the hands that the others really hold are never impossible', () => {
    for (const { state, history } of moments) {
      const me = state.turn;
      const deeds = deedsOf(history, mulle.view(state, me));
      const odds = state.hands.map((hand, seat) =>
        seat === me ? 1 : likelihood(state, deeds, me, seat, hand, unseenBy(state, me, seat), FIRM),
      );
      expect(Math.min(...odds)).toBeGreaterThan(0);
    }
  });

  test('states read fit the view, and there are fewer of them than readings', () => {
    for (const moment of moments.filter((_, i) => i % 5 === 0)) {
      const thought = thoughtOf(moment, 40);
      const random = fastRandom(4);
      const world = worldsWith({ memory: 1, reading: READING })(thought)(random);
      expect(mulle.view(world, thought.seat)).toEqual(thought.view);
      expect(mulle.check(world)).toBeUndefined();
      expect(statesRead(hiddenFrom(1, thought, random), thought, READING, random).length).toBeLessThan(40 * 4);
    }
  });
});

test('a history that does not lead to the table tells nothing', () => {
  const { state, history } = momentsOf(2, 3)[5]!;
  const view = mulle.view(state, state.turn);
  expect(deedsOf([], view)).toEqual([]);
  expect(deedsOf(history.slice(0, -1), view)).toEqual([]);
  expect(deedsOf(history.slice(1), view)).toEqual([]);
});

const cards = (text: string): readonly Card[] => text.split(' ').map((name) => cardNamed(name)!);

describe('a king lay loose and seat 1 laid a four down', () => {
  const before = stateOf({ table: 'CK H7 S9', hands: ['S3 H6 D8', 'D4 C2 HJ'], deal: 3 });
  const deed: Deed = { seat: 1, table: before.table, action: discard(cardNamed('D4')!) };
  const oddsOf = (hand: string, trust = FIRM): number =>
    likelihood(before, [deed], 0, 1, cards(hand), before.stock, trust);

  test('it hardly holds a king', () => {
    expect(oddsOf('C2 HK')).toBeGreaterThan(0);
    expect(oddsOf('C2 HK')).toBeLessThan(oddsOf('C2 H8') / 3);
  });

  test('whoever trusts the others more believes in a king less', () => {
    const rarer = (trust: Trust): number => oddsOf('C2 HK', trust) / oddsOf('C2 H8', trust);
    expect(rarer(FIRM)).toBeLessThan(rarer(LOOSE) / 1.5);
  });

  test('it can not have had a build that a four may not be laid beside', () => {
    const table = [{ cards: cards('H5 C6'), owner: 1, value: 11, locked: false }];
    expect(likelihood(before, [{ ...deed, table }], 0, 1, cards('C2 HJ'), before.stock, FIRM)).toBe(0);
  });
});

test('a walk visits hands as often as their odds say', () => {
  const { state, history } = momentsOf(2, 3).find(
    (moment) => moment.state.turn === 0 && moment.state.hands[1]!.length === 1 && moment.state.stock.length > 0,
  )!;
  const thought = thoughtOf({ state, history }, 8000);
  const deeds = deedsOf(history, thought.view);
  const hidden = [...state.hands[1]!, ...state.stock];
  const odds = new Map<Card, number>();
  hidden.forEach((card, i) => {
    const odd = likelihood(state, deeds, 0, 1, [card], hidden.toSpliced(i, 1), FIRM);
    odds.set(card, (odds.get(card) ?? 0) + odd);
  });
  const all = [...odds.values()].reduce((sum, each) => sum + each, 0);
  const random = fastRandom(6);
  const states = statesRead(hiddenFrom(1, thought, random), thought, READING, random);
  const share = (card: Card): number => states.filter(({ hands }) => hands[1]![0] === card).length / states.length;
  const apart = [...odds].reduce((sum, [card, odd]) => sum + Math.abs(share(card) - odd / all), 0) / 2;
  expect(apart).toBeLessThan(0.08);
  const uniform = [...odds].reduce((sum, [card, odd]) => {
    const copies = hidden.filter((each) => each === card).length;
    return sum + Math.abs(copies / hidden.length - odd / all);
  }, 0);
  expect(uniform / 2).toBeGreaterThan(0.16);
});
