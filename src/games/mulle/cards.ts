// The two packs of Mulle: 52 kinds of card, each of them twice, with their values on the table and in the hand.

/** A kind of card, suit × 13 + rank; a card and its twin are the same number. */
export type Card = number;

const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export const KINDS = 52;

const NAMES: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

const BY_NAME: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card]));

/** `S2` is the two of spades. */
export const nameOf = (card: Card): string => NAMES[card]!;

/** The card of a name, in any case. */
export const cardNamed = (text: string): Card | undefined => BY_NAME.get(text.toUpperCase());

/** All 104 cards, twins side by side (MUL-1.1). */
export const PACK: readonly Card[] = NAMES.flatMap((_, card) => [card, card]);

const TWO_OF_SPADES = BY_NAME.get('S2')!;
const TEN_OF_DIAMONDS = BY_NAME.get('D10')!;

const TABLE_VALUES: readonly number[] = NAMES.map((_, card) => (card % 13) + 1);

const HAND_VALUES: readonly number[] = TABLE_VALUES.map((value, card) => {
  if (card === TWO_OF_SPADES) return 15;
  if (card === TEN_OF_DIAMONDS) return 16;
  return value === 1 ? 14 : value;
});

/** What a card counts on the table and in sums (MUL-1.2). */
export const tableValue = (card: Card): number => TABLE_VALUES[card]!;

/** What a card takes from the hand (MUL-1.3). */
export const handValue = (card: Card): number => HAND_VALUES[card]!;

/** Highest value of a card that takes loose cards; above it only builds are taken (MUL-3.2). */
export const MOST_LOOSE = 13;

/** Highest value of a build (MUL-5.1). */
export const MOST_VALUE = 16;

/** An ace, the two of spades or the ten of diamonds (MUL-1.3). */
export const isSpecial = (card: Card): boolean => handValue(card) > MOST_LOOSE;

const SPADES = 13;

const INTAKE: readonly number[] = NAMES.map((name, card) => {
  if (name === 'S2' || name === 'SA' || name === 'D10') return 2;
  return card < SPADES || name.endsWith('A') ? 1 : 0;
});

/** Points that count towards the bonus only (MUL-12.2). */
export const intakeOf = (card: Card): number => INTAKE[card]!;

/** What a pair of these twins scores (MUL-12.1). */
export const mullePoints = (card: Card): number => (tableValue(card) === 1 ? 14 : tableValue(card));

/** How many tabbar a pair of special twins gives that was taken loose from the table (MUL-4.3). */
export const specialTabbar = (card: Card): number => tableValue(card);

/** Deck order: spades, hearts, diamonds, clubs, each from ace to king. */
export const byDeck = (a: Card, b: Card): number => a - b;
