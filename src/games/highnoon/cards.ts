// The 104 cards of HighNoon as small numbers: copy × 64 + suit × 16 + rank, and their ids `d0:C:05`.

/** A card: copy × 64 + suit × 16 + rank; ranks are 1 (ace) to 13 (king). */
export type Card = number;

/** A suit, 0 to 3, in the order of `SUITS`. */
export type Suit = number;

/** Suit letters in the order of their numbers: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;

export const NO_CARD = -1;
const ACE = 1;
export const KING = 13;

export const cardOf = (copy: number, suit: Suit, rank: number): Card => (copy << 6) | (suit << 4) | rank;

export const copyOf = (card: Card): number => card >> 6;

export const suitOf = (card: Card): Suit => (card >> 4) & 3;

export const rankOf = (card: Card): number => card & 15;

/** 1 for diamonds and hearts, 0 for clubs and spades. */
const redness = (card: Card): number => ((card >> 4) ^ (card >> 5)) & 1;

/** What columns see of a card: its rank, and its colour as the lowest bit. */
export const shapeOf = (card: Card): number => (rankOf(card) << 1) | redness(card);

/** The one shape that may lie on a card in a column: a rank lower, of the other colour (HN-6.6). */
export const shapeOnto = (under: Card): number => (shapeOf(under) - 2) ^ 1;

/** May `card` lie on `under` in a column? */
export const fits = (card: Card, under: Card): boolean => shapeOf(card) === shapeOnto(under);

/** Every card, copy by copy and suit by suit (HN-2.1). */
export const CARDS: readonly Card[] = Array.from({ length: 128 }, (_, card) => card).filter(
  (card) => rankOf(card) >= ACE && rankOf(card) <= KING,
);

const NAMES: readonly string[] = Array.from(
  { length: 128 },
  (_, card) => `d${copyOf(card)}:${SUITS[suitOf(card)]}:${String(rankOf(card)).padStart(2, '0')}`,
);

/** A card's id (HN-2.2): `d0:C:05` is the five of clubs of the first deck. */
export const nameOf = (card: Card): string => NAMES[card]!;

const BY_NAME: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [nameOf(card), card]));

/** A card from its id. */
export const cardNamed = (id: string): Card | undefined => BY_NAME.get(id);

const FRENCH_RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** The French card that a card's picture and name are: `d1:C:05` is `C5`. What is no id stays as it is. */
export const frenchOf = (id: string): string => {
  const card = cardNamed(id);
  return card === undefined ? id : `${SUITS[suitOf(card)]}${FRENCH_RANKS[rankOf(card)]}`;
};
