// Whole matches of HighNoon, where nobody has to act and a match must still end: with random moves, and between greedy bots.

import { expect, test } from 'vitest';
import { findLevel } from '../../bots/index.ts';
import { GAMES } from '../../games/index.ts';
import { hashText } from '../../kernel/hash.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fuzzMatch } from './fuzzing.ts';

const endings = async (games: number, asked: object, bot?: string): Promise<{ readonly [reason: string]: number }> => {
  const module = await GAMES['highnoon']?.();
  if (module === undefined) throw new Error('there is no HighNoon');
  const level = bot === undefined ? undefined : await findLevel('highnoon', bot);
  const options = resolveOptions(module.game.options, asked);
  const found: { [reason: string]: number } = {};
  for (let n = 0; n < games; n++) {
    const seed = hashText(`highnoon/${n}`);
    const { reason, fault } = fuzzMatch(module.game, options.ok ? options.value : {}, seed, {
      recorded: n % 50 === 0,
      level,
    });
    if (fault !== undefined) throw new Error(`match ${n}: ${fault}`);
    found[reason] = (found[reason] ?? 0) + 1;
  }
  return found;
};

test('300 random matches end, in each of the three ways', async () => {
  const found = await endings(300, {});
  expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(300);
  expect(Object.keys(found).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['blocked', 'cleared', 'quiet']);
});

test.each(['classic', 'shared', 'draw3'])('greedy bots play %s to the end', async (preset) => {
  const found = await endings(60, { preset }, 'greedy');
  expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(60);
});
