// The deal (HN-4): the only randomness in the game.

import type { Events } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import { CARDS, copyOf, nameOf, type Card } from './cards.ts';
import type { HighNoonEvent } from './events.ts';
import { COLUMNS, columnOf, downOf, PLAYERS, ringOf, type State } from './state.ts';

export const dueDeal = (s: State): string | undefined => (s.stage === 'deal' ? 'deal/1' : undefined);

/** Shuffles and lays out both boards. */
export const deal = (s: State, random: Random, events?: Events<HighNoonEvent>): void => {
  const halves = s.options.mode === 'split' ? ownDecks(random) : sharedDeck(random);
  halves.forEach((cards, seat) => layOut(s, seat, cards));
  s.stage = 'play';
  if (events !== undefined) events.push({ pub: dealtEvent(s, false), open: dealtEvent(s, true) });
};

/** HN-4.1: the first deck for the first player, the second for the second. */
const ownDecks = (random: Random): readonly (readonly Card[])[] =>
  [0, 1].map((copy) =>
    shuffle(
      CARDS.filter((card) => copyOf(card) === copy),
      random,
    ),
  );

/** HN-4.2: one shuffle of both decks, half of it each. */
const sharedDeck = (random: Random): readonly (readonly Card[])[] => {
  const cards = shuffle(CARDS.slice(), random);
  return [cards.slice(0, cards.length / PLAYERS), cards.slice(cards.length / PLAYERS)];
};

/** HN-4.3: columns of one to seven with open tops; the rest is the stock. */
const layOut = (s: State, seat: number, cards: readonly Card[]): void => {
  let next = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const at = seat * COLUMNS + column;
    s.columns[at] = cards.slice(next, next + column + 1);
    s.down[at] = column;
    s.runs[at] = 1;
    next += column + 1;
  }
  s.rings[seat] = cards.slice(next);
  s.left[seat] = cards.length;
};

const dealtEvent = (s: State, open: boolean): HighNoonEvent => ({
  type: 'dealt',
  players: [0, 1].map((seat) => ({
    tableau: Array.from({ length: COLUMNS }, (_, column) =>
      columnOf(s, seat, column).map((card, i) => (open || i >= downOf(s, seat, column) ? nameOf(card) : null)),
    ),
    stock: ringOf(s, seat)
      .toReversed()
      .map((card) => (open ? nameOf(card) : null)),
  })),
});
