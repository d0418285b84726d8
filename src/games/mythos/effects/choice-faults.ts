// The conditions that a choice for an effect can fail.

import { FILTERS } from './effects.ts';

/** The condition that failed; each has its sentence in every language. */
export const CHOICE_FAULTS = [
  'not-there',
  'not-friendly',
  'not-enemy',
  'itself',
  'hidden',
  ...FILTERS,
  'nowhere-to-go',
  'hidden-already',
  'own-namesake',
  'nothing-to-copy',
  'lane-not-revealed',
  'lane-same',
  'lane-taken',
  'not-in-hand',
  'not-in-discard',
  'no-character',
  'no-chakra',
  'no-room',
] as const;
export type ChoiceFault = (typeof CHOICE_FAULTS)[number];
