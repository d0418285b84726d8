// The store in a real SQLite file: how it is opened, what it says when it can't be. What it keeps is its contract.

import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialectOf, openFile } from './dialect.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { DATABASE_FILE, openStore, type Store } from './store.ts';
import { act, batchOf, storeContract, termsOf } from './testing/store-contract.ts';

let dir: string;
let store: Store | undefined;

const open = (): Store => (store = openStore(dir, { lockWaitMs: 0 }));
const shut = async (): Promise<void> => {
  await store?.close();
  store = undefined;
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-store-'));
});
afterEach(async () => {
  await shut();
  rmSync(dir, { recursive: true, force: true });
});

storeContract('SQLite', async () => {
  const place = mkdtempSync(join(tmpdir(), 'baize-contract-'));
  return {
    open: async () => openStore(place, { lockWaitMs: 0 }),
    remove: async () => rmSync(place, { recursive: true, force: true }),
  };
});

describe('opening', () => {
  it('is durable at every commit', () => {
    const database = openFile(join(dir, DATABASE_FILE), 0);
    const pragma = (name: string): unknown => database.prepare(`PRAGMA ${name}`).get()?.[name];
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('locking_mode')]).toEqual(['wal', 2, 'exclusive']);
    database.close();
  });

  it('keeps a second server out, and lets it in when the first is gone', async () => {
    open();
    expect(() => openStore(dir, { lockWaitMs: 0 })).toThrow(/another Baize server is using it/u);
    await shut();
    await open().check();
  });

  it('does not touch a database of a newer Baize', async () => {
    open();
    await shut();
    const raw = new DatabaseSync(join(dir, DATABASE_FILE));
    raw.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    raw.close();
    expect(open).toThrow(/written by a newer Baize .*update Baize/u);
  });

  it('does not touch a database of another program', () => {
    const raw = new DatabaseSync(join(dir, DATABASE_FILE));
    raw.exec('CREATE TABLE recipes (name TEXT)');
    raw.close();
    expect(open).toThrow(/another program/u);
  });

  it('migrates an empty database to the current version', async () => {
    new DatabaseSync(join(dir, DATABASE_FILE)).close();
    open();
    await shut();
    const raw = new DatabaseSync(join(dir, DATABASE_FILE));
    expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMA_VERSION });
    raw.close();
  });

  it('says so when the file is no database', () => {
    writeFileSync(join(dir, DATABASE_FILE), 'This is not a database, it is a letter.\n'.repeat(100));
    expect(open).toThrow(/not a database or it is damaged; restore it/u);
  });

  it('says so when the file is cut off', async () => {
    const kept = open();
    await kept.createMatch(termsOf('t1'));
    const entries = Array.from({ length: 2000 }, (_, index) => act(index + 1, 'play HA'));
    await kept.append([batchOf('t1', entries)]);
    await shut();
    const file = join(dir, DATABASE_FILE);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(open).toThrow(/damaged/u);
  });

  it('reads no log; damage in the middle of the file is found afterwards, and then the store is not healthy', async () => {
    const kept = open();
    await kept.createMatch(termsOf('t1'));
    const entries = Array.from({ length: 5000 }, (_, index) => act(index + 1, `play ${'HA'.repeat(40)}`));
    await kept.append([batchOf('t1', entries)]);
    await kept.inspect();
    await shut();
    const file = join(dir, DATABASE_FILE);
    const bytes = readFileSync(file);
    bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20 * 4096);
    writeFileSync(file, bytes);
    const damaged = open();
    await damaged.check();
    await expect(damaged.inspect()).rejects.toThrow(
      /baize.sqlite can't be read: it is damaged; restore it from a backup/u,
    );
    await expect(damaged.check()).rejects.toThrow(/damaged/u);
  });

  it('an inspection ends when the store is closed', async () => {
    const kept = open();
    await kept.createMatch(termsOf('t1'));
    const entries = Array.from({ length: 3000 }, (_, index) => act(index + 1, 'play HA'));
    await kept.append([batchOf('t1', entries)]);
    const inspection = kept.inspect();
    await shut();
    await expect(inspection).resolves.toBeUndefined();
  });

  it('says so when the data directory is a file', () => {
    writeFileSync(join(dir, 'data'), '');
    expect(() => openStore(join(dir, 'data'), { lockWaitMs: 0 })).toThrow(
      /Can't write to the data directory .*choose another one/u,
    );
  });
});

it('says that the disk is full, loses nothing that was written, and goes on when there is room', async () => {
  const database = openFile(join(dir, 'small.sqlite'), 0);
  database.exec('CREATE TABLE notes (text TEXT); PRAGMA max_page_count = 10');
  const db = new Kysely<{ notes: { text: string } }>({ dialect: dialectOf(database) });
  const write = (text: string): Promise<unknown> =>
    db.transaction().execute((trx) => trx.insertInto('notes').values({ text }).execute());
  await write('one');
  await expect(write('x'.repeat(1_000_000))).rejects.toThrow('database or disk is full');
  await write('two');
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'one' }, { text: 'two' }]);
  await db.destroy();
});
