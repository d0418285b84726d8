// Sockets over a real port: who gets in, what a bad message gets, and that a seat is found again by its cookie.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { closing, JOIN, joinTable } from './testing/talk.ts';
import { newVisitor, type Visitor } from './testing/visitor.ts';

let dir: string;
let server: RunningServer;
let ann: Visitor;
let table: string;

const start = (name: string, options: ServerOptions = {}): Promise<RunningServer> =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: join(dir, name),
    logLevel: 'silent',
    botPaceMs: [0, 0],
    ...options,
  });

const openTable = async (
  visitor: Visitor,
  body: unknown = { game: 'guinote', options: { players: 2 } },
): Promise<string> => ((await (await visitor.ask('POST', '/api/tables', body)).json()) as { table: string }).table;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-socket-'));
  server = await start('data');
  ann = await newVisitor(server.address);
  table = await openTable(ann, { game: 'guinote', opponents: null, start: 'seated', options: { players: 2 } });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const statusOf = async (path: string, options: ClientOptions): Promise<number | undefined> => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${path}`, options);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { readonly statusCode?: number }];
  socket.terminate();
  return response.statusCode;
};

describe('getting in', () => {
  it('is for our own pages and for programs', async () => {
    expect(await statusOf(`/ws/${table}`, { origin: 'http://evil.example' })).toBe(403);
    expect(await statusOf(`/ws/${table}`, { origin: 'null' })).toBe(403);
    const own = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { origin: server.address });
    await once(own, 'open');
    own.close();
  });

  it('is only at /ws/<table>', async () => {
    expect(await statusOf('/elsewhere', {})).toBe(404);
  });

  it('closes with 4404 where there is no table', async () => {
    expect(await closing(ann.socket('AAAAAAAAAA'))).toBe(4404);
    expect(await closing(ann.socket('no%20table'))).toBe(4404);
  });

  it('gives a seat back to the cookie that has it; others look on and see no cards', async () => {
    const mine = await joinTable(ann.socket(table));
    expect(mine.snapshot.seat).toBe(0);
    mine.talk.socket.terminate();
    const back = await joinTable(ann.socket(table));
    expect(back.snapshot.seat).toBe(0);
    back.talk.socket.close();
    const bo = await newVisitor(server.address);
    const guest = await joinTable(bo.socket(table));
    expect(guest.snapshot.seat).toBeNull();
    expect(JSON.stringify(guest.snapshot.view)).not.toEqual(JSON.stringify(back.snapshot.view));
    guest.talk.socket.close();
  });

  it('gives a cookie to who has none', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`);
    const [response] = (await once(socket, 'upgrade')) as [{ readonly headers: { readonly 'set-cookie'?: string[] } }];
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^baize=[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{43}; .*HttpOnly; SameSite=Lax/u,
    );
    socket.close();
  });
});

describe('a message that can not be read', () => {
  it.each([
    ['no JSON', '{', ''],
    ['binary', Buffer.from('{}'), ''],
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'cheat' }, 'type'],
    ['a field missing', { type: 'act', intent: 'a', base: 0 }, 'action'],
    ['a field too many', { ...JOIN, seat: 1 }, 'seat'],
    ['a bad intent', { type: 'resign', intent: 'no spaces' }, 'intent'],
    ['another protocol', { type: 'join', protocol: 99 }, 'protocol'],
    ['too long', { type: 'act', intent: 'a', base: 0, action: 'x'.repeat(40_000) }, ''],
    ['a name too long', { type: 'sit', intent: 'a', seat: 1, name: '🙂'.repeat(25) }, 'name'],
    ['a name nobody can see', { type: 'sit', intent: 'a', seat: 1, name: '\u200b' }, 'name'],
    ['a deck too long', { type: 'sit', intent: 'a', seat: 1, name: 'Bo', deck: 'x'.repeat(8001) }, 'deck'],
  ])('gets an error, and the line lives on: %s', async (_what, message, at) => {
    const { talk: line } = await joinTable(ann.socket(table));
    line.say(message);
    let answer = await line.hear();
    while (answer.type === 'seats') answer = await line.hear();
    const code = at === 'protocol' ? 'protocol' : 'bad-message';
    expect(answer).toEqual({ type: 'error', code, at, message: expect.any(String) as string });
    line.say(JOIN);
    let next = await line.hear();
    while (next.type === 'seats') next = await line.hear();
    expect(next.type).toBe('snapshot');
    line.socket.close();
  });

  it('ends the line when it is endless', async () => {
    const { talk: line } = await joinTable(ann.socket(table));
    line.say('x'.repeat(200_000));
    expect(await closing(line.socket)).toBe(1009);
  });
});

it('slows down who asks too fast, and goes on afterwards', async () => {
  const strict = await start('strict', { limits: { messages: { perSecond: 1000, burst: 2 } } });
  const visitor = await newVisitor(strict.address);
  const { talk: line } = await joinTable(
    visitor.socket(
      await openTable(visitor, { game: 'guinote', opponents: null, start: 'seated', options: { players: 2 } }),
    ),
  );
  for (let i = 0; i < 20; i++) line.say(JOIN);
  let message = await line.hear();
  while (message.type !== 'error') message = await line.hear();
  expect(message.code).toBe('too-fast');
  // As soon as there is room for another message, which a slow machine takes longer for.
  const asking = setInterval(() => line.say({ type: 'leave', intent: 'bye' }), 20);
  while (message.type !== 'answer') message = await line.hear();
  clearInterval(asking);
  expect(message.intent).toBe('bye');
  await strict.close();
});

it('lets go of a client that does not answer', async () => {
  const watchful = await start('watchful', { limits: { heartbeatMs: 30 } });
  const visitor = await newVisitor(watchful.address);
  const id = await openTable(visitor);
  const url = `${watchful.address.replace('http', 'ws')}/ws/${id}`;
  const dead = new WebSocket(url, { autoPong: false });
  expect(await closing(dead)).toBe(1006);
  await watchful.close();
});

it('lets go of a client that does not read', async () => {
  const limits = { messages: { perSecond: 1e6, burst: 1e6 }, backlog: 1000 };
  const brisk = await start('brisk', { limits });
  const visitor = await newVisitor(brisk.address);
  const { talk: line } = await joinTable(visitor.socket(await openTable(visitor)));
  const closed = closing(line.socket);
  line.socket.pause();
  for (let i = 0; i < 8000; i++) line.say(JOIN);
  // Without reading, the end of the line shows when something is written.
  const writing = setInterval(() => line.say(JOIN), 20);
  expect(await closed).toBe(1006);
  clearInterval(writing);
  await brisk.close();
});

it('tells clients that it stops, and stops', async () => {
  const brief = await start('brief');
  const visitor = await newVisitor(brief.address);
  const { talk: line } = await joinTable(visitor.socket(await openTable(visitor)));
  const closed = closing(line.socket);
  await brief.close();
  expect(await closed).toBe(1001);
});

describe('listening', () => {
  it('says so when the port is in use', async () => {
    const port = Number(new URL(server.address).port);
    await expect(start('second', { port })).rejects.toThrow(`Port ${port} is in use; choose another one with --port.`);
  });

  it('says so when another server uses the data', async () => {
    await expect(start('data', { lockWaitMs: 0 })).rejects.toThrow(/another Baize server is using it/u);
  });
});

it('writes a name down composed, and counts it as people do', async () => {
  const zoe = await newVisitor(server.address);
  const waiting = await openTable(zoe, {
    game: 'guinote',
    opponents: null,
    start: 'seated',
    options: { players: 2 },
    name: 'Zoe\u0308',
  });
  const { talk: line, snapshot } = await joinTable((await newVisitor(server.address)).socket(waiting));
  expect(snapshot.seats[0]?.sitter).toEqual({ kind: 'person', name: 'Zo\u00eb' });
  line.say({ type: 'sit', intent: 's', seat: 1, name: ` ${'👩\u200d🚀'.repeat(23)}e\u0301 ` });
  let message = await line.hear();
  // The first word of seats may be about who watches.
  while (message.type !== 'seats' || message.seats[1]?.sitter === null) message = await line.hear();
  expect(message.seats[1]?.sitter).toEqual({ kind: 'person', name: `${'👩\u200d🚀'.repeat(23)}\u00e9` });
  line.socket.close();
});

it('a table that waits is no longer mine once I have left it', async () => {
  const eve = await newVisitor(server.address);
  const waiting = await openTable(eve, { game: 'guinote', opponents: null, start: 'seated' });
  const mine = async (): Promise<readonly string[]> => {
    const { tables } = (await (await eve.ask('GET', '/api/tables/mine')).json()) as { tables: { table: string }[] };
    return tables.map((each) => each.table);
  };
  expect(await mine()).toEqual([waiting]);
  const { talk: line } = await joinTable(eve.socket(waiting));
  line.say({ type: 'leave', intent: 'l' });
  let answer = await line.hear();
  while (answer.type !== 'answer') answer = await line.hear();
  expect(answer).toMatchObject({ ok: true, revision: 1 });
  expect(await mine()).toEqual([]);
  const { snapshot } = await joinTable(ann.socket(waiting));
  expect(snapshot.seats[0]?.presence).toBe('empty');
  line.socket.close();
});
