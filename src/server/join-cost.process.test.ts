// What a join costs: one message, and one more for every 250 steps of the match; so does whatever else asks for a snapshot.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import type { Entry, SeatEntry, Terms } from '../table/model.ts';
import { openTable } from '../table/opening.ts';
import { summaryOf } from '../table/summary.ts';
import type { Batch } from './appending.ts';
import { startServer, type RunningServer } from './server.ts';
import { openStore } from './store.ts';
import { JOIN, joinTable } from './testing/talk.ts';
import { newVisitor } from './testing/visitor.ts';

let dir: string;
let server: RunningServer | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-join-'));
});
afterEach(async () => {
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

const { game } = await (GAMES['guinote'] as () => Promise<GameModule>)();
const twoPlayers = resolveOptions(game.options, { options: { players: 2 } });
if (!twoPlayers.ok) throw new Error(twoPlayers.error.message);
const person = (name: string): SeatEntry => ({ sitter: { kind: 'person', name }, player: name });

const terms: Terms = {
  table: 'Long1Long1',
  game: game.id,
  rules: game.rulesVersion,
  options: writeOptions(game.options, twoPlayers.value),
  seed: '42'.repeat(32),
  seats: [person('Ann'), person('Bo')],
  graceMs: 1000,
  createdAt: 0,
};

/** A card played and taken back, over and over. */
const longLog = (steps: number): Omit<Batch, 'match'> => {
  const { table } = openTable(game, terms, 0);
  const { match } = table.timeline;
  const seat = match.actors.must[0] as number;
  const act = match.legal(seat)[0] as string;
  const entries = Array.from({ length: steps }, (_, i): Entry => {
    const step =
      i % 2 === 0 ? { kind: 'act' as const, seat, act, ms: i } : { kind: 'takeback' as const, to: i - 1, seat, ms: i };
    return { seq: i + 1, step };
  });
  return { entries, finished: false, summary: summaryOf(table), at: 0 };
};

it('a join costs more the longer the match is', async () => {
  const store = openStore(dir, { lockWaitMs: 0 });
  await store.createMatch(terms);
  await store.append([{ ...longLog(1200), match: terms.table }]);
  await store.close();
  const limits = { messages: { perSecond: 0, burst: 3 } };
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir: dir, logLevel: 'silent', limits });
  const { talk: line, snapshot } = await joinTable((await newVisitor(server.address)).socket(terms.table));
  expect(snapshot.revision).toBe(1200);
  // Everybody is told that somebody watches.
  expect(await line.hear()).toMatchObject({ type: 'seats', watchers: 1 });
  line.say(JOIN);
  expect(await line.hear()).toMatchObject({ type: 'error', code: 'too-fast' });
});
