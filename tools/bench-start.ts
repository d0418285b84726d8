// How long a server with a large store takes to start, and to bring a thousand tables back at once.

import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../src/protocol/messages.ts';
import { COOKIE, cookieOf } from '../src/server/player.ts';
import { DATABASE_FILE } from '../src/server/store.ts';
import { FINISHED, idOf, LIVE, makeStore, secretsOf } from './bench-start-store.ts';
import { startLoaded } from './load/process.ts';

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
const comeBack = async (
  dir: string,
  key: string,
): Promise<{ readonly backMs: number; readonly worstHealthMs: number }> => {
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
    await Promise.all(
      Array.from({ length: LIVE }, (_, number) =>
        secretsOf(number).map((secret) => shown(`${server.address}/ws/${idOf(number)}`, cookieOf(secret, key))),
      ).flat(),
    );
    const backMs = performance.now() - start;
    isBack = true;
    await asking;
    return { backMs, worstHealthMs: worst };
  } finally {
    await server.end();
  }
};

/** Joins a table and waits for what it shows; stays there. */
const shown = async (address: string, cookie: string): Promise<void> => {
  const socket = new WebSocket(address.replace('http', 'ws'), { headers: { cookie: `${COOKIE}=${cookie}` } });
  const message = once(socket, 'message');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL }));
  const { type, seat } = JSON.parse(String((await message)[0])) as { readonly type: string; readonly seat: number };
  if (type !== 'snapshot' || seat === null) throw new Error(`${address} answered ${type}, seat ${seat}`);
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Makes such a store and measures; several times, of which the median counts. */
export const startFigures = async (rounds: number, progress: (text: string) => void): Promise<StartFigures> => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-start-'));
  const empty = mkdtempSync(join(tmpdir(), 'baize-start-'));
  try {
    progress('making a store');
    const key = await makeStore(dir);
    const starts: number[] = [];
    const empties: number[] = [];
    const backs: { readonly backMs: number; readonly worstHealthMs: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      progress(`round ${round + 1} of ${rounds}`);
      empties.push(await startMs(empty));
      starts.push(await startMs(dir));
      backs.push(await comeBack(dir, key));
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
