// Parts of a kind of tests: all files are in one of them, and they take about the same time.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { divide } from './divide.ts';
import { SECONDS } from './seconds.ts';

test('everything is in one part, and parts weigh about the same', () => {
  const weights = [90, 5, 30, 20, 60, 5, 40, 10, 10, 30];
  const parts = divide(weights, (weight) => weight, 3);
  const byWeight = (a: number, b: number): number => a - b;
  expect(parts.flat().toSorted(byWeight)).toEqual(weights.toSorted(byWeight));
  expect(parts.map((part) => part.reduce((sum, weight) => sum + weight, 0))).toEqual([100, 100, 100]);
  expect(divide([1], () => 1, 2)).toEqual([[1], []]);
});

test('every file that was measured is there', () => {
  const root = dirname(import.meta.dirname);
  expect(Object.keys(SECONDS).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
