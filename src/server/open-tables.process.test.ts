// Open tables over a real port: what is listed, for how long, page by page; and that nothing else gets out.

import { expect, it } from 'vitest';
import { ask, openHouse, type Asked } from './testing/house.ts';
import type { OpenPage } from './open-tables.ts';
import type { Visitor } from './testing/visitor.ts';

const house = openHouse();
const TWO = { game: 'guinote', options: { players: 2 }, opponents: null, name: 'Ann', public: true };

const list = async (visitor: Visitor, query = ''): Promise<OpenPage> =>
  (await ask(visitor, 'GET', `/api/tables/open${query}`)).body as OpenPage;

/** Opens a table and comes to it: only then is it listed. */
const wait = async (visitor: Visitor, order: object): Promise<string> => {
  const table = await house.open(visitor, order);
  await house.join(visitor, table);
  return table;
};

it('lists public tables that wait, with game, host, variant, seats and clock', async () => {
  await house.start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  await wait(ann, { ...TWO, public: false });
  const { public: _, ...unsaid } = TWO;
  await wait(ann, unsaid);
  await wait(bo, { game: 'guinote', name: 'Bo', public: true });
  expect(await list(bo)).toEqual({ tables: [] });
  const table = await wait(ann, TWO);
  const clock = { baseMs: 10_000, incrementMs: 3000 };
  const options = { players: 4, partidasPerCoto: 1 };
  const other = await wait(bo, { ...TWO, name: 'Bo', opponents: [null, 'random', null], options, clock });
  expect((await list(bo)).tables.toSorted((a, b) => a.seats - b.seats)).toEqual([
    { table, game: 'guinote', host: 'Ann', seats: 2, free: 1 },
    { table: other, game: 'guinote', host: 'Bo', seats: 4, free: 2, changes: 1, clock: { ...clock, part: true } },
  ]);
  expect(await list(bo, '?game=mulle')).toEqual({ tables: [] });
  expect((await list(bo, '?game=guinote')).tables).toHaveLength(2);
});

it('a preset that is not the usual one is named, and so are options that the host has changed since', async () => {
  await house.start();
  const ann = await house.visitor();
  const table = await house.open(ann, { ...TWO, preset: 'reference', options: { players: 2 } });
  const { talk } = await house.join(ann, table);
  expect((await list(ann)).tables).toMatchObject([{ preset: 'reference' }]);
  talk.say({ type: 'options', intent: 'o', options: { partidasPerCoto: 1 } });
  while ((await talk.hear()).type !== 'answer');
  expect((await list(ann)).tables[0]?.changes ?? 0).toBeGreaterThan(0);
});

it('a table leaves the list with its host, and when it is full', async () => {
  await house.start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const table = await house.open(ann, TWO);
  const { socket } = await house.join(ann, table);
  expect((await list(bo)).tables).toHaveLength(1);
  socket.terminate();
  while ((await list(bo)).tables.length > 0);
  await house.join(ann, table);
  expect((await list(bo)).tables).toHaveLength(1);
  const { talk } = await house.join(bo, table);
  talk.say({ type: 'sit', intent: 's', seat: 1, name: 'Bo' });
  while ((await talk.hear()).type !== 'seats');
  expect((await list(bo)).tables).toEqual([]);
});

it('nothing but that gets out: no player, no id of a person, no seed, no deck, no private table', async () => {
  await house.start();
  const ann = await house.visitor();
  const hidden = await wait(ann, { game: 'mulle', opponents: null, name: 'Secret' });
  await wait(ann, { game: 'mythos', opponents: null, name: 'Ann', public: true, deck: 'tides' });
  const answer = await ann.ask('GET', '/api/tables/open');
  const text = await answer.text();
  const keys = new Set(['table', 'game', 'host', 'seats', 'free', 'preset', 'changes', 'clock', 'progressMs']);
  for (const line of (JSON.parse(text) as OpenPage).tables)
    expect(Object.keys(line).filter((key) => !keys.has(key))).toEqual([]);
  expect(text).not.toMatch(/tides|Secret|[0-9a-f]{24}/u);
  expect(text).not.toContain(hidden);
  expect(text).not.toContain(ann.cookie.slice(6, 30));
});

it('has pages, and no host more than three tables', async () => {
  let time = 1_000_000;
  await house.start({ now: () => (time += 1), limits: { newTables: { perSecond: 1e6, burst: 1e6 } } });
  const tables: string[] = [];
  for (let i = 0; i < 8; i++) {
    const host = await house.visitor();
    for (let j = 0; j < 4; j++) tables.push(await wait(host, TWO));
  }
  const first = await list(await house.visitor());
  expect(first.tables).toHaveLength(20);
  expect(first.tables[0]?.table).toBe(tables.at(-1));
  const second = await list(await house.visitor(), `?from=${first.next ?? ''}`);
  expect(second.tables).toHaveLength(4);
  expect(second.next).toBeUndefined();
  const shown = [...first.tables, ...second.tables].map(({ table }) => table);
  expect(new Set(shown).size).toBe(24);
  expect(shown).toEqual(tables.toReversed().filter((_, i) => i % 4 !== 3));
});

it('is not sent again as long as it has not changed', async () => {
  const { address } = await house.start();
  const ann = await house.visitor();
  const first = await ann.ask('GET', '/api/tables/open');
  const etag = first.headers.get('etag') ?? '';
  const again = () => fetch(`${address}/api/tables/open`, { headers: { cookie: ann.cookie, 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await wait(ann, TWO);
  expect((await again()).status).toBe(200);
});

it.each([
  ['?game=chess', 'game'],
  ['?game=__proto__', 'game'],
  ['?game=mulle&game=mulle', 'game'],
  ['?from=', 'from'],
  ['?from=1', 'from'],
  ['?from=-1.A', 'from'],
  ['?from=1.A&from=2.B', 'from'],
  [`?from=${'9'.repeat(400)}.A`, 'from'],
  ['?from=%00', 'from'],
])('%s is refused', async (query, at) => {
  await house.start();
  const answer: Asked = await ask(await house.visitor(), 'GET', `/api/tables/open${query}`);
  expect(answer).toMatchObject({ status: 400, body: { error: { at } } });
});

it('a player, and an address, may ask for it so often and no more', async () => {
  const now = (): number => 1000;
  await house.start({
    now,
    limits: { lists: { perSecond: 1, burst: 2 }, listsPerAddress: { perSecond: 1, burst: 3 } },
  });
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const statuses: number[] = [];
  for (const visitor of [ann, ann, ann, bo, bo]) statuses.push((await ask(visitor, 'GET', '/api/tables/open')).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
});
