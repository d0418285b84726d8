// Talk in a real store: only the last of it stays, it goes with its match, and databases from before there was talk get a place for it.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEPT_LINES } from '../../protocol/talk.ts';
import type { KeptLine } from '../../table/kept-talk.ts';
import type { Terms } from '../../table/model.ts';
import { DATABASE_FILE, openStore, type Store } from '../store.ts';
import { MOST_BLOCKS } from './talk-store.ts';

let dir: string;
let store: Store;

const terms = (table: string): Terms => ({
  table,
  game: 'guinote',
  rules: 2,
  options: {},
  seed: '42'.repeat(32),
  seats: [null, null],
  graceMs: 1000,
  createdAt: 1000,
});

const summary = { revision: 0, rules: 2, seats: [], turn: [], graceMs: 1 };
const line = (id: number, by = 'p'): KeptLine => ({ id, seat: 0, by, at: id, text: `line ${id}`, intent: `i${id}` });
const audio = Uint8Array.from([1, 2, 3]);

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-talk-store-'));
  store = openStore(dir, { lockWaitMs: 0 });
  for (const table of ['over', 'fresh', 'old']) await store.createMatch(terms(table));
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

it('keeps the last lines of a table and its newest voices', async () => {
  const lines = Array.from({ length: KEPT_LINES + 5 }, (_, i) => line(i + 1));
  await store.keepTalk(lines.map((each) => ({ match: 'over', line: each })));
  await store.keepTalk([{ match: 'over', line: { ...line(KEPT_LINES + 5), text: 'the same number' } }]);
  expect(await store.talk((kept) => kept.linesOf('over'))).toEqual(lines.slice(5));
  for (let i = 0; i < 25; i++)
    await store.talk((kept) => kept.keepVoice('over', `v${i}`, 'p', i, { type: 'audio/ogg', audio }));
  const left = await store.talk((kept) =>
    Array.from({ length: 25 }, (_, i) => kept.voice('over', `v${i}`) !== undefined),
  );
  expect(left.map(Number).join('')).toBe('0'.repeat(5) + '1'.repeat(20));
  expect(await store.talk((kept) => kept.voice('fresh', 'v24'))).toBeUndefined();
});

it('deletes talk a while after its match is over, and of matches that nobody goes on with', async () => {
  const at = { over: 5000, fresh: 9000, old: 100 } as const;
  for (const match of ['over', 'fresh', 'old'] as const) {
    await store.append([{ match, entries: [], finished: match !== 'old', summary, at: at[match] }]);
    await store.keepTalk([{ match, line: line(1) }]);
    await store.talk((kept) => kept.keepVoice(match, 'v', 'p', 1, { type: 'audio/ogg', audio }));
  }
  await store.talk((kept) => kept.sweep(6000, 500));
  const left = await store.talk((kept) =>
    ['over', 'fresh', 'old'].filter((match) => kept.linesOf(match).length > 0 && kept.voice(match, 'v') !== undefined),
  );
  expect(left).toEqual(['fresh']);
});

it('forgets one person and nobody else', async () => {
  await store.keepTalk([line(1, 'a'), line(2, 'b')].map((each) => ({ match: 'over', line: each })));
  await store.talk((kept) => {
    kept.block('ann', 'b');
    kept.block('bea', 'a');
    kept.forget('ann', 'a');
  });
  expect((await store.talk((kept) => kept.linesOf('over'))).map(({ by }) => by)).toEqual(['b']);
  expect(await store.talk((kept) => [kept.blocksOf('ann'), kept.blocksOf('bea')])).toEqual([[], ['a']]);
});

it('blocks only so many', async () => {
  const done = await store.talk((kept) =>
    Array.from({ length: MOST_BLOCKS + 1 }, (_, i) => kept.block('ann', String(i).padStart(24, '0'))),
  );
  expect([done.filter(Boolean).length, done.at(-1)]).toEqual([MOST_BLOCKS, false]);
});

it.each(['first', 'second'])(
  'the %s database of the fixtures, from before there was talk, gets a place for it',
  async (name) => {
    const old = join(dir, name);
    cpSync(join(import.meta.dirname, '../../../fixtures', name), old, { recursive: true });
    const database = new DatabaseSync(join(old, DATABASE_FILE));
    const { id } = database.prepare('SELECT id FROM matches LIMIT 1').get() as { id: string };
    database.close();
    const opened = openStore(old, { lockWaitMs: 0 });
    expect((await opened.loadMatch(id))?.terms.talk).toBeUndefined();
    expect(await opened.talk((kept) => kept.linesOf(id))).toEqual([]);
    await opened.keepTalk([{ match: id, line: line(1) }]);
    expect(await opened.talk((kept) => kept.linesOf(id))).toEqual([line(1)]);
    await opened.close();
  },
);
