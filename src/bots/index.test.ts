// Which levels a game offers, and which versions of them records can still be checked with.

import { describe, expect, test } from 'vitest';
import { findRules, GAMES } from '../games/index.ts';
import { readRecord } from '../kernel/record.ts';
import { replayAll } from '../kernel/replay.ts';
import { verify } from '../kernel/verify.ts';
import type { Level } from './bot.ts';
import { defaultLevel, findLevel, levelsOf, shippedLevels } from './index.ts';
import four from './guinote/records/greedy-1-four.json' with { type: 'json' };
import two from './guinote/records/greedy-1-two.json' with { type: 'json' };
import levelsOfFour from './guinote/records/levels-2-four.json' with { type: 'json' };
import levelsOfTwo from './guinote/records/levels-2-two.json' with { type: 'json' };
import { botsHonest } from './think.ts';

const named = (levels: readonly Level[]): readonly string[] => levels.map(({ id, version }) => `${id}@${version}`);

describe('levels', () => {
  test.each([...Object.keys(GAMES), 'whistle', 'quays'])(
    '%s: random, and others, each once, in its newest version',
    async (game) => {
      const [offered, shipped] = [await levelsOf(game), await shippedLevels(game)];
      const ids = offered.map(({ id }) => id);
      expect(ids[0]).toBe('random');
      expect(ids.length).toBeGreaterThan(1);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(named(shipped)).toHaveLength(new Set(named(shipped)).size);
      expect(named(shipped)).toEqual(expect.arrayContaining([...named(offered)]));
      for (const { id, version } of offered) {
        expect(version).toBe(Math.max(...shipped.filter((level) => level.id === id).map((level) => level.version)));
      }
    },
  );

  test.each(['whistle', 'quays', 'tomorrow'])('%s, which has none of its own, has those of any game', async (game) => {
    expect((await levelsOf(game)).map(({ id }) => id)).toEqual(['random', 'easy', 'medium', 'hard', 'expert']);
  });

  test('are found by name: the newest version, or the one that is named; also what is no longer offered', async () => {
    const found = async (name: string): Promise<string | undefined> => {
      const level = await findLevel('guinote', name);
      return level === undefined ? undefined : named([level])[0];
    };
    expect(await Promise.all(['greedy', 'greedy@1', 'greedy@2', 'random@1'].map(found))).toEqual([
      'greedy@2',
      'greedy@1',
      'greedy@2',
      'random@1',
    ]);
    for (const name of ['greedy@3', 'greedy@', '@1', 'grand', '', 'constructor']) {
      expect(await found(name), `level ${name}`).toBeUndefined();
    }
  });

  test('the usual one is medium, else greedy, else the strongest', () => {
    const usual = (...ids: readonly string[]) => defaultLevel(ids.map((id) => ({ id })))?.id;
    expect(usual('random', 'easy', 'medium', 'greedy', 'expert')).toBe('medium');
    expect(usual('random', 'greedy', 'expert')).toBe('greedy');
    expect(usual('random', 'heuristic')).toBe('heuristic');
    expect(usual()).toBeUndefined();
  });
});

/** Records made before the levels changed: of `greedy` 1, and of the levels of version 2. */
const RECORDS = [
  ['greedy 1, two players', two, 'greedy@1'],
  ['greedy 1, four players', four, 'greedy@1'],
  ['hard and expert 2, two players', levelsOfTwo, 'expert@2'],
  ['easy, hard and expert 2, four players', levelsOfFour, 'hard@2'],
] as const;

describe('records of an older version', () => {
  test.each(RECORDS)('%s: every move is the one that they make', async (_, json, needed) => {
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
    const others = (await shippedLevels('guinote')).filter((level) => named([level])[0] !== needed);
    expect(botsHonest(timelines.value, record.steps, others)).toMatchObject({ why: 'unknown-level' });
  });
});
