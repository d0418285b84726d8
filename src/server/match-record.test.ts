// Records of finished matches: long ones are made one at a time, so that many requests need no more memory than one.

import { expect, it } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import type { SeatEntry } from '../table/model.ts';
import { openMatchRecords } from './match-record.ts';
import type { StoredMatch } from './loading.ts';

const module = await (GAMES['guinote'] as () => Promise<GameModule>)();
const { game } = module;
const options = resolveOptions(game.options, { options: { players: 2 } });
if (!options.ok) throw new Error(options.error.message);

const bot: SeatEntry = { sitter: { kind: 'bot', level: 'random', version: 1, budget: 0 }, player: null };

const finished: StoredMatch = {
  terms: {
    table: 'x',
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    seed: '42'.repeat(32),
    seats: [bot, bot],
    graceMs: 1000,
    createdAt: 0,
  },
  entries: [{ seq: 1, step: { kind: 'resign', seat: 0, ms: 1 } }],
  finished: true,
  updatedAt: 0,
  summarised: true,
};

/** Asks for twenty at once; gives how many were made, refused as busy, and made at the same time at most. */
const twenty = async (long: number): Promise<readonly number[]> => {
  let now = 0;
  let most = 0;
  const games = {
    guinote: async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => void setImmediate(resolve));
      now--;
      return module;
    },
  };
  const operator = { deletedAt: () => Promise.resolve(undefined) };
  const store = { operator, loadMatch: () => Promise.resolve(finished) };
  const recordOf = openMatchRecords({ games, store }, long);
  const answers = await Promise.all(Array.from({ length: 20 }, () => recordOf('x')));
  const busy = answers.filter((answer) => !answer.ok && answer.error.status === 503).length;
  return [answers.filter(({ ok }) => ok).length, busy, most];
};

it('long ones one at a time, and not too many wait', async () => {
  expect(await twenty(1)).toEqual([4, 16, 1]);
});

it('all others at once', async () => {
  const [made, busy] = await twenty(2);
  expect([made, busy]).toEqual([20, 0]);
});
