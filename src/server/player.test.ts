// Cookies: made-up ones are worth nothing, signed ones hold on every server of a store, and those of before signatures keep their seats.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import type { Terms } from '../table/model.ts';
import { openRecognition } from './player.ts';
import { buildServer } from './server.ts';
import { DATABASE_FILE } from './store.ts';

const OLD = 'old_cookie-of-before-signatures0';
const MADE_UP = 'x'.repeat(32);

/** As the first version of the server computed it; seats in old databases depend on it. */
const playerOf = (secret: string): string =>
  createHash('sha256').update(`baize/player/1\n${secret}`).digest('base64url');

describe('recognising a cookie', () => {
  const seats = new Set([playerOf(OLD)]);
  const recognise = openRecognition('key', (player) => Promise.resolve(seats.has(player)));

  it('gives somebody new a cookie that is good from then on', async () => {
    const first = await recognise(undefined);
    expect(await recognise(first.newCookie)).toEqual({ player: first.player });
  });

  it('takes one without a signature if its player has sat somewhere, and signs it', async () => {
    const known = await recognise(OLD);
    expect(known.player).toBe(playerOf(OLD));
    expect(known.newCookie?.split('.')[0]).toBe(OLD);
    expect(await recognise(known.newCookie)).toEqual({ player: known.player });
  });

  it.each([
    ['without a signature', MADE_UP],
    ['with a wrong one', `${MADE_UP}.${'A'.repeat(43)}`],
    ['with letters that are longer than they look', `${MADE_UP}.${'é'.repeat(43)}`],
    ['that is empty', ''],
    ['that is very long', MADE_UP.repeat(1000)],
  ])('makes somebody new of one %s', async (_what, cookie) => {
    const [one, two] = [await recognise(cookie), await recognise(cookie)];
    expect(one.player).not.toBe(playerOf(MADE_UP));
    expect(one.player).not.toBe(two.player);
  });

  it('takes no signature of another key', async () => {
    const other = openRecognition('another key', () => Promise.resolve(false));
    const { newCookie, player } = await other(undefined);
    expect((await recognise(newCookie)).player).not.toBe(player);
  });
});

/** The tables of a database as the first version made them. */
const FIRST_SCHEMA = `
  CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, terms TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE log (match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL CHECK (seq > 0), step TEXT NOT NULL,
    player TEXT, intent TEXT, PRIMARY KEY (match, seq)) STRICT, WITHOUT ROWID;
  CREATE TABLE sittings (player TEXT NOT NULL, match TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match)) STRICT, WITHOUT ROWID;
  CREATE TABLE faults (id INTEGER PRIMARY KEY, match TEXT, at INTEGER NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL) STRICT;
  PRAGMA application_id = 1650551162;
  PRAGMA user_version = 1;
`;

/** A name nobody may choose any more, as old databases hold them. */
const OLD_NAME = 'Ann\u202e\u200b';

const writeOldDatabase = async (dir: string): Promise<void> => {
  const game = (await GAMES['guinote']?.())?.game;
  if (game === undefined) throw new Error('guinote is missing');
  const options = resolveOptions(game.options, { options: { players: 2 } });
  if (!options.ok) throw new Error(options.error.message);
  const terms: Terms = {
    table: 'AAAAAAAAAA',
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    seed: '42'.repeat(32),
    seats: [{ sitter: { kind: 'person', name: OLD_NAME }, player: playerOf(OLD) }, null],
    graceMs: 1000,
    createdAt: 5,
  };
  const database = new DatabaseSync(join(dir, DATABASE_FILE));
  database.exec(FIRST_SCHEMA);
  const match = database.prepare('INSERT INTO matches VALUES (?, ?, ?, 0, 5, 5)');
  match.run(terms.table, terms.game, JSON.stringify(terms));
  database.prepare('INSERT INTO sittings VALUES (?, ?)').run(playerOf(OLD), terms.table);
  const step = `7 1 !sit person ${JSON.stringify(OLD_NAME)}`;
  database.prepare('INSERT INTO log VALUES (?, 1, ?, ?, ?)').run(terms.table, step, playerOf('b'.repeat(32)), 'sit');
  database.close();
};

describe('a database of before signatures', () => {
  let dir: string;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'baize-player-'));
    await writeOldDatabase(dir);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const tablesOf = async (app: FastifyInstance, cookie: string) => {
    const answer = await app.inject({ url: '/api/tables/mine', cookies: { baize: cookie } });
    const { tables } = answer.json<{ tables: { table: string; seats: { sitter: { name: string } | null }[] }[] }>();
    return { tables, given: answer.cookies.find(({ name }) => name === 'baize')?.value };
  };

  it('keeps the seats of its cookies, signs them, and shows names as they are', async () => {
    const first = await buildServer({ dataDir: dir, logLevel: 'silent' });
    const { tables, given } = await tablesOf(first.app, OLD);
    expect(tables.map(({ table, seats }) => [table, seats.map(({ sitter }) => sitter?.name)])).toEqual([
      ['AAAAAAAAAA', [OLD_NAME, OLD_NAME]],
    ]);
    expect(given?.startsWith(`${OLD}.`)).toBe(true);
    expect(await tablesOf(first.app, MADE_UP)).toMatchObject({ tables: [] });
    await first.close();

    // The key is in the store: the next server on it knows the signature.
    const second = await buildServer({ dataDir: dir, logLevel: 'silent' });
    const again = await tablesOf(second.app, given ?? '');
    expect(again.tables).toHaveLength(1);
    expect(again.given).toBeUndefined();
    await second.close();
  });
});
