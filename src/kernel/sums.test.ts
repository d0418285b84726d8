// The course of a match: points as they change, and where its parts end.

import { expect, test } from 'vitest';
import { openCourse } from './sums.ts';

test('a part that nobody scored in is a part all the same', () => {
  const notes = openCourse([[0], [1]]);
  notes.part();
  notes.gain(1, 3);
  notes.part();
  notes.part();
  expect(notes.course()).toMatchObject({
    points: [
      [0, 0],
      [0, 3],
    ],
    parts: [0, 1, 1],
  });
});
