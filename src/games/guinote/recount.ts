// Counting again, from the names of the cards alone: what the rules did with a move is checked against it.

import type { Seat } from '../../kernel/game.ts';
import { nameOf, SUITS } from './cards.ts';
import type { GuinoteOptions } from './options.ts';
import { NONE, type State } from './state.ts';
import { handCards } from './view.ts';

const suitIn = (card: string): string => card.slice(-1);
const rankIn = (card: string): string => card.slice(0, -1);

/** Strongest first (GUI-2.1, GUI-2.2). */
const strengthOf = (options: GuinoteOptions): readonly string[] =>
  options.rank === 'sota-over-caballo'
    ? ['1', '3', '12', '10', '11', '9', '8', '7', '6', '5', '4', '2']
    : ['1', '3', '12', '11', '10', '9', '8', '7', '6', '5', '4', '2'];

/** Which place of a trick takes it (GUI-4.2). */
const winningPlace = (options: GuinoteOptions, trump: string, cards: readonly string[]): number => {
  const suit = cards.some((card) => suitIn(card) === trump) ? trump : suitIn(cards[0]!);
  const strength = strengthOf(options);
  const weakness = (card: string): number => (suitIn(card) === suit ? strength.indexOf(rankIn(card)) : strength.length);
  return cards.reduce((best, card, i) => (weakness(card) < weakness(cards[best]!) ? i : best), 0);
};

/** Points of cards (GUI-1.2, GUI-1.3). */
const pointsIn = (options: GuinoteOptions, cards: readonly string[]): number => {
  const [sota, caballo] = options.figurePoints === 'sota3' ? [3, 2] : [2, 3];
  const points: { readonly [rank: string]: number } = { 1: 11, 3: 10, 12: 4, 10: sota, 11: caballo };
  return cards.reduce((sum, card) => sum + (points[rankIn(card)] ?? 0), 0);
};

/** Who takes the trick that this card closes, and what it is worth. */
export const recountTrick = (s: State, card: string): { readonly winner: Seat; readonly points: number } => {
  const cards = [...s.trick.map(nameOf), card];
  const place = winningPlace(s.options, SUITS[s.trump]!, cards);
  return { winner: (s.leader + place) % s.options.players, points: pointsIn(s.options, cards) };
};

/** Cards still to be drawn, in their order, the pinta last. */
export const toBeDrawn = (s: State): readonly string[] => [
  ...s.deck.slice(s.drawn).map(nameOf),
  ...(s.pinta === NONE ? [] : [nameOf(s.pinta)]),
];

export const handNames = (s: State, seat: Seat): readonly string[] => handCards(s, seat).map(nameOf);
