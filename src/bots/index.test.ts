// Which levels a game offers, and which versions of them records can still be checked with.

import { describe, expect, test } from 'vitest';
import { findRules, GAMES } from '../games/index.ts';
import { readRecord } from '../kernel/record.ts';
import { replayAll } from '../kernel/replay.ts';
import { verify } from '../kernel/verify.ts';
import { levelsOf, shippedLevels } from './index.ts';
import four from './guinote/records/greedy-1-four.json' with { type: 'json' };
import two from './guinote/records/greedy-1-two.json' with { type: 'json' };
import { botsHonest } from './think.ts';

describe('levels', () => {
  for (const game of Object.keys(GAMES)) {
    test(`${game}: each level is offered once, in its newest version`, async () => {
      const [offered, shipped] = [await levelsOf(game), await shippedLevels(game)];
      const ids = offered.map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set(shipped.map(({ id }) => id)));
      expect(ids).toHaveLength(new Set(ids).size);
      for (const { id, version } of offered) {
        expect(version).toBe(Math.max(...shipped.filter((level) => level.id === id).map((level) => level.version)));
      }
      const names = shipped.map(({ id, version }) => `${id} ${version}`);
      expect(names).toHaveLength(new Set(names).size);
    });
  }

  test('guinote: greedy 2 is offered, greedy 1 is still shipped', async () => {
    expect((await levelsOf('guinote')).map(({ id, version }) => `${id} ${version}`)).toEqual(['random 1', 'greedy 2']);
    expect((await shippedLevels('guinote')).map(({ id, version }) => `${id} ${version}`)).toContain('greedy 1');
  });
});

describe('records of an older version', () => {
  for (const [name, json] of Object.entries({ two, four })) {
    test(`${name} players: every move is the one that greedy 1 makes`, async () => {
      const read = readRecord(JSON.stringify(json));
      if (!read.ok) throw new Error(`${read.error.at} ${read.error.message}`);
      const record = read.value;
      const rules = await findRules(GAMES, record.game, record.rules);
      if (!rules.ok) throw new Error(rules.error.message);
      const { game } = rules.value;
      expect(verify(game, record)).toMatchObject({ ok: true });
      const timelines = replayAll(game, record);
      if (!timelines.ok) throw new Error(timelines.error.message);
      expect(botsHonest(timelines.value, record.steps, await shippedLevels('guinote'))).toBeUndefined();
      expect(botsHonest(timelines.value, record.steps, await levelsOf('guinote'))).toMatchObject({
        why: 'unknown-level',
      });
    });
  }
});
