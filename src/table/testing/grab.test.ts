// Grab, the table's own test game, lends nobody its state.

import { expect, test } from 'vitest';
import { lentFault } from '../../kernel/testing/checks.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { grab } from './grab.ts';

test('writing over a view or an event of grab changes nothing else', () => {
  const subject = subjectOf({ game: grab }, {});
  const faults = walk(subject, 1, 30).moments.map((moment) => lentFault(subject, moment));
  expect(faults.length).toBeGreaterThan(4);
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
