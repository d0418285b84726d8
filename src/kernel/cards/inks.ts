// Colours of suits where there are no pictures: a terminal tells the four apart.

import type { Ink } from '../presentation.ts';

const SPANISH: ReadonlyMap<string, Ink> = new Map([
  ['O', 'yellow'],
  ['C', 'red'],
  ['E', 'cyan'],
  ['B', 'green'],
]);

const FRENCH: ReadonlyMap<string, Ink> = new Map([
  ['S', 'white'],
  ['H', 'red'],
  ['D', 'cyan'],
  ['C', 'green'],
]);

/** `12C` by its last letter. */
export const spanishInk = (id: string): Ink | undefined => SPANISH.get(id.slice(-1));

/** `HA` by its first letter. */
export const frenchInk = (id: string): Ink | undefined => FRENCH.get(id.slice(0, 1));
