// Sets of cards in a real SQLite file: written once however many tables have them, put back as they were, and so much a player.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { JsonObject } from '../kernel/json.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import { makeRecord, writeRecord } from '../kernel/record.ts';
import type { Terms } from '../table/model.ts';
import { tableRecord } from '../table/record.ts';
import { DATABASE_FILE, openStore, type Store } from './store.ts';

const module = await GAMES['mythos']?.();
const deckTools = module?.deckTools;
if (module === undefined || deckTools === undefined) throw new Error('Mythos is missing');
const { game } = module;

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-sets-'));
  store = openStore(dir, { lockWaitMs: 0 });
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

const SET = [
  'set Stones',
  'language en',
  'groups Hill',
  ...Array.from({ length: 160 }, (_, n) =>
    n < 150
      ? `character Stone ${n} — Of the long hill\n  group Hill; cost 2; power 2\n  MAIN ⚡ Draw 1 card. Then: Put 1 power on this character.`
      : `mission Hill ${n}\n  points 2\n  SCORE ⚡ Draw 1 card.`,
  ),
].join('\n\n');

const options = resolveOptions(game.options, {});
if (!options.ok) throw new Error(options.error.message);

const person = (player: string) => ({ sitter: { kind: 'person', name: 'Ann' }, player }) as const;
const bot = { sitter: { kind: 'bot', level: 'random', version: 1, budget: 0 }, player: null } as const;

const terms = (table: string, own: string | null = SET, createdAt = 5): Terms => {
  const set = own ?? undefined;
  const loadouts = deckTools.loadouts(options.value, [undefined, undefined], { set, salt: 'pinch' });
  if (!loadouts.ok) throw new Error(loadouts.error.lines.join('\n'));
  return {
    table,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    loadouts: loadouts.value,
    ...(set === undefined ? {} : { set }),
    seed: '00'.repeat(32),
    seats: [person('ann'), bot],
    graceMs: 1000,
    createdAt,
  };
};

/** What is in the file, read by nobody but SQLite. */
const inFile = async (query: string): Promise<unknown[]> => {
  await store.close();
  const raw = new DatabaseSync(join(dir, DATABASE_FILE));
  const rows = raw.prepare(query).all();
  raw.close();
  store = openStore(dir, { lockWaitMs: 0 });
  return rows;
};

it('a set is stored once, however many tables play with it, and each table gets it back', async () => {
  const size = JSON.stringify(terms('t0')).length;
  expect(size).toBeGreaterThan(50_000);
  for (let n = 0; n < 10; n++) await store.createMatch(terms(`t${n}`));
  await store.createMatch(terms('starter', null));
  const rows = await inFile(`
    SELECT (SELECT count(*) FROM sets) AS sets, (SELECT max(length(terms)) FROM matches) AS longest,
      (SELECT count(*) FROM set_uses) AS uses`);
  // The text of the set and what was read of it, each once for all ten; of the set that comes with the game only its hash is kept.
  expect(rows).toMatchObject([{ sets: 2, uses: 20 }]);
  expect((rows[0] as { longest: number }).longest).toBeLessThan(5000);
  for (const each of [terms('t3'), terms('starter', null)]) {
    const loaded = (await store.loadMatch(each.table))?.terms;
    expect(JSON.stringify(loaded)).toBe(JSON.stringify(each));
  }
});

it('the record of a match is the same from the store as from memory', async () => {
  const before = terms('t1');
  await store.createMatch(before);
  const loaded = (await store.loadMatch('t1'))?.terms;
  if (loaded === undefined) throw new Error('no match');
  const [kept, fresh] = [loaded, before].map((each) => {
    const record = makeRecord(game, tableRecord(each, []));
    if (!record.ok) throw new Error(record.error.message);
    return writeRecord(record.value);
  });
  expect(kept).toBe(fresh);
});

it('a match of an older database, with its sets inside, loads as it is', async () => {
  const old = terms('old');
  await store.createMatch(terms('new'));
  await store.close();
  const raw = new DatabaseSync(join(dir, DATABASE_FILE));
  raw.prepare('INSERT INTO matches VALUES (?, ?, ?, 5)').run('old', game.id, JSON.stringify(old));
  raw.exec("INSERT INTO standings VALUES ('old', 0, 5, 0, NULL)");
  raw.close();
  store = openStore(dir, { lockWaitMs: 0 });
  expect((await store.loadMatch('old'))?.terms).toEqual(old);
});

it('a loadout that names its set by a hash, and a seat still to come, stay as they are', async () => {
  const [first, second] = terms('t1').loadouts as readonly JsonObject[];
  const waiting: Terms = { ...terms('t1'), loadouts: [second as JsonObject, null, first as JsonObject] };
  await store.createMatch(waiting);
  expect((await store.loadMatch('t1'))?.terms).toEqual(waiting);
});

it('a player may have so many unfinished tables of late, finished and old ones do not count', async () => {
  const quota = { player: 'ann', since: 100, tables: 3, setBytes: 1e9 };
  const open = (table: string, at: number, player = 'ann') =>
    store.createMatch(terms(table, null, at), { ...quota, player });
  expect(await open('before', 99)).toBeUndefined();
  for (const table of ['t1', 't2', 't3']) expect(await open(table, 100)).toBeUndefined();
  expect(await open('t4', 101)).toBe('tables');
  expect(await store.loadMatch('t4')).toBeUndefined();
  expect(await open('t4', 101, 'bo')).toBeUndefined();
  const summary = { revision: 1, rules: 1, seats: [], turn: [], graceMs: 0 };
  const resign = { seq: 1, step: { kind: 'resign', seat: 0, ms: 1 } } as const;
  await store.append([{ match: 't2', entries: [resign], finished: true, summary, at: 102 }]);
  expect(await open('t5', 103)).toBeUndefined();
});

it('a player may store so many bytes of sets of late; one that is there already costs nothing', async () => {
  const bytes = ((): number => {
    const { set, loadouts } = terms('t0');
    const [first] = loadouts as readonly [JsonObject];
    return Buffer.byteLength(JSON.stringify(set) + JSON.stringify(first['set']));
  })();
  const quota = { player: 'ann', since: 0, tables: 100, setBytes: bytes + 10 };
  expect(await store.createMatch(terms('t1'), quota)).toBeUndefined();
  expect(await store.createMatch(terms('t2'), quota)).toBeUndefined();
  const other = SET.replace('set Stones', 'set Pebbles');
  expect(await store.createMatch(terms('t3', other), quota)).toBe('sets');
  expect(await inFile('SELECT hash FROM sets')).toHaveLength(2);
  expect(await store.createMatch(terms('t4', other), { ...quota, player: 'bo' })).toBeUndefined();
  expect(await store.createMatch(terms('t5', other), quota)).toBeUndefined();
});
