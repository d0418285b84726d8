// A database of the first schema, with a log that was undone and done again 10,000 times, opens and goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import type { Terms } from '../table/model.ts';
import { openTable } from '../table/opening.ts';
import { openLobby } from './lobby.ts';
import { openMyTables } from './my-tables.ts';
import { DATABASE_FILE, openStore } from './store.ts';

/** As the first version made it; never to be changed. */
const FIRST_SCHEMA = `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, terms TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL CHECK (seq > 0), step TEXT NOT NULL,
    player TEXT, intent TEXT, PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sittings (
    player TEXT NOT NULL, match TEXT NOT NULL REFERENCES matches (id), PRIMARY KEY (player, match)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE faults (
    id INTEGER PRIMARY KEY, match TEXT, at INTEGER NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL
  ) STRICT;
  PRAGMA application_id = ${0x62_61_69_7a};
  PRAGMA user_version = 1;
`;

const ID = 'Aaaaaaaaaa';
const CYCLES = 10_000;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-old-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('is listed, loads in parts and takes the next move, but no takeback', async () => {
  const { game } = await (GAMES['guinote'] as () => Promise<GameModule>)();
  const options = resolveOptions(game.options, { options: { players: 2 } });
  if (!options.ok) throw new Error(options.error.message);
  const seatOf = (player: string | null) =>
    player === null
      ? { sitter: { kind: 'bot', level: 'random', version: 1, budget: 0 } as const, player }
      : { sitter: { kind: 'person', name: 'Ann' } as const, player };
  const termsFor = (seats: Terms['seats']): Terms => ({
    table: ID,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    seed: '42'.repeat(32),
    seats,
    graceMs: 1000,
    createdAt: 0,
  });
  const begins = openTable(game, termsFor([seatOf('ann'), seatOf(null)]), 0).table.timeline.match;
  const seat = begins.actors.must[0] as number;
  const action = begins.legal(seat)[0] as string;
  const terms = termsFor([0, 1].map((at) => seatOf(at === seat ? 'ann' : null)));

  const raw = new DatabaseSync(join(dir, DATABASE_FILE));
  raw.exec(FIRST_SCHEMA);
  raw.exec('BEGIN');
  raw.prepare('INSERT INTO matches VALUES (?, ?, ?, 0, 0, 7)').run(ID, game.id, JSON.stringify(terms));
  raw.prepare('INSERT INTO sittings VALUES (?, ?)').run('ann', ID);
  const line = raw.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?)');
  for (let n = 0; n < CYCLES; n++) {
    line.run(ID, 2 * n + 1, `${n} ${seat} ${action}`, 'ann', `act-${n}`);
    line.run(ID, 2 * n + 2, `${n} ${seat} !takeback ${2 * n}`, 'ann', `back-${n}`);
  }
  raw.exec('COMMIT');
  raw.close();

  const store = openStore(dir, { lockWaitMs: 0 });
  const now = (): number => 20_000;
  const lobby = openLobby({ store, games: GAMES, now, botPaceMs: [0, 0], idleMs: 60_000, warn: () => undefined });
  const mine = openMyTables({ store, lobby, games: GAMES, now });
  expect(await mine('ann')).toMatchObject([{ table: ID, yourTurn: true, finished: false, updatedAt: 7 }]);

  const liveTable = await lobby.find(ID);
  if (liveTable === undefined) throw new Error('no table');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const answers: ServerMessage[] = [];
  const send = (message: ServerMessage): void => {
    if (message.type === 'answer' && answers.push(message) === 3) resolve(undefined);
  };
  liveTable.connect('c', 'ann', { send, close: () => undefined });
  liveTable.hear('c', { type: 'act', intent: 'act-5', base: 20_000, action });
  liveTable.hear('c', { type: 'act', intent: 'new', base: 20_000, action });
  liveTable.hear('c', { type: 'takeback', intent: 'back', base: 20_001 });
  await promise;
  expect(answers).toMatchObject([
    { intent: 'act-5', ok: true, revision: 11 },
    { intent: 'new', ok: true, revision: 20_001 },
    { intent: 'back', ok: false, code: 'no-takebacks-left' },
  ]);
  expect(await store.faults()).toEqual([]);
  await lobby.close();
  await store.close();
});
