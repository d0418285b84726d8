// What a move costs a server: the same crowd at a bare room of `ws`, at one of Colyseus and at Baize, which also writes every move to the disk.
//
// Colyseus is installed only for this, apart from the project's packages; it is not a dependency.

import { installed } from './bench-peers.ts';
import { COLYSEUS, colyseusPairs } from './load/colyseus-pair.ts';
import { startLoaded } from './load/process.ts';
import { baize, load, type Contender, type LoadFigures } from './load/run.ts';
import { wsPairs } from './load/ws-pair.ts';

const PACKAGES = ['core@0.18.17', 'ws-transport@0.18.4', 'schema@5.0.34', 'sdk@0.18.4'];

const ROUNDS = 5;

/** Two ways to put a server under load: as much as it can take, and as many people as play at once in a large room. */
const LOADS = [
  { name: 'saturated, 50 tables', tables: 50, thinkMs: 0 },
  { name: '1,000 tables, a move per second each', tables: 1000, thinkMs: 1000 },
] as const;

export const wsRoom: Contender = {
  name: 'bare ws room',
  start: () => startLoaded(new URL('load/ws-server.ts', import.meta.url)),
  seats: wsPairs,
};

const colyseus = (root: string): Contender => {
  const require = installed(root, ...PACKAGES.map((name) => `${COLYSEUS}/${name}`));
  const here = require.resolve(`${COLYSEUS}/core`);
  return {
    name: 'Colyseus, in memory',
    start: () => startLoaded(new URL('load/colyseus-server.mjs', import.meta.url), [here]),
    seats: (address) => colyseusPairs(require, address),
  };
};

/** One contender under one load: the median of several rounds. */
export interface ServerRow {
  readonly load: string;
  readonly name: string;
  readonly movesPerSecond: number;
  readonly cpuPerMove: number;
  readonly p50: number;
  readonly p99: number;
  readonly heapPerTable: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const rowOf = (what: string, name: string, rounds: readonly LoadFigures[]): ServerRow => ({
  load: what,
  name,
  movesPerSecond: median(rounds.map((round) => round.movesPerSecond)),
  cpuPerMove: median(rounds.map((round) => round.cpuPerMove)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  heapPerTable: median(rounds.map((round) => round.heap / round.tables)),
});

/** All contenders in turn, round after round, so that whatever else the machine does hits all of them. */
export const serverRows = async (
  root: string,
  seconds: number,
  progress: (text: string) => void,
): Promise<readonly ServerRow[]> => {
  const contenders = [wsRoom, colyseus(root), await baize('guinote')];
  const rows: ServerRow[] = [];
  for (const { name: what, ...terms } of LOADS) {
    const rounds = contenders.map((): LoadFigures[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, contender] of contenders.entries()) {
        const say = (text: string): void => progress(`${what}, round ${round + 1}, ${contender.name}: ${text}`);
        const warmUpMs = Math.max(2000, 2 * terms.thinkMs);
        rounds[at]!.push(await load(contender, { ...terms, warmUpMs, measureMs: seconds * 1000, progress: say }));
      }
    }
    rows.push(...contenders.map(({ name }, at) => rowOf(what, name, rounds[at]!)));
  }
  progress('');
  return rows;
};

/** The rows as a table, each compared with the bare room of the same load. */
export const serverText = (rows: readonly ServerRow[]): string =>
  [
    '| load | server | moves/s | CPU per move | × ws | p50 | p99 | heap per table over ws |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => {
      const base = rows.find((other) => other.load === row.load) ?? row;
      return `| ${row.load} | ${row.name} | ${row.movesPerSecond.toFixed(0)} | ${row.cpuPerMove.toFixed(0)} µs | ${(row.cpuPerMove / base.cpuPerMove).toFixed(1)} | ${row.p50.toFixed(1)} ms | ${row.p99.toFixed(1)} ms | ${((row.heapPerTable - base.heapPerTable) / 1024).toFixed(0)} KB |`;
    }),
  ].join('\n');
