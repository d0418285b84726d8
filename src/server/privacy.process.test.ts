// A player who is forgotten: no name, no word and no list is left of them, and every record still verifies.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRules, GAMES } from '../games/index.ts';
import { readRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import type { ServerMessage, Snapshot } from '../protocol/messages.ts';
import { startServer, type RunningServer } from './server.ts';
import { DATABASE_FILE } from './store.ts';
import { openReports } from './talk/reports.ts';
import { closing, joinTable, type Talk } from './testing/talk.ts';
import { newVisitor, type Visitor } from './testing/visitor.ts';
import { oggVoice } from './voice/testing/files.ts';

let dir: string;
let server: RunningServer;
let ann: Visitor;
let bea: Visitor;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-privacy-'));
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir: dir, logLevel: 'silent', reportDays: 7 });
  [ann, bea] = [await newVisitor(server.address), await newVisitor(server.address)];
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const hearUntil = async <M extends ServerMessage>(
  line: Talk,
  fits: (message: ServerMessage) => message is M,
): Promise<M> => {
  for (;;) {
    const message = await line.hear();
    if (fits(message)) return message;
  }
};

const isSnapshot = (message: ServerMessage): message is Snapshot => message.type === 'snapshot';
const isTalk = (message: ServerMessage) => message.type === 'talk';
const isEnd = (message: ServerMessage): message is ServerMessage =>
  (message.type === 'step' && message.outcome !== undefined) || (isSnapshot(message) && message.outcome !== null);

/** Annabel opens a table, Beatrix sits down; both are connected. */
const together = async (): Promise<{ readonly table: string; readonly lines: readonly [Talk, Talk] }> => {
  const order = { game: 'guinote', opponents: null, start: 'seated', options: { players: 2 }, name: 'Annabel' };
  const { table } = (await (await ann.ask('POST', '/api/tables', order)).json()) as { table: string };
  const [first, second] = [await joinTable(ann.socket(table)), await joinTable(bea.socket(table))];
  second.talk.say({ type: 'sit', intent: 's', seat: 1, name: 'Beatrix' });
  await hearUntil(second.talk, (message): message is Snapshot => isSnapshot(message) && message.seat === 1);
  return { table, lines: [first.talk, second.talk] };
};

const forget = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}/api/forget`, { method: 'POST', headers: { cookie: ann.cookie, ...headers } });

const allOf = (file: string): string => {
  const database = new DatabaseSync(join(dir, file));
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM ${String(name)}`).all());
  database.close();
  return JSON.stringify(rows);
};

it('is gone from finished and running matches, and what is left can be checked', async () => {
  const done = await together();
  done.lines[0].say({ type: 'say', intent: 'a', text: 'remember me' });
  await hearUntil(done.lines[1], isTalk);
  done.lines[0].say({ type: 'resign', intent: 'r' });
  await hearUntil(done.lines[1], isEnd);
  const running = await together();
  running.lines[0].say({ type: 'say', intent: 'b', text: 'remember me too' });
  await hearUntil(running.lines[1], isTalk);
  await fetch(`${server.address}/api/tables/${running.table}/voice`, {
    method: 'POST',
    headers: { cookie: ann.cookie, 'content-type': 'audio/ogg' },
    body: new Blob([Buffer.from(oggVoice(400))]),
  });
  await hearUntil(running.lines[1], isTalk);

  const ended = closing(running.lines[0].socket);
  const answer = await forget();
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^baize=; .*Expires=Thu, 01 Jan 1970/u);
  expect(await ended).toBe(1012);
  // Those at the table are told anew.
  const told = await hearUntil(running.lines[1], isSnapshot);
  expect(told.seats.map(({ sitter }) => sitter?.kind === 'person' && sitter.name)).toEqual(['', 'Beatrix']);
  expect(told.talk?.lines).toEqual([]);
  expect(await (await ann.ask('GET', '/api/tables/mine')).json()).toEqual({ tables: [] });

  const text = await (await bea.ask('GET', `/api/tables/${done.table}/record`)).text();
  expect(text).not.toContain('Annabel');
  expect(text).toContain('Beatrix');
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  const rules = await findRules(GAMES, record.value.game, record.value.rules);
  if (!rules.ok) throw new Error(rules.error.message);
  expect(verify(rules.value.game, record.value)).toMatchObject({ ok: true });

  for (const { lines } of [done, running]) for (const { socket } of lines) socket.close();
  await server.close();
  const kept = allOf(DATABASE_FILE);
  expect(kept).toContain('Beatrix');
  for (const word of ['Annabel', 'remember me', 'remember me too', 'audio/ogg']) expect(kept).not.toContain(word);
});

it('goes on as a match of nobody: the others may claim it', async () => {
  const { table, lines } = await together();
  await forget();
  await hearUntil(lines[1], isSnapshot);
  const back = await joinTable(ann.socket(table));
  // The old cookie opens the old seat, but nobody has it any more; whoever comes without it looks on.
  expect(back.snapshot.seats[0]?.sitter).toEqual({ kind: 'person', name: '' });
  const stranger = await joinTable((await newVisitor(server.address)).socket(table));
  expect(stranger.snapshot.seat).toBe(null);
  for (const line of [...lines, back.talk, stranger.talk]) line.socket.close();
});

it('is not done for other sites, and says how long reports are kept', async () => {
  expect((await forget({ origin: 'http://evil.example' })).status).toBe(403);
  expect(await (await ann.ask('GET', '/api/privacy')).json()).toEqual({
    person: expect.stringMatching(/^[0-9a-f]{24}$/u) as string,
    reportDays: 7,
    keepDays: null,
    keepUnfinishedDays: null,
  });
  expect(openReports(dir, 'read').list()).toEqual([]);
});
