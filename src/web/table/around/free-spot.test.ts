// Where something can lie without covering anything.

import { describe, expect, test } from 'vitest';
import { freeSpot, type Box } from './free-spot.ts';

const FRAME: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 100, height: 40 };
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a free spot', () => {
  test('is where it is wanted, if nothing lies there', () => {
    expect(freeSpot(SIZE, FRAME, [], { left: 150, top: 4 })).toEqual({ left: 150, top: 4 });
    expect(freeSpot(SIZE, FRAME, [box(0, 100, 400, 50)], { left: 150, top: 4 })).toEqual({ left: 150, top: 4 });
  });

  test('is as near as can be, with a little room around it', () => {
    expect(freeSpot(SIZE, FRAME, [box(100, 0, 200, 60)], { left: 150, top: 4 })).toEqual({ left: 150, top: 64 });
    expect(freeSpot(SIZE, FRAME, [box(140, 0, 80, 300)], { left: 150, top: 4 })).toEqual({ left: 224, top: 4 });
  });

  test('is inside of the frame, or there is none', () => {
    expect(freeSpot(SIZE, FRAME, [box(0, 0, 400, 270)], { left: 150, top: 4 })).toBeUndefined();
    expect(freeSpot({ width: 500, height: 10 }, FRAME, [], { left: 0, top: 0 })).toBeUndefined();
    expect(freeSpot(SIZE, FRAME, [box(0, 0, 400, 255)], { left: 150, top: 4 })).toEqual({ left: 150, top: 259 });
  });

  test('covers nothing, whatever lies there', () => {
    let seed = 7;
    const below = (n: number): number => (seed = (seed * 16807) % 2147483647) % n;
    let found = 0;
    for (let round = 0; round < 200; round++) {
      const taken = Array.from({ length: 3 + below(30) }, () =>
        box(below(400), below(300), 20 + below(60), 20 + below(60)),
      );
      const spot = freeSpot(SIZE, FRAME, taken, { left: 150, top: 4 });
      if (spot === undefined) continue;
      found++;
      const put = box(spot.left, spot.top, SIZE.width, SIZE.height);
      expect(taken.filter((each) => overlaps(each, put))).toEqual([]);
    }
    expect(found).toBeGreaterThan(20);
  });
});
