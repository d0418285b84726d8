// The Spanish deck as small numbers: a card is suit × 16 + order, a set of cards of one suit is a 12-bit mask.

import type { GuinoteOptions } from './options.ts';

/** Suit letters in the order of their numbers: oros, copas, espadas, bastos. */
export const SUITS = ['O', 'C', 'E', 'B'] as const;

/** A suit, 0 to 3, in the order of `SUITS`. */
export type Suit = number;

/** A card: suit × 16 + its place in `RANKS`. */
export type Card = number;

/** Cards of one suit: bit n is the card of order n. */
export type SuitMask = number;

/** Ranks from weakest to strongest as in Aragón (GUI-2.1); not every deck has them all. */
const RANKS = [2, 4, 5, 6, 7, 8, 9, 11, 10, 12, 3, 1] as const;

const placeOf = (rank: number): number => RANKS.findIndex((r) => r === rank);
const bitOfRank = (rank: number): SuitMask => 1 << placeOf(rank);

export const SEVEN = placeOf(7);
const REY = placeOf(12);
const SOTA = placeOf(10);
const CABALLO = placeOf(11);

export const suitOf = (card: Card): Suit => card >> 4;

export const bitOf = (card: Card): SuitMask => 1 << (card & 15);

/** A card's place in its suit: the order of RANKS. */
export const orderOf = (card: Card): number => card & 15;

export const cardOf = (suit: Suit, order: number): Card => (suit << 4) | order;

/** The cards of one suit by size of the deck (GUI-1.1). */
const FULL: { readonly [size in GuinoteOptions['deck']]: SuitMask } = {
  40: 0xfff & ~bitOfRank(8) & ~bitOfRank(9),
  48: 0xfff,
  36: 0xfff & ~bitOfRank(8) & ~bitOfRank(9) & ~bitOfRank(2),
};

export const fullSuit = (options: GuinoteOptions): SuitMask => FULL[options.deck];

const deckOf = (full: SuitMask): readonly Card[] =>
  Array.from({ length: 64 }, (_, card) => card).filter((card) => orderOf(card) < 12 && (full & bitOf(card)) !== 0);

const DECKS = { 40: deckOf(FULL[40]), 48: deckOf(FULL[48]), 36: deckOf(FULL[36]) } as const;

/** The whole deck, suit by suit. */
export const deckCards = (options: GuinoteOptions): readonly Card[] => DECKS[options.deck];

/** For each order, the cards that beat it in its suit (GUI-2.1). */
const HIGHER: readonly SuitMask[] = RANKS.map((_, order) => 0xfff & (-2 << order));

/** The same with the caballo above the sota (GUI-2.2). */
const HIGHER_CABALLO: readonly SuitMask[] = HIGHER.map((mask, order) => {
  if (order === CABALLO) return mask & ~(1 << SOTA);
  return order === SOTA ? mask | (1 << CABALLO) : mask;
});

/** The cards of its suit that beat a card. */
export const beaters = (options: GuinoteOptions, card: Card): SuitMask =>
  (options.rank === 'sota-over-caballo' ? HIGHER : HIGHER_CABALLO)[card & 15]!;

/** Card points by order (GUI-1.2), and with the caballo at three (GUI-1.3). */
const SOTA3 = [0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 10, 11] as const;
const CABALLO3 = [0, 0, 0, 0, 0, 0, 0, 3, 2, 4, 10, 11] as const;

export const pointsOf = (options: GuinoteOptions, card: Card): number =>
  (options.figurePoints === 'sota3' ? SOTA3 : CABALLO3)[card & 15]!;

const sums = (points: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: 4096 }, (_, mask) =>
    points.reduce((sum, each, order) => sum + ((mask & (1 << order)) === 0 ? 0 : each), 0),
  );
const SOTA3_SUMS = sums(SOTA3);
const CABALLO3_SUMS = sums(CABALLO3);

/** Card points of a set of one suit. */
export const maskPoints = (options: GuinoteOptions, mask: SuitMask): number =>
  (options.figurePoints === 'sota3' ? SOTA3_SUMS : CABALLO3_SUMS)[mask]!;

const MASK_SIZES = Uint8Array.from({ length: 4096 }, (_, mask) => {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
});

export const maskSize = (mask: SuitMask): number => MASK_SIZES[mask]!;

const REY_SOTA: SuitMask = (1 << REY) | (1 << SOTA);
const REY_CABALLO: SuitMask = (1 << REY) | (1 << CABALLO);

/** The pair of a cante in one suit (GUI-7.1). */
export const cantePair = (options: GuinoteOptions): SuitMask =>
  options.cantePair === 'rey-sota' ? REY_SOTA : REY_CABALLO;

/** A card as text, rank first: `1O`, `12C`. */
const NAMES: readonly string[] = Array.from(
  { length: 64 },
  (_, card) => `${RANKS[orderOf(card)]}${SUITS[suitOf(card)]}`,
);

export const nameOf = (card: Card): string => NAMES[card]!;

const BY_NAME: ReadonlyMap<string, Card> = new Map(DECKS[48].map((card) => [nameOf(card), card]));

const SUIT_WORDS = ['oros', 'copas', 'espadas', 'bastos'] as const;

/** A card from its text, in any case; `oros_7` is taken for `7O`. */
export const cardNamed = (text: string): Card | undefined => {
  const alias = /^([a-z]+)_(\d+)$/iu.exec(text);
  if (alias === null) return BY_NAME.get(text.toUpperCase());
  const suit = suitNamed(alias[1]!);
  return suit === undefined ? undefined : BY_NAME.get(`${alias[2]}${SUITS[suit]}`);
};

/** A suit from its letter or its Spanish name, in any case. */
export const suitNamed = (text: string): Suit | undefined => {
  const letter = SUITS.findIndex((suit) => suit === text.toUpperCase());
  const suit = letter >= 0 ? letter : SUIT_WORDS.findIndex((word) => word === text.toLowerCase());
  return suit >= 0 ? suit : undefined;
};

/** The cards of a set of one suit, strongest first. */
export const cardsIn = (suit: Suit, mask: SuitMask): readonly Card[] => {
  const cards: Card[] = [];
  for (let rest = mask; rest !== 0;) {
    const order = 31 - Math.clz32(rest);
    cards.push(cardOf(suit, order));
    rest &= ~(1 << order);
  }
  return cards;
};

/** The same as text, behind what is there. */
export const pushNames = (names: string[], suit: Suit, mask: SuitMask): void => {
  for (let rest = mask; rest !== 0;) {
    const order = 31 - Math.clz32(rest);
    names.push(nameOf(cardOf(suit, order)));
    rest &= ~(1 << order);
  }
};
