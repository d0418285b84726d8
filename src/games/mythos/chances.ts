// Choices by weight, for samples that must be as likely as they say.

import type { Random } from '../../kernel/random.ts';

const HALF = 0x800_0000;
const REST = 0x400_0000;

/** A number from 0 to 1, 1 excluded, in steps of 2^-53. */
const fraction = (random: Random): number => (random.below(REST) * HALF + random.below(HALF)) / (REST * HALF);

/** One of these, each as likely as its weight says. */
export const weighted = <T extends { readonly weight: number }>(from: readonly T[], random: Random): T => {
  if (from.length === 1) return from[0] as T;
  let left = fraction(random) * from.reduce((sum, { weight }) => sum + weight, 0);
  return from.find(({ weight }) => (left -= weight) < 0) ?? (from.at(-1) as T);
};
