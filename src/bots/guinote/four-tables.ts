// What a playout of four looks up: the best lead of a suit, and the scores of the policy for sets of cards by place.

import type { GuinoteOptions } from '../../games/guinote/options.ts';
import { leadsOf } from './leads.ts';
import { placesOf, type Places } from './sets.ts';
import { DEEDS, tableOf, perRules, type Part, type Tables } from './tables.ts';

/** The scores of one part of a hand. */
export interface PartOfFour {
  readonly lead: Int32Array;
  /** By set, what it does, trump and pair: the best of it. */
  readonly best: Int32Array;
  readonly loss: number;
  readonly hold: number;
  readonly sign: number;
}

export interface TablesOfFour extends Places {
  readonly robo: PartOfFour;
  readonly arrastre: PartOfFour;
}

/** Scores of one set: so many deeds, trump or not, four states of a pair. */
const SCORES = DEEDS * 8;

/** Where the best of a set of one suit stands. */
export const bestAt = (deed: number, trump: number, pair: number, set: number): number =>
  set * SCORES + ((deed << 3) | (trump << 2) | pair);

const partOf = (t: Tables, part: Part, sets: Places): PartOfFour => {
  const best = new Int32Array(sets.unpacked.length * SCORES);
  sets.unpacked.forEach((cards, set) => {
    for (let deed = 0; deed < DEEDS; deed++) {
      for (let at = 0; at < 6; at++) {
        const [trump, pair] = [at & 1, at >> 1];
        best[bestAt(deed, trump, pair, set)] = part.best[tableOf(deed, trump, pair) + cards]!;
      }
    }
  });
  return { lead: leadsOf(t, part, sets), best, loss: part.loss, hold: part.hold, sign: part.sign };
};

const tablesFrom = (t: Tables): TablesOfFour => {
  const sets = placesOf(t);
  return { ...sets, robo: partOf(t, t.robo, sets), arrastre: partOf(t, t.arrastre, sets) };
};

/** The tables of these rules, made once for all matches that have the same. */
export const tablesOfFour: (options: GuinoteOptions) => TablesOfFour = perRules(tablesFrom);
