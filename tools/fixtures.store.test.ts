// Databases and records that earlier versions wrote, frozen in `fixtures/`: they open unchanged and can be played on, in SQLite and imported into PostgreSQL.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedLevels } from '../src/bots/index.ts';
import { botsHonest } from '../src/bots/think.ts';
import { findRules, GAMES } from '../src/games/index.ts';
import { hashJson } from '../src/kernel/hash.ts';
import { readRecord } from '../src/kernel/record.ts';
import { replayAll } from '../src/kernel/replay.ts';
import { verify } from '../src/kernel/verify.ts';
import type { Expected, ExpectedTable } from './freeze.ts';
import type { Table } from '../src/table/state.ts';
import { advance } from '../src/table/table.ts';
import { COOKIE } from '../src/server/player.ts';
import { openLobby, type Lobby } from '../src/server/lobby.ts';
import { buildServer } from '../src/server/server.ts';
import { importSqlite } from '../src/server/postgres/importing.ts';
import { openPostgres } from '../src/server/postgres/postgres-store.ts';
import { openStore, type Store } from '../src/server/store.ts';
import { startPostgres, type Postgres } from '../src/server/testing/engines.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

/** A copy that may be written to: opening an old database migrates it. */
const copyOf = (name: string): string => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-fixtures-'));
  cpSync(join(FIXTURES, name), dir, { recursive: true });
  return dir;
};

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

/** What is in a copy, imported. */
const imported = async (dir: string): Promise<string> => {
  const address = await postgres.newDatabase();
  await importSqlite(dir, address);
  return address;
};

const CASES = readdirSync(FIXTURES).flatMap((name) =>
  ['SQLite', 'PostgreSQL'].map((engine) => [name, engine] as const),
);

describe.each(CASES)('the fixtures %s in %s', (name, engine) => {
  const expected = JSON.parse(readFileSync(join(FIXTURES, name, 'expected.json'), 'utf8')) as Expected;
  const records = readdirSync(join(FIXTURES, name, 'records'));
  const warnings: string[] = [];
  let dir: string;
  let store: Store;
  let lobby: Lobby;

  beforeAll(async () => {
    dir = copyOf(name);
    store = engine === 'SQLite' ? openStore(dir, { lockWaitMs: 1000 }) : await openPostgres(await imported(dir));
    const warn = (message: string): void => void warnings.push(message);
    lobby = openLobby({ store, games: GAMES, now: Date.now, botPaceMs: [60_000, 60_000], idleMs: 60_000, warn });
  });
  afterAll(async () => {
    await lobby.close();
    await store.close();
    rmSync(dir, { recursive: true });
  });

  const tableOf = async ({ id }: ExpectedTable): Promise<Table> => {
    const found = await lobby.find(id);
    if (found === undefined) throw new Error(`${id} is not there`);
    return found.table();
  };

  test.each(expected.tables)('$id ($what) opens as it was', async (wanted) => {
    const { timeline } = await tableOf(wanted);
    expect(timeline.match.rulesVersion).toBe(wanted.rules);
    expect(timeline.steps).toBe(wanted.steps);
    expect(timeline.outcome !== undefined).toBe(wanted.finished);
    expect(timeline.occupants.every((sitter) => sitter !== null)).toBe(wanted.begun);
    expect(wanted.begun ? hashJson(timeline.match.position()) : undefined).toBe(wanted.position);
    expect(warnings).toEqual([]);
  });

  const live = expected.tables.filter(({ begun, finished }) => begun && !finished);
  test.each(live)('$id ($what) goes on', async (wanted) => {
    const table = await tableOf(wanted);
    const { match } = table.timeline;
    const seat = [...match.actors.must, ...match.actors.may].find((each) => table.players[each] != null);
    if (seat === undefined) throw new Error('no person can act');
    const player = table.players[seat] ?? '';
    const later = table.now + 60_000;
    const joined = advance(table, { type: 'connect', client: 'c', player }, later).table;
    const action = match.legal(seat)[0] ?? '';
    const message = { type: 'act', intent: 'on', base: table.timeline.steps, action } as const;
    const after = advance(joined, { type: 'message', client: 'c', message }, later + 2000);
    expect(after.effects.find(({ type }) => type === 'append')).toMatchObject({ entry: { step: { act: action } } });
  });

  test('the players find their tables again', async () => {
    const place = copyOf(name);
    const database = engine === 'SQLite' ? {} : { database: await imported(place) };
    const { app, close } = await buildServer({ dataDir: place, ...database, logLevel: 'silent' });
    try {
      const cookies = { [COOKIE]: expected.cookies['Ana'] ?? '' };
      const mine = await app.inject({ method: 'GET', url: '/api/tables/mine', cookies });
      const { tables } = mine.json<{ tables: { table: string; finished: boolean }[] }>();
      const listed = new Map(tables.map(({ table, finished }) => [table, finished]));
      expect(listed).toEqual(new Map(expected.tables.map(({ id, finished }) => [id, finished])));
    } finally {
      await close();
      rmSync(place, { recursive: true });
    }
  });

  // Records are files; where the database is does not matter to them.
  test.each(engine === 'SQLite' ? records : [])('the record %s verifies, and so do its bots', async (file) => {
    const record = readRecord(readFileSync(join(FIXTURES, name, 'records', file), 'utf8'));
    if (!record.ok) throw new Error(`${record.error.at}: ${record.error.message}`);
    const found = await findRules(GAMES, record.value.game, record.value.rules);
    if (!found.ok) throw new Error(found.error.message);
    const { game } = found.value;
    expect(verify(game, record.value)).toMatchObject({ ok: true, steps: record.value.steps.length });
    const played = replayAll(game, record.value);
    if (!played.ok) throw new Error(played.error.message);
    expect(botsHonest(played.value, record.value.steps, await shippedLevels(record.value.game))).toBeUndefined();
  });
});

test('an import takes only what it can read, and only into an empty database', async () => {
  const dir = copyOf('first');
  const address = await imported(dir);
  await expect(importSqlite(dir, address)).rejects.toThrow(/matches in this PostgreSQL database already/u);
  await expect(importSqlite(join(dir, 'records'), address)).rejects.toThrow(/There is no .*baize.sqlite/u);
  const used = openStore(dir, { lockWaitMs: 0 });
  await expect(importSqlite(dir, await postgres.newDatabase())).rejects.toThrow(/another Baize server is using it/u);
  await used.close();
  rmSync(dir, { recursive: true });
});
