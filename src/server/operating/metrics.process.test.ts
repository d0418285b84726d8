// The numbers of a server: what is counted, where it can be read, and what it does not tell.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { startServer, type RunningServer } from '../server.ts';
import { freePort } from '../testing/ports.ts';
import { newVisitor, playToTheEnd } from '../testing/visitor.ts';

let dir: string;
let port: number;
let server: RunningServer | undefined;

const start = async (): Promise<RunningServer> =>
  (server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: dir,
    logLevel: 'silent',
    botPaceMs: [0, 0],
    metrics: { host: '127.0.0.1', port },
    limits: { messages: { perSecond: 1e6, burst: 1e6 } },
  }));

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-metrics-'));
  port = await freePort();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const numbers = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const valueOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (?<value>\\S+)$`, 'mu').exec(text)?.groups?.['value'] ?? Number.NaN);

it('count tables, sockets, moves, commits, requests and what waits, and name nobody', async () => {
  const { address } = await start();
  const visitor = await newVisitor(address);
  const order = { game: 'guinote', name: 'Annabel', opponents: 'random', options: { players: 2, partidasPerCoto: 1 } };
  const { table } = (await (await visitor.ask('POST', '/api/tables', order)).json()) as { readonly table: string };
  let steps = 0;
  const watched = visitor.socket(table);
  await once(watched, 'open');
  await playToTheEnd(visitor, table, fastRandom(1), { answered: () => undefined, stepped: () => steps++ });
  const text = await numbers();
  expect(valueOf(text, 'baize_tables')).toBe(1);
  expect(valueOf(text, 'baize_sockets')).toBeGreaterThanOrEqual(1);
  expect(valueOf(text, 'baize_moves_total')).toBeGreaterThan(20);
  expect(valueOf(text, 'baize_steps_total')).toBeGreaterThan(valueOf(text, 'baize_moves_total'));
  expect(valueOf(text, 'baize_commit_seconds_count')).toBe(valueOf(text, 'baize_commit_tables_count'));
  expect(valueOf(text, 'baize_commit_seconds_count')).toBeGreaterThan(20);
  expect(valueOf(text, 'baize_bot_queue')).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'baize_tables_opened_total')).toBe(1);
  expect(valueOf(text, 'baize_stored_bytes')).toBeGreaterThan(10_000);
  expect(valueOf(text, 'baize_storage_full')).toBe(0);
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(text).toContain('baize_faults_total');
  expect(text).toContain('baize_http_requests_total{method="POST",route="/api/tables",status="201"} 1');
  for (const told of ['Annabel', table, visitor.cookie.slice(6, 38), '127.0.0.1']) expect(text).not.toContain(told);
  watched.close();
});

it('are on their own port alone, which says so when it is taken', async () => {
  const { address } = await start();
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const other = mkdtempSync(join(tmpdir(), 'baize-metrics-'));
  const options = { port: 0, host: '127.0.0.1', dataDir: other, metrics: { host: '127.0.0.1', port } };
  await expect(startServer({ ...options, logLevel: 'silent' })).rejects.toThrow(
    `Can't serve metrics on 127.0.0.1, port ${port}`,
  );
  // Nothing is left open: the same directory can be used at once.
  await (await startServer({ ...options, metrics: { host: '127.0.0.1', port: 0 }, logLevel: 'silent' })).close();
  rmSync(other, { recursive: true });
});
