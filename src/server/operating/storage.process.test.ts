// A full storage: no new table is opened, by whatever way, and those that are there go on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Terms } from '../../table/model.ts';
import { quotaOf } from '../quota.ts';
import { startServer, type RunningServer } from '../server.ts';
import { openStore } from '../store.ts';
import { joinTable } from '../testing/talk.ts';
import { newVisitor } from '../testing/visitor.ts';
import { limited, watchStorage, type StorageNeeds } from './storage.ts';

let dir: string;
let server: RunningServer | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-storage-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const start = async (quotaBytes?: number): Promise<string> => {
  const limit = quotaBytes === undefined ? {} : { quotaBytes };
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: dir,
    logLevel: 'silent',
    minFreeBytes: 1,
    ...limit,
  });
  return server.address;
};

it('is told to whoever wants a table, and nobody who plays hears of it', async () => {
  let address = await start();
  const ann = await newVisitor(address);
  const order = { game: 'guinote', opponents: 'random', options: { players: 2 } };
  const { table } = (await (await ann.ask('POST', '/api/tables', order)).json()) as { readonly table: string };
  await server?.close();
  address = await start(1000);
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await expect.poll(async () => (await post('/api/tables', order)).status).toBe(507);
  expect(await (await post('/api/tables', order)).json()).toEqual({
    error: {
      at: '',
      message: "this server's storage is full, so no new table can be opened; tables that are there go on",
    },
  });
  expect((await post('/api/quick', { game: 'guinote' })).status).toBe(507);
  const health = await fetch(`${address}/healthz`);
  expect([health.status, await health.json()]).toMatchObject([200, { ok: true, room: false }]);

  const line = new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`, { headers: { cookie: ann.cookie } });
  const { talk } = await joinTable(line);
  talk.say({ type: 'resign', intent: 'r' });
  const isEnd = (message: ServerMessage): boolean => message.type === 'step' && message.outcome !== undefined;
  while (!isEnd(await talk.hear()));
  expect((await fetch(`${address}/api/tables/${table}/record`)).status).toBe(200);
  line.close();
});

it('lets no match be played again either, which is a new table', async () => {
  const store = openStore(dir, { lockWaitMs: 0 });
  let hasRoom = false;
  const seats = [0];
  const terms: Terms = {
    table: 'next',
    game: 'guinote',
    rules: 1,
    options: {},
    seed: '00'.repeat(32),
    seats: [null, null],
    graceMs: 1,
    createdAt: 1,
  };
  await store.createMatch({ ...terms, table: 'first' });
  const again = (): Promise<unknown> =>
    limited(store, () => hasRoom).createNext('first', seats, terms, quotaOf('ann', 1));
  expect(await again()).toBe('storage');
  hasRoom = true;
  expect(await again()).toEqual({ table: 'next', seats });
  await store.close();
});

it('is noticed and forgotten again as the disk fills and empties', async () => {
  const warnings: string[] = [];
  let free = 500;
  let used = 100;
  const needs: StorageNeeds = {
    dataDir: dir,
    store: { usedBytes: () => Promise.resolve(used) },
    quotaBytes: 2_000_000,
    minFreeBytes: 1000,
    warn: (message) => void warnings.push(message),
    freeBytes: () => Promise.resolve(free),
  };
  const storage = watchStorage(needs);
  const after = async (change: () => void): Promise<boolean> => {
    change();
    await storage.look();
    return storage.hasRoom();
  };
  expect(await after(() => undefined)).toBe(false);
  expect(await after(() => (free = 5000))).toBe(true);
  expect(await after(() => (used = 3_000_000))).toBe(false);
  expect(await after(() => (used = 5_000_000))).toBe(false);
  expect(await after(() => (used = 1_000_000))).toBe(true);
  storage.stop();
  expect(warnings).toEqual([
    `no new tables are opened: only 0 MB are free on the disk of ${dir}`,
    'there is room for new tables again',
    'no new tables are opened: the database holds 3 MB of the 2 MB that --quota allows',
    'there is room for new tables again',
  ]);
});

it('that can’t be measured stops nobody', async () => {
  const warnings: string[] = [];
  const storage = watchStorage({
    dataDir: dir,
    store: { usedBytes: () => Promise.reject(new Error('no')) },
    warn: (message) => void warnings.push(message),
  });
  await storage.look();
  storage.stop();
  expect(storage.hasRoom()).toBe(true);
  expect(warnings).toContain("can't tell how full the storage is");
});
