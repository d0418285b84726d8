// The weights of the policy worked out once per rules: what a card scores, by what it does to the trick, looked up by its place in the suit.

import type { GuinoteOptions } from '../../games/guinote/options.ts';
import {
  beaters,
  cantePair,
  fullSuit,
  pointsOf,
  type Card,
  type Suit,
  type SuitMask,
} from '../../games/guinote/cards.ts';
import { WEIGHTS, type Hands, type Weights } from './weights.ts';

/** What a card does: leads, takes the trick, falls to a trick of its own side, or to a rival's. */
export const LEAD = 0;
/** The best card left of its suit. */
export const LEAD_MASTER = 1;
/** Nobody plays after it; nobody can beat it in its suit; neither. */
export const TAKE_LAST = 2;
export const TAKE_SURE = 3;
export const TAKE = 4;
export const OURS_LAST = 5;
export const OURS_SURE = 6;
export const OURS = 7;
export const THEIRS = 8;
export const DEEDS = 9;

/** What has become of the pair of a suit: 0, it can't be sung any more; 1, somebody may still sing it; 2, this hand can. Four, so that tables are shifts apart. */
const PAIRS = 4;
const ORDERS = 12;
const MASKS = 1 << ORDERS;

/** Where the table of a deed begins, `trump` being 1 or 0; a set of cards of the suit is added, and what stands there is the best of them. */
export const tableOf = (deed: number, trump: number, pair: number): number =>
  (deed << (ORDERS + 3)) | (trump << (ORDERS + 2)) | (pair << ORDERS);

/** The greater of two scores, without a branch: a search makes millions that no processor can foresee. */
export const better = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/**
 * A score and its card in one number: so many parts of a point, times 64, and the place in the suit. Adding a score, or the place of a
 * suit, is adding numbers, and of two cards the better is the greater number; of equal ones that of the first suit.
 */
const PARTS = 256;
const CARDS = 64;
const packed = (points: number): number => Math.round(points * PARTS) * CARDS;
export const placeOf = (suit: Suit): number => (3 - suit) << 4;
export const cardIn = (best: number): Card => (best & (CARDS - 1)) ^ (3 << 4);
/** A whole point. */
export const POINT = PARTS * CARDS;
/** Worse than any card. */
export const NO_CARD = -(1 << 29);

/** What cards score in one part of a hand. */
export interface Part {
  /** By deed, trump and pair, and a set of cards: the best of them. */
  readonly best: Int32Array;
  readonly loss: number;
  readonly hold: number;
  readonly sign: number;
}

/** Everything about cards that one choice of rules fixes, and what they score with a stock and without. */
export interface Tables {
  readonly robo: Part;
  readonly arrastre: Part;
  /** Card points by place in the suit. */
  readonly points: Int32Array;
  /** By place in the suit, the cards above. */
  readonly above: Int32Array;
  /** By a set of cards, those that none of them beats. */
  readonly masters: Int32Array;
  /** By a set of cards of one hand, 2 with the pair of a cante and 1 without; by the cards won, 1 while nobody has won one of a pair. */
  readonly whole: Int32Array;
  readonly alive: Int32Array;
  readonly pair: SuitMask;
  readonly suit: SuitMask;
}

/** What a card's own points count for by what it does. */
const shareOf = (deed: number, w: Weights): number => {
  switch (deed) {
    case LEAD:
    case LEAD_MASTER:
      return -w.risk;
    case TAKE_LAST:
    case OURS_LAST:
      return w.keep;
    case TAKE_SURE:
      return w.takeSure;
    case TAKE:
      return w.take;
    case OURS_SURE:
      return w.loadSure;
    case OURS:
      return w.load;
    default:
      return -w.loss;
  }
};

const scoreOf = (deed: number, isTrump: boolean, pair: number, order: number, points: number, w: Weights): number => {
  // What giving the card away costs beyond this trick.
  const cost = 0.01 * order + (isTrump ? w.trump + w.trumpTop * order : 0);
  // Half a pair waits for its other half, and keeps it from the rivals.
  const split = (pair === 2 ? w.breakPair : pair === 1 ? w.half : 0) * (isTrump ? 2 : 1);
  const lead = deed === LEAD || deed === LEAD_MASTER ? (isTrump ? w.leadTrump : 0) : 0;
  const master = deed === LEAD_MASTER ? w.master * (points + 1) : 0;
  const taken = deed === TAKE_LAST || deed === TAKE_SURE || deed === TAKE ? w.lead : 0;
  return shareOf(deed, w) * points + lead + master + taken - cost - split;
};

/** The best of every set of cards: of a set without its lowest card, or that card. */
const bestOf = (options: GuinoteOptions, w: Weights): Int32Array => {
  const best = new Int32Array(DEEDS * 2 * PAIRS * MASKS);
  const inPair = cantePair(options);
  const full = fullSuit(options);
  for (let deed = 0; deed < DEEDS; deed++) {
    for (let at = 0; at < 6; at++) {
      const [trump, pair] = [at & 1, at >> 1];
      const table = tableOf(deed, trump, pair);
      best[table] = NO_CARD;
      for (let mask = 1; mask < MASKS; mask++) {
        if ((mask & ~full) !== 0) continue;
        const order = 31 - Math.clz32(mask & -mask);
        const kept = (inPair & (1 << order)) === 0 ? 0 : pair;
        const alone = (mask & (mask - 1)) === 0;
        const own = alone
          ? packed(scoreOf(deed, trump === 1, kept, order, pointsOf(options, order), w)) + order
          : best[table + (mask & -mask)]!;
        best[table + mask] = Math.max(own, best[table + (mask & (mask - 1))]!);
      }
    }
  }
  return best;
};

const partOf = (options: GuinoteOptions, weights: Weights): Part => ({
  best: bestOf(options, weights),
  loss: packed(weights.loss),
  hold: packed(weights.hold),
  sign: packed(weights.sign),
});

const ORDER = Array.from({ length: ORDERS }, (_, order) => order);

/** The tables of these rules for these weights. */
const tablesWith = (options: GuinoteOptions, { robo, arrastre }: Hands): Tables => {
  const above = Int32Array.from(ORDER, (order) => beaters(options, order));
  const pair = cantePair(options);
  return {
    robo: partOf(options, robo),
    arrastre: partOf(options, arrastre),
    points: Int32Array.from(ORDER, (order) => pointsOf(options, order)),
    above,
    masters: Int32Array.from({ length: MASKS }, (_, mask) =>
      ORDER.reduce((set, order) => ((above[order]! & mask) === 0 ? set | (1 << order) : set), 0),
    ),
    whole: Int32Array.from({ length: MASKS }, (_, mask) => ((mask & pair) === pair ? 2 : 1)),
    alive: Int32Array.from({ length: MASKS }, (_, mask) => ((mask & pair) === 0 ? 1 : 0)),
    pair,
    suit: fullSuit(options),
  };
};

const made = new Map<string, Tables>();
let latest: { readonly options: GuinoteOptions; readonly tables: Tables } | undefined;

/** The tables of these rules, made once for all matches that have the same. */
export const tablesFor = (options: GuinoteOptions): Tables => {
  if (latest?.options === options) return latest.tables;
  const { players, rank, figurePoints, deck, cantePair: pair } = options;
  const key = `${players} ${rank} ${figurePoints} ${deck} ${pair}`;
  const tables = made.get(key) ?? tablesWith(options, WEIGHTS[players]);
  made.set(key, tables);
  latest = { options, tables };
  return tables;
};

/** What is made from these tables for a kind of playout, once for all matches with the same rules. */
export const perRules = <T>(make: (tables: Tables) => T): ((options: GuinoteOptions) => T) => {
  const made = new WeakMap<Tables, T>();
  let latest: { readonly options: GuinoteOptions; readonly value: T } | undefined;
  return (options) => {
    if (latest?.options === options) return latest.value;
    const tables = tablesFor(options);
    const value = made.get(tables) ?? make(tables);
    made.set(tables, value);
    latest = { options, value };
    return value;
  };
};
