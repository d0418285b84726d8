// Decks over a real port: two people and an onlooker play a match to its end, and nobody is told another's list before that.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { fastRandom } from '../kernel/random.ts';
import { readRecord } from '../kernel/record.ts';
import { readStep } from '../kernel/steps.ts';
import { verify } from '../kernel/verify.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { startServer, type RunningServer } from './server.ts';
import { deckList, sitDown } from './testing/decks.ts';
import { JOIN } from './testing/talk.ts';
import { newVisitor, playToTheEnd, type Visitor } from './testing/visitor.ts';

let dir: string;
let server: RunningServer;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-decks-'));
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: dir,
    logLevel: 'silent',
    botPaceMs: [0, 0],
    limits: { messages: { perSecond: 1e6, burst: 1e6 } },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const openTable = async (visitor: Visitor, order: object): Promise<string> => {
  const answer = await visitor.ask('POST', '/api/tables', { game: 'mythos', ...order });
  const body = (await answer.json()) as { readonly table?: string };
  if (body.table === undefined) throw new Error(JSON.stringify(body));
  return body.table;
};

/** A visitor of whose lines every word is kept. */
const tapped = (visitor: Visitor, heard: string[]): Visitor => ({
  ...visitor,
  socket: (table) => {
    const socket = visitor.socket(table);
    socket.on('message', (data: Buffer) => void heard.push(data.toString()));
    return socket;
  },
});

const NOBODY = { answered: () => undefined, stepped: () => undefined };

interface Brought {
  readonly cards: object;
  readonly missions: readonly string[];
  readonly salt: string;
}

it('nobody is told another’s list or salt; the record has both and verifies', async () => {
  const module = await GAMES['mythos']?.();
  const heard: string[][] = [[], [], []];
  const people = await Promise.all(heard.map(async (words) => tapped(await newVisitor(server.address), words)));
  const [ann, bo, eve] = people as [Visitor, Visitor, Visitor];
  const table = await openTable(ann, { opponents: null, start: 'seated', deck: await deckList('tides'), name: 'Ann' });
  const onlooker = eve.socket(table);
  onlooker.on('open', () => onlooker.send(JSON.stringify(JOIN)));
  expect(await sitDown(bo, table, await deckList('lanterns'))).toMatchObject({ ok: true });
  await Promise.all([ann, bo].map((each, i) => playToTheEnd(each, table, fastRandom(i + 5), NOBODY)));
  onlooker.terminate();

  const text = await (await ann.ask('GET', `/api/tables/${table}/record`)).text();
  const record = readRecord(text);
  if (!record.ok || module === undefined) throw new Error(JSON.stringify(record));
  expect(verify(module.game, record.value)).toMatchObject({ ok: true });
  const sat = readStep(record.value.steps[0] ?? '');
  const loadout = sat.ok && sat.value.kind === 'sit' ? sat.value.loadout : undefined;
  const made = [record.value.loadouts?.[0], loadout] as unknown as readonly Brought[];
  expect(made.map(({ missions }) => missions.includes('Fog_Market'))).toEqual([true, false]);
  expect(made.map(({ salt }) => /^[0-9a-f]{32}$/u.test(salt))).toEqual([true, true]);

  const shown = made.map((_, seat) => listShown(heard[seat] ?? [], seat));
  for (const [listener, words] of heard.entries()) {
    expect(words.length).toBeGreaterThan(20);
    for (const word of words) {
      const message = JSON.parse(word) as ServerMessage;
      const over = 'outcome' in message && message.outcome !== null;
      for (const [seat, { cards, missions, salt }] of made.entries()) {
        if (over || listener === seat) continue;
        expect(word).not.toContain(salt);
        // As the log has it, and as a view would show it to its owner.
        for (const list of [{ cards, missions }, shown[seat] as Brought]) {
          expect(word).not.toContain(JSON.stringify(list.cards));
          expect(word).not.toContain(JSON.stringify(list.missions));
        }
      }
    }
  }
});

/** A player's own list, as their view shows it. */
const listShown = (words: readonly string[], seat: number): Omit<Brought, 'salt'> => {
  const views = words.map((word) => (JSON.parse(word) as { readonly view?: { readonly lists: unknown[] } }).view);
  const list = views.findLast((view) => view?.lists[seat] != null)?.lists[seat];
  if (list === undefined) throw new Error(`seat ${seat} never saw its own list`);
  return list as Brought;
};

it('what is asked about tables, and a record before the end, tell no deck', async () => {
  const ann = await newVisitor(server.address);
  const table = await openTable(ann, { deck: await deckList('tides') });
  const mine = await (await ann.ask('GET', '/api/tables/mine')).text();
  const early = await ann.ask('GET', `/api/tables/${table}/record`);
  expect(early.status).toBe(409);
  for (const text of [mine, await early.text()]) expect(text).not.toMatch(/salt|Nerin|Fog_Market/u);
});

it('a deck that can not be played leaves the seat free; the next one sits', async () => {
  const [ann, bo] = [await newVisitor(server.address), await newVisitor(server.address)];
  const table = await openTable(ann, { opponents: null, start: 'seated' });
  expect(await sitDown(bo, table, '2 Zebra\n')).toMatchObject({ ok: false, code: 'bad-deck' });
  expect(await sitDown(bo, table, 'tides')).toMatchObject({ ok: true });
});
