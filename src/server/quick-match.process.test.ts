// Quick matches over a real port: two who want the same meet, others wait at a table of their own.

import { expect, it } from 'vitest';
import { ask, openHouse } from './testing/house.ts';
import type { QuickMatch } from './quick-match.ts';
import type { Visitor } from './testing/visitor.ts';

const house = openHouse();

const quick = async (visitor: Visitor, order: object): Promise<QuickMatch> => {
  const { status, body } = await ask(visitor, 'POST', '/api/quick', order);
  expect(status).toBe((body as QuickMatch).isNew ? 201 : 200);
  return body as QuickMatch;
};

const BLITZ = { game: 'guinote', speed: 'blitz', players: 2 };

it('opens a table that is listed, and sends the next one there', async () => {
  await house.start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const first = await quick(ann, { ...BLITZ, name: 'Ann' });
  expect(first.isNew).toBe(true);
  const { snapshot } = await house.join(ann, first.table);
  expect(snapshot).toMatchObject({
    seat: 0,
    meeting: { isPublic: true, clock: { baseMs: 20_000, incrementMs: 0, moveMs: 7000, part: true, speed: 'blitz' } },
  });
  // Asked again, whoever waits goes on waiting.
  expect(await quick(ann, BLITZ)).toEqual({ table: first.table, isNew: false });
  expect(await quick(bo, BLITZ)).toEqual({ table: first.table, isNew: false });
});

it('keeps the seat for whoever was sent there, for a moment', async () => {
  let time = 1_000_000;
  await house.start({ now: () => time });
  const [ann, bo, cy] = [await house.visitor(), await house.visitor(), await house.visitor()];
  const { table } = await quick(ann, BLITZ);
  await house.join(ann, table);
  expect(await quick(bo, BLITZ)).toMatchObject({ table });
  expect((await quick(cy, BLITZ)).isNew).toBe(true);
  time += 10_001;
  const dee = await house.visitor();
  expect(await quick(dee, BLITZ)).toEqual({ table, isNew: false });
});

it('does not mix games, speeds, numbers of players or variants', async () => {
  await house.start();
  const ann = await house.visitor();
  const { table } = await quick(ann, BLITZ);
  await house.join(ann, table);
  const odd = await house
    .open(await house.visitor(), {
      game: 'mulle',
      opponents: null,
      public: true,
      options: { trotta: 'never' },
    })
    .catch(() => undefined);
  for (const other of [
    { game: 'guinote', players: 2 },
    { ...BLITZ, speed: 'normal' },
    { ...BLITZ, players: 4 },
    { ...BLITZ, game: 'mulle' },
    { game: 'highnoon', speed: 'blitz' },
    { game: 'mythos', deck: 'tides' },
  ]) {
    const match = await quick(await house.visitor(), other);
    expect(match.isNew).toBe(true);
    expect(match.table).not.toBe(odd);
  }
});

it('games without turns have a progress clock instead', async () => {
  await house.start();
  const ann = await house.visitor();
  const { table } = await quick(ann, { game: 'highnoon', speed: 'blitz' });
  expect((await house.join(ann, table)).snapshot.meeting).toMatchObject({ progressMs: 120_000 });
});

it.each<readonly [unknown, string, string]>([
  [null, '', 'must be an object'],
  [[], 'game', 'is missing'],
  ['quick', '', 'must be an object'],
  [{}, 'game', 'is missing'],
  [{ game: 5 }, 'game', 'must be the name of a game'],
  [{ game: 'chess' }, 'game', ''],
  [{ game: 'guinote', speed: 'bullet' }, 'speed', 'must be one of relaxed, normal, blitz'],
  [{ game: 'guinote', speed: 'constructor' }, 'speed', 'must be one of relaxed, normal, blitz'],
  [{ game: 'guinote', players: '2' }, 'players', 'must be a number of players'],
  [{ game: 'guinote', players: 3 }, 'players', 'must be one of'],
  [{ game: 'mythos', players: 2 }, 'players', 'must be left out'],
  [{ game: 'guinote', name: '' }, 'name', ''],
  [{ game: 'mythos', deck: 'nonsense' }, 'deck', 'no such deck'],
  [{ game: 'mythos', deck: 'x'.repeat(9000) }, 'deck', 'must not be longer'],
  [{ game: 'guinote', public: false }, 'public', 'is not a known field'],
])('%j is refused', async (order, at, why) => {
  await house.start();
  const answer = await ask(await house.visitor(), 'POST', '/api/quick', order);
  expect(answer).toMatchObject({ body: { error: { at, message: expect.stringContaining(why) as string } } });
  expect([400, 404]).toContain(answer.status);
});

it('may be asked for so often and no more, and by no other site', async () => {
  const limits = { quickMatches: { perSecond: 1, burst: 1 }, quickMatchesPerAddress: { perSecond: 1, burst: 2 } };
  const { address } = await house.start({ now: () => 1000, limits });
  const statuses: number[] = [];
  const ann = await house.visitor();
  for (const visitor of [ann, ann, await house.visitor(), await house.visitor()])
    statuses.push((await ask(visitor, 'POST', '/api/quick', BLITZ)).status);
  expect(statuses).toEqual([201, 429, 201, 429]);
  const elsewhere = await fetch(`${address}/api/quick`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify(BLITZ),
  });
  expect(elsewhere.status).toBe(403);
});
