// `baize load`: a crowd of people at one server, over real sockets, and what that costs.
//
//   node tools/load.ts --tables 1000 --think 1000 --seconds 20 [--game guinote] [--json]

import { parseArgs } from 'node:util';
import { baize, load, type LoadFigures } from './load/run.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { tables: text, think: text, seconds: text, game: text, json: { type: 'boolean', default: false } },
});

const game = values.game ?? 'guinote';
const tables = Number(values.tables ?? 100);
const thinkMs = Number(values.think ?? 1000);
const seconds = Number(values.seconds ?? 20);

const progress = (line: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
};

const kilo = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en-GB')} KB`;

const tableOf = (figures: LoadFigures): string =>
  [
    `${figures.tables} tables of ${game}, two people each, thinking ${thinkMs} ms, ${seconds} s`,
    `moves            ${figures.moves} (${figures.movesPerSecond.toFixed(0)} per second)`,
    `acknowledged in  p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, p99.9 ${figures.p999.toFixed(1)} ms`,
    `server CPU       ${figures.cpuPerMove.toFixed(0)} µs per move, whole process`,
    `bytes            ${figures.bytesPerMove.toFixed(0)} per move and client`,
    `server memory    heap ${kilo(figures.heap)} (${kilo(figures.heap / figures.tables)} per table), RSS ${kilo(figures.rss)}`,
  ].join('\n');

const figures = await load(await baize(game), {
  tables,
  thinkMs,
  warmUpMs: Math.max(2000, Math.min(5000, seconds * 250), 2 * thinkMs),
  measureMs: seconds * 1000,
  progress,
});
process.stdout.write(`${values.json ? JSON.stringify({ game, thinkMs, seconds, ...figures }) : tableOf(figures)}\n`);
// Sockets of those who were just starting a new match.
process.exit(0);
