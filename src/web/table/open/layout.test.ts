// Cards on the cloth: as large as they fit, and each in its place while others come and go.

import { describe, expect, test } from 'vitest';
import { fitCards } from './fit.ts';
import { cellsFor, placesAfter, type CellOf, type Lying } from './places.ts';

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
  const loose = (...keys: string[]): readonly Lying[] => keys.map((key) => ({ key, from: [] }));
  const first = placesAfter(new Map(), loose('a', 'b', 'c', 'd', 'e'));

  test('fill row by row from the middle, and everything has one', () => {
    expect([...first.values()]).toEqual([1, 2, 0, 3, 5]);
    expect(new Set(first.values()).size).toBe(5);
  });

  test('stay when others go, and the free one is filled again', () => {
    const after = placesAfter(first, loose('a', 'c', 'd', 'e'));
    for (const key of ['a', 'c', 'd', 'e']) expect(after.get(key)).toBe(first.get(key));
    expect(placesAfter(after, loose('a', 'c', 'd', 'e', 'f')).get('f')).toBe(first.get('b'));
  });

  test('a pile lies where the first of its cards lay', () => {
    const after = placesAfter(first, [...loose('a', 'c'), { key: 'pile', from: ['x', 'e', 'd'] }]);
    expect(after.get('pile')).toBe(first.get('e'));
  });

  test('there are always enough, and a sparse table comes together again', () => {
    const keys = Array.from({ length: 19 }, (_, i) => `k${i}`);
    const many: CellOf = placesAfter(new Map(), loose(...keys));
    expect(new Set(many.values()).size).toBe(19);
    expect(Math.max(...many.values())).toBeLessThan(cellsFor(19));
    const few = placesAfter(many, loose('k17', 'k18'));
    expect(Math.max(...few.values())).toBeLessThan(cellsFor(2));
  });
});
