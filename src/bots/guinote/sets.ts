// Sets of cards for playouts. The cards of a suit have places, by strength and without gaps: tables are small, and the strongest of a set is its
// highest bit. A whole set is two words, `low` with the first two suits and `high` with the other two, sixteen bits each.

import { maskSize, orderOf, suitOf, type Card, type Suit, type SuitMask } from '../../games/guinote/cards.ts';
import type { State } from '../../games/guinote/state.ts';
import type { Tables } from './tables.ts';

/** What is asked of a suit besides its cards: is it trump, and may its pair still be sung? Two bits. */
const IS_TRUMP = 2;
export const PAIR_OPEN = 1;
export const KINDS = 4;

/** There are fewer places in a suit than this. */
export const PLACES = 16;

/** The cards of some rules as places. */
export interface Places {
  /** The cards of a suit, and the pair of a cante. */
  readonly suit: SuitMask;
  readonly pair: SuitMask;
  /** By order of a card, its place, if the deck has it, and its points. */
  readonly places: Int32Array;
  readonly points: Int32Array;
  /** Sets of one suit: from orders to places, and back. */
  readonly packed: Int32Array;
  readonly unpacked: Int32Array;
  /** By card: its bit in the two words of a set; and, of one of a pair, the bit in the kinds of the suits that says that the pair may still be sung. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly closes: Int32Array;
}

const LANE = 16;
const ONE_SUIT = (1 << LANE) - 1;

const byCard = (of: (suit: Suit, order: number) => number): Int32Array =>
  Int32Array.from({ length: 64 }, (_, card) => of(suitOf(card), orderOf(card)));

/** The set of the places that a set of orders has. */
const packedWith = (places: Int32Array, cards: SuitMask): number =>
  places.reduce((set, place, order) => (place >= 0 && (cards & (1 << order)) !== 0 ? set | (1 << place) : set), 0);

export const placesOf = (t: Tables): Places => {
  const places = t.above.map((above, order) =>
    (t.suit & (1 << order)) === 0 ? -1 : maskSize(t.suit & ~above & ~(1 << order)),
  );
  const packed = Int32Array.from({ length: 4096 }, (_, cards) => packedWith(places, cards));
  const unpacked = new Int32Array(1 << maskSize(t.suit));
  packed.forEach((set, cards) => {
    if ((cards & ~t.suit) === 0) unpacked[set] = cards;
  });
  const bitAt = (lane: number, order: number): number => (places[order]! < 0 ? 0 : 1 << (lane * LANE + places[order]!));
  return {
    suit: packed[t.suit]!,
    pair: packed[t.pair]!,
    places,
    points: t.points,
    packed,
    unpacked,
    lows: byCard((suit, order) => (suit < 2 ? bitAt(suit, order) : 0)),
    highs: byCard((suit, order) => (suit < 2 ? 0 : bitAt(suit - 2, order))),
    closes: byCard((suit, order) => ((t.pair & (1 << order)) === 0 ? 0 : PAIR_OPEN << (suit * 2))),
  };
};

/** A word with this in both its suits. */
export const both = (suit: number): number => suit | (suit << LANE);

/** The first suit of a word, and the second. */
export const first = (word: number): number => word & ONE_SUIT;
export const second = (word: number): number => word >>> LANE;

/** By suit, what leaves it out of a word. */
export const LOW_WITHOUT = Int32Array.of(~ONE_SUIT, ONE_SUIT, -1, -1);
export const HIGH_WITHOUT = Int32Array.of(-1, -1, ~ONE_SUIT, ONE_SUIT);

/** One suit of a set. */
export const suitIn = (low: number, high: number, suit: Suit): number =>
  ((low ^ ((low ^ high) & -(suit >> 1))) >>> ((suit & 1) * LANE)) & ONE_SUIT;

/** The kind of one suit. */
export const kindIn = (kinds: number, suit: Suit): number => (kinds >> (suit * 2)) & 3;

/** The place of the strongest of a set; that of the weakest card where there is none, which is beaten by as few. */
export const strongest = (set: number): number => 31 - Math.clz32(set | 1);

export const sizeOf = (low: number, high: number): number =>
  maskSize(first(low)) + maskSize(second(low)) + maskSize(first(high)) + maskSize(second(high));

/** 1 for nought, else 0. */
export const isNought = (x: number): number => (x - 1) >>> 31;

/** 1 if a card takes the trick from one played before, else 0. */
export const takes = (card: Card, place: number, suit: Suit, winning: number, trump: Suit): number => {
  const follows = isNought(suitOf(card) ^ suit);
  return (follows & ((winning - place) >>> 31)) | (isNought(suitOf(card) ^ trump) & (1 - follows));
};

/** Two suits of a state as a word; and four of them back. */
export const wordOf = (masks: readonly number[], at: number, { packed }: Places): number =>
  packed[masks[at]!]! | (packed[masks[at + 1]!]! << LANE);

export const storeMasks = (masks: number[], at: number, low: number, high: number, { unpacked }: Places): void => {
  masks[at] = unpacked[first(low)]!;
  masks[at + 1] = unpacked[second(low)]!;
  masks[at + 2] = unpacked[first(high)]!;
  masks[at + 3] = unpacked[second(high)]!;
};

/** Kinds of the suits: which one is trump, and whose pairs nobody has sung, nor won a card of. */
export const kindsOf = (s: State, goneLow: number, goneHigh: number, { pair }: Places): number => {
  let kinds = IS_TRUMP << (s.trump * 2);
  for (let suit = 0; suit < 4; suit++)
    if ((suitIn(goneLow, goneHigh, suit) & pair) === 0) kinds |= PAIR_OPEN << (suit * 2);
  for (let i = 0; i < s.cantes.length; i++) kinds &= ~(PAIR_OPEN << ((s.cantes[i]! & 3) * 2));
  return kinds;
};
