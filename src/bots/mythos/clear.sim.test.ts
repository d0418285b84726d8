// Hard and expert of Mythos hardly ever miss what is clearly best: positions found by tools/clear-actions.ts, which measures them on as many as one likes.

import { expect, test } from 'vitest';
import { module } from '../../games/mythos/index.ts';
import { FIRST_CARDS } from '../../games/mythos/testing/first-cards.ts';
import { findLevel } from '../index.ts';
import type { Level } from '../bot.ts';
import { missedBy, type Clear, type Subject } from '../testing/clear.ts';
import positions from './records/clear.json' with { type: 'json' };

const POSITIONS = positions as unknown as readonly Clear[];

const named = async (name: string): Promise<Level> => (await findLevel('mythos', name))!;

const subject: Subject = {
  module,
  options: {},
  cards: FIRST_CARDS,
  player: await named('heuristic'),
  referees: [],
};

test.each(['hard', 'expert'])('%s misses at most one in a hundred', async (id) => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(80);
  expect(missedBy(subject, await named(id), POSITIONS).slice(Math.ceil(POSITIONS.length / 100))).toEqual([]);
});

test('others miss more', async () => {
  for (const name of ['easy', 'medium', 'hard@2'])
    expect(missedBy(subject, await named(name), POSITIONS).length).toBeGreaterThan(POSITIONS.length / 100);
});
