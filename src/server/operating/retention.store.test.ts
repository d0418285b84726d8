// How long matches are kept: which are deleted, what stays, and what is said of those that are gone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Terms } from '../../table/model.ts';
import { quotaOf } from '../quota.ts';
import { buildServer } from '../server.ts';
import { DATABASE_FILE, openStore, type Store } from '../store.ts';
import { sweepMatches, type Retention } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-retention-'));
  store = openStore(dir, { lockWaitMs: 0 });
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

const SET = { name: 'a set of cards' };

/** A match whose last step is some days old, with something in every table of the database. */
const add = async (id: string, days: number, finished: boolean, more: Partial<Terms> = {}): Promise<void> => {
  const at = NOW - days * DAY;
  const terms: Terms = {
    table: id,
    game: 'guinote',
    rules: 1,
    options: {},
    format: 2,
    seed: '00'.repeat(32),
    seats: [{ sitter: { kind: 'person', id: 'ab'.repeat(12) }, player: 'ann' }, null],
    names: { ['ab'.repeat(12)]: 'Ann' },
    graceMs: 1000,
    createdAt: at,
    ...more,
  };
  await store.createMatch(terms, quotaOf('ann', at));
  const summary = { revision: 1, rules: 1, seats: terms.seats, turn: [0], graceMs: 1000 };
  const step = { kind: 'act', seat: 0, act: 'play 1C', ms: 1 } as const;
  await store.append([{ match: id, entries: [{ seq: 1, step }], finished, summary, at }]);
  await store.keepTalk([{ match: id, line: { id: 1, seat: 0, by: 'ab'.repeat(12), at, text: `said at ${id}` } }]);
  await store.talk.keepVoice(id, 'v', 'ab'.repeat(12), at, { type: 'audio/ogg', audio: Uint8Array.of(1) });
};

const sweep = (retention: Retention, live: readonly string[] = []): Promise<number> =>
  sweepMatches({ retention: store.operator, letGo: (id) => !live.includes(id), isOpen: () => true }, retention, NOW);

const left = async (ids: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(ids.map(async (id) => ((await store.loadMatch(id)) === undefined ? [] : [id])));
  return found.flat();
};

const everything = (): string => {
  const database = new DatabaseSync(join(dir, DATABASE_FILE), { readOnly: true });
  const names = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'deletions'`).all();
  const rows = names.map(({ name }) => database.prepare(`SELECT * FROM "${String(name)}"`).all());
  database.close();
  return JSON.stringify(rows);
};

describe('a sweep', () => {
  const ALL = ['doneOld', 'doneNew', 'openOld', 'openNew'];
  beforeEach(async () => {
    await add('doneOld', 40, true);
    await add('doneNew', 20, true);
    await add('openOld', 40, false);
    await add('openNew', 20, false);
  });

  it.each([
    [{}, ALL],
    [{ keepDays: 30 }, ['doneNew', 'openOld', 'openNew']],
    [{ keepUnfinishedDays: 30 }, ['doneOld', 'doneNew', 'openNew']],
    [{ keepDays: 10, keepUnfinishedDays: 30 }, ['openNew']],
    [{ keepDays: 50, keepUnfinishedDays: 50 }, ALL],
  ])('with %j leaves %j', async (retention, expected) => {
    expect(await sweep(retention)).toBe(ALL.length - expected.length);
    expect(await left(ALL)).toEqual(expected);
  });

  it('leaves what somebody keeps, until they release it, and where somebody is', async () => {
    expect(await store.operator.keep('doneOld', true, NOW)).toBe(true);
    expect(await store.operator.keep('nowhere', true, NOW)).toBe(false);
    await sweep({ keepDays: 1, keepUnfinishedDays: 1 }, ['openOld']);
    expect(await left(ALL)).toEqual(['doneOld', 'openOld']);
    await store.operator.keep('doneOld', false, NOW);
    await sweep({ keepDays: 1 });
    expect(await left(ALL)).toEqual(['openOld']);
  });

  it('reads page after page', async () => {
    await store.close();
    const database = new DatabaseSync(join(dir, DATABASE_FILE));
    database.exec('BEGIN');
    const addMatch = database.prepare(
      `INSERT INTO matches (id, game, terms, created_at) VALUES (?, 'guinote', '{}', 0)`,
    );
    const addStanding = database.prepare(
      'INSERT INTO standings (match, finished, updated_at, revision) VALUES (?, 0, ?, 0)',
    );
    for (let n = 0; n < 1200; n++) {
      addMatch.run(termsOf(n).table);
      addStanding.run(termsOf(n).table, n % 400 === 0 ? NOW - 90 * DAY : NOW);
    }
    database.exec('COMMIT');
    database.close();
    store = openStore(dir, { lockWaitMs: 0 });
    expect(await sweep({ keepUnfinishedDays: 60 })).toBe(3);
    expect(await left(ALL)).toEqual(ALL);
  });
});

const termsOf = (n: number): Terms => ({
  table: `m${String(n).padStart(4, '0')}`,
  game: 'guinote',
  rules: 1,
  options: {},
  seed: '00'.repeat(32),
  seats: [null, null],
  graceMs: 1000,
  createdAt: 0,
});

describe('a deleted match', () => {
  it('leaves nothing behind but the day it was deleted, and that for a year', async () => {
    await add('first', 40, true);
    await sweep({ keepDays: 30 });
    await store.close();
    for (const trace of ['first', 'Ann', 'ann', 'said at', 'audio']) expect(everything()).not.toContain(trace);
    store = openStore(dir, { lockWaitMs: 0 });
    expect(await store.operator.deletedAt('first')).toBe(NOW);
    const later = NOW + 366 * DAY;
    await sweepMatches({ retention: store.operator, letGo: () => true, isOpen: () => true }, { keepDays: 1 }, later);
    expect(await store.operator.deletedAt('first')).toBe(undefined);
  });

  it('takes card sets with it that no other match has', async () => {
    const own = { loadouts: [{ set: { name: 'its own' } }, { set: SET }] };
    await add('first', 40, true, own);
    await add('second', 1, true, { loadouts: [{ set: SET }, null] });
    await sweep({ keepDays: 30 });
    expect((await store.loadMatch('second'))?.terms.loadouts?.[0]).toEqual({ set: SET });
    await store.close();
    expect(everything()).not.toContain('its own');
    store = openStore(dir, { lockWaitMs: 0 });
  });

  it('is taken out of the chain of matches played again', async () => {
    await add('first', 40, true);
    await store.createNext('first', [0], { ...termsOf(1), table: 'second', createdAt: NOW }, quotaOf('ann', NOW));
    await add('third', 1, true);
    await store.createNext(
      'third',
      [0],
      { ...termsOf(2), table: 'fourth', createdAt: NOW - 40 * DAY },
      quotaOf('ann', NOW),
    );
    expect(await sweep({ keepDays: 30, keepUnfinishedDays: 30 })).toBe(2);
    expect(await left(['first', 'second', 'third', 'fourth'])).toEqual(['second', 'third']);
    expect((await store.loadMatch('third'))?.next).toBe(undefined);
  });
});

it('a server says until when a record is kept, that it is kept for good, and that it was deleted', async () => {
  await add('doneOld111', 40, true);
  await add('doneNew111', 10, true);
  await add('doneKept11', 40, true);
  await store.operator.keep('doneKept11', true, NOW);
  await store.close();
  const { app, close } = await buildServer({ dataDir: dir, logLevel: 'silent', keepDays: 30, now: () => NOW });
  const headers = async (id: string) => (await app.inject(`/api/tables/${id}/record`)).headers;
  await expect.poll(async () => (await headers('doneOld111'))['baize-deleted']).toBe('1972-09-27');
  const gone = await app.inject('/api/tables/doneOld111/record');
  expect([gone.statusCode, gone.json()]).toEqual([
    404,
    { error: { at: 'id', message: 'the match was deleted on 1972-09-27' } },
  ]);
  expect((await headers('doneNew111'))['baize-kept-until']).toBe('1972-10-17');
  expect((await headers('doneKept11'))['baize-kept']).toBe('for good');
  expect((await app.inject('/api/tables/nowhere111/record')).json()).toMatchObject({
    error: { message: 'there is no such table' },
  });
  expect((await app.inject('/api/privacy')).json()).toMatchObject({ keepDays: 30, keepUnfinishedDays: null });
  await close();
  store = openStore(dir, { lockWaitMs: 0 });
});
