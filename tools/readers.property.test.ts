// Readers of outside input do work in proportion to their input: twice the text, at most twice the work, counted and not timed.

import { countedWork } from './counted-work.ts';
import { describe, expect, test } from 'vitest';
import { workshop } from '../src/games/mythos/workshop.ts';

/** Up to this many blocks are neither here nor there. */
const SMALL = 2000;

/** The work at a size and at twice the size; a first run has made whatever is made once. */
const doubled = (read: (size: number) => unknown, size: number): readonly [number, number] => {
  read(size - 1);
  return [countedWork(() => read(size)), countedWork(() => read(size * 2))];
};

const expectLinear = (read: (size: number) => unknown, size: number): void => {
  const [once, twice] = doubled(read, size);
  expect(once).toBeGreaterThan(0);
  expect(twice, `${once} blocks at ${size}, ${twice} at ${size * 2}`).toBeLessThanOrEqual(once * 2.2 + SMALL);
};

const times = (count: number, text: (i: number) => string, between = ''): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(between);

const effect = (line: string): string => `set A\ncharacter B\n  ${line}`;

describe('lines of cards', () => {
  test.each([
    ['PLACE_FROM_DECK 1', ' then ', 8],
    ['DRAW 1', ' then ', 400],
    ['HIDE ENEMY', ' then ', 400],
  ])('a chain of %s', (link, then, size) => {
    expectLinear((count) => workshop.lint(effect(`MAIN ! ${times(count, () => link, then)}`)), size);
  });
});
