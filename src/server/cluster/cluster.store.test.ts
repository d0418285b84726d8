// Several servers on one PostgreSQL and one NATS: one card room, whichever server somebody is at, and whichever goes away.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import type { ServerMessage, Snapshot, StepMessage } from '../../protocol/messages.ts';
import { startServer, type RunningServer, type ServerOptions } from '../server.ts';
import { startNats, startPostgres, type Engine, type Postgres } from '../testing/engines.ts';
import { joinTable, type Talk } from '../testing/talk.ts';
import { newVisitor, playToTheEnd, visitorAt, type Visitor } from '../testing/visitor.ts';
import { oggVoice } from '../voice/testing/files.ts';

let postgres: Postgres;
let nats: Engine;
let dir: string;
let servers: RunningServer[];
let options: ServerOptions;

const LEASE_MS = 1500;

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
});
afterAll(() => Promise.all([postgres.end(), nats.end()]));

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-cluster-'));
  const ALL = { perSecond: 1e6, burst: 1e6 };
  options = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    database: await postgres.newDatabase(),
    bus: nats.address,
    leaseMs: LEASE_MS,
    botPaceMs: [0, 0],
    limits: { messages: ALL, newTables: ALL },
  };
  servers = [];
  for (const name of ['a', 'b', 'c']) servers.push(await startServer({ ...options, dataDir: join(dir, name) }));
  // Until they have heard of each other.
  await pause(LEASE_MS / 4);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(dir, { recursive: true, force: true });
});

const addressOf = (server: number): string => (servers[server] as RunningServer).address;
const at = (visitor: Visitor, server: number): Visitor => visitorAt(addressOf(server), visitor.cookie);
const comeIn = (server = 0): Promise<Visitor> => newVisitor(addressOf(server));

const openTable = async (visitor: Visitor, more: object = {}): Promise<string> => {
  const body = { game: 'guinote', options: { players: 2 }, opponents: null, start: 'seated', name: 'Ann', ...more };
  const answer = await visitor.ask('POST', '/api/tables', body);
  return ((await answer.json()) as { readonly table: string }).table;
};

const hearUntil = async <T extends ServerMessage>(
  line: Talk,
  fits: (message: ServerMessage) => message is T,
): Promise<T> => {
  for (;;) {
    const message = await line.hear();
    if (fits(message)) return message;
  }
};

const isSnapshot = (message: ServerMessage): message is Snapshot => message.type === 'snapshot';
const isStep = (message: ServerMessage): message is StepMessage =>
  message.type === 'step' && message.intent === 'resign' && message.outcome !== undefined;
const isAway = (message: ServerMessage): message is { readonly type: 'away' } => message.type === 'away';

const sit = async (visitor: Visitor, table: string): Promise<Talk> => {
  const { talk } = await joinTable(visitor.socket(table));
  talk.say({ type: 'sit', intent: 'sit', seat: 1, name: 'Bo' });
  await hearUntil(talk, (message): message is Snapshot => isSnapshot(message) && message.seat === 1);
  return talk;
};

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T;

describe('one card room', () => {
  it('two people at two servers play a match at a third one to its end, and everybody has its record', async () => {
    const [ann, bo] = [await comeIn(0), await comeIn(1)];
    const table = await openTable(ann);
    // Whoever comes first has the table there.
    const onlooker = await joinTable((await comeIn(2)).socket(table));
    const line = await sit(bo, table);
    line.socket.close();
    const steps: number[] = [];
    const witness = {
      answered: () => undefined,
      stepped: ({ revision }: { revision: number }) => void steps.push(revision),
    };
    const [won, lost] = await Promise.all([
      playToTheEnd(ann, table, fastRandom(1), witness),
      playToTheEnd(bo, table, fastRandom(2), witness),
    ]);
    expect(won.outcome).toEqual(lost.outcome);
    expect(won.revision).toBe(lost.revision);
    onlooker.talk.socket.close();
    for (const server of [0, 1, 2])
      expect((await at(ann, server).ask('GET', `/api/tables/${table}/record`)).status).toBe(200);
    const mine = await json<{ tables: { table: string; finished: boolean }[] }>(
      at(bo, 2).ask('GET', '/api/tables/mine'),
    );
    expect(mine.tables).toMatchObject([{ table, finished: true }]);
  });

  it('codes, open tables and quick matches are the same everywhere', async () => {
    const [ann, bo, cid] = [await comeIn(0), await comeIn(1), await comeIn(2)];
    const body = { game: 'guinote', players: 2 };
    const { table } = await json<{ table: string }>(ann.ask('POST', '/api/quick', body));
    const { talk } = await joinTable(ann.socket(table));
    const asked = await json<{ code: string }>(at(ann, 2).ask('POST', `/api/tables/${table}/code`));
    expect(await json(bo.ask('GET', `/api/codes/${asked.code}`))).toEqual({ table });
    expect((await at(bo, 2).ask('POST', `/api/tables/${table}/code`)).status).toBe(404);
    const listed = async (server: number): Promise<readonly string[]> => {
      const { tables } = await json<{ tables: { table: string }[] }>(at(bo, server).ask('GET', '/api/tables/open'));
      return tables.map((line) => line.table);
    };
    for (const server of [0, 1, 2]) while (!(await listed(server)).includes(table)) await pause(10);
    const quick = await Promise.all(
      [bo, cid].map((who) => json<{ table: string }>(who.ask('POST', '/api/quick', body))),
    );
    // Only one seat is free; the other one waits at a new table.
    expect(quick.filter((match) => match.table === table)).toHaveLength(1);
    const who = quick[0]?.table === table ? bo : cid;
    (await sit(who, table)).socket.close();
    expect((await at(ann, 1).ask('GET', `/api/codes/${asked.code}`)).status).toBe(404);
    for (const server of [0, 1, 2]) while ((await listed(server)).includes(table)) await pause(10);
    talk.socket.close();
  });

  it('what is said is heard at other servers, voices too; a player is forgotten everywhere', async () => {
    const [ann, bo] = [await comeIn(0), await comeIn(1)];
    const table = await openTable(ann);
    const { talk } = await joinTable(ann.socket(table));
    const line = await sit(bo, table);
    line.say({ type: 'say', intent: 'x', text: 'hello' });
    const isTalk = (message: ServerMessage): message is Extract<ServerMessage, { type: 'talk' }> =>
      message.type === 'talk';
    expect((await hearUntil(talk, isTalk)).line).toMatchObject({ seat: 1, text: 'hello' });
    const sent = await fetch(`${addressOf(2)}/api/tables/${table}/voice`, {
      method: 'POST',
      body: new Blob([Buffer.from(oggVoice(1000))]),
      headers: { cookie: bo.cookie, 'content-type': 'audio/ogg' },
    });
    const { voice } = await json<{ voice: string }>(sent);
    expect((await hearUntil(talk, isTalk)).line).toMatchObject({ voice });
    const heard = await at(ann, 1).ask('GET', `/api/tables/${table}/voice/${voice}`);
    expect(new Uint8Array(await heard.arrayBuffer())).toEqual(new Uint8Array(oggVoice(1000)));
    expect((await (await comeIn(1)).ask('GET', `/api/tables/${table}/voice/${voice}`)).status).toBe(403);
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect((await at(bo, 2).ask('POST', '/api/forget')).status).toBe(204);
    expect(await closed).toBe(1012);
    talk.socket.close();
  });
});

/** The table at the server `there` with one player's line at another. Gives the line. */
const tableElsewhere = async (): Promise<{ readonly table: string; readonly ann: Visitor; readonly line: Talk }> => {
  const ann = await comeIn(0);
  const table = await openTable(ann, { opponents: undefined });
  const owner = await joinTable((await comeIn(1)).socket(table));
  const { talk: line } = await joinTable(at(ann, 0).socket(table));
  owner.talk.socket.close();
  return { table, ann, line };
};

/** Asks for something that is answered only by the table. */
const isAnswered = async (line: Talk, intent: string): Promise<boolean> => {
  line.say({ type: 'phrase', intent, phrase: 'no-such-phrase' });
  const answer = await hearUntil(
    line,
    (message): message is Extract<ServerMessage, { type: 'answer' }> =>
      message.type === 'answer' && message.intent === intent,
  );
  return answer.type === 'answer';
};

describe('a table moves and its people stay', () => {
  it('when its server stops: it hands the table over first', async () => {
    const { line } = await tableElsewhere();
    expect(await isAnswered(line, 'before')).toBe(true);
    await servers[1]?.close();
    servers.splice(1, 1);
    await hearUntil(line, isSnapshot);
    expect(await isAnswered(line, 'after')).toBe(true);
    expect(line.socket.readyState).toBe(line.socket.OPEN);
    line.socket.close();
  });

  it('pauses and says so while PostgreSQL is away, and goes on by itself', async () => {
    const { line } = await tableElsewhere();
    await postgres.stop();
    // A step, which can't be written now.
    line.say({ type: 'resign', intent: 'resign' });
    await hearUntil(line, isAway);
    const health = await fetch(`${addressOf(0)}/healthz`);
    expect(health.status).toBe(503);
    await postgres.start();
    await hearUntil(line, isSnapshot);
    // It was asked again for them, and counted once.
    await hearUntil(line, isStep);
    expect(line.socket.readyState).toBe(line.socket.OPEN);
    line.socket.close();
  });

  it('pauses and says so while NATS is away, and goes on by itself', async () => {
    const { line } = await tableElsewhere();
    await nats.stop();
    await hearUntil(line, isAway);
    line.say({ type: 'phrase', intent: 'meanwhile', phrase: 'no-such-phrase' });
    await nats.start();
    await hearUntil(line, isSnapshot);
    await hearUntil(
      line,
      (message): message is Extract<ServerMessage, { type: 'answer' }> =>
        message.type === 'answer' && message.intent === 'meanwhile',
    );
    expect(await isAnswered(line, 'after')).toBe(true);
    line.socket.close();
  });
});
