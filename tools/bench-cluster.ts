// What a move costs where it crosses a bus: one process with SQLite, one with PostgreSQL, and two whose every table has a player at each.
//
//   node tools/bench-cluster.ts [--tables N] [--think MS] [--seconds S] [--rounds N]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNats, startPostgres } from '../src/server/testing/engines.ts';
import { baizePairs } from './load/baize-pair.ts';
import { startLoaded, type LoadedServer } from './load/process.ts';
import { baize, forTwo, load, type Contender, type LoadFigures } from './load/run.ts';
import { findProgram, NATS, POSTGRES, thisMachine } from './programs.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { tables: text, think: text, seconds: text, rounds: text } });
const GAME = 'guinote';
const SERVER = new URL('load/baize-server.ts', import.meta.url);

for (const program of [POSTGRES, NATS]) {
  const found = findProgram(program, thisMachine());
  if (!found.ok) throw new Error(found.error);
  process.env[program.variable] = found.value;
}

const dir = mkdtempSync(join(tmpdir(), 'baize-bench-'));
const [postgres, nats, options] = await Promise.all([startPostgres(true), startNats(), forTwo(GAME)]);

/** What several servers have used up, as if they were one. */
const together = (servers: readonly LoadedServer[]): Omit<LoadedServer, 'address' | 'live'> => ({
  usage: async () => {
    const all = await Promise.all(servers.map((server) => server.usage()));
    const sum = (of: (usage: (typeof all)[number]) => number): number =>
      all.reduce((total, usage) => total + of(usage), 0);
    return {
      cpu: sum((u) => u.cpu),
      cpuAfter: sum((u) => u.cpuAfter),
      heap: sum((u) => u.heap),
      rss: sum((u) => u.rss),
    };
  },
  end: async () => void (await Promise.all(servers.map((server) => server.end()))),
});

const onPostgres: Contender = {
  name: 'one server, PostgreSQL',
  start: async () => startLoaded(SERVER, [join(dir, 'one'), await postgres.newDatabase()]),
  seats: (address) => baizePairs(address, GAME, options),
};

let other = '';
const twoServers: Contender = {
  name: 'two servers, PostgreSQL and NATS, a player at each',
  start: async () => {
    const database = await postgres.newDatabase();
    const start = (name: string): Promise<LoadedServer> =>
      startLoaded(SERVER, [join(dir, name), database, nats.address]);
    const servers = [await start('two'), await start('three')] as const;
    other = servers[1].address;
    return { ...servers[0], ...together(servers) };
  },
  seats: (address) => baizePairs(address, GAME, options, other),
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

try {
  const contenders = [{ ...(await baize(GAME)), name: 'one server, SQLite' }, onPostgres, twoServers];
  const figures = new Map<string, LoadFigures[]>();
  for (let round = 0; round < Number(values.rounds ?? 3); round++)
    for (const contender of contenders) {
      const measured = await load(contender, {
        tables: Number(values.tables ?? 100),
        thinkMs: Number(values.think ?? 1000),
        warmUpMs: 4000,
        measureMs: Number(values.seconds ?? 10) * 1000,
        progress: () => undefined,
      });
      figures.set(contender.name, [...(figures.get(contender.name) ?? []), measured]);
    }
  process.stdout.write(
    '| | moves/s | CPU per move, all servers | acknowledged p50 | p99 |\n| --- | --- | --- | --- | --- |\n',
  );
  for (const [name, rounds] of figures) {
    const of = (pick: (figure: LoadFigures) => number): number => median(rounds.map(pick));
    const cells = [
      of((f) => f.movesPerSecond).toFixed(0),
      `${of((f) => f.cpuPerMove).toFixed(0)} µs`,
      `${of((f) => f.p50).toFixed(1)} ms`,
      `${of((f) => f.p99).toFixed(1)} ms`,
    ];
    process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
  }
} finally {
  await Promise.all([postgres.end(), nats.end()]);
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
