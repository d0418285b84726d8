// The policy of two players as single lookups: by the cards that a hand holds of a suit, the best of them to lead, or to lay on a card.

import type { GuinoteOptions } from '../../games/guinote/options.ts';
import { leadsOf, pairOf, suitAt } from './leads.ts';
import { KINDS, PLACES, placesOf, type Places } from './sets.ts';
import { better, NO_CARD, POINT, tableOf, perRules, TAKE_LAST, THEIRS, type Part, type Tables } from './tables.ts';

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

/** What a playout of two looks up. */
export interface TablesOfTwo extends Places {
  readonly robo: PartOfTwo;
  readonly arrastre: PartOfTwo;
}

/** A card that is owed scores more than any that is not: one of the suit led, then a trump (GUI-6.1, GUI-6.4). */
const OWED = 1 << 25;
const OWED_TRUMP = 1 << 24;

const followsOf = (
  t: Tables,
  { best }: Part,
  { unpacked, places }: Places,
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
const othersOf = (t: Tables, { best }: Part, { unpacked }: Places, bound: boolean): Int32Array => {
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

const partOf = (t: Tables, part: Part, sets: Places, bound: boolean): PartOfTwo => {
  const swing = t.points.map((points) => points * (POINT + part.loss));
  return {
    lead: leadsOf(t, part, sets),
    follow: followsOf(t, part, sets, swing, bound),
    other: othersOf(t, part, sets, bound),
    swing,
  };
};

const tablesFrom = (t: Tables): TablesOfTwo => {
  const sets = placesOf(t);
  return { ...sets, robo: partOf(t, t.robo, sets, false), arrastre: partOf(t, t.arrastre, sets, true) };
};

/** The tables of these rules, made once for all matches that have the same. */
export const tablesOfTwo: (options: GuinoteOptions) => TablesOfTwo = perRules(tablesFrom);
