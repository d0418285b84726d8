// Decks over a real port: two people and an onlooker play a match to its end, and nobody is told another's list before that.

import { beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { fastRandom } from '../kernel/random.ts';
import { readRecord } from '../kernel/record.ts';
import { readStep } from '../kernel/steps.ts';
import { verify } from '../kernel/verify.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { deckList, sitDown } from './testing/decks.ts';
import { openHouse } from './testing/house.ts';
import { JOIN } from './testing/talk.ts';
import { playToTheEnd, type Visitor } from './testing/visitor.ts';

const house = openHouse();
beforeEach(() => house.start({ limits: { messages: { perSecond: 1e6, burst: 1e6 } } }));

const openTable = (visitor: Visitor, order: object): Promise<string> =>
  house.open(visitor, { game: 'mythos', ...order });

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
  const people = await Promise.all(heard.map(async (words) => tapped(await house.visitor(), words)));
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
  const ann = await house.visitor();
  const table = await openTable(ann, { deck: await deckList('tides') });
  const mine = await (await ann.ask('GET', '/api/tables/mine')).text();
  const early = await ann.ask('GET', `/api/tables/${table}/record`);
  expect(early.status).toBe(409);
  for (const text of [mine, await early.text()]) expect(text).not.toMatch(/salt|Nerin|Fog_Market/u);
});

it('a deck that can not be played leaves the seat free; the next one sits', async () => {
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const table = await openTable(ann, { opponents: null, start: 'seated' });
  expect(await sitDown(bo, table, '2 Zebra\n')).toMatchObject({ ok: false, code: 'bad-deck' });
  expect(await sitDown(bo, table, 'tides')).toMatchObject({ ok: true });
});
