// What `npm run bench` measures of memory: the heap of one live table with two people, at the start of a match, later, and at its end.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { resolveOptions, writeOptions } from '../src/kernel/options.ts';
import { fastRandom, type Random } from '../src/kernel/random.ts';
import { PROTOCOL } from '../src/protocol/messages.ts';
import { openLiveTable, type LiveTable, type LiveTableNeeds } from '../src/server/live-table.ts';
import { openTable } from '../src/table/opening.ts';
import { personOf } from '../src/table/people.ts';
import type { Table } from '../src/table/state.ts';
import { advance } from '../src/table/table.ts';

/** Bytes per table after some moves. */
export interface MemoryRow {
  readonly game: string;
  readonly moves: number;
  readonly bytes: number;
}

/** As many are measured, after as many others. */
const TABLES = 100;
const MOVES = [1, 200, 1000] as const;

/** As long as a player's id is. */
const PLAYERS = ['ann', 'bob'].map((name) => name.repeat(15).slice(0, 43));

const join = { type: 'join', protocol: PROTOCOL } as const;

/** A table of log format 2 that both have joined. */
const seated = (game: Game, options: unknown, match: number): Table => {
  const terms = {
    table: `memory${match}`,
    format: 2,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options),
    seed: match.toString(16).padStart(64, '0'),
    seats: PLAYERS.map((player) => ({ sitter: personOf(player), player })),
    names: Object.fromEntries(PLAYERS.map((player) => [personOf(player).id, player.slice(0, 3)])),
    clock: { baseMs: 24 * 60 * 60 * 1000, incrementMs: 1000 },
    graceMs: 60_000,
    createdAt: 0,
  } as const;
  let { table } = openTable(game, terms, 0);
  for (const player of PLAYERS) {
    table = advance(table, { type: 'connect', client: player, player }, 0).table;
    table = advance(table, { type: 'message', client: player, message: join }, 0).table;
  }
  return table;
};

/** The table some random moves further, or at its end. Nobody contributes to deals: they are waited for. */
const playOn = (start: Table, random: Random, moves: number): Table => {
  let table = start;
  for (let made = 0; made < moves && table.timeline.outcome === undefined;) {
    const { match, steps } = table.timeline;
    const { must, may } = match.actors;
    const able = [...must, ...may].filter((seat) => match.legal(seat).length > 0);
    const seat = able[random.below(able.length)];
    const before = table.timeline;
    if (seat === undefined) table = advance(table, { type: 'timer', timer: '' }, table.now + 5000).table;
    else {
      const legal = match.legal(seat);
      const action = legal[random.below(legal.length)] as string;
      // Like the page's: 12 bytes.
      const intent = Array.from({ length: 24 }, () => random.below(16).toString(16)).join('');
      const message = { type: 'act', intent, base: steps, action } as const;
      table = advance(table, { type: 'message', client: PLAYERS[seat] as string, message }, table.now + 5000).table;
      if (table.timeline !== before) made++;
    }
  }
  return table;
};

const needs: LiveTableNeeds = {
  now: () => 0,
  journal: {
    enlist: (writer) => {
      writer.take();
      writer.written();
    },
    idle: () => Promise.resolve(),
  },
  pace: () => 0,
  openNext: async () => undefined,
  breached: () => undefined,
  broken: (_, error) => {
    throw error;
  },
};

const bots = { think: () => Promise.resolve({}), reconsider: () => undefined, close: () => undefined };

const wire = { send: (): void => undefined, close: (): void => undefined };

/** In a server's memory, with two clients that have joined. */
const alive = (table: Table): LiveTable => {
  const live = openLiveTable({ table, effects: [] }, { id: 'memory', bots }, needs);
  for (const player of PLAYERS) {
    live.connect(player, player, wire);
    live.hear(player, join);
  }
  return live;
};

/** What the heap holds after garbage collection, in bytes; buffers outside it too. */
const heap = async (collect: () => void): Promise<number> => {
  // What timers and promises still hold is let go of first.
  await new Promise((done) => setTimeout(done, 20));
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const measure = async (game: Game, options: unknown, collect: () => void): Promise<readonly MemoryRow[]> => {
  const rows: MemoryRow[] = [];
  for (const moves of MOVES) {
    const lives: LiveTable[] = [];
    const open = (from: number): void => {
      for (let match = from; match < from + TABLES; match++) {
        lives.push(alive(playOn(seated(game, options, match), fastRandom(match), moves)));
      }
    };
    // The first ones also make what all have in common: code, caches, constants.
    open(0);
    const before = await heap(collect);
    open(TABLES);
    rows.push({ game: game.id, moves, bytes: ((await heap(collect)) - before) / TABLES });
    for (const live of lives) live.close(1000, '');
  }
  return rows;
};

/** Two people in every game, with random moves. */
export const memoryRows = async (): Promise<readonly MemoryRow[]> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const rows: MemoryRow[] = [];
  for (const load of Object.values(GAMES)) {
    const { game } = await load();
    const asked = game.id === 'guinote' || game.id === 'mulle' ? { players: 2 } : {};
    const options = resolveOptions(game.options, { options: asked });
    if (!options.ok) throw new Error(options.error.message);
    rows.push(...(await measure(game, options.value, collect)));
  }
  return rows;
};

/** The rows as a table. */
export const memoryText = (rows: readonly MemoryRow[]): string => {
  const games = [...new Set(rows.map(({ game }) => game))];
  const cells = (game: string): string =>
    rows.flatMap((row) => (row.game === game ? [(row.bytes / 1000).toFixed(1)] : [])).join(' | ');
  return [
    `\n| heap of a live table, two people, in KB | ${MOVES.map((moves) => `move ${moves}, or the end`).join(' | ')} |`,
    `| --- |${MOVES.map(() => ' ---: |').join('')}`,
    ...games.map((game) => `| ${game} | ${cells(game)} |`),
  ].join('\n');
};
