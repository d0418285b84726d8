// The policy of two players as single lookups: by the cards that a hand holds of a suit, the best of them to lead, or to lay on a card.

import { maskSize, orderOf, suitOf, type Suit, type SuitMask } from '../../games/guinote/cards.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import {
  better,
  LEAD,
  LEAD_MASTER,
  NO_CARD,
  POINT,
  tableOf,
  tablesFor,
  TAKE_LAST,
  THEIRS,
  type Part,
  type Tables,
} from './tables.ts';

/** What is asked of a suit besides its cards: is it trump, and may its pair still be sung? */
export const IS_TRUMP = 2;
export const PAIR_OPEN = 1;
const KINDS = 4;

/** There are fewer places in a suit than this. */
const PLACES = 16;

/** Where the best lead of a suit stands, by the place of its strongest card out of sight; and the best answer in the suit led, by the place of the card led. */
export const suitAt = (mine: number, place: number, kind: number): number => (mine << 6) | (place << 2) | kind;

/** Where the best answer in another suit stands. */
export const otherAt = (mine: number, kind: number): number => (mine << 2) | kind;

/** The scores of one part of a hand, packed as in `tables.ts`. */
export interface PartOfTwo {
  readonly lead: Int32Array;
  /** The answer, in the suit led and in another; what it does about the card led is in it only where that lies in the same suit. */
  readonly follow: Int32Array;
  readonly other: Int32Array;
  /** By order of the card led: what taking it scores more than leaving it. */
  readonly swing: Int32Array;
}

/**
 * What a playout of two looks up. The cards of a suit have places here, by strength and without gaps: tables are small, and the strongest
 * of a set is its highest bit.
 */
export interface TablesOfTwo {
  readonly robo: PartOfTwo;
  readonly arrastre: PartOfTwo;
  /** The cards of a suit, and the pair of a cante, as places. */
  readonly suit: SuitMask;
  readonly pair: SuitMask;
  /** By order of a card, its place and its points. */
  readonly places: Int32Array;
  readonly points: Int32Array;
  /** Sets of cards: from orders to places, and back. */
  readonly packed: Int32Array;
  readonly unpacked: Int32Array;
  /** By card: its bit in the two words of a set, and the bit of its suit's kind that says that the pair is open, if it is one of the pair. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly closes: Int32Array;
}

/** A card that is owed scores more than any that is not: one of the suit led, then a trump (GUI-6.1, GUI-6.4). */
const OWED = 1 << 25;
const OWED_TRUMP = 1 << 24;

/** The sets of a suit by place, each with its cards by order. */
type Sets = Pick<TablesOfTwo, 'unpacked' | 'places'>;

const pairOf = ({ whole }: Tables, cards: SuitMask, kind: number): number => whole[cards]! * (kind & PAIR_OPEN);

const leadsOf = (t: Tables, { best }: Part, { unpacked, places }: Sets): Int32Array => {
  const out = new Int32Array(unpacked.length * PLACES * KINDS).fill(NO_CARD);
  for (let mine = 1; mine < unpacked.length; mine++) {
    const cards = unpacked[mine]!;
    places.forEach((place, order) => {
      if (place < 0) return;
      const masters = t.masters[1 << order]!;
      for (let kind = 0; kind < KINDS; kind++) {
        const trump = kind >> 1;
        const pair = pairOf(t, cards, kind);
        out[suitAt(mine, place, kind)] = better(
          best[tableOf(LEAD_MASTER, trump, pair) + (cards & masters)]!,
          best[tableOf(LEAD, trump, pair) + (cards & ~masters)]!,
        );
      }
    });
  }
  return out;
};

const followsOf = (
  t: Tables,
  { best }: Part,
  { unpacked, places }: Sets,
  swing: Int32Array,
  bound: boolean,
): Int32Array => {
  const out = new Int32Array(unpacked.length * PLACES * KINDS).fill(NO_CARD);
  for (let mine = 1; mine < unpacked.length; mine++) {
    const cards = unpacked[mine]!;
    places.forEach((place, led) => {
      if (place < 0) return;
      const takers = cards & t.above[led]!;
      // GUI-6.2: in arrastre a card that beats it is owed.
      const losers = bound && takers !== 0 ? 0 : cards & ~takers;
      for (let kind = 0; kind < KINDS; kind++) {
        const trump = kind >> 1;
        const pair = pairOf(t, cards, kind);
        const lose = best[tableOf(THEIRS, trump, pair) + losers]!;
        const take = best[tableOf(TAKE_LAST, trump, pair) + takers]! + swing[led]!;
        out[suitAt(mine, place, kind)] = better(lose, take) + (bound ? OWED : 0);
      }
    });
  }
  return out;
};

/** A trump takes a card of another suit, anything else leaves it. */
const othersOf = (t: Tables, { best }: Part, { unpacked }: Sets, bound: boolean): Int32Array => {
  const out = new Int32Array(unpacked.length * KINDS).fill(NO_CARD);
  for (let mine = 1; mine < unpacked.length; mine++) {
    const cards = unpacked[mine]!;
    for (let kind = 0; kind < KINDS; kind++) {
      const trump = kind >> 1;
      const deed = trump === 1 ? TAKE_LAST : THEIRS;
      out[otherAt(mine, kind)] =
        best[tableOf(deed, trump, pairOf(t, cards, kind)) + cards]! + (bound && trump === 1 ? OWED_TRUMP : 0);
    }
  }
  return out;
};

const partOf = (t: Tables, part: Part, sets: Sets, bound: boolean): PartOfTwo => {
  const swing = t.points.map((points) => points * (POINT + part.loss));
  return {
    lead: leadsOf(t, part, sets),
    follow: followsOf(t, part, sets, swing, bound),
    other: othersOf(t, part, sets, bound),
    swing,
  };
};

/** The set of the places that a set of orders has. */
const packedWith = (places: Int32Array, cards: SuitMask): number =>
  places.reduce((set, place, order) => (place >= 0 && (cards & (1 << order)) !== 0 ? set | (1 << place) : set), 0);

const byCard = (of: (suit: Suit, order: number) => number): Int32Array =>
  Int32Array.from({ length: 64 }, (_, card) => of(suitOf(card), orderOf(card)));

const tablesFrom = (t: Tables): TablesOfTwo => {
  const places = t.above.map((above, order) =>
    (t.suit & (1 << order)) === 0 ? -1 : maskSize(t.suit & ~above & ~(1 << order)),
  );
  const packed = Int32Array.from({ length: 4096 }, (_, cards) => packedWith(places, cards));
  const unpacked = new Int32Array(1 << maskSize(t.suit));
  packed.forEach((set, cards) => {
    if ((cards & ~t.suit) === 0) unpacked[set] = cards;
  });
  const sets = { unpacked, places };
  const bitAt = (lane: number, order: number): number => (places[order]! < 0 ? 0 : 1 << (lane * 16 + places[order]!));
  return {
    robo: partOf(t, t.robo, sets, false),
    arrastre: partOf(t, t.arrastre, sets, true),
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

const made = new WeakMap<Tables, TablesOfTwo>();
let latest: { readonly options: GuinoteOptions; readonly tables: TablesOfTwo } | undefined;

/** The tables of these rules, made once for all matches that have the same. */
export const tablesOfTwo = (options: GuinoteOptions): TablesOfTwo => {
  if (latest?.options === options) return latest.tables;
  const t = tablesFor(options);
  const tables = made.get(t) ?? tablesFrom(t);
  made.set(t, tables);
  latest = { options, tables };
  return tables;
};
