// Playing again over real sockets and a real disk: one next table for all who want it, through two offers at once and a killed server.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerMessage, Snapshot } from '../protocol/messages.ts';
import { startChild, type ChildOptions, type ChildServer } from './testing/child.ts';
import { freePort } from './testing/ports.ts';
import { joinTable, type Talk } from './testing/talk.ts';
import { newVisitor, type Visitor } from './testing/visitor.ts';
import { DATABASE_FILE } from './store.ts';

let dir: string;
let options: ChildOptions;
let child: ChildServer | undefined;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-rematch-'));
  options = { host: '127.0.0.1', dataDir: dir, botPaceMs: [0, 0], logLevel: 'error' };
  child = await startChild({ ...options, port: await freePort() });
});
afterEach(async () => {
  await child?.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

const hearing = async <T extends ServerMessage['type']>(
  talk: Talk,
  type: T,
): Promise<Extract<ServerMessage, { readonly type: T }>> => {
  for (;;) {
    const message = await talk.hear();
    if (message.type === type) return message as Extract<ServerMessage, { readonly type: T }>;
  }
};

const look = async (visitor: Visitor, table: string): Promise<Snapshot> => {
  const { talk, snapshot } = await joinTable(visitor.socket(table));
  talk.socket.terminate();
  return snapshot;
};

const open = async (visitor: Visitor, order: object): Promise<string> => {
  const reply = await visitor.ask('POST', '/api/tables', { game: 'guinote', ...order });
  return ((await reply.json()) as { readonly table: string }).table;
};

/** A table of two people whose match is over: one has resigned as soon as both sat. */
const overTable = async (ann: Visitor, bo: Visitor): Promise<readonly [table: string, ann: Talk, bo: Talk]> => {
  const clock = { baseMs: 60_000, incrementMs: 1000 };
  const table = await open(ann, { opponents: null, start: 'seated', name: 'Ann', options: { players: 2 }, clock });
  const { talk: one } = await joinTable(ann.socket(table));
  const { talk: two } = await joinTable(bo.socket(table));
  two.say({ type: 'sit', intent: 'sit', seat: 1, name: 'Bo' });
  await hearing(two, 'snapshot');
  one.say({ type: 'resign', intent: 'enough' });
  for (;;) if ((await hearing(two, 'step')).outcome !== undefined) return [table, one, two];
};

const offer = (intent: string): object => ({ type: 'offer', intent, base: 0, what: 'rematch' });

/** What the file holds, once no server has it. */
const rowsOf = (sql: string): readonly unknown[] => {
  const database = new DatabaseSync(join(dir, DATABASE_FILE), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

describe('playing again', () => {
  it('takes both to one table with their seats exchanged, which the old one names from then on', async () => {
    const [ann, bo] = [await newVisitor(child?.address ?? ''), await newVisitor(child?.address ?? '')];
    const [table, one, two] = await overTable(ann, bo);
    // Both at once: whoever comes second has agreed.
    one.say(offer('m'));
    two.say(offer('n'));
    const { next } = await hearing(one, 'next');
    expect((await hearing(two, 'next')).next).toEqual(next);
    expect(next.seats.toSorted((a, b) => a - b)).toEqual([0, 1]);
    const [annNow, boNow] = [await look(ann, next.table), await look(bo, next.table)];
    expect([annNow.seat, boNow.seat]).toEqual([1, 0]);
    expect(annNow.seats.map(({ sitter }) => sitter)).toEqual([
      { kind: 'person', name: 'Bo' },
      { kind: 'person', name: 'Ann' },
    ]);
    expect(annNow.options).toMatchObject({ players: 2 });
    const mine = (await (await bo.ask('GET', '/api/tables/mine')).json()) as { tables: { table: string }[] };
    expect(mine.tables.map((line) => line.table).sort()).toEqual([table, next.table].sort());
    one.say(offer('again'));
    expect(await hearing(one, 'answer')).toMatchObject({ ok: false, code: 'not-now' });
    const { port } = child as ChildServer;
    await child?.end('SIGKILL');
    const stored = rowsOf(`SELECT terms FROM matches WHERE id = '${next.table}'`) as { readonly terms: string }[];
    expect(JSON.parse(stored[0]?.terms ?? '')).toMatchObject({ clock: { baseMs: 60_000, incrementMs: 1000 } });
    child = await startChild({ ...options, port });
    expect((await look(bo, table)).next).toEqual(next);
  });

  it('starts at once against a bot, which stays', async () => {
    const ann = await newVisitor(child?.address ?? '');
    const table = await open(ann, { opponents: 'greedy', pace: 'fast' });
    const { talk } = await joinTable(ann.socket(table));
    talk.say({ type: 'resign', intent: 'enough' });
    await hearing(talk, 'step');
    talk.say(offer('m'));
    const { next } = await hearing(talk, 'next');
    const now = await look(ann, next.table);
    expect(now.seat).toBe(1);
    expect(now.seats[0]).toMatchObject({ sitter: { kind: 'bot', level: 'greedy' } });
  });

  it('opens at most one table however soon the server is killed, and offers that are lost can be made again', async () => {
    let lost = 0;
    // Killed after so many milliseconds, and once when the next table is known.
    for (const wait of [0, 1, 2, 4, 8, undefined]) {
      const { address, port } = child as ChildServer;
      const [ann, bo] = [await newVisitor(address), await newVisitor(address)];
      const [table, one, two] = await overTable(ann, bo);
      one.say(offer('m'));
      await hearing(two, 'offers');
      two.say({ type: 'accept', intent: 'yes', offer: 'm' });
      await (wait === undefined ? hearing(one, 'next') : pause(wait));
      await child?.end('SIGKILL');
      child = await startChild({ ...options, port });
      const after = await look(ann, table);
      expect(after.offers).toBeUndefined();
      if (after.next === undefined) lost += 1;
      const { talk } = await joinTable(ann.socket(table));
      const { talk: other } = await joinTable(bo.socket(table));
      talk.say(offer('m2'));
      other.say(offer('n2'));
      const next = after.next ?? (await hearing(other, 'next')).next;
      expect((await look(bo, table)).next).toEqual(next);
      expect((await look(bo, next.table)).seats.every(({ sitter }) => sitter?.kind === 'person')).toBe(true);
    }
    expect(lost).toBeLessThan(6);
    await child?.end('SIGKILL');
    const [{ n: matches }] = rowsOf('SELECT count(*) AS n FROM matches') as [{ n: number }];
    // Six were opened by hand, and each has one that follows it.
    expect(matches).toBe(12);
    expect(rowsOf('SELECT match FROM rematches')).toHaveLength(6);
  });
});
