// The policy of four that practice has improved: to what the weights say of a card, what playing hands out has taught about it in situations
// like this one. `tools/learn-guinote.ts` learns; everything here is whole numbers.

import { maskSize, type Card, type Suit } from '../../games/guinote/cards.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import { bestAt, type TablesOfFour } from './four-tables.ts';
import { LEARNED } from './learned-weights.ts';
import { isOurs, trick } from './lying.ts';
import { isNought, kindIn, PAIR_OPEN, placesOf, strongest, suitIn, type Places } from './sets.ts';
import {
  better,
  cardIn,
  DEEDS,
  LEAD,
  LEAD_MASTER,
  NO_CARD,
  OURS,
  OURS_LAST,
  OURS_SURE,
  perRules,
  placeOf,
  POINT,
  TAKE,
  TAKE_LAST,
  TAKE_SURE,
  THEIRS,
} from './tables.ts';

/** Kinds of cards: small, seven and the like, caballo, sota, rey, tres, as. What a card does, in trump or not, with which kind: a row of every group. */
const KINDS_OF_CARD = 7;
const ROW = DEEDS * 2 * KINDS_OF_CARD;
const ORDERS = 12;
const PAIRS = 3;
const CARDS = DEEDS * 2 * PAIRS * ORDERS;

/** Groups of what was learned, each by part of the hand: the card itself, and rows by the trick's points and the seat's turn; trumps out and held;
 * cards held and out of the suit; its as and tres; who is ahead; rounds still to draw; who would have won with the trick. */
const CARD = 0;
const TRICK = CARD + 2 * CARDS;
const TRUMPS_OUT = TRICK + 2 * 12 * ROW;
const TRUMPS_HELD = TRUMPS_OUT + 2 * 5 * ROW;
const SUIT_HELD = TRUMPS_HELD + 2 * 5 * ROW;
const SUIT_OUT = SUIT_HELD + 2 * 5 * ROW;
const STRONG_OUT = SUIT_OUT + 2 * 8 * ROW;
const AHEAD = STRONG_OUT + 2 * 4 * ROW;
const ROUNDS = AHEAD + 2 * 5 * ROW;
const NEEDS = ROUNDS + 5 * ROW;

/** How many weights there are, and how many each card is judged by. */
export const WEIGHTS_LEARNED = NEEDS + 2 * 10 * ROW;
export const FEATURES = 10;

/** Parts of a point that one step of a weight is. */
export const STEPS = 16;
const STEP = POINT / STEPS;

/** A card that wins the partida for certain is played. */
const WINS = 256 * POINT;

/** What was learned, for the cards of some rules. */
export interface Learned {
  readonly weights: Int32Array;
  /** What a card that wins the partida for certain scores beyond that. */
  readonly wins: number;
  /** By place, the kind and the points of a card. */
  readonly kinds: Int32Array;
  readonly points: Int32Array;
  /** The place of the as. */
  readonly top: number;
}

const kindOf = (order: number, points: number): number => {
  if (points === 0) return order < 4 ? 0 : 1;
  return points < 5 ? points : points === 10 ? 5 : 6;
};

/** Steps from text, two digits of base sixteen each. */
export const stepsIn = (text: string): Int8Array =>
  Int8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));

/** What was learned, from steps. */
export const learnedFrom = (
  steps: ArrayLike<number>,
  { places, points: pointsOf, suit }: Places,
  wins = WINS,
): Learned => {
  const kinds = new Int32Array(ORDERS);
  const points = new Int32Array(ORDERS);
  places.forEach((place, order) => {
    if (place < 0) return;
    points[place] = pointsOf[order]!;
    kinds[place] = kindOf(order, points[place]!);
  });
  return { weights: Int32Array.from(steps, (step) => step * STEP), wins, kinds, points, top: maskSize(suit) - 1 };
};

/** Where whoever learns finds the cards that were judged, their scores and the weights that these came from. */
export interface Note {
  size: number;
  readonly cards: Int32Array;
  readonly scores: Int32Array;
  readonly features: Int32Array;
}

const write = (note: Note, score: number, features: readonly number[]): void => {
  note.cards[note.size] = cardIn(score);
  note.scores[note.size] = score;
  note.features.set(features, note.size * FEATURES);
  note.size++;
};

/** Points on the table in four classes, a number of trumps in five, a lead in points in five. */
const pointsClass = (points: number): number => (points === 0 ? 0 : points < 5 ? 1 : points < 12 ? 2 : 3);
const trumpsClass = (trumps: number): number =>
  trumps === 0 ? 0 : trumps < 3 ? 1 : trumps < 5 ? 2 : trumps < 7 ? 3 : 4;
const leadClass = (lead: number): number => (lead < -30 ? 0 : lead < -8 ? 1 : lead <= 8 ? 2 : lead <= 30 ? 3 : 4);

/** A trick of so many points is enough for the partida, or with a card of the partner's, or not; to either side. */
const needClass = (points: number, need: number): number => (points >= need ? 0 : points + MOST_POINTS >= need ? 1 : 2);
const MOST_POINTS = 11;
/** Where reaching the target does not end the hand. */
const NOT_SUDDEN = 9;

const least = (a: number, b: number): number => (a < b ? a : b);

/**
 * The card to play from a hand, when the cards in `outLow` and `outHigh` are out of sight: of those owed, or of all. `rounds` are still to be drawn, none
 * in arrastre. The own side and the other need so many points; `sudden` is 1 where reaching the target ends the hand, else 0.
 */
export const learnedCard = (
  low: number,
  high: number,
  outLow: number,
  outHigh: number,
  kinds: number,
  trump: Suit,
  owed: number,
  rounds: number,
  own: number,
  other: number,
  sudden: number,
  t: TablesOfFour,
  learned: Learned,
  note?: Note,
): Card => {
  const { size, suit: winning, place: beaten, points } = trick;
  const { weights: w, wins, kinds: kindsOfCards, points: pointsOfCards, top } = learned;
  const bound = isNought(rounds);
  const part = bound === 1 ? t.arrastre : t.robo;
  const leads = size === 0;
  const last = size === 3;
  const ours = !leads && isOurs();
  const taken = leads ? 0 : points * (last ? POINT : part.hold);
  const lost = leads || ours ? taken : -points * part.loss;
  const sure = suitIn(outLow, outHigh, winning) >> (beaten + 1) === 0;
  const lose = ours ? (last ? OURS_LAST : sure ? OURS_SURE : OURS) : THEIRS;
  const take = last ? TAKE_LAST : TAKE;
  const sureTake = last ? TAKE_LAST : TAKE_SURE;
  const byTrick = TRICK + ((bound * 4 + pointsClass(points)) * 3 + (leads ? 0 : size - 1)) * ROW;
  const trumpsOut = suitIn(outLow, outHigh, trump);
  const unbeaten = last || (sure && (winning === trump || trumpsOut === 0));
  const byTrumpsOut = TRUMPS_OUT + (bound * 5 + trumpsClass(maskSize(trumpsOut))) * ROW;
  const byTrumpsHeld = TRUMPS_HELD + (bound * 5 + least(4, maskSize(suitIn(low, high, trump)))) * ROW;
  const byLead = AHEAD + (bound * 5 + leadClass(other - own)) * ROW;
  const byRounds = ROUNDS + least(4, rounds) * ROW;
  let best = NO_CARD;
  for (let suit = 0; suit < 4; suit++) {
    const mine = suitIn(low, high, suit);
    const cards = owed === 0 ? mine : owed >> 16 === suit ? owed & 0xffff : 0;
    if (cards === 0) continue;
    const out = suitIn(outLow, outHigh, suit);
    const kind = kindIn(kinds, suit);
    const isTrump = kind >> 1;
    const pair = (1 + isNought((mine & t.pair) ^ t.pair)) * (kind & PAIR_OPEN);
    const highestOut = strongest(out);
    const bySuitHeld = SUIT_HELD + (bound * 5 + least(4, maskSize(mine))) * ROW;
    const bySuitOut = SUIT_OUT + (bound * 8 + least(7, maskSize(out))) * ROW;
    const strongOut = isTrump === 1 ? 0 : ((out >> top) & 1) * 2 + ((out >> (top - 1)) & 1);
    const byStrongOut = STRONG_OUT + (bound * 4 + strongOut) * ROW;
    const signs = leads && isTrump === 0 && mine >> (top - 1) !== 0 ? part.sign : 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const place = 31 - Math.clz32(bit);
      const masters = out === 0 || place > highestOut;
      const takes = !leads && (suit === winning ? place > beaten : isTrump === 1);
      const deed = masters ? (leads ? LEAD_MASTER : takes ? sureTake : lose) : leads ? LEAD : takes ? take : lose;
      const kindOfCard = kindsOfCards[place]!;
      const at = (deed * 2 + isTrump) * KINDS_OF_CARD + kindOfCard;
      const kept = (t.pair & bit) === 0 ? 0 : pair;
      const all = points + pointsOfCards[place]!;
      const needs = sudden === 0 ? NOT_SUDDEN : needClass(all, own) * 3 + needClass(all, other);
      const byNeeds = NEEDS + (bound * 10 + needs) * ROW;
      const stays = takes || leads ? last || (masters && (isTrump === 1 || trumpsOut === 0)) : ours && unbeaten;
      const itself = CARD + bound * CARDS + ((deed * 2 + isTrump) * PAIRS + kept) * ORDERS + place;
      const score =
        w[itself]! +
        w[byTrick + at]! +
        w[byTrumpsOut + at]! +
        w[byTrumpsHeld + at]! +
        w[bySuitHeld + at]! +
        w[bySuitOut + at]! +
        w[byStrongOut + at]! +
        w[byLead + at]! +
        w[byRounds + at]! +
        w[byNeeds + at]! +
        (sudden === 1 && stays && all >= own ? wins : 0) +
        part.best[bestAt(deed, isTrump, pair, bit)]! +
        (takes ? taken : lost) +
        (deed === LEAD && kindOfCard < 2 ? signs : 0) +
        placeOf(suit);
      best = better(best, score);
      if (note !== undefined)
        write(note, score, [
          itself,
          byTrick + at,
          byTrumpsOut + at,
          byTrumpsHeld + at,
          bySuitHeld + at,
          bySuitOut + at,
          byStrongOut + at,
          byLead + at,
          byRounds + at,
          byNeeds + at,
        ]);
    }
  }
  return cardIn(best);
};

/** What is shipped, for these rules. */
export const learnedFor: (options: GuinoteOptions) => Learned = perRules((t) =>
  learnedFrom(stepsIn(LEARNED), placesOf(t)),
);
