// The pool of threads where bots think: the same moves as here, only what is wanted, and no harm from a fault.

import { afterAll, expect, test } from 'vitest';
import { levelsOf } from '../bots/index.ts';
import { thinkAt } from '../bots/think.ts';
import { GAMES } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import type { Occupant } from '../kernel/steps.ts';
import type { Terms } from '../table/model.ts';
import { openTable } from '../table/opening.ts';
import type { Table } from '../table/state.ts';
import { advance } from '../table/table.ts';
import { openBotPool } from './bot-pool.ts';

const warned: string[] = [];
const pool = openBotPool((message) => void warned.push(message), 2);
afterAll(pool.close);

const always = (): boolean => true;

const levels = await levelsOf('guinote');
const sitterOf = (id: string): Occupant => {
  const { version, budget } = levels.find((level) => level.id === id)!;
  return { kind: 'bot', level: id, version, budget };
};

const { game } = await GAMES['guinote']!();

const options = resolveOptions(game.options, { options: { players: 2 } });
if (!options.ok) throw new Error(options.error.message);

const tableOf = (...sitters: readonly (string | Occupant)[]): Table => {
  const terms: Terms = {
    game: game.id,
    rules: game.rulesVersion,
    table: 'T',
    options: writeOptions(game.options, options.value),
    seed: '5eed'.repeat(16),
    seats: sitters.map((sitter) => ({
      sitter: typeof sitter === 'string' ? sitterOf(sitter) : sitter,
      player: null,
    })),
    graceMs: 60_000,
    createdAt: 0,
  };
  return openTable(game, terms, 0).table;
};

/** The table after the bot to move has answered. */
const after = (table: Table, seat: number, action: string | undefined): Table =>
  advance(
    table,
    { type: 'thought', seat, revision: table.timeline.steps, ...(action === undefined ? {} : { action }) },
    0,
  ).table;

test('a thread finds the moves that are found here, and follows the log', async () => {
  const bots = pool.open();
  let table = tableOf('easy', 'medium');
  for (let n = 0; n < 12; n++) {
    const seat = table.timeline.match.actors.must[0]!;
    const here = thinkAt(table.timeline, seat, levels);
    expect(here).toBeDefined();
    expect(await bots.think(table, seat, always)).toEqual({ action: here });
    table = after(table, seat, here);
    expect(table.timeline.steps).toBe(n + 1);
  }
  bots.close();
});

test('what is no longer wanted is not thought about', async () => {
  const bots = pool.open();
  const table = tableOf('easy', 'easy');
  const seat = table.timeline.match.actors.must[0]!;
  expect(await bots.think(table, seat, () => false)).toEqual({});
  expect(pool.size()).toBe(0);
});

test('a thought whose position is gone is stopped, and its thread thinks for others', async () => {
  const one = openBotPool((message) => void warned.push(message), 1);
  const bots = one.open();
  // Nobody waits for so many rounds.
  const endless = { ...sitterOf('expert'), budget: 2 ** 40 } as Occupant;
  const slow = tableOf(endless, endless);
  const table = tableOf('easy', 'easy');
  let isWanted = true;
  warned.length = 0;
  const thought = bots.think(slow, slow.timeline.match.actors.must[0]!, () => isWanted);
  // Asked meanwhile, and still wanted: it goes on.
  bots.reconsider();
  expect(one.size()).toBe(1);
  isWanted = false;
  bots.reconsider();
  expect(await thought).toEqual({});
  const seat = table.timeline.match.actors.must[0]!;
  expect(await one.open().think(table, seat, always)).toEqual({ action: thinkAt(table.timeline, seat, levels) });
  expect(warned).toEqual([]);
  await one.close();
});

test('questions of many tables are all answered', async () => {
  const tables = Array.from({ length: 12 }, () => ({ bots: pool.open(), table: tableOf('easy', 'easy') }));
  const moves = await Promise.all(
    tables.map(({ bots, table }) => bots.think(table, table.timeline.match.actors.must[0]!, always)),
  );
  expect(new Set(moves.map(({ action }) => action)).size).toBe(1);
  expect(moves[0]?.action).toBeDefined();
});

test('a table that can’t be followed leaves its bot silent, is reported, and does no harm to others', async () => {
  const bots = pool.open();
  const table = tableOf('easy', 'easy');
  const seat = table.timeline.match.actors.must[0]!;
  const lost = { ...table, terms: { ...table.terms, rules: 999 } };
  warned.length = 0;
  expect(await bots.think(lost, seat, always)).toEqual({});
  expect(warned).toHaveLength(1);
  expect(await bots.think(table, seat, always)).toEqual({ action: thinkAt(table.timeline, seat, levels) });
});

test('a closed pool answers with silence', async () => {
  const closing = openBotPool(() => undefined, 1);
  const table = tableOf('easy', 'easy');
  const thought = closing.open().think(table, table.timeline.match.actors.must[0]!, always);
  await closing.close();
  expect(await thought).toEqual({});
  expect(await closing.open().think(table, 0, always)).toEqual({});
});
