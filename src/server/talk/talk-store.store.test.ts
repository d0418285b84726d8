// Databases from before there was talk get a place for it. What talk is kept is part of the store's contract.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeptLine } from '../../table/kept-talk.ts';
import { DATABASE_FILE, openStore } from '../store.ts';

let dir: string;

const line: KeptLine = { id: 1, seat: 0, by: 'p', at: 1, text: 'line 1', intent: 'i1' };

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-talk-store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

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
    expect(await opened.talk.linesOf(id)).toEqual([]);
    await opened.keepTalk([{ match: id, line }]);
    expect(await opened.talk.linesOf(id)).toEqual([line]);
    await opened.close();
  },
);
