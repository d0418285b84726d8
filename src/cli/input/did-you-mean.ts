// "Did you mean …?": the hint for a mistyped name, where accents do not matter.

import { nearest } from '../../kernel/nearest.ts';

const fold = (name: string): string => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The known name that was probably meant, `before` it what goes there (`--`); `otherwise` if none is near enough. */
export const didYouMean = <T extends string | undefined = undefined>(
  typed: string,
  known: readonly string[],
  otherwise?: T,
  before = '',
): string | T => {
  const near = nearest(typed, known, fold);
  return near === undefined ? (otherwise as T) : `Did you mean ${before}${near}?`;
};

/** All known names: what to say when none is near. */
export const listOf = (what: string, known: readonly string[]): string => `${what}: ${known.join(', ')}.`;
