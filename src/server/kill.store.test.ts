// A server killed again and again while people play: nothing it acknowledged or showed is lost, nothing counts twice, every match ends.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import { readRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import type { PlayedStep } from '../protocol/client.ts';
import type { Answer } from '../protocol/messages.ts';
import type { Pending } from '../protocol/client.ts';
import type { Entry } from '../table/model.ts';
import { openStore, type Fault } from './store.ts';
import { startChild, type ChildOptions, type ChildServer } from './testing/child.ts';
import { freePort } from './testing/ports.ts';
import { newVisitor, playToTheEnd, type Visitor, type Witness } from './testing/visitor.ts';

const KILLS = 20;
const SOLO_PLAYERS = 6;
const PAIRS = 3;

const ANY_RATE = { perSecond: 1e6, burst: 1e6 };

/** What the server said about one table. */
interface Said {
  readonly table: string;
  readonly answers: { readonly request: Pending; readonly answer: Answer }[];
  readonly steps: PlayedStep[];
}

let dir: string;
let child: ChildServer | undefined;
let said: Said[];
let kills = 0;

const witnessOf = (table: string): Witness => {
  const entry: Said = { table, answers: [], steps: [] };
  said.push(entry);
  return {
    answered: (request, answer) => void entry.answers.push({ request, answer }),
    stepped: (step) => void entry.steps.push(step),
  };
};

/** Asks until there is an answer: the server may be dead just now. */
const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
};

const openTable = async (
  visitor: Visitor,
  more: { readonly opponents?: null; readonly start?: 'seated' } = {},
): Promise<string> => {
  const body = await insist(async () => {
    const answer = await visitor.ask('POST', '/api/tables', { game: 'guinote', options: { players: 2 }, ...more });
    return (await answer.json()) as { readonly table?: string };
  });
  if (body.table === undefined) throw new Error(JSON.stringify(body));
  return body.table;
};

const sitDown = async (visitor: Visitor, table: string): Promise<void> => {
  const request = { type: 'sit', intent: `sit-${table}`, seat: 1, name: 'Bo' } as const;
  await insist(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = visitor.socket(table);
        socket.on('error', () => undefined);
        socket.on('open', () => socket.send(JSON.stringify(request)));
        socket.on('close', () => reject(new Error('closed')));
        socket.on('message', (data: Buffer) => {
          const answer = JSON.parse(data.toString()) as Answer;
          if (answer.type !== 'answer') return;
          if (answer.ok) resolve();
          else reject(new Error(answer.message));
          socket.terminate();
        });
      }),
  );
};

/** Comes in, though the server may be killed at that very moment. */
const comeIn = (address: string): Promise<Visitor> => insist(() => newVisitor(address));

/** Plays match after match as long as the killing goes on. */
const playSolo = async (address: string, random: Random): Promise<void> => {
  const visitor = await comeIn(address);
  while (kills < KILLS) {
    const table = await openTable(visitor);
    await playToTheEnd(visitor, table, random, witnessOf(table));
  }
};

const playPair = async (address: string, random: Random): Promise<void> => {
  const [ann, bo] = [await comeIn(address), await comeIn(address)];
  while (kills < KILLS) {
    const table = await openTable(ann, { opponents: null, start: 'seated' });
    await sitDown(bo, table);
    await Promise.all([ann, bo].map((visitor) => playToTheEnd(visitor, table, random, witnessOf(table))));
  }
};

const killAndRestart = async (options: ChildOptions, random: Random): Promise<void> => {
  for (; kills < KILLS; kills++) {
    await new Promise((resolve) => setTimeout(resolve, 100 + random.below(500)));
    await child?.end('SIGKILL');
    await nothingSaidIsLost();
    child = await startChild(options);
  }
};

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-kill-'));
  said = [];
});
afterAll(async () => {
  await child?.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

it(`loses nothing when killed ${KILLS} times under load`, async () => {
  const options: ChildOptions = {
    host: '127.0.0.1',
    dataDir: dir,
    botPaceMs: [0, 0],
    logLevel: 'error',
    limits: { messages: ANY_RATE, newTables: ANY_RATE, newTablesPerAddress: ANY_RATE },
  };
  child = await startChild({ ...options, port: await freePort() });
  const { address, port } = child;
  const players = [
    ...Array.from({ length: SOLO_PLAYERS }, (_, index) => playSolo(address, fastRandom(100 + index))),
    ...Array.from({ length: PAIRS }, (_, index) => playPair(address, fastRandom(200 + index))),
  ];
  await Promise.all([killAndRestart({ ...options, port }, fastRandom(7)), ...players]);

  await everyRecordVerifies(address);
  expect(await child.end('SIGTERM')).toBe(0);
  child = undefined;
  const { acknowledged, faults } = await nothingSaidIsLost();
  expect(acknowledged).toBeGreaterThan(KILLS * 10);
  expect(faults).toEqual([]);
});

const everyRecordVerifies = async (address: string): Promise<void> => {
  const game = (await GAMES['guinote']?.())?.game;
  const visitor = await newVisitor(address);
  for (const table of new Set(said.map((entry) => entry.table))) {
    const answer = await visitor.ask('GET', `/api/tables/${table}/record`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="guinote-${table}.json"`);
    const record = readRecord(await answer.text());
    if (!record.ok || game === undefined) throw new Error(`record of ${table}: ${JSON.stringify(record)}`);
    const verdict = verify(game, record.value);
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict.ok && verdict.outcome).toBeTruthy();
  }
};

/** Compares what was said with what is on the disk: with a copy of it, so that the server mends its own files. */
const nothingSaidIsLost = async (): Promise<{ readonly acknowledged: number; readonly faults: readonly Fault[] }> => {
  const copy = mkdtempSync(join(tmpdir(), 'baize-kill-copy-'));
  cpSync(dir, copy, { recursive: true });
  const store = openStore(copy, { lockWaitMs: 0 });
  let acknowledged = 0;
  for (const entry of said) {
    const match = await store.loadMatch(entry.table);
    acknowledged += compare(entry, match?.entries ?? []);
  }
  const faults = await store.faults();
  await store.close();
  rmSync(copy, { recursive: true, force: true });
  return { acknowledged, faults };
};

/** How many requests were acknowledged; fails if one of them, or a step that was shown, is not in the log at its place. */
const compare = ({ answers, steps }: Said, entries: readonly Entry[]): number => {
  const intents = entries.flatMap(({ intent }) => (intent === undefined ? [] : [`${intent.player} ${intent.id}`]));
  expect(new Set(intents).size).toBe(intents.length);
  for (const { request, answer } of answers) {
    const kept = entries.filter(({ intent }) => intent?.id === request.intent);
    expect(kept.map(({ seq }) => seq)).toEqual(answer.ok ? [answer.revision] : []);
    if (answer.ok && request.type === 'act') expect(kept[0]?.step).toMatchObject({ kind: 'act', act: request.action });
  }
  for (const { revision, seat, action } of steps) {
    const step = entries[revision - 1]?.step;
    expect(step?.seat).toBe(seat);
    if (action !== null) expect(step).toMatchObject({ kind: 'act', act: action });
  }
  return answers.filter(({ answer }) => answer.ok).length;
};
