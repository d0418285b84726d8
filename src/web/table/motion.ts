// Motion at tables: what moves from one picture to the next. The built page has `motion-loaded.ts` in place of this file, and loads it with the first table.

import { measure, moveFrom } from './around/flight.ts';
import type { Picture } from './model/pictures.ts';
import { measureOpen, moveOpen } from './open/motion.ts';

/** Moves everything from where it lay to where it lies now. */
export type Move = (from: Picture, to: Picture) => void;

/** How a table of one kind moves: measures what lies on it now; what it returns moves it from there. */
type Measure = (root: HTMLElement) => Move;

const anyTable: Measure = (root) => {
  const places = measure(root);
  return (from, to) => moveFrom(root, places, from.scene, to.scene, to.hurried);
};

const openTable: Measure = (root) => {
  const laid = measureOpen(root);
  return (from, to) => moveOpen(root, laid, from, to);
};

export const measured = (root: HTMLElement, open: boolean): Move => (open ? openTable : anyTable)(root);

export const loadMotion = (_open: boolean): void => undefined;
