// Answers on leaves: as many as fit, what lies side by side together.

import { expect, test } from 'vitest';
import { leavesOf } from './leaves.ts';

const rows = (...heights: readonly number[]) => {
  let top = 0;
  return heights.map((height) => {
    const box = { top, height };
    top += height + 6;
    return box;
  });
};

test('what fits is one leaf', () => {
  expect(leavesOf([], 100)).toEqual([0]);
  expect(leavesOf(rows(44, 44), 94)).toEqual([0]);
  expect(leavesOf(rows(44, 44), 93.4)).toEqual([0]);
});

test('what does not fit begins another, and each has one answer at least', () => {
  expect(leavesOf(rows(44, 44, 44, 44, 44), 100)).toEqual([0, 2, 4]);
  expect(leavesOf(rows(44, 80, 44), 60)).toEqual([0, 1, 2]);
});

test('two columns are leafed through by rows', () => {
  const boxes = [0, 0, 50, 50, 100].map((top) => ({ top, height: 44 }));
  expect(leavesOf(boxes, 95)).toEqual([0, 4]);
  expect(leavesOf(boxes, 50)).toEqual([0, 2, 4]);
});
