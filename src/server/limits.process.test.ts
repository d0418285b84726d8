// Limits over a real port: floods, slow requests, and connections that never get to the point.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { GAMES, type GameModule } from '../games/index.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { closing, JOIN, joinTable, talk } from './testing/talk.ts';
import { newVisitor, type Visitor } from './testing/visitor.ts';

let dir: string;
let server: RunningServer | undefined;
let sockets: WebSocket[] = [];

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-limits-'));
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  await server?.close();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let rooms = 0;

const start = async (limits: ServerOptions['limits']): Promise<RunningServer> => {
  const dataDir = join(dir, String(rooms++));
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', ...(limits && { limits }) });
  return server;
};

const openTable = async (visitor: Visitor): Promise<string> => {
  const body = { game: 'guinote', options: { players: 2 }, opponents: null };
  return ((await (await visitor.ask('POST', '/api/tables', body)).json()) as { table: string }).table;
};

/** A connection without a cookie: somebody new each time. */
const guestAt = (address: string, table: string): WebSocket => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`);
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

const lineOf = (visitor: Visitor, table: string): WebSocket => {
  const socket = visitor.socket(table);
  sockets.push(socket);
  return socket;
};

const statusOf = async (socket: WebSocket): Promise<number | undefined> => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { readonly statusCode?: number }];
  return response.statusCode;
};

describe('who holds a seat gets in', () => {
  it('past as many guests as a table takes', async () => {
    const { address } = await start({ onlookersPerTable: 3 });
    const ann = await newVisitor(address);
    const table = await openTable(ann);
    for (let i = 0; i < 3; i++) await joinTable(guestAt(address, table));
    expect(await closing(guestAt(address, table))).toBe(4429);
    expect((await joinTable(lineOf(ann, table))).snapshot.seat).toBe(0);
  });

  it('past as many connections as an address may have', async () => {
    const { address } = await start({ clientsPerAddress: 3 });
    const ann = await newVisitor(address);
    const table = await openTable(ann);
    for (let i = 0; i < 3; i++) await joinTable(guestAt(address, table));
    expect(await statusOf(guestAt(address, table))).toBe(429);
    expect((await joinTable(lineOf(ann, table))).snapshot.seat).toBe(0);
  });

  it('past as many connections as the server takes: a guest goes', async () => {
    const { address } = await start({ clients: 3 });
    const ann = await newVisitor(address);
    const table = await openTable(ann);
    for (let i = 0; i < 2; i++) await joinTable(guestAt(address, table));
    const { talk: newest } = await joinTable(guestAt(address, table));
    expect(await statusOf(guestAt(address, table))).toBe(503);
    const dismissed = closing(newest.socket);
    expect((await joinTable(lineOf(ann, table))).snapshot.seat).toBe(0);
    expect(await dismissed).toBe(4429);
  });

  it('once more: their oldest connection goes', async () => {
    const { address } = await start({ clientsPerPlayer: 2 });
    const ann = await newVisitor(address);
    const table = await openTable(ann);
    const [first] = [await joinTable(lineOf(ann, table)), await joinTable(lineOf(ann, table))];
    const dismissed = closing(first.talk.socket);
    await joinTable(lineOf(ann, table));
    expect(await dismissed).toBe(4429);
  });
});

it('gives room back when a connection ends', async () => {
  const { address } = await start({ onlookersPerTable: 1 });
  const table = await openTable(await newVisitor(address));
  const { talk: first } = await joinTable(guestAt(address, table));
  expect(await closing(guestAt(address, table))).toBe(4429);
  first.socket.terminate();
  const comeIn = (): Promise<unknown> => {
    const socket = guestAt(address, table);
    return Promise.race([closing(socket), joinTable(socket).then(() => 'in')]);
  };
  // Until the server has noticed.
  let answer = await comeIn();
  while (answer === 4429) answer = await comeIn();
  expect(answer).toBe('in');
});

describe('a flood of messages', () => {
  const limits = { messages: { perSecond: 0, burst: 4 }, excess: { perSecond: 0, burst: 6 } };

  it('ends the connection, though some of them were granted in between', async () => {
    // However often a message looks at the clock, the bucket grants only some.
    let time = 0;
    server = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir: join(dir, 'flood'),
      logLevel: 'silent',
      now: () => (time += 100),
      limits: { messages: { perSecond: 1, burst: 1 }, excess: { perSecond: 0, burst: 6 } },
    });
    const ann = await newVisitor(server.address);
    const { talk: line } = await joinTable(lineOf(ann, await openTable(ann)));
    const closed = closing(line.socket);
    for (let i = 0; i < 100; i++) line.say(JOIN);
    expect(await closed).toBe(4430);
  });

  it('is counted per player, however many connections it comes by', async () => {
    const { address } = await start(limits);
    const [ann, bo] = [await newVisitor(address), await newVisitor(address)];
    const table = await openTable(ann);
    const [one, two] = [await talk(lineOf(ann, table)), await talk(lineOf(ann, table))];
    for (let i = 0; i < 4; i++) one.say(JOIN);
    two.say(JOIN);
    expect(await two.hear()).toMatchObject({ type: 'error', code: 'too-fast' });
    expect((await joinTable(lineOf(bo, table))).snapshot.seat).toBeNull();
  });
});

it('messages of onlookers are counted per address too, those of players are not', async () => {
  const { address } = await start({ onlookerMessagesPerAddress: { perSecond: 0, burst: 3 } });
  const ann = await newVisitor(address);
  const table = await openTable(ann);
  for (let i = 0; i < 3; i++) await joinTable(guestAt(address, table));
  const fourth = await talk(guestAt(address, table));
  fourth.say(JOIN);
  expect(await fourth.hear()).toMatchObject({ type: 'error', code: 'too-fast' });
  for (let i = 0; i < 3; i++) expect((await joinTable(lineOf(ann, table))).snapshot.seat).toBe(0);
});

describe('new tables', () => {
  const rate = (burst: number) => ({ perSecond: 0, burst });
  const statuses = async (visitor: Visitor, times: number): Promise<readonly number[]> => {
    const seen: number[] = [];
    for (let i = 0; i < times; i++)
      seen.push((await visitor.ask('POST', '/api/tables', { game: 'guinote', opponents: null })).status);
    return seen;
  };

  it('are limited per player, and one player uses up nothing of the others’', async () => {
    const { address } = await start({ newTables: rate(2), newTablesPerAddress: rate(4) });
    const [ann, bo] = [await newVisitor(address), await newVisitor(address)];
    expect(await statuses(ann, 5)).toEqual([201, 201, 429, 429, 429]);
    expect(await statuses(bo, 2)).toEqual([201, 201]);
  });

  it('are limited per address, whoever asks', async () => {
    const { address } = await start({ newTables: rate(10), newTablesPerAddress: rate(3) });
    const [ann, bo] = [await newVisitor(address), await newVisitor(address)];
    expect([await statuses(ann, 2), await statuses(bo, 2)]).toEqual([
      [201, 201],
      [201, 429],
    ]);
  });

  it('are not counted by what a header says', async () => {
    const { address } = await start({ newTables: rate(10), newTablesPerAddress: rate(1) });
    const post = (from: string): Promise<Response> =>
      fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ game: 'guinote', opponents: null }),
      });
    expect([(await post('192.0.2.1')).status, (await post('192.0.2.2')).status]).toEqual([201, 429]);
  });
});

it('records are limited per address: each plays its match again', async () => {
  const { address } = await start({ recordsPerAddress: { perSecond: 0, burst: 2 } });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await fetch(`${address}/api/tables/1111111111/record`)).status);
  expect(statuses).toEqual([404, 404, 429]);
});

describe('without progress a connection is cut', () => {
  const stallMs = 60;

  /** Says something over a bare connection that never hangs up by itself, then waits until the server has cut it. */
  const untilCut = async ({ address, app }: RunningServer, text: string): Promise<string> => {
    const cut = new Promise((resolve) => {
      app.server.once('connection', (theirs: Socket) => theirs.once('close', resolve));
    });
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
    let heard = '';
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('error', () => undefined);
    const over = new Promise((resolve) => {
      for (const event of ['end', 'close']) socket.once(event, resolve);
    });
    if (text !== '') socket.write(text);
    await Promise.all([cut, over]);
    socket.destroy();
    return heard;
  };

  it.each([
    ['before it asks anything', ''],
    ['in the middle of its headers', 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-'],
    [
      'in the middle of a body',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"game":',
    ],
    ['in the middle of an upgrade', 'GET /ws/AAAAAAAAAA HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n'],
  ])('%s', async (_when, text) => {
    expect(await untilCut(await start({ stallMs }), text)).not.toContain('201');
  });

  it('after a refused upgrade', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n';
    const heard = await untilCut(await start({ stallMs }), `GET /elsewhere HTTP/1.1\r\nHost: x\r\n${upgrade}`);
    expect(heard).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/u);
  });

  it('when a body comes byte by byte', async () => {
    const { address } = await start({ stallMs });
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    );
    const drip = setInterval(() => socket.write(' '), stallMs / 6);
    await once(socket, 'close');
    clearInterval(drip);
    expect(socket.destroyed).toBe(true);
  });

  it('when it never joins its table, and not when it has joined', async () => {
    // Long enough for a busy machine to open a table.
    const { address } = await start({ stallMs: 600 });
    const ann = await newVisitor(address);
    const table = await openTable(ann);
    const { talk: joined } = await joinTable(lineOf(ann, table));
    const idle = await talk(guestAt(address, table));
    // Other messages don't help.
    idle.say({ type: 'resign', intent: 'a' });
    expect(await closing(idle.socket)).toBe(4408);
    joined.say(JOIN);
    let answer = await joined.hear();
    while (answer.type !== 'snapshot') answer = await joined.hear();
    expect(answer.seat).toBe(0);
  });

  it('when it does not answer that it is sent away', async () => {
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${key}\r\n`;
    const heard = await untilCut(await start({ stallMs }), `GET /ws/AAAAAAAAAA HTTP/1.1\r\nHost: x\r\n${upgrade}`);
    expect(heard).toMatch(/^HTTP\/1\.1 101 /u);
  });
});

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['headers too long', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
])('answers %s in the common shape', async (_what, text, status) => {
  const { address } = await start({});
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  expect(JSON.parse(body)).toEqual({ error: { at: '', message: expect.any(String) as string } });
});

it('every game is loaded before anybody is served: none holds up the first who asks for it', async () => {
  let loaded = 0;
  const count = (load: () => Promise<GameModule>) => (): Promise<GameModule> => {
    loaded++;
    return load();
  };
  const games = Object.fromEntries(Object.entries(GAMES).map(([id, load]) => [id, count(load)]));
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir: join(dir, 'games'), logLevel: 'silent', games });
  expect(loaded).toBe(Object.keys(GAMES).length);
});
