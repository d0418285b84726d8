// Buckets: what they let through, that keys do not share them, and that they are forgotten in the end.

import { expect, it } from 'vitest';
import { openBuckets } from './rate.ts';

it('lets a burst through, then so many a second, for each key by itself', () => {
  let time = 0;
  const may = openBuckets({ perSecond: 2, burst: 3 }, () => time);
  const granted = (key: string, times: number): number =>
    Array.from({ length: times }, () => may(key)).filter(Boolean).length;
  expect([granted('ann', 10), granted('bo', 10)]).toEqual([3, 3]);
  time += 1000;
  expect(granted('ann', 10)).toBe(2);
  time += 60_000;
  expect(granted('ann', 10)).toBe(3);
});

it('takes more for what costs more, and all of it for what costs more than there can be', () => {
  let time = 0;
  const may = openBuckets({ perSecond: 1, burst: 5 }, () => time);
  expect([may('ann', 3), may('ann', 3), may('ann', 2), may('ann')]).toEqual([true, false, true, false]);
  time += 4000;
  expect(may('ann', 100)).toBe(false);
  time += 1000;
  expect([may('ann', 100), may('ann')]).toEqual([true, false]);
});

it('remembers only so many keys, those used last', () => {
  const may = openBuckets({ perSecond: 0, burst: 1 }, () => 0, 2);
  expect([may('a'), may('b'), may('a'), may('c')]).toEqual([true, true, false, true]);
  // `b` was forgotten for `c`, `a` was not.
  expect([may('a'), may('b')]).toEqual([false, true]);
});

it('forgets buckets that are full again rather than those that are not', () => {
  let time = 0;
  const may = openBuckets({ perSecond: 1, burst: 3 }, () => time, 2);
  expect([may('empty', 3), may('full'), may('full')]).toEqual([true, true, true]);
  time += 2000;
  // There is room for two; `empty` was not asked for longest, but has only two left.
  expect(may('other')).toBe(true);
  expect([may('empty'), may('empty'), may('empty')]).toEqual([true, true, false]);
});
