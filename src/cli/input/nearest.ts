// The nearest known name to a mistyped one, where accents do not matter.

import { nearest as nearestName } from '../../kernel/nearest.ts';

const fold = (name: string): string => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The known name that was probably meant, if one is near enough. */
export const nearest = (typed: string, known: readonly string[]): string | undefined => nearestName(typed, known, fold);
