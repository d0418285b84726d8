// The proof of a record in parts: the same as all at once, with progress from the first step to the last.

import { expect, it } from 'vitest';
import { findRules, GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { allAtOnce } from '../kernel/parts.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import two from './guinote/records/greedy-1-two.json' with { type: 'json' };
import { shippedLevels } from './index.ts';
import { proving, type ProofProgress } from './proof.ts';

const record = two as unknown as MatchRecord;

const rules = async (): Promise<Game> => {
  const found = await findRules(GAMES, record.game, record.rules);
  if (!found.ok) throw new Error(found.error.message);
  return found.value.game;
};

it('compares everything and lets the bots think again, step by step', async () => {
  const game = await rules();
  const work = proving(game, record, await shippedLevels('guinote'));
  const pauses: ProofProgress[] = [];
  let part = work.next();
  for (; part.done !== true; part = work.next()) pauses.push(part.value);
  expect(part.value).toMatchObject({ ...verify(game, record), bots: [{ verdict: 'same' }, { verdict: 'same' }] });
  const bots = pauses.filter(({ phase }) => phase === 'bots').map(({ done }) => done);
  expect(bots).toEqual([...bots].sort((a, b) => a - b));
  expect(bots.at(-1)).toBe(record.steps.length - 1);
});

it('without levels it leaves the bots alone, and it stops at the first fault', async () => {
  const game = await rules();
  expect(allAtOnce(proving(game, record, undefined))).toEqual(verify(game, record));
  const altered: MatchRecord = { ...record, steps: record.steps.with(7, '0 0 play 9Z') };
  expect(allAtOnce(proving(game, altered, await shippedLevels('guinote')))).toMatchObject({ ok: false, step: 8 });
});
