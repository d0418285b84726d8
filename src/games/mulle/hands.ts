// Hidden hands drawn at random: every way to deal them that fits what is known of each hand is equally likely.

import { shuffle, type Random } from '../../kernel/random.ts';
import { handValue, MOST_VALUE, type Card } from './cards.ts';
import type { Deduction } from './deductions.ts';

/** A hand to draw: how many cards, and what is known of them. */
export interface Wanted extends Deduction {
  readonly size: number;
}

/** Numbers of cards by hand, five bits each: the highest bit of each is free for comparing. */
type Counts = number;

const BITS = 5;
const GUARDS = 0b10000_10000_10000_10000;

const countAt = (counts: Counts, hand: number): number => (counts >> (BITS * hand)) & 0b1111;

/** Is no count higher than the one of the same hand in `places`? What is borrowed for it takes a guard away. */
const fits = (counts: Counts, places: Counts): boolean => (((places | GUARDS) - counts) & GUARDS) === GUARDS;

/** How many cards of one value each hand gets, and the number of ways to choose them. */
interface Share {
  readonly counts: Counts;
  readonly ways: number;
}

/** The cards of a value of which some hand is known to hold one, or none, and every way to share them out. */
interface Told {
  readonly cards: Card[];
  readonly shares: readonly Share[];
}

/** Hands of the wanted sizes and the cards that are left over; nothing if no deal fits what is known. */
export const drawHands = (
  cards: readonly Card[],
  wanted: readonly Wanted[],
  random: Random,
): { readonly hands: readonly Card[][]; readonly rest: Card[] } | undefined => {
  const known = wanted.reduce((values, { holds, lacks }) => values | holds | lacks, 0);
  const told: Told[] = [];
  for (let value = 2; value <= MOST_VALUE; value++) {
    if (!has(known, value)) continue;
    const alike = cards.filter((card) => handValue(card) === value);
    told.push({ cards: alike, shares: sharesOf(value, alike.length, wanted) });
  }
  const others = cards.filter((card) => !has(known, handValue(card)));
  const sizes = wanted.reduce((sum, { size }, hand) => sum | (size << (BITS * hand)), 0);
  const shares = drawShares(told, others.length, sizes, wanted.length, random);
  if (shares === undefined) return undefined;
  const hands: Card[][] = wanted.map(() => []);
  const rest = shares.flatMap((counts, i) => handOut(told[i]!.cards, hands, (hand) => countAt(counts, hand), random));
  const left = handOut(others, hands, (hand) => wanted[hand]!.size - hands[hand]!.length, random);
  return { hands, rest: [...rest, ...left] };
};

const has = (values: number, value: number): boolean => ((values >> value) & 1) === 1;

/** Gives each hand so many of the cards, which ones at random; returns the others. */
const handOut = (
  cards: Card[],
  hands: readonly Card[][],
  countOf: (hand: number) => number,
  random: Random,
): readonly Card[] => {
  shuffle(cards, random);
  let next = 0;
  hands.forEach((cardsHeld, hand) => {
    const count = countOf(hand);
    cardsHeld.push(...cards.slice(next, next + count));
    next += count;
  });
  return cards.slice(next);
};

/** Every way to share out the cards of a value that fits what is known of the hands; what is left goes to none of them. */
const sharesOf = (value: number, count: number, wanted: readonly Wanted[]): readonly Share[] => {
  const shares: Share[] = [];
  const go = (hand: number, left: number, counts: Counts, ways: number): void => {
    const each = wanted[hand];
    if (each === undefined) return void shares.push({ counts, ways });
    const most = has(each.lacks, value) ? 0 : Math.min(left, each.size);
    for (let n = has(each.holds, value) ? 1 : 0; n <= most; n++)
      go(hand + 1, left - n, counts | (n << (BITS * hand)), ways * choose(left, n));
  };
  go(0, count, 0, 1);
  return shares;
};

const choose = (n: number, k: number): number => {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/**
 * A share of each told value, as often as there are ways to deal everything with it. Ways are sums and products of positive
 * numbers: whatever their size, they are wrong by roundings only, which no sample can notice.
 */
const drawShares = (
  told: readonly Told[],
  others: number,
  sizes: Counts,
  hands: number,
  random: Random,
): readonly Counts[] | undefined => {
  const memo = Array.from({ length: told.length + 1 }, () => new Map<Counts, number>());
  /** In how many ways the told values from the i-th on, and then all others, fill the places. */
  const waysFrom = (i: number, places: Counts): number => {
    const known = memo[i]!.get(places);
    if (known !== undefined) return known;
    const found = i === told.length ? waysToDeal(others, places, hands) : waysWith(i, places);
    memo[i]!.set(places, found);
    return found;
  };
  const waysWith = (i: number, places: Counts): number => {
    let sum = 0;
    for (const { counts, ways } of told[i]!.shares)
      if (fits(counts, places)) sum += ways * waysFrom(i + 1, places - counts);
    return sum;
  };
  if (waysFrom(0, sizes) === 0) return undefined;
  let places = sizes;
  return told.map(({ shares }, i) => {
    const open = shares.filter(({ counts }) => fits(counts, places));
    const weights = open.map(({ counts, ways }) => ways * waysFrom(i + 1, places - counts));
    const { counts } = open[pick(weights, random)]!;
    places -= counts;
    return counts;
  });
};

const waysToDeal = (cards: number, places: Counts, hands: number): number => {
  let left = cards;
  let ways = 1;
  for (let hand = 0; hand < hands; hand++) {
    const count = countAt(places, hand);
    ways *= choose(left, count);
    left -= count;
  }
  return ways;
};

/** Two random numbers make a fraction of 53 bits. */
const HIGH = 2 ** 26;
const LOW = 2 ** 27;

/** A place in the list, as often as its weight says. */
const pick = (weights: readonly number[], random: Random): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = ((random.below(HIGH) * LOW + random.below(LOW)) / (HIGH * LOW)) * total;
  const picked = weights.findIndex((weight) => (at -= weight) < 0);
  return picked === -1 ? weights.findLastIndex((weight) => weight > 0) : picked;
};
