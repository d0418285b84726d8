// The rules of Whistle as a `Game`: this object is all the kernel, the table and the bots need.

import type { Game, Refusal, Seat } from '../../src/kernel/game.ts';
import { shuffle } from '../../src/kernel/random.ts';
import { fail, ok } from '../../src/kernel/result.ts';
import { DECK, suitOf, type Card } from './cards.ts';
import * as position from './position.ts';
import {
  check,
  isDealt,
  isOver,
  standing,
  type Action,
  type Event,
  type Options,
  type State,
  type View,
} from './state.ts';

interface Types {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  loadout: unknown;
}

/** The cards of a hand that the rules permit: the one place that `legal` and `refuse` both ask. */
const permitted = (state: State, seat: Seat): readonly Card[] => {
  const hand = state.hands[seat] ?? [];
  const led = standing(state).trick[0];
  const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand; // WHI-5
};

const isTurn = (state: State, seat: Seat): boolean => isDealt(state) && !isOver(state) && standing(state).turn === seat;

const refuse = (state: State, seat: Seat, { play: card }: Action): Refusal | undefined => {
  if (isOver(state)) return { code: 'match-finished', clause: 'WHI-7', params: {} };
  if (!isTurn(state, seat)) return { code: 'not-your-turn', clause: 'WHI-3', params: {} };
  if (!state.hands[seat]?.includes(card)) return { code: 'card-not-in-hand', clause: 'WHI-4', params: { card } };
  if (permitted(state, seat).includes(card)) return undefined;
  return {
    code: 'must-follow-suit',
    clause: 'WHI-5',
    params: { card, suit: suitOf(standing(state).trick[0] as Card) },
  };
};

export const game: Game<Types> = {
  id: 'whistle',
  rulesVersion: 1,
  options: { fields: { cards: [5, 3] }, presets: { standard: {}, quick: { cards: 3 } }, preset: 'standard' },
  seats: () => 2,
  sides: () => [[0], [1]],
  setup: ({ cards }) => ({ cards, stock: [...DECK], hands: [[], []], played: [] }),

  chance: (state) => (isDealt(state) ? undefined : 'deal/1'),
  resolve: (draft, random, events) => {
    shuffle(draft.stock, random);
    draft.hands = [draft.stock.splice(0, draft.cards), draft.stock.splice(0, draft.cards)]; // WHI-2
    const hidden = draft.hands.map((hand) => hand.map(() => null));
    const dealt = (shows: (seat: Seat) => boolean): Event => ({
      type: 'dealt',
      hands: draft.hands.map((hand, seat) => (shows(seat) ? [...hand] : (hidden[seat] ?? []))),
    });
    events?.push({
      pub: dealt(() => false),
      to: { 0: dealt((seat) => seat === 0), 1: dealt((seat) => seat === 1) },
      open: dealt(() => true),
    });
  },

  actors: (state) => ({ must: isDealt(state) && !isOver(state) ? [standing(state).turn] : [], may: [] }),
  legal: (state, seat) => (isTurn(state, seat) ? permitted(state, seat).map((play) => ({ play })) : []),
  refuse,
  apply: (draft, seat, { play: card }, events) => {
    const hand = draft.hands[seat as 0 | 1];
    hand.splice(hand.indexOf(card), 1);
    draft.played.push(card);
    events?.push({ pub: { type: 'played', seat, card } });
    if (draft.played.length % 2 === 1) return;
    events?.push({ pub: { type: 'took', seat: standing(draft).lead, cards: draft.played.slice(-2) } });
  },
  clone: (state) => ({
    cards: state.cards,
    stock: [...state.stock],
    hands: [[...state.hands[0]], [...state.hands[1]]],
    played: [...state.played],
  }),

  outcome: (state) => {
    if (!isOver(state)) return undefined;
    const points = standing(state).tricks;
    return { rank: points[0] > points[1] ? [1, 2] : [2, 1], points, reason: 'tricks', clause: 'WHI-7' };
  },
  concede: (state, seat) => ({
    rank: seat === 0 ? [2, 1] : [1, 2],
    points: standing(state).tricks,
    reason: 'conceded',
    clause: 'WHI-8',
  }),
  check,

  view: (state, viewer) => ({
    viewer,
    cards: state.cards,
    stock: state.stock.map((card) => (viewer === 'open' ? card : null)),
    hands: state.hands.map((hand, seat) => hand.map((card) => (viewer === 'open' || viewer === seat ? card : null))),
    played: [...state.played],
  }),
  sample: (view, random) => {
    const known = [...view.stock, ...view.hands.flat(), ...view.played];
    for (;;) {
      const unseen = shuffle(
        DECK.filter((card) => !known.includes(card)),
        random,
      );
      const fill = (cards: readonly (Card | null)[]): Card[] => cards.map((card) => card ?? (unseen.pop() as Card));
      const hands: State['hands'] = [fill(view.hands[0] ?? []), fill(view.hands[1] ?? [])];
      const state = { cards: view.cards, stock: fill(view.stock), hands, played: [...view.played] };
      // A guess in which somebody had not followed suit contradicts what was seen: guess again.
      if (check(state) === undefined) return state;
    }
  },

  notate: ({ play: card }) => `play ${card}`,
  parse: (text) => {
    const card = DECK.find((known) => text === `play ${known}`);
    return card === undefined
      ? fail({ at: '', message: 'must read "play" and a card, such as "play HA"' })
      : ok({ play: card });
  },
  position,
};
