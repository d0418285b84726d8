// How long a server with a large store takes to start, and to bring a thousand tables back at once.

import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../src/protocol/messages.ts';
import { COOKIE, cookieOf } from '../src/server/player.ts';
import { DATABASE_FILE } from '../src/server/store.ts';
import { FINISHED, idOf, LIVE, makeStore, secretsOf } from './bench-start-store.ts';
import { startLoaded } from './load/process.ts';

/** How long something took, and the processor time of the server: where others use the machine too, only that can be compared. */
interface Took {
  readonly ms: number;
  readonly cpuMs: number;
}

/** What was measured. */
export interface StartFigures {
  readonly megabytes: number;
  /** A server with an empty store, for comparison: it loads the same code. */
  readonly empty: Took;
  readonly start: Took;
  /** Until all live tables are back in memory and shown to both of their players. */
  readonly back: Took;
  readonly worstHealthMs: number;
}

const SERVER = new URL('load/baize-server.ts', import.meta.url);

/** From starting the process until it listens. */
const starting = async (dir: string): Promise<Took> => {
  const start = performance.now();
  const server = await startLoaded(SERVER, [dir]);
  const ms = performance.now() - start;
  const { cpu } = await server.usage();
  await server.end();
  return { ms, cpuMs: cpu / 1000 };
};

/** Everybody comes at once, while somebody asks whether the server is well. */
const comingBack = async (dir: string, key: string): Promise<Took & { readonly worstHealthMs: number }> => {
  const visits = Array.from({ length: LIVE }, (_, number) =>
    secretsOf(number).map((secret) => ({ table: idOf(number), cookie: cookieOf(secret, key) })),
  ).flat();
  const server = await startLoaded(SERVER, [dir]);
  const health = new Worker(new URL('bench-health.ts', import.meta.url), { workerData: server.address });
  try {
    await once(health, 'message');
    const { cpuAfter } = await server.usage();
    const start = performance.now();
    await Promise.all(visits.map(({ table, cookie }) => shown(`${server.address}/ws/${table}`, cookie)));
    const ms = performance.now() - start;
    health.postMessage('stop');
    const [worstHealthMs] = (await once(health, 'message')) as [number];
    const { cpu } = await server.usage();
    return { ms, cpuMs: (cpu - cpuAfter) / 1000, worstHealthMs };
  } finally {
    await health.terminate();
    await server.end();
  }
};

/** Joins a table and waits for what it shows; stays there until the server ends. */
const shown = async (address: string, cookie: string): Promise<void> => {
  const socket = new WebSocket(address.replace('http', 'ws'), { headers: { cookie: `${COOKIE}=${cookie}` } });
  // Those that are still open when the server is ended are cut off.
  socket.on('error', () => undefined);
  const message = once(socket, 'message');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL }));
  const { type, seat } = JSON.parse(String((await message)[0])) as { readonly type: string; readonly seat: number };
  if (type !== 'snapshot' || seat === null) throw new Error(`${address} answered ${type}, seat ${seat}`);
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const medianOf = (all: readonly Took[]): Took => ({
  ms: median(all.map(({ ms }) => ms)),
  cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
});

/** Makes such a store and measures; several times, of which the median counts. */
export const startFigures = async (rounds: number, progress: (text: string) => void): Promise<StartFigures> => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-start-'));
  const emptyDir = mkdtempSync(join(tmpdir(), 'baize-start-'));
  try {
    progress('making a store');
    const key = await makeStore(dir);
    const starts: Took[] = [];
    const empties: Took[] = [];
    const backs: (Took & { readonly worstHealthMs: number })[] = [];
    // The first start compiles what later ones find compiled.
    await starting(emptyDir);
    for (let round = 0; round < rounds; round++) {
      progress(`round ${round + 1} of ${rounds}`);
      empties.push(await starting(emptyDir));
      starts.push(await starting(dir));
      backs.push(await comingBack(dir, key));
    }
    progress('');
    return {
      megabytes: statSync(join(dir, DATABASE_FILE)).size / 1024 / 1024,
      empty: medianOf(empties),
      start: medianOf(starts),
      back: medianOf(backs),
      worstHealthMs: median(backs.map(({ worstHealthMs }) => worstHealthMs)),
    };
  } finally {
    for (const each of [dir, emptyDir]) rmSync(each, { recursive: true, force: true });
  }
};

const row = (what: string, { ms, cpuMs }: Took, most: string): string =>
  `| ${what} | ${ms.toFixed(0)} ms | ${cpuMs.toFixed(0)} ms | ${most} |`;

/** The figures as a table. */
export const startText = ({ megabytes, empty, start, back, worstHealthMs }: StartFigures): string =>
  [
    `| ${FINISHED.toLocaleString('en-GB')} finished and ${LIVE.toLocaleString('en-GB')} live tables, ${megabytes.toFixed(0)} MB | median | CPU | at most |`,
    '| --- | ---: | ---: | ---: |',
    row('start until it listens', start, '1,000 ms'),
    row('the same with an empty store', empty, ''),
    row('all live tables and their players come back at once', back, '3,000 ms'),
    `| slowest answer of /healthz meanwhile | ${worstHealthMs.toFixed(0)} ms | | 200 ms |`,
  ].join('\n');
