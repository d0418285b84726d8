// How long a server with a large store takes to start, and to bring a thousand tables back at once.

import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { WebSocket } from 'ws';
import { GAMES, type GameModule } from '../src/games/index.ts';
import { resolveOptions, writeOptions } from '../src/kernel/options.ts';
import { fastRandom, subSeed } from '../src/kernel/random.ts';
import { PROTOCOL } from '../src/protocol/messages.ts';
import { DATABASE_FILE, openStore } from '../src/server/store.ts';
import { listOf } from '../src/table/entries.ts';
import type { Input, Terms } from '../src/table/model.ts';
import { openTable } from '../src/table/opening.ts';
import { personOf } from '../src/table/people.ts';
import { isFinished, type Table } from '../src/table/state.ts';
import { summaryOf } from '../src/table/summary.ts';
import { advance } from '../src/table/table.ts';
import { startLoaded } from './load/process.ts';

const FINISHED = 10_000;
const LIVE = 1000;
/** How many steps a live table has. */
const STEPS = 60;

const SEED = '5a'.repeat(32);
const PLAYERS = ['ann', 'bo'] as const;

/** What was measured, in milliseconds. */
export interface StartFigures {
  readonly megabytes: number;
  /** A server with an empty store, for comparison: it loads the same code. */
  readonly emptyMs: number;
  readonly startMs: number;
  /** Until all live tables are back in memory and shown to somebody. */
  readonly backMs: number;
  readonly worstHealthMs: number;
}

const idOf = (number: number): string =>
  `T${String(number + 1)
    .padStart(9, '0')
    .replaceAll('0', 'z')}`;

const termsOf = ({ game }: GameModule, number: number): Terms => {
  const options = resolveOptions(game.options, { options: { players: 2 } });
  if (!options.ok) throw new Error(options.error.message);
  const seats = PLAYERS.map((player) => ({ sitter: personOf(player), player }));
  return {
    table: idOf(number),
    format: 2,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    seed: subSeed(SEED, String(number)),
    seats,
    names: Object.fromEntries(seats.map(({ sitter }, seat) => [sitter.id, PLAYERS[seat]!])),
    graceMs: 120_000,
    createdAt: 1_700_000_000_000,
  };
};

/** Two people who play any legal action, and leave the shuffling to the server. */
const played = ({ game }: GameModule, terms: Terms, steps: number): Table => {
  const random = fastRandom(1);
  let now = terms.createdAt;
  let { table } = openTable(game, terms, now);
  const tell = (input: Input): void => void ({ table } = advance(table, input, now));
  for (const player of PLAYERS) {
    tell({ type: 'connect', client: player, player });
    tell({ type: 'message', client: player, message: { type: 'join', protocol: PROTOCOL } });
  }
  for (let asked = 0; table.timeline.steps < steps && !isFinished(table); asked++) {
    const { match, steps: base } = table.timeline;
    const seat = match.actors.must[0];
    const legal = seat === undefined ? [] : match.legal(seat);
    const action = legal[random.below(Math.max(1, legal.length))];
    if (seat !== undefined && action !== undefined) {
      const message = { type: 'act', intent: `i${asked}`, base, action };
      tell({ type: 'message', client: PLAYERS[seat]!, message });
    }
    // Whatever waits for a moment, such as a deal for contributions, has waited long enough.
    const [timer] = [...table.timers].toSorted((a, b) => a[1] - b[1]);
    if (timer === undefined || table.timeline.steps > base) continue;
    now = Math.max(now, timer[1]);
    tell({ type: 'timer', timer: timer[0] });
  }
  return table;
};

/** A store with many finished matches, all alike, and many live ones, each its own. */
const makeStore = async (dir: string): Promise<void> => {
  const module = await GAMES['guinote']!();
  const store = openStore(dir, { lockWaitMs: 0 });
  const keep = async (number: number, steps: number): Promise<void> => {
    const terms = termsOf(module, number);
    const table = played(module, terms, steps);
    await store.createMatch(terms);
    const entries = listOf(table.entries);
    await store.append([
      { match: terms.table, entries, finished: isFinished(table), summary: summaryOf(table), at: 1 },
    ]);
  };
  for (let number = 0; number < LIVE; number++) await keep(number, STEPS);
  await keep(LIVE, Infinity);
  await store.close();
  const database = new DatabaseSync(join(dir, DATABASE_FILE));
  database.exec('BEGIN');
  const copies = [
    'INSERT INTO matches SELECT ?, game, terms, created_at FROM matches WHERE id = ?',
    'INSERT INTO standings SELECT ?, finished, updated_at, revision, summary FROM standings WHERE match = ?',
    'INSERT INTO log SELECT ?, seq, step, player, intent FROM log WHERE match = ?',
    'INSERT INTO names SELECT ?, id, name FROM names WHERE match = ?',
    'INSERT INTO sittings SELECT player, ? FROM sittings WHERE match = ?',
  ].map((sql) => database.prepare(sql));
  for (let number = LIVE + 1; number < LIVE + FINISHED; number++) {
    for (const copy of copies) copy.run(idOf(number), idOf(LIVE));
  }
  database.exec('COMMIT');
  database.close();
};

const SERVER = new URL('load/baize-server.ts', import.meta.url);

/** From starting the process until it listens. */
const startMs = async (dir: string): Promise<number> => {
  const start = performance.now();
  const server = await startLoaded(SERVER, [dir]);
  const took = performance.now() - start;
  await server.end();
  return took;
};

/** Everybody comes at once, while somebody asks whether the server is well. */
const comeBack = async (dir: string): Promise<{ readonly backMs: number; readonly worstHealthMs: number }> => {
  const server = await startLoaded(SERVER, [dir]);
  let worst = 0;
  let isBack = false;
  const ask = async (): Promise<void> => {
    while (!isBack) {
      const asked = performance.now();
      await (await fetch(`${server.address}/healthz`)).arrayBuffer();
      worst = Math.max(worst, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  try {
    await fetch(`${server.address}/healthz`);
    const asking = ask();
    const start = performance.now();
    await Promise.all(Array.from({ length: LIVE }, (_, number) => shown(`${server.address}/ws/${idOf(number)}`)));
    const backMs = performance.now() - start;
    isBack = true;
    await asking;
    return { backMs, worstHealthMs: worst };
  } finally {
    await server.end();
  }
};

/** Joins a table and waits for what it shows. */
const shown = async (address: string): Promise<void> => {
  const socket = new WebSocket(address.replace('http', 'ws'));
  const message = once(socket, 'message');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL }));
  const { type } = JSON.parse(String((await message)[0])) as { readonly type: string };
  if (type !== 'snapshot') throw new Error(`${address} answered ${type}`);
  socket.terminate();
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Makes such a store and measures; several times, of which the median counts. */
export const startFigures = async (rounds: number, progress: (text: string) => void): Promise<StartFigures> => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-start-'));
  const empty = mkdtempSync(join(tmpdir(), 'baize-start-'));
  try {
    progress('making a store');
    await makeStore(dir);
    const starts: number[] = [];
    const empties: number[] = [];
    const backs: { readonly backMs: number; readonly worstHealthMs: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      progress(`round ${round + 1} of ${rounds}`);
      empties.push(await startMs(empty));
      starts.push(await startMs(dir));
      backs.push(await comeBack(dir));
    }
    progress('');
    return {
      megabytes: statSync(join(dir, DATABASE_FILE)).size / 1024 / 1024,
      emptyMs: median(empties),
      startMs: median(starts),
      backMs: median(backs.map(({ backMs }) => backMs)),
      worstHealthMs: median(backs.map(({ worstHealthMs }) => worstHealthMs)),
    };
  } finally {
    for (const each of [dir, empty]) rmSync(each, { recursive: true, force: true });
  }
};

/** The figures as a table. */
export const startText = (figures: StartFigures): string =>
  [
    `| ${FINISHED.toLocaleString('en-GB')} finished and ${LIVE.toLocaleString('en-GB')} live tables, ${figures.megabytes.toFixed(0)} MB | median | at most |`,
    '| --- | ---: | ---: |',
    `| start until it listens | ${figures.startMs.toFixed(0)} ms | 1,000 ms |`,
    `| the same with an empty store | ${figures.emptyMs.toFixed(0)} ms | |`,
    `| all live tables come back at once | ${figures.backMs.toFixed(0)} ms | 3,000 ms |`,
    `| slowest answer of /healthz meanwhile | ${figures.worstHealthMs.toFixed(0)} ms | 200 ms |`,
  ].join('\n');
