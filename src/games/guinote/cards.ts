// The Spanish deck as small numbers: a card is suit × 16 + order, a set of cards of one suit is a 12-bit mask.

/** Suit letters in the order of their numbers: oros, copas, espadas, bastos. */
export const SUITS = ['O', 'C', 'E', 'B'] as const;

/** A suit, 0 to 3, in the order of `SUITS`. */
export type Suit = number;

/** A card: suit × 16 + its place in `RANKS`. */
export type Card = number;

/** Cards of one suit: bit n is the card of order n. */
export type SuitMask = number;

/** Ranks from weakest to strongest (GUI-2.1); 8 and 9 are places kept for larger decks. */
const RANKS = [2, 4, 5, 6, 7, 8, 9, 11, 10, 12, 3, 1] as const;

/** Card points by order (GUI-1.2). */
const POINTS = [0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 10, 11] as const;

const placeOf = (rank: number): number => RANKS.findIndex((r) => r === rank);

export const SEVEN = placeOf(7);

/** Rey and Sota of a suit, the pair of a cante (GUI-7.1). */
export const CANTE_PAIR: SuitMask = (1 << placeOf(12)) | (1 << placeOf(10));
export const CANTE_ORDERS = [placeOf(12), placeOf(10)] as const;

/** The cards of one suit in a deck of 40: no 8, no 9 (GUI-1.1). */
export const FULL_SUIT: SuitMask = 0xfff & ~(1 << placeOf(8)) & ~(1 << placeOf(9));

export const suitOf = (card: Card): Suit => card >> 4;

export const bitOf = (card: Card): SuitMask => 1 << (card & 15);

/** A card's place in its suit, 0 the weakest. */
export const orderOf = (card: Card): number => card & 15;

export const cardOf = (suit: Suit, order: number): Card => (suit << 4) | order;

/** Does a beat b when both are of one suit? */
export const higher = (order: number): SuitMask => 0xfff & (-2 << order);

export const pointsOf = (card: Card): number => POINTS[card & 15] as number;

/** Card points of every set of one suit, by mask. */
const MASK_POINTS = Uint8Array.from({ length: 4096 }, (_, mask) =>
  POINTS.reduce<number>((sum, points, order) => sum + (mask & (1 << order) ? points : 0), 0),
);

export const maskPoints = (mask: SuitMask): number => MASK_POINTS[mask] as number;

const MASK_SIZES = Uint8Array.from({ length: 4096 }, (_, mask) => {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
});

export const maskSize = (mask: SuitMask): number => MASK_SIZES[mask] as number;

/** The forty cards, suit by suit. */
export const DECK: readonly Card[] = Array.from({ length: 64 }, (_, card) => card).filter(
  (card) => (card & 15) < 12 && (FULL_SUIT & bitOf(card)) !== 0,
);

/** A card as text, rank first: `1O`, `12C`. */
const NAMES: readonly string[] = Array.from({ length: 64 }, (_, card) => `${RANKS[card & 15]}${SUITS[suitOf(card)]}`);

export const nameOf = (card: Card): string => NAMES[card] as string;

const BY_NAME: ReadonlyMap<string, Card> = new Map(DECK.map((card) => [nameOf(card), card]));

const SUIT_WORDS = ['oros', 'copas', 'espadas', 'bastos'] as const;

/** A card from its text, in any case; `oros_7` is taken for `7O`. */
export const cardNamed = (text: string): Card | undefined => {
  const alias = /^([a-z]+)_(\d+)$/iu.exec(text);
  if (alias === null) return BY_NAME.get(text.toUpperCase());
  const suit = suitNamed(alias[1] as string);
  return suit === undefined ? undefined : BY_NAME.get(`${alias[2]}${SUITS[suit]}`);
};

/** A suit from its letter or its Spanish name, in any case. */
export const suitNamed = (text: string): Suit | undefined => {
  const letter = SUITS.findIndex((suit) => suit === text.toUpperCase());
  const suit = letter >= 0 ? letter : SUIT_WORDS.findIndex((word) => word === text.toLowerCase());
  return suit >= 0 ? suit : undefined;
};

const strongestFirst = (suit: Suit, mask: SuitMask): readonly Card[] => {
  const cards: Card[] = [];
  for (let rest = mask; rest !== 0;) {
    const order = 31 - Math.clz32(rest);
    cards.push(cardOf(suit, order));
    rest &= ~(1 << order);
  }
  return cards;
};

/** Every set of one suit as a list, made once: playouts ask for millions of them. */
const LISTS: readonly (readonly Card[])[] = Array.from({ length: 4 * 4096 }, (_, key) =>
  strongestFirst(key >> 12, key & 0xfff),
);

/** The cards of a set of one suit, strongest first. */
export const cardsIn = (suit: Suit, mask: SuitMask): readonly Card[] => LISTS[(suit << 12) | mask] as readonly Card[];
