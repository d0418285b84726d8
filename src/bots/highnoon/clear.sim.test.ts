// Hard and expert of HighNoon hardly ever miss what is clearly best: positions found by tools/clear-actions.ts, which measures them on as many as one likes.

import { describe, expect, test } from 'vitest';
import { module } from '../../games/highnoon/index.ts';
import { findLevel } from '../index.ts';
import type { Level } from '../bot.ts';
import { missedBy, type Clear, type Subject } from '../testing/clear.ts';
import shared from './records/clear-shared.json' with { type: 'json' };
import split from './records/clear-split.json' with { type: 'json' };

const named = async (name: string): Promise<Level> => (await findLevel('highnoon', name))!;

const greedy = await named('greedy');

describe.each([
  ['decks of their own', {}, split],
  ['a shared deck', { mode: 'shared' }, shared],
])('with %s', (_, options, found) => {
  const positions = found as unknown as readonly Clear[];
  const subject: Subject = { module, options, player: greedy, referees: [] };

  test.each(['hard', 'expert'])('%s misses at most one in a hundred', async (id) => {
    expect(positions.length).toBeGreaterThanOrEqual(80);
    expect(missedBy(subject, await named(id), positions).slice(Math.ceil(positions.length / 100))).toEqual([]);
  });

  test('others miss more', async () => {
    for (const name of ['easy', 'medium', 'greedy'])
      expect(missedBy(subject, await named(name), positions).length).toBeGreaterThan(positions.length / 100);
  });
});
