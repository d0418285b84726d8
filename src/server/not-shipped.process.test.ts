// A match whose version of the rules a later server does not have: listed with the reason, and told to whoever comes.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { WebSocket } from 'ws';
import { startServer, type RunningServer } from './server.ts';
import type { TableLine } from './my-tables.ts';
import { openStore } from './store.ts';
import { newVisitor } from './testing/visitor.ts';

const module = await (GAMES['guinote'] as () => Promise<GameModule>)();

let dir: string;
let server: RunningServer | undefined;
let cookie: string;

const start = async (rules: number): Promise<RunningServer> =>
  (server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: dir,
    logLevel: 'silent',
    games: {
      guinote: () => Promise.resolve({ ...module, earlier: [], game: { ...module.game, rulesVersion: rules } }),
    },
  }));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-rules-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const get = async (url: string) => server?.app.inject({ url, headers: { cookie } });

const mine = async (): Promise<readonly TableLine[]> =>
  (await get('/api/tables/mine'))?.json<{ tables: TableLine[] }>().tables ?? [];

const socketTo = (table: string): WebSocket =>
  new WebSocket(`${server?.address.replace('http', 'ws')}/ws/${table}`, { headers: { cookie } });

const resign = async (table: string): Promise<void> => {
  const socket = socketTo(table);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'resign', intent: 'r' }));
  await once(socket, 'message');
  socket.terminate();
};

it('every visit is told so, the list says why, and no fault is recorded', async () => {
  const before = await start(41);
  const ann = await newVisitor(before.address);
  ({ cookie } = ann);
  const order = { game: 'guinote', options: { players: 2 }, name: 'Ann' };
  const open = async (): Promise<string> =>
    ((await (await ann.ask('POST', '/api/tables', order)).json()) as { readonly table: string }).table;
  const [going, over] = [await open(), await open()];
  await resign(over);
  expect(await mine()).toHaveLength(2);
  await before.close();

  await start(42);
  const message = 'the match needs version 41 of guinote; this program has 42';
  const unplayable = { reason: 'rules-not-shipped', message };
  const lines = await mine();
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(
    expect.objectContaining({ table: going, finished: false, yourTurn: false, unplayable }) as unknown,
  );
  expect(lines).toContainEqual(expect.objectContaining({ table: over, finished: true, unplayable }) as unknown);
  for (let visit = 0; visit < 3; visit++) {
    expect(await once(socketTo(going), 'close')).toMatchObject([4410, expect.anything()]);
  }
  const record = await get(`/api/tables/${over}/record`);
  expect(record?.statusCode).toBe(410);
  expect(record?.json()).toEqual({ error: { at: 'id', message: `there is no record: ${message}` } });
  await server?.close();

  const store = openStore(dir, { lockWaitMs: 0 });
  expect(await store.faults()).toEqual([]);
  await store.close();
  // With its rules back, the match goes on as if nothing had been.
  await start(41);
  expect(await mine()).not.toContainEqual(expect.objectContaining({ unplayable }) as unknown);
  expect((await get(`/api/tables/${over}/record`))?.statusCode).toBe(200);
});
