// Somebody's own tables: what the list says, and that it plays no match again for it. Work is counted, not timed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import type { SeatEntry, Entry, Terms } from '../table/model.ts';
import { summaryOf } from '../table/summary.ts';
import { openTable } from '../table/opening.ts';
import type { Games } from './games.ts';
import { openMyTables } from './my-tables.ts';
import { DATABASE_FILE, openStore, type Store } from './store.ts';

const module = await (GAMES['guinote'] as () => Promise<GameModule>)();
const { game } = module;
const options = resolveOptions(game.options, { options: { players: 2 } });
if (!options.ok) throw new Error(options.error.message);

const ann: SeatEntry = { sitter: { kind: 'person', name: 'Ann' }, player: 'ann' };
const bot: SeatEntry = { sitter: { kind: 'bot', level: 'random', version: 1, budget: 0 }, player: null };

const terms = (table: string, more: Partial<Terms> = {}): Terms => ({
  table,
  game: game.id,
  rules: game.rulesVersion,
  options: writeOptions(game.options, options.value),
  seed: '42'.repeat(32),
  seats: [ann, bot],
  graceMs: 1000,
  createdAt: 0,
  ...more,
});

/** Done and undone again, over and over. */
const cycles = (count: number): readonly Entry[] => {
  const { match } = openTable(game, terms('x'), 0).table.timeline;
  const seat = match.actors.must[0] as number;
  const act = match.legal(seat)[0] as string;
  return Array.from({ length: count }, (_, n): readonly Entry[] => [
    { seq: 2 * n + 1, step: { kind: 'act', seat, act, ms: n } },
    { seq: 2 * n + 2, step: { kind: 'takeback', to: 2 * n, seat, ms: n } },
  ]).flat();
};

let dir: string;
let store: Store;
let work: { applied: number; loaded: number; saved: number };

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-mine-'));
  store = openStore(dir, { lockWaitMs: 0 });
  work = { applied: 0, loaded: 0, saved: 0 };
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

const counted: Games = {
  guinote: () =>
    Promise.resolve({
      ...module,
      game: {
        ...game,
        apply: (...given) => {
          work.applied++;
          return game.apply(...given);
        },
      },
    }),
};

const mine = (games = counted, mostPlayed?: number) =>
  openMyTables(
    {
      games,
      now: () => 5,
      lobby: { live: () => undefined },
      store: {
        ...store,
        loadMatch: (id) => {
          work.loaded++;
          return store.loadMatch(id);
        },
        saveSummary: (id, summary) => {
          work.saved++;
          return store.saveSummary(id, summary);
        },
      },
    },
    mostPlayed,
  );

/** As an older database has it: steps without a summary. */
const appendWithout = (match: string, entries: readonly Entry[]): Promise<void> =>
  store.append([
    { match, entries, finished: false, summary: { revision: -1, rules: 1, seats: [], turn: null, graceMs: 0 }, at: 9 },
  ]);

it('tables with summaries cost no replay and no log, however long they are', async () => {
  const entries = cycles(100);
  const { table } = openTable(game, terms('x'), 0);
  const summary = { ...summaryOf(table), revision: entries.length };
  for (let n = 0; n < 20; n++) {
    await store.createMatch(terms(`table${n}`));
    await store.append([{ match: `table${n}`, entries, finished: false, summary, at: n }]);
  }
  const lines = await mine()('ann');
  expect(lines).toHaveLength(20);
  expect(lines[0]).toEqual({
    table: 'table19',
    game: 'guinote',
    finished: false,
    yourTurn: table.timeline.match.actors.must.includes(0),
    seats: [
      { seat: 0, sitter: ann.sitter, presence: 'dropped', graceMs: 1000 },
      { seat: 1, sitter: bot.sitter, presence: 'bot' },
    ],
    updatedAt: 19,
  });
  expect(work).toEqual({ applied: 0, loaded: 0, saved: 0 });
});

it('a match without a summary is played once, for all who ask at the same time and ever after', async () => {
  await store.createMatch(terms('new'));
  const list = mine();
  const [first, second] = await Promise.all([list('ann'), list('ann')]);
  expect(first).toMatchObject([{ table: 'new', finished: false }]);
  expect(second).toEqual(first);
  const once = { ...work };
  expect(once).toMatchObject({ loaded: 1, saved: 1 });
  expect(await mine()('ann')).toEqual(first);
  expect(work).toEqual(once);
});

it('one request plays a bounded number of steps to make summaries; the rest come with the next one', async () => {
  for (const [n, steps] of [100, 150, 100].entries()) {
    await store.createMatch(terms(`table${n}`));
    await appendWithout(`table${n}`, cycles(steps / 2));
  }
  await withoutSummaries();
  const tables = async () => (await mine(counted, 200)('ann')).map(({ table }) => table);
  expect(await tables()).toEqual(['table0', 'table1']);
  expect(work).toMatchObject({ loaded: 2, saved: 2 });
  expect(await tables()).toEqual(['table0', 'table1', 'table2']);
  expect(await tables()).toEqual(['table0', 'table1', 'table2']);
  expect(work).toMatchObject({ loaded: 3, saved: 3 });
});

it('a match whose rules are not here is listed with the reason; who sat down is known all the same', async () => {
  const bo = { kind: 'person', name: 'Bo' } as const;
  await store.createMatch(terms('old', { rules: 99, seats: [null, bot] }));
  await store.createMatch(terms('chess', { game: 'chess' }));
  await appendWithout('old', [
    { seq: 1, step: { kind: 'sit', seat: 0, sitter: bo, ms: 1 }, intent: { player: 'ann', id: 'i' } },
  ]);
  await withoutSummaries();
  const lines = await mine()('ann');
  expect(lines).toEqual([
    expect.objectContaining({
      table: 'old',
      yourTurn: false,
      seats: [{ seat: 0, sitter: bo, presence: 'dropped', graceMs: 1000 }, expect.anything()],
      unplayable: {
        reason: 'rules-not-shipped',
        message: 'the match needs version 99 of guinote; this program has 1, 2',
      },
    }),
    expect.objectContaining({
      table: 'chess',
      unplayable: { reason: 'no-such-game', message: "this server doesn't have the game chess" },
    }),
  ]);
  const once = { ...work };
  expect(await mine()('ann')).toEqual(lines);
  expect(work).toEqual(once);
  // A server that has them lists it as any other.
  const shipped: Games = { guinote: () => Promise.resolve({ ...module, game: { ...game, rulesVersion: 99 } }) };
  expect((await mine(shipped)('ann'))[0]).not.toHaveProperty('unplayable');
});

it('a match whose log can not be replayed is tried once only', async () => {
  await store.createMatch(terms('broken'));
  await appendWithout('broken', [{ seq: 1, step: { kind: 'act', seat: 0, act: 'play nothing', ms: 1 } }]);
  await withoutSummaries();
  for (let n = 0; n < 3; n++) expect(await mine()('ann')).toMatchObject([{ table: 'broken', yourTurn: false }]);
  expect(work.loaded).toBe(1);
});

it('a match whose log is damaged is left out; the others are listed', async () => {
  await store.createMatch(terms('damaged'));
  await store.createMatch(terms('good'));
  await appendWithout('damaged', cycles(1));
  await withoutSummaries((raw) => raw.exec(`UPDATE log SET step = 'no step' WHERE match = 'damaged'`));
  expect(await mine()('ann')).toMatchObject([{ table: 'good' }]);
});

it('a table’s own set of cards is read on another thread for the list too', async () => {
  const mythos = await (GAMES['mythos'] as () => Promise<GameModule>)();
  const { deckTools } = mythos;
  if (deckTools === undefined) throw new Error('players bring decks to Mythos');
  const received: string[] = [];
  const receiveSet: typeof deckTools.receiveSet = (text, sent) => {
    received.push(text);
    deckTools.receiveSet(text, sent);
  };
  const games: Games = { mythos: () => Promise.resolve({ ...mythos, deckTools: { ...deckTools, receiveSet } }) };
  const set = 'set Own\ngroups G\nmission A\nmission B\nmission C\n';
  await store.createMatch(terms('own', { game: 'mythos', rules: mythos.game.rulesVersion, set }));
  await mine(games)('ann');
  expect(received).toEqual([set]);
});

it('nobody sees a table that they stood up from', async () => {
  await store.createMatch(terms('left', { seats: [ann, null] }));
  const stand: Entry = { seq: 1, step: { kind: 'stand', seat: 0, ms: 1 } };
  await appendWithout('left', [stand]);
  await withoutSummaries();
  expect(await mine()('ann')).toEqual([]);
});

it('a summary holds no seed, no card and no state', async () => {
  const { table } = openTable(game, terms('x'), 0);
  expect(Object.keys(summaryOf(table)).sort()).toEqual(['graceMs', 'revision', 'rules', 'seats', 'turn']);
  expect(JSON.stringify(summaryOf(table))).toBe(
    JSON.stringify({
      revision: 0,
      rules: game.rulesVersion,
      seats: [ann, bot],
      turn: table.timeline.match.actors.must,
      graceMs: 1000,
    }),
  );
});

/** Makes the database one that was written before there were summaries. */
const withoutSummaries = async (damage?: (raw: DatabaseSync) => void): Promise<void> => {
  await store.close();
  const raw = new DatabaseSync(join(dir, DATABASE_FILE));
  raw.exec('UPDATE standings SET summary = NULL, revision = 0');
  damage?.(raw);
  raw.close();
  store = openStore(dir, { lockWaitMs: 0 });
};
