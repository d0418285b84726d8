// Fair deals on a real server: no secret leaves before its time, records verify, and names can be changed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { dealSecret } from '../kernel/fair.ts';
import { fastRandom } from '../kernel/random.ts';
import { readRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import { buildServer } from './server.ts';
import { DATABASE_FILE } from './store.ts';
import { joinTable } from './testing/talk.ts';
import { newVisitor, playToTheEnd, type Visitor } from './testing/visitor.ts';

let dir: string;
let server: Awaited<ReturnType<typeof buildServer>>;
let address: string;

const start = async (): Promise<void> => {
  // The record is asked for again and again, on a slow machine more often than anybody may.
  const limits = { recordsPerAddress: { perSecond: 1000, burst: 1000 } };
  server = await buildServer({ dataDir: dir, logLevel: 'silent', botPaceMs: [0, 0], limits });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-fair-'));
  await start();
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const database = <T>(use: (file: DatabaseSync) => T): T => {
  const file = new DatabaseSync(join(dir, DATABASE_FILE));
  try {
    return use(file);
  } finally {
    file.close();
  }
};

const seedOf = (table: string): string =>
  database((file) => {
    const row = file.prepare('SELECT terms FROM matches WHERE id = ?').get(table);
    return (JSON.parse(String(row?.['terms'])) as { seed: string }).seed;
  });

/** A secret in every form in which it could leave. */
const formsOf = (hex: string): readonly string[] => {
  const bytes = Buffer.from(hex, 'hex');
  return [hex, hex.toUpperCase(), bytes.toString('base64').slice(0, 40), bytes.toString('base64url').slice(0, 40)];
};

const open = async (visitor: Visitor, order: object): Promise<string> =>
  ((await (await visitor.ask('POST', '/api/tables', order)).json()) as { table: string }).table;

/** Everything an onlooker hears, with the highest revealed deal at that time. */
const overhear = async (visitor: Visitor, table: string): Promise<string[]> => {
  const heard: string[] = [];
  const socket = visitor.socket(table);
  socket.on('message', (data: Buffer) => void heard.push(data.toString()));
  await new Promise((resolve) => void socket.on('open', resolve));
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL }));
  return heard;
};

test.each([
  ['guinote', { preset: 'aragon', options: { players: 2, partidasPerCoto: 1 }, opponents: null, start: 'seated' }],
  ['mulle', { options: { players: 2, omgangar: 1 }, opponents: null, start: 'seated' }],
])('a match of %s tells no secret before its time, and its record verifies', async (game, order) => {
  const [ann, bob, eve] = await Promise.all([newVisitor(address), newVisitor(address), newVisitor(address)]);
  const table = await open(ann, { game, name: 'Ann', ...order });
  const heard = await overhear(eve, table);
  const told: string[] = [];
  const witness = {
    answered: (_: unknown, answer: object) => void told.push(JSON.stringify(answer)),
    stepped: (step: object) => void told.push(JSON.stringify(step)),
  };
  const asked: string[] = [];
  const asking: Promise<void>[] = [];
  const ask = async (path: string): Promise<void> => {
    const answer = await ann.ask('GET', path);
    // Once the match is over its record is for everybody.
    if (!(path.endsWith('record') && answer.ok)) asked.push(await answer.text());
  };
  const round = setInterval(() => {
    const paths = ['/api/tables/mine', `/api/tables/${table}/record`, '/healthz'];
    asking.push(...paths.map(ask));
  }, 40);
  const { talk: line } = await joinTable(bob.socket(table));
  line.say({ type: 'sit', intent: 'sit', seat: 1, name: 'Bob' });
  for (let sat = false; !sat;) {
    const message = await line.hear();
    sat = message.type === 'snapshot' && message.seat === 1;
  }
  const players = [ann, bob].map((visitor, i) => playToTheEnd(visitor, table, fastRandom(i + 1), witness));
  await Promise.all(players);
  clearInterval(round);
  await Promise.all(asking);
  const text = await (await ann.ask('GET', `/api/tables/${table}/record`)).text();
  await server.close();
  const seed = seedOf(table);
  const secrets = Array.from({ length: 60 }, (_, i) => dealSecret(seed, { match: table, deal: i + 1 }));
  const forms = [seed, ...secrets].flatMap(formsOf);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.flatMap((answer) => forms.filter((form) => answer.includes(form)))).toEqual([]);
  expect(told.length).toBeGreaterThan(30);
  const revealed = new Set<string>();
  for (const frame of heard) {
    const message = JSON.parse(frame) as { deal?: { secret: string | null }; deals?: { secret: string | null }[] };
    for (const deal of [...(message.deals ?? []), ...(message.deal === undefined ? [] : [message.deal])])
      if (deal.secret !== null) revealed.add(deal.secret);
    const hidden = [seed, ...secrets.filter((secret) => !revealed.has(secret))];
    expect(hidden.flatMap(formsOf).filter((form) => frame.includes(form))).toEqual([]);
  }
  expect(revealed.size).toBeGreaterThan(0);
  expect(told.flatMap((frame) => formsOf(seed).filter((form) => frame.includes(form)))).toEqual([]);

  expect(text).not.toContain(seed);
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  expect(record.value).toMatchObject({ format: 2, match: table });
  expect(Object.values('names' in record.value ? record.value.names : {}).toSorted()).toEqual(['Ann', 'Bob']);
  const module = await GAMES[game]?.();
  const verdict = verify(module!.game, record.value);
  expect(verdict).toMatchObject({ ok: true });
  // Ann contributed to every deal, through every line that broke.
  expect(verdict.ok && verdict.seeded.every(({ contributions }) => contributions[0] !== null)).toBe(true);

  // A name is changed and another removed: the record is the same but for them.
  database((file) => {
    file.exec("UPDATE names SET name = 'Zoe' WHERE name = 'Ann'");
    file.exec("DELETE FROM names WHERE name = 'Bob'");
  });
  await start();
  const later = readRecord(await (await fetch(`${address}/api/tables/${table}/record`)).text());
  if (!later.ok) throw new Error(later.error.message);
  expect(later.value.head).toBe(record.value.head);
  expect(Object.values('names' in later.value ? later.value.names : {})).toEqual(['Zoe']);
  expect(verify(module!.game, later.value)).toMatchObject({ ok: true });
});
