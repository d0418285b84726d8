// Three Quays at a real server, which has never heard of it: a whole match over a socket against the bot that plays any game.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { fastRandom } from '../../src/kernel/random.ts';
import { readRecord } from '../../src/kernel/record.ts';
import { verify } from '../../src/kernel/verify.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { newVisitor, playToTheEnd, type Visitor } from '../../src/server/testing/visitor.ts';
import { module } from './index.ts';

let dir: string;
let server: RunningServer;
let ana: Visitor;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-quays-'));
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(dir, 'data'),
    gamesDir: dirname(import.meta.dirname),
    games: { ...GAMES, quays: () => Promise.resolve(module) },
    botPaceMs: [0, 0],
    logLevel: 'silent',
    // A visitor who plays as fast as it can is no flood.
    limits: { messages: { perSecond: 10_000, burst: 10_000 } },
  });
  ana = await newVisitor(server.address);
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

it('is played to its end, and its record verifies', async () => {
  const order = { game: 'quays', preset: 'quick', opponents: 'random', name: 'Ana' };
  const opened = await ana.ask('POST', '/api/tables', order);
  expect(opened.status).toBe(201);
  const { table } = (await opened.json()) as { table: string };
  const seen: { readonly sea: readonly unknown[]; readonly hands: readonly (readonly unknown[])[] }[] = [];
  const end = await playToTheEnd(ana, table, fastRandom(7), {
    answered: () => undefined,
    // After the end everything lies open.
    stepped: ({ view, outcome }) => void (outcome === null && seen.push(view as never)),
  });
  expect(end.game).toBe('quays');
  expect(end.outcome?.points.some((points) => points >= 12)).toBe(true);
  const answer = await ana.ask('GET', `/api/tables/${table}/record`);
  const record = readRecord(await answer.text());
  if (!record.ok) throw new Error(record.error.message);
  expect(verify(module.game, record.value)).toMatchObject({ ok: true, outcome: end.outcome });
  expect(seen.length).toBeGreaterThan(20);
  const isHidden = (card: unknown): boolean => card === null;
  expect(seen.every(({ sea, hands }) => sea.every(isHidden) && hands[1]?.every(isHidden))).toBe(true);
});

it('is listed for who plays it, and its rules can be read', async () => {
  const mine = (await (await ana.ask('GET', '/api/tables/mine')).json()) as { tables: { game: string }[] };
  expect(mine.tables.map(({ game }) => game)).toEqual(['quays']);
  const rules = (await (await ana.ask('GET', '/api/rules/quays?lang=sv')).json()) as { markdown: string; lang: string };
  expect(rules.lang).toBe('sv');
  expect(rules.markdown).toContain('**QUA-7**');
});
