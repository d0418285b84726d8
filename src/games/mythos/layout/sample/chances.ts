// Choices by weight, for samples that must be as likely as they say.

import type { Random } from '../../../../kernel/random.ts';

const HALF = 0x800_0000;
const REST = 0x400_0000;

/** A number from 0 to 1, 1 excluded, in steps of 2^-53. */
const fraction = (random: Random): number => (random.below(REST) * HALF + random.below(HALF)) / (REST * HALF);

/** Things to choose from, each with the sum of the weights up to it. */
export interface Lot<T> {
  readonly from: readonly T[];
  readonly sums: readonly number[];
}

/** A lot, made once for many draws. */
export const lotOf = <T extends { readonly weight: number }>(from: readonly T[]): Lot<T> => {
  let sum = 0;
  return { from, sums: from.map(({ weight }) => (sum += weight)) };
};

/** One of a lot, each as likely as its weight says. */
export const drawLot = <T>({ from, sums }: Lot<T>, random: Random): T => {
  const last = from.length - 1;
  if (last === 0) return from[0]!;
  const at = fraction(random) * sums[last]!;
  let [low, high] = [0, last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > at) high = middle;
    else low = middle + 1;
  }
  return from[low]!;
};
