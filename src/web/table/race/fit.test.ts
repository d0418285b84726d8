// Sizes of a race board: nothing is outside of the table at any size, whatever its columns hold, and a covered card can be touched or spread.

import { describe, expect, test } from 'vitest';
import { fanOf, fitOf, RAIL, SAYS, STRIP, TALLNESS, TOUCHABLE } from './fit.ts';

/** Tables at the sizes of phones, tablets and screens: what bar, frame and rail leave of the page. */
const TABLES = [
  [360, 596, false],
  [390, 800, false],
  [844, 346, false],
  [640, 356, false],
  [768, 980, false],
  [944, 716, true],
  [688, 684, true],
  [2224, 1356, true],
] as const;

/** The longest column there can be: six cards face down, and a run from king to ace on them. */
const LONGEST = [...Array.from({ length: 6 }, () => false), ...Array.from({ length: 13 }, () => true)];
const DEALT = [false, false, false, false, false, false, true];

describe.each(TABLES)('%s × %s', (width, height, beside) => {
  const load = { columns: 7, goals: 8 };
  const fit = fitOf({ width, height, scale: 1 }, load, beside);
  const { card, goal, pile, room, shape } = fit;
  const tall = (of: number): number => of * TALLNESS;

  test('cards fill the smaller of width and height', () => {
    expect(card).toBeGreaterThanOrEqual(44);
    expect(goal).toBeGreaterThanOrEqual(shape === 'low' ? 28 : 38);
    expect(tall(card) * 2).toBeLessThan(room);
    const across = {
      tall: 7 * card + 24 + 16,
      wide: 8 * card + 7 * 0.14 * card + 48,
      low: RAIL + 7 * card + 4 * goal + 48,
    };
    expect(across[shape]).toBeLessThanOrEqual(width);
    expect(8 * goal + 28 + 16).toBeLessThanOrEqual(shape === 'low' ? Infinity : width);
  });

  test('cards that are wanted smaller are, and none are larger than fits', () => {
    const { card: small } = fitOf({ width, height, scale: 0.8 }, load, beside);
    expect(small).toBeGreaterThanOrEqual(44);
    expect(small).toBeLessThanOrEqual(Math.max(44, card * 0.8 + 1));
    expect(fitOf({ width, height, scale: 1.4 }, load, beside)).toEqual(fit);
  });

  test('all rows fit', () => {
    const rows = {
      tall: STRIP + tall(goal) + 16 + SAYS + room + tall(pile) + 28,
      wide: tall(goal) + 30 + SAYS + room,
      low: Math.max(room, 2 * tall(goal) + tall(pile) + 60),
    };
    expect(rows[shape]).toBeLessThanOrEqual(height);
  });

  test.each([
    ['the longest column', LONGEST],
    ['a column as it is dealt', DEALT],
    ['nineteen open cards', LONGEST.map(() => true)],
  ])('%s ends inside its room, spread or not', (_, open) => {
    for (const spread of [undefined, 0, 6, 12, open.length - 1]) {
      const tops = fanOf(open, card, room, spread);
      expect(tops).toHaveLength(open.length);
      expect((tops.at(-1) ?? 0) + tall(card)).toBeLessThanOrEqual(room + 1);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    }
  });

  test('a card that is spread can be touched', () => {
    for (let at = 6; at < LONGEST.length - 1; at++) {
      const tops = fanOf(LONGEST, card, room, at);
      expect((tops[at + 1] ?? 0) - (tops[at] ?? 0)).toBeGreaterThanOrEqual(TOUCHABLE);
    }
  });

  test('a column of ordinary length shows enough of each card without', () => {
    const tops = fanOf([false, false, false, true, true, true, true, true], card, room);
    expect((tops[4] ?? 0) - (tops[3] ?? 0)).toBeGreaterThanOrEqual(TOUCHABLE);
  });
});
