// `npm run bench`: how fast the kernel and the games are on this machine. Prints a table, or JSON; asserts nothing.
//
//   npm run bench                 every game
//   npm run bench -- --peers      also the same small game on boardgame.io, which is downloaded for it
//   npm run bench -- --delay      only how long the worst inputs block a server's event loop
//   npm run bench -- --wire       only how many bytes a move sends to each client
//   npm run bench -- --server     only what a move costs a server: a bare ws room, Colyseus (downloaded for it) and Baize
//   npm run bench -- --start      only how long a server with a large store takes to start, and to bring its tables back
//   npm run bench -- --json       one JSON object instead of the table

import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Bench } from 'tinybench';
import { captures, captureText } from './bench-captures.ts';
import { delays, delayText, GOAL_MS, type Delay } from './bench-delay.ts';
import { peers } from './bench-peers.ts';
import { serverRows, serverText } from './bench-server.ts';
import { startFigures, startText } from './bench-start.ts';
import { subjects, type Subject } from './bench-subjects.ts';
import { wireRows, wireText } from './bench-wire.ts';

/** A measured subject: units per second, and a checksum that shows whether two runs did the same work. */
interface Row {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly best: number;
  readonly checksum: string;
}

const measured = async ({ name, unit, run }: Subject): Promise<Row> => {
  const { units, sum } = run();
  const rates: number[] = [];
  const bench = new Bench({ time: 3000, warmupTime: 1000 });
  bench.add(name, () => {
    const start = performance.now();
    const done = run();
    rates.push((done.units / (performance.now() - start)) * 1000);
  });
  await bench.run();
  const sorted = rates.toSorted((a, b) => a - b);
  const checksum = `${units}/${(sum >>> 0).toString(16).padStart(8, '0')}`;
  return { name, unit, median: sorted[sorted.length >> 1] ?? 0, best: sorted.at(-1) ?? 0, checksum };
};

const figure = (value: number): string => Math.round(value).toLocaleString('en-GB');

const rowText = ({ name, unit, median, best, checksum }: Row): string =>
  `| ${name} | ${figure(median)} ${unit} | ${figure(best)} | ${checksum} |`;

/** How many times as fast the first of two rows is. */
const ratioOf = ([own, peer]: readonly Row[]): number => (own?.median ?? 0) / (peer?.median ?? 1);

const main = async (): Promise<void> => {
  const flag = { type: 'boolean', default: false } as const;
  const flags = { json: flag, peers: flag, delay: flag, wire: flag, server: flag, start: flag } as const;
  const { values: wanted } = parseArgs({ options: flags });
  const say = (line: string): void => {
    if (!wanted.json) process.stdout.write(`${line}\n`);
  };
  const [cpu] = cpus();
  const machine = `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, one used`;
  const made = `Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  say(`${machine}\n${made}, npm run bench`);
  const note = (text: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  };
  if (wanted.start) {
    const start = await startFigures(3, note);
    say(`\n${startText(start)}`);
    if (wanted.json) process.stdout.write(`${JSON.stringify({ machine, made, start })}\n`);
    return;
  }
  if (wanted.server) {
    const servers = await serverRows(join(import.meta.dirname, '..'), 10, note);
    say(`\n${serverText(servers)}`);
    if (wanted.json) process.stdout.write(`${JSON.stringify({ machine, made, servers })}\n`);
    // Sockets of those who were just starting a new match.
    process.exit(0);
  }
  const wire = wanted.delay ? [] : await wireRows();
  if (!wanted.delay) say(wireText(wire));
  if (wanted.wire) {
    if (wanted.json) process.stdout.write(`${JSON.stringify({ machine, made, wire })}\n`);
    return;
  }
  const speed = wanted.delay ? {} : await speeds(wanted.peers, say);
  say(`\n| worst input | event loop held up, best of several | at most ${GOAL_MS} ms |\n| --- | ---: | --- |`);
  const held: Delay[] = [];
  for await (const delay of delays()) say(delayText(held[held.push(delay) - 1] as Delay));
  if (wanted.json) process.stdout.write(`${JSON.stringify({ machine, made, wire, ...speed, delays: held })}\n`);
};

/** Measures everything, reporting row by row. */
const speeds = async (withPeers: boolean, say: (line: string) => void): Promise<object> => {
  say('\n| what | median | best | checksum |\n| --- | ---: | ---: | --- |');
  const rows: Row[] = [];
  for await (const subject of subjects()) say(rowText(rows[rows.push(await measured(subject)) - 1] as Row));
  const mulle = captures();
  say(captureText(mulle));
  const compared: Row[] = [];
  for (const subject of withPeers ? peers(join(import.meta.dirname, '..')) : []) {
    say(rowText(compared[compared.push(await measured(subject)) - 1] as Row));
  }
  if (withPeers) say(`\nBaize plays ${ratioOf(compared).toFixed(1)} times as many moves in the same run.`);
  return { rows, captures: mulle, peers: compared };
};

// A reader that has seen enough (`| head`) is not an error.
process.stdout.on('error', () => process.exit(0));
await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
