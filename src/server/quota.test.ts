// How much one player may open, and what they are told beyond that.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { openLobby, type Lobby } from './lobby.ts';
import { openNewTable, type NewTableNeeds } from './new-table.ts';
import { openStore, type Store } from './store.ts';
import { deckList } from './testing/decks.ts';

let dir: string;
let store: Store;
let lobby: Lobby;
let now: number;

const DAY = 24 * 60 * 60 * 1000;

/** Opens tables for players who have this much room. */
const opener = (room: NonNullable<NewTableNeeds['room']>) => {
  const newSeed = () => '11'.repeat(32);
  const needs: NewTableNeeds = { lobby, games: GAMES, now: () => now, graceMs: 1, newSeed, room };
  return (order: object, player: string) => openNewTable(needs, order, player);
};

beforeEach(() => {
  now = 100 * DAY;
  dir = mkdtempSync(join(tmpdir(), 'baize-quota-'));
  store = openStore(dir, { lockWaitMs: 0 });
  lobby = openLobby({
    store,
    games: GAMES,
    now: () => now,
    botPaceMs: [0, 0],
    idleMs: 60_000,
    warn: () => undefined,
  });
});
afterEach(async () => {
  await lobby.close();
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

it('tables that are not finished: the limit, and what to do; room comes back with time', async () => {
  const openTable = opener({ days: 30, tables: 3, setBytes: 1e9 });
  const open = () => openTable({ game: 'guinote' }, 'ann');
  for (let n = 0; n < 3; n++) expect(await open()).toMatchObject({ ok: true });
  expect(await open()).toEqual({
    ok: false,
    error: {
      status: 429,
      at: '',
      message:
        'you have opened 3 tables in the last 30 days that are not finished, which is the limit; finish or resign one of them',
    },
  });
  expect(await openTable({ game: 'guinote' }, 'bo')).toMatchObject({ ok: true });
  now += 31 * DAY;
  expect(await open()).toMatchObject({ ok: true });
});

it('sets of cards: the limit, and what to do; a set that was stored before is no matter', async () => {
  const openTable = opener({ days: 30, tables: 100, setBytes: 150_000 });
  const deckTools = (await GAMES['mythos']?.())?.deckTools;
  const text = deckTools?.show(undefined, { language: 'en', form: 'text' }).lines.join('\n') ?? '';
  const deck = await deckList('tides');
  const open = (name: string) =>
    openTable({ game: 'mythos', deck, set: text.replace(/^set .*$/mu, `set ${name}`) }, 'ann');
  const opened: (string | undefined)[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'One', 'Two']) {
    const table = await open(name);
    opened.push(table.ok ? 'ok' : `${table.error.status} ${table.error.at}: ${table.error.message}`);
  }
  expect(opened[0]).toBe('ok');
  expect(opened[7]).toBe(
    "429 set: the card sets you have stored in the last 30 days would exceed 150000 bytes; use one of them again, or the game's own cards",
  );
  expect(opened.slice(8)).toEqual(['ok', 'ok']);
});
