// Cards on the cloth: as large as they fit, and each in its place while others come and go.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { fitCards } from './fit.ts';
import { NO_PLACES, placesAfter, shiftOf, type Grid, type Lying, type Places } from './places.ts';

describe('the size of cards', () => {
  const CLOTHS: readonly (readonly [name: string, width: number, height: number])[] = [
    ['a small phone', 332, 325],
    ['a phone', 362, 500],
    ['a phone on its side', 510, 220],
    ['a tablet', 740, 640],
    ['a desktop', 900, 360],
    ['a large screen', 2200, 900],
  ];
  for (const [name, width, height] of CLOTHS) {
    for (const cells of [8, 12, 16, 24]) {
      test(`${cells} places on ${name} all fit`, () => {
        const fit = fitCards(width, height, cells);
        const rows = Math.ceil(cells / fit.columns);
        expect(fit.columns * fit.width + (fit.columns - 1) * fit.across).toBeLessThanOrEqual(width);
        expect(rows * fit.width * (176 / 126) + (rows - 1) * fit.down).toBeLessThanOrEqual(height);
        expect(fit.width).toBeGreaterThanOrEqual(cells > 16 ? 30 : 40);
      });
    }
  }

  test('follows the smaller of width and height', () => {
    expect(fitCards(332, 325, 8).width).toBeGreaterThan(64);
    expect(fitCards(900, 325, 8).width).toBeLessThan(fitCards(900, 500, 8).width);
    expect(fitCards(332, 900, 8).width).toBe(fitCards(332, 2000, 8).width);
  });
});

describe('places', () => {
  const GRID = { columns: 4, rows: 2 };
  const loose = (...keys: string[]): readonly Lying[] => keys.map((key) => ({ key, from: [] }));
  const placed = (piles: readonly Lying[], before: Places = NO_PLACES, grid: Grid = GRID) =>
    placesAfter(before, piles, grid);
  const first = placed(loose('a', 'b', 'c', 'd', 'e'));

  /** How far the cards lean to a side and up or down on average, in places. */
  const lean = ({ columns, rows, at }: Places): readonly [across: number, down: number] => {
    const cells = [...at.values()];
    const mean = (of: (cell: number) => number): number =>
      cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
    return [
      mean((cell) => cell % columns) - (columns - 1) / 2,
      mean((cell) => Math.floor(cell / columns)) - (rows - 1) / 2,
    ];
  };

  test('fill from the middle, two and four around it, and everything has one', () => {
    expect([...first.at.values()].slice(0, 4).sort((a, b) => a - b)).toEqual([1, 2, 5, 6]);
    expect(lean(placed(loose('a', 'b')))).toEqual([0, 0]);
    expect(new Set(first.at.values()).size).toBe(5);
  });

  test('stay when others go, and the free one is filled again', () => {
    const after = placed(loose('a', 'c', 'd', 'e'), first);
    for (const key of ['a', 'c', 'd', 'e']) expect(after.at.get(key)).toBe(first.at.get(key));
    expect(placed(loose('a', 'c', 'd', 'e', 'f'), after).at.get('f')).toBe(first.at.get('b'));
  });

  test('a pile lies where the first of its cards lay', () => {
    const after = placed([...loose('a', 'c'), { key: 'pile', from: ['x', 'e', 'd'] }], first);
    expect(after.at.get('pile')).toBe(first.at.get('e'));
  });

  test('a single pile lies in the very middle, several where their places are', () => {
    for (const grid of [GRID, { columns: 6, rows: 2 }, { columns: 7, rows: 3 }]) {
      const one = placed(loose('a'), NO_PLACES, grid);
      const { x, y } = shiftOf(one);
      expect([lean(one)[0] + x, lean(one)[1] + y]).toEqual([0, 0]);
      expect(shiftOf(placed(loose('a', 'b'), one, grid))).toEqual({ x: 0, y: 0 });
    }
    expect(shiftOf(NO_PLACES)).toEqual({ x: 0, y: 0 });
  });

  test('there are always enough, and a sparse table comes together again', () => {
    const keys = Array.from({ length: 19 }, (_, i) => `k${i}`);
    const many = placed(loose(...keys), NO_PLACES, { columns: 7, rows: 3 });
    expect(new Set(many.at.values()).size).toBe(19);
    const few = placed(loose('k17', 'k18'), many);
    expect(few.at.size).toBe(2);
    expect(Math.max(...few.at.values())).toBeLessThan(8);
  });

  test('a grid that grows on both sides leaves everything where it lies', () => {
    const wide = placed(loose('a', 'b', 'c', 'd', 'e', 'f'), first, { columns: 6, rows: 2 });
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      const [before, after] = [first.at.get(key)!, wide.at.get(key)!];
      expect([(after % 6) - 2.5, Math.floor(after / 6)]).toEqual([(before % 4) - 1.5, Math.floor(before / 4)]);
    }
  });

  test.each([
    [4, 2],
    [6, 2],
    [8, 2],
    [7, 3],
  ])('on %i × %i a table whose cards come and go leans nowhere for long', (columns, rows) => {
    const random = fastRandom(columns);
    let places = NO_PLACES;
    let keys: string[] = [];
    let leaning = 0;
    for (let move = 0; move < 400; move++) {
      keys = keys.filter(() => random.below(6) > 0);
      while (keys.length < 2) keys.push(`k${move}-${keys.length}`);
      keys.push(`k${move}`);
      places = placed(loose(...keys.slice(0, columns * rows)), places, { columns, rows });
      if (Math.max(...lean(places).map(Math.abs)) > 0.75) leaning++;
    }
    expect(leaning).toBeLessThan(20);
  });
});
