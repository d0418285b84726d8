// The best lead of a suit as one lookup: by the cards that a hand holds of it, and the strongest one out of sight.

import type { Card, SuitMask } from '../../games/guinote/cards.ts';
import { first, KINDS, kindIn, PAIR_OPEN, PLACES, second, strongest, type Places } from './sets.ts';
import { SMALL, STRONG } from './signs.ts';
import { better, cardIn, placeOf, LEAD, LEAD_MASTER, NO_CARD, tableOf, type Part, type Tables } from './tables.ts';

/** Where something stands by a set of one suit, the place of one of its cards, and the kind of suit. */
export const suitAt = (mine: number, place: number, kind: number): number => (mine << 6) | (place << 2) | kind;

/** What has become of the pair of a suit, as in the tables of scores. */
export const pairOf = ({ whole }: Tables, cards: SuitMask, kind: number): number => whole[cards]! * (kind & PAIR_OPEN);

/** The score of the best lead, by the place of the strongest card of its suit out of sight. */
export const leadsOf = (t: Tables, { best, sign }: Part, { unpacked, places }: Places): Int32Array => {
  const out = new Int32Array(unpacked.length * PLACES * KINDS).fill(NO_CARD);
  for (let mine = 1; mine < unpacked.length; mine++) {
    const cards = unpacked[mine]!;
    places.forEach((place, order) => {
      if (place < 0) return;
      const masters = t.masters[1 << order]!;
      for (let kind = 0; kind < KINDS; kind++) {
        const trump = kind >> 1;
        const pair = pairOf(t, cards, kind);
        const table = tableOf(LEAD, trump, pair);
        const plain = better(
          best[tableOf(LEAD_MASTER, trump, pair) + (cards & masters)]!,
          best[table + (cards & ~masters)]!,
        );
        const signs = sign !== 0 && trump === 0 && (cards & STRONG) !== 0;
        out[suitAt(mine, place, kind)] = signs
          ? better(plain, best[table + (cards & SMALL & ~masters)]! + sign)
          : plain;
      }
    });
  }
  return out;
};

/** The card to lead from a hand, when these cards are out of sight. */
export const leadFrom = (
  low: number,
  high: number,
  outLow: number,
  outHigh: number,
  kinds: number,
  scores: Int32Array,
): Card => {
  const best0 = scores[suitAt(first(low), strongest(first(outLow)), kindIn(kinds, 0))]! + placeOf(0);
  const best1 = scores[suitAt(second(low), strongest(second(outLow)), kindIn(kinds, 1))]! + placeOf(1);
  const best2 = scores[suitAt(first(high), strongest(first(outHigh)), kindIn(kinds, 2))]! + placeOf(2);
  const best3 = scores[suitAt(second(high), strongest(second(outHigh)), kindIn(kinds, 3))]! + placeOf(3);
  return cardIn(better(better(best0, best1), better(best2, best3)));
};
