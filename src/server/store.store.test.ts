// The store against a real SQLite file: what it keeps, what it refuses, what it says when it can't.

import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Terms } from '../table/model.ts';
import { dialectOf, openFile } from './dialect.ts';
import { SCHEMA_VERSION } from './schema.ts';
import type { Batch } from './appending.ts';
import { DATABASE_FILE, openStore, type Store } from './store.ts';

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

const terms = (table: string, player = 'ann'): Terms => ({
  table,
  game: 'whistle',
  rules: 1,
  options: { cards: 5 },
  seed: '00'.repeat(32),
  seats: [{ sitter: { kind: 'person', name: 'Ann' }, player }, null],
  graceMs: 1000,
  createdAt: 5,
});

const act = (seq: number, text: string, intent?: Entry['intent']): Entry => ({
  seq,
  step: { kind: 'act', seat: 0, act: text, ms: seq * 10 },
  ...(intent === undefined ? {} : { intent }),
});

const summary = (revision: number): Batch['summary'] => ({
  revision,
  rules: 1,
  seats: terms('t1').seats,
  turn: [0],
  graceMs: 1000,
});

const batch = (match: string, entries: readonly Entry[], more: Partial<Batch> = {}): Batch => ({
  match,
  entries,
  finished: false,
  summary: summary(entries.at(-1)?.seq ?? 0),
  at: 100,
  ...more,
});

describe('appending', () => {
  it('keeps terms, steps and intents over a restart', async () => {
    const entries = [
      act(1, 'play HA', { player: 'ann', id: 'i1' }),
      { seq: 2, step: { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bo "B"' }, ms: 30 } } as const,
      { seq: 3, step: { kind: 'takeback', to: 1, seat: 0, ms: 40 } } as const,
    ];
    await open().createMatch(terms('t1'));
    await store?.append([batch('t1', entries, { at: 77, finished: true })]);
    await shut();
    expect(await open().loadMatch('t1')).toEqual({
      terms: terms('t1'),
      entries,
      finished: true,
      updatedAt: 77,
      summarised: true,
    });
  });

  it('knows no match that was not created', async () => {
    expect(await open().loadMatch('nope')).toBeUndefined();
  });

  it('refuses a step that is there already, and then writes nothing of the transaction', async () => {
    const kept = open();
    await kept.createMatch(terms('t1'));
    await kept.createMatch(terms('t2'));
    await kept.append([batch('t1', [act(1, 'play HA')])]);
    const both = [batch('t2', [act(1, 'play S2')]), batch('t1', [act(1, 'play HK'), act(2, 'play H2')])];
    await expect(kept.append(both)).rejects.toThrow(/UNIQUE/u);
    expect((await kept.loadMatch('t1'))?.entries).toEqual([act(1, 'play HA')]);
    expect((await kept.loadMatch('t2'))?.entries).toEqual([]);
    await kept.append([batch('t1', [act(2, 'play H2')])]);
    expect((await kept.loadMatch('t1'))?.entries).toHaveLength(2);
  });

  it('writes more rows than one statement holds, in one transaction', async () => {
    const entries = Array.from({ length: 1234 }, (_, index) => act(index + 1, 'play HA'));
    await open().createMatch(terms('t1'));
    await store?.append([batch('t1', entries)]);
    expect((await store?.loadMatch('t1'))?.entries).toEqual(entries);
  });

  it('notices a log with a hole', async () => {
    await open().createMatch(terms('t1'));
    await store?.append([batch('t1', [act(1, 'play HA'), act(3, 'play H2')])]);
    await expect(store?.loadMatch('t1')).rejects.toThrow('the log of match t1 is damaged at step 2');
  });
});

describe("somebody's own matches", () => {
  it('come newest first, with those joined later, up to a limit', async () => {
    const kept = open();
    for (const id of ['t1', 't2', 't3', 't4']) await kept.createMatch(terms(id, id === 't4' ? 'bo' : 'ann'));
    const sit: Entry = {
      seq: 1,
      step: { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ann' }, ms: 1 },
      intent: { player: 'ann', id: 'sit' },
    };
    await kept.append([batch('t2', [act(1, 'play HA')], { at: 300 }), batch('t4', [sit], { at: 200 })]);
    const mine = async (limit: number): Promise<readonly string[]> =>
      (await kept.matchesOf('ann', limit)).map(({ match }) => match);
    expect(await mine(20)).toEqual(['t2', 't4', 't1', 't3']);
    expect(await mine(2)).toEqual(['t2', 't4']);
    expect(await kept.matchesOf('bo', 20)).toEqual([
      { match: 't4', game: 'whistle', finished: false, updatedAt: 200, summary: summary(1), names: {} },
    ]);
    expect(await kept.matchesOf('nobody', 20)).toEqual([]);
  });

  it('are summed up in the transaction of the steps, or not at all', async () => {
    const kept = open();
    await kept.createMatch(terms('t1'));
    const listed = async () => (await kept.matchesOf('ann', 1))[0]?.summary;
    expect(await listed()).toBeUndefined();
    await kept.append([batch('t1', [act(1, 'play HA')])]);
    expect(await listed()).toEqual(summary(1));
    await expect(kept.append([batch('t1', [act(2, 'play H2'), act(1, 'play HK')])])).rejects.toThrow(/UNIQUE/u);
    expect(await listed()).toEqual(summary(1));
    await kept.append([batch('t1', [act(2, 'play H2')])]);
    // One that was made from fewer steps meanwhile comes too late; one that knows less gives way.
    await kept.saveSummary('t1', summary(1));
    expect(await listed()).toEqual(summary(2));
    await kept.createMatch(terms('t2', 'bo'));
    await kept.saveSummary('t2', { ...summary(0), turn: null });
    await kept.saveSummary('t2', summary(0));
    expect((await kept.matchesOf('bo', 1))[0]?.summary).toEqual(summary(0));
  });

  it('are not those they stood up from before the match began', async () => {
    const kept = open();
    await kept.createMatch(terms('t1'));
    const intent = { player: 'bo', id: 'i' };
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bo' }, ms: 1 } as const;
    const stand = { kind: 'stand', seat: 1, ms: 2 } as const;
    await kept.append([
      batch('t1', [
        { seq: 1, step: sit, intent },
        { seq: 2, step: stand, intent, stood: 'bo' },
      ]),
    ]);
    expect(await kept.matchesOf('bo', 20)).toEqual([]);
    await kept.append([batch('t1', [{ seq: 3, step: sit, intent }])]);
    expect(await kept.matchesOf('bo', 20)).toHaveLength(1);
  });
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
    await kept.createMatch(terms('t1'));
    const entries = Array.from({ length: 2000 }, (_, index) => act(index + 1, 'play HA'));
    await kept.append([batch('t1', entries)]);
    await shut();
    const file = join(dir, DATABASE_FILE);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(open).toThrow(/damaged/u);
  });

  it('reads no log; damage in the middle of the file is found afterwards, and then the store is not healthy', async () => {
    const kept = open();
    await kept.createMatch(terms('t1'));
    const entries = Array.from({ length: 5000 }, (_, index) => act(index + 1, `play ${'HA'.repeat(40)}`));
    await kept.append([batch('t1', entries)]);
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
    await kept.createMatch(terms('t1'));
    const entries = Array.from({ length: 3000 }, (_, index) => act(index + 1, 'play HA'));
    await kept.append([batch('t1', entries)]);
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

it('records faults in order', async () => {
  const fault = { match: 't1', at: 9, kind: 'breach', detail: 'two aces' };
  await open().recordFault(fault);
  await store?.recordFault({ ...fault, match: null, kind: 'other' });
  expect(await store?.faults()).toEqual([fault, { ...fault, match: null, kind: 'other' }]);
});

it('is healthy until closed', async () => {
  const kept = open();
  await kept.check();
  await shut();
  await expect(kept.check()).rejects.toThrow(/destroyed|not open/u);
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

it('makes a key once, for every server that asks for it', async () => {
  const kept = open();
  const [one, same] = await Promise.all([kept.keyFor('cookies'), kept.keyFor('cookies')]);
  expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/u);
  expect(same).toBe(one);
  expect(await kept.keyFor('other')).not.toBe(one);
  await shut();
  expect(await open().keyFor('cookies')).toBe(one);
});

it('knows who has sat at a match', async () => {
  const kept = open();
  await kept.createMatch(terms('t1', 'ann'));
  expect([await kept.hasSat('ann'), await kept.hasSat('bo')]).toEqual([true, false]);
});
