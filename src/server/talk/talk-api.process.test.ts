// Talk over a real server: who may send and hear voices, what is refused, what is kept after a restart, and what is reported.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { TalkInfo } from '../../protocol/talk.ts';
import { startServer, type RunningServer, type ServerOptions } from '../server.ts';
import { joinTable, type Talk } from '../testing/talk.ts';
import { newVisitor, type Visitor } from '../testing/visitor.ts';
import * as v from 'valibot';
import { ANSWERS } from '../answers.ts';
import { oggVoice } from '../voice/testing/files.ts';
import { openReports } from './reports.ts';

let dir: string;
let server: RunningServer;
let ann: Visitor;
let bea: Visitor;
let cid: Visitor;
let table: string;

const start = (options: ServerOptions = {}): Promise<RunningServer> =>
  startServer({ port: 0, host: '127.0.0.1', dataDir: dir, logLevel: 'silent', botPaceMs: [0, 0], ...options });

const openTable = async (visitor: Visitor, more: object = {}): Promise<string> => {
  const body = { game: 'guinote', opponents: null, options: { players: 2 }, name: 'Ann', ...more };
  return ((await (await visitor.ask('POST', '/api/tables', body)).json()) as { table: string }).table;
};

const hearUntil = async (line: Talk, fits: (message: ServerMessage) => boolean): Promise<ServerMessage> => {
  for (;;) {
    const message = await line.hear();
    if (fits(message)) return message;
  }
};

const sit = async (visitor: Visitor, at: string): Promise<Talk> => {
  const { talk } = await joinTable(visitor.socket(at));
  talk.say({ type: 'sit', intent: 'sit', seat: 1, name: 'Bea' });
  await hearUntil(talk, (message) => message.type === 'snapshot' && message.seat === 1);
  return talk;
};

const post = (visitor: Visitor, path: string, body: Blob, headers: Record<string, string>): Promise<Response> =>
  fetch(`${server.address}${path}`, { method: 'POST', body, headers: { cookie: visitor.cookie, ...headers } });

const speak = (visitor: Visitor, audio: Uint8Array, at = table, type = 'audio/ogg'): Promise<Response> =>
  post(visitor, `/api/tables/${at}/voice`, new Blob([Buffer.from(audio)]), { 'content-type': type });

const talkOf = async (visitor: Visitor, at = table): Promise<TalkInfo | undefined> => {
  const { snapshot, talk } = await joinTable(visitor.socket(at));
  talk.socket.close();
  return snapshot.talk;
};

const errorOf = async (answer: Response): Promise<readonly [number, string, string]> => {
  const { error } = (await answer.json()) as { readonly error: { readonly at: string; readonly message: string } };
  return [answer.status, error.at, error.message];
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-talk-'));
  server = await start();
  [ann, bea, cid] = (await Promise.all([1, 2, 3].map(() => newVisitor(server.address)))) as [Visitor, Visitor, Visitor];
  table = await openTable(ann);
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('a voice message', () => {
  it('is told to whoever sits, and fetched by nobody else', async () => {
    const line = await sit(bea, table);
    const sent = await speak(ann, oggVoice(1000));
    expect(sent.status).toBe(201);
    const { voice } = v.parse(ANSWERS.voice, await sent.json());
    const told = await hearUntil(line, ({ type }) => type === 'talk');
    expect(told).toMatchObject({ line: { id: 1, seat: 0, voice, ms: 1000 } });
    const path = `/api/tables/${table}/voice/${voice}`;
    const fetched = await bea.ask('GET', path);
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'audio/ogg']);
    expect(fetched.headers.get('x-content-type-options')).toBe('nosniff');
    expect(fetched.headers.get('cache-control')).toBe('no-store');
    expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(new Uint8Array(oggVoice(1000)));
    expect((await cid.ask('GET', path)).status).toBe(403);
    expect((await bea.ask('GET', `/api/tables/${table}/voice/${'a'.repeat(16)}`)).status).toBe(404);
    expect((await bea.ask('GET', `/api/tables/${table}/voice/..%2f..%2fx`)).status).toBe(404);
    const other = await openTable(bea);
    expect((await bea.ask('GET', `/api/tables/${other}/voice/${voice}`)).status).toBe(404);
    line.socket.close();
  });

  it('is refused in plain words', async () => {
    expect(await errorOf(await speak(cid, oggVoice(1000)))).toEqual([
      403,
      '',
      'only those who sit at this table may do that',
    ]);
    expect((await speak(ann, oggVoice(1000), 'Zzzzzzzzzz')).status).toBe(404);
    expect(await errorOf(await speak(ann, oggVoice(6000)))).toEqual([
      400,
      'body',
      'must not last longer than 5 seconds',
    ]);
    expect((await speak(ann, Buffer.from('<script>alert(1)</script>'))).status).toBe(400);
    expect((await speak(ann, new Uint8Array(70_000))).status).toBe(413);
    expect((await speak(ann, oggVoice(1000), table, 'text/html')).status).toBe(415);
    const elsewhere = await post(ann, `/api/tables/${table}/voice`, new Blob([Buffer.from(oggVoice(1000))]), {
      'content-type': 'audio/ogg',
      origin: 'http://evil.example',
    });
    expect(elsewhere.status).toBe(403);
    expect((await talkOf(ann))?.lines).toEqual([]);
  });

  it.each(['phrases', 'text'])('is not for a table of %s', async (talk) => {
    const quiet = await openTable(ann, { talk });
    expect(await errorOf(await speak(ann, oggVoice(1000), quiet))).toEqual([
      409,
      '',
      'there are no voice messages at this table',
    ]);
  });

  it('does not come too often', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await speak(ann, oggVoice(400))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    expect((await talkOf(ann))?.lines).toHaveLength(4);
  });
});

describe('what was said', () => {
  it('is there again after a restart, and numbers go on', async () => {
    const { talk } = await joinTable(ann.socket(table));
    talk.say({ type: 'say', intent: 'one', text: 'wait for me' });
    await hearUntil(talk, ({ type }) => type === 'talk');
    talk.say({ type: 'phrase', intent: 'two', phrase: 'fine-cante' });
    await hearUntil(talk, ({ type }) => type === 'talk');
    const sent = await speak(ann, oggVoice(500));
    const { voice } = (await sent.json()) as { voice: string };
    talk.socket.close();
    const port = Number(new URL(server.address).port);
    await server.close();
    server = await start({ port });
    expect((await talkOf(ann))?.lines).toMatchObject([
      { id: 1, text: 'wait for me' },
      { id: 2, phrase: 'fine-cante' },
      { id: 3, voice },
    ]);
    expect((await ann.ask('GET', `/api/tables/${table}/voice/${voice}`)).status).toBe(200);
    const line = await sit(bea, table);
    line.say({ type: 'phrase', intent: 'three', phrase: 'hello' });
    expect(await hearUntil(line, ({ type }) => type === 'talk')).toMatchObject({ line: { id: 4, seat: 1 } });
    line.socket.close();
  });
});

describe('complaints', () => {
  it('keep the line and the voice for whoever runs the server', async () => {
    const line = await sit(bea, table);
    line.say({ type: 'say', intent: 'x', text: 'you fool' });
    await hearUntil(line, ({ type }) => type === 'talk');
    await speak(bea, oggVoice(700));
    const path = `/api/tables/${table}/reports`;
    expect((await ann.ask('POST', path, { line: 1, why: 'rude\u202e' })).status).toBe(201);
    expect((await ann.ask('POST', path, { line: 1, why: 'again' })).status).toBe(201);
    const reported = await ann.ask('POST', path, { line: 2 });
    expect([reported.status, v.parse(ANSWERS.reported, await reported.json())]).toEqual([201, { reported: 2 }]);
    // Nobody reports themselves, what was never said, or a table they do not sit at.
    expect((await bea.ask('POST', path, { line: 1 })).status).toBe(404);
    expect((await ann.ask('POST', path, { line: 99 })).status).toBe(404);
    expect((await cid.ask('POST', path, { line: 1 })).status).toBe(403);
    for (const body of [
      {},
      { line: 'x' },
      { line: 1.5 },
      { line: 1, why: 'x'.repeat(501) },
      { line: 1, more: 1 },
      [],
      null,
    ])
      expect((await ann.ask('POST', path, body)).status).toBe(400);
    const reports = openReports(dir, 'read');
    const kept = reports.list();
    reports.close();
    expect(kept).toEqual([
      expect.objectContaining({ match: table, line: 1, name: 'Bea', said: 'you fool', why: 'rude' }),
      expect.objectContaining({ match: table, line: 2, name: 'Bea', said: '(voice, 700 ms)', why: '' }),
    ]);
    expect(kept[1]?.voice?.type).toBe('audio/ogg');
    line.socket.close();
  });

  it('block and unblock people for one player alone', async () => {
    const person = 'ab'.repeat(12);
    const change = (method: string, id: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${server.address}/api/blocks/${id}`, { method, headers: { cookie: ann.cookie, ...headers } });
    const listOf = async (visitor: Visitor): Promise<unknown> => (await visitor.ask('GET', '/api/blocks')).json();
    expect((await change('PUT', person)).status).toBe(204);
    expect((await change('PUT', person)).status).toBe(204);
    expect(await listOf(ann)).toEqual({ blocked: [person] });
    expect(await listOf(bea)).toEqual({ blocked: [] });
    expect((await change('PUT', 'nobody')).status).toBe(400);
    expect((await change('PUT', person, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await change('DELETE', person)).status).toBe(204);
    expect(await listOf(ann)).toEqual({ blocked: [] });
  });
});
