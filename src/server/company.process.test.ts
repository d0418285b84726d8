// Whom one meets at a server: blocks keep people apart, a bot's seat is taken by whoever watches, and a table that was left can be found again.

import { expect, it } from 'vitest';
import type { Answer, ServerMessage, Snapshot } from '../protocol/messages.ts';
import { personOf } from '../table/people.ts';
import { playerOf } from './player.ts';
import type { QuickMatch } from './quick-match.ts';
import { ask, openHouse } from './testing/house.ts';
import type { Talk } from './testing/talk.ts';
import type { Visitor } from './testing/visitor.ts';

const house = openHouse();

const personIn = ({ cookie }: Visitor): string =>
  personOf(playerOf(cookie.replace(/^[^=]*=/u, '').split('.')[0] ?? '')).id;

const answerTo = async (
  talk: Talk,
  message: { readonly intent: string; readonly [key: string]: unknown },
): Promise<Answer> => {
  talk.say(message);
  for (;;) {
    const heard = await talk.hear();
    if (heard.type === 'answer' && heard.intent === message.intent) return heard;
    if (heard.type === 'step' && heard.intent === message.intent)
      return { type: 'answer', intent: message.intent, ok: true, revision: heard.revision };
  }
};

const until = async (talk: Talk, isIt: (message: ServerMessage) => boolean): Promise<ServerMessage> => {
  for (;;) {
    const heard = await talk.hear();
    if (isIt(heard)) return heard;
  }
};

let address = '';
const start = async (options?: Parameters<typeof house.start>[0]): Promise<void> => {
  ({ address } = await house.start(options));
};

const block = async ({ cookie }: Visitor, person: string, method: 'PUT' | 'DELETE' = 'PUT'): Promise<number> =>
  (await fetch(`${address}/api/blocks/${person}`, { method, headers: { cookie } })).status;

const FRIENDS = { game: 'guinote', options: { players: 2 }, opponents: null, name: 'Ann' };
const BLITZ = { game: 'guinote', speed: 'blitz', players: 2 };

it('whoever is blocked does not sit down where the other sits, even while that one is away', async () => {
  await start();
  const [ann, eve] = [await house.visitor(), await house.visitor()];
  const table = await house.open(ann, FRIENDS);
  const { talk } = await house.join(eve, table);
  expect(await block(ann, personIn(eve))).toBe(204);
  const sit = (intent: string) => ({ type: 'sit', intent, seat: 1, name: 'Eve' });
  expect(await answerTo(talk, sit('a'))).toMatchObject({ ok: false, code: 'not-now' });
  expect(await block(ann, personIn(eve), 'DELETE')).toBe(204);
  expect(await answerTo(talk, sit('b'))).toMatchObject({ ok: true });
});

it('quick matches bring nobody together with whom they have blocked, or by whom', async () => {
  await start();
  const [ann, eve, bo] = [await house.visitor(), await house.visitor(), await house.visitor()];
  const quick = async (visitor: Visitor): Promise<QuickMatch> =>
    (await ask(visitor, 'POST', '/api/quick', BLITZ)).body as QuickMatch;
  const first = await quick(ann);
  await house.join(ann, first.table);
  expect(await block(ann, personIn(eve))).toBe(204);
  const second = await quick(eve);
  expect(second.isNew).toBe(true);
  await house.join(eve, second.table);
  // Ann does not come to Eve either, and goes on waiting at her own table.
  expect(await quick(ann)).toEqual({ table: first.table, isNew: false });
  expect(await block(bo, personIn(ann))).toBe(204);
  expect(await quick(bo)).toEqual({ table: second.table, isNew: false });
});

it('a table that was left to a bot is listed, and says that one may come back', async () => {
  await start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const table = await house.open(ann, { ...FRIENDS, leavers: 'bot', start: 'seated' });
  const [{ talk: anns }, { talk: bos }] = [await house.join(ann, table), await house.join(bo, table)];
  expect(await answerTo(bos, { type: 'sit', intent: 's', seat: 1, name: 'Bo' })).toMatchObject({ ok: true });
  await until(anns, (heard) => heard.type === 'step' && heard.events.length > 0);
  expect(await answerTo(bos, { type: 'leave', intent: 'l' })).toMatchObject({ ok: true });
  const mine = async (visitor: Visitor) => (await ask(visitor, 'GET', '/api/tables/mine')).body;
  expect(await mine(bo)).toMatchObject({ tables: [{ table, comeBack: true, yourTurn: false, finished: false }] });
  expect(await mine(ann)).toMatchObject({ tables: [{ table }] });
  expect(await mine(ann)).not.toHaveProperty('tables.0.comeBack');
  expect(await answerTo(bos, { type: 'sit', intent: 'b', seat: 1, name: 'Bo' })).toMatchObject({ ok: true });
  expect(await mine(bo)).not.toHaveProperty('tables.0.comeBack');
});

it('a bot’s seat is asked for while a deal is played, and nobody else can have it', async () => {
  await start({ botPaceMs: [5000, 5000] });
  const [ann, bo, eve, fay] = await Promise.all(Array.from({ length: 4 }, () => house.visitor()));
  if (ann === undefined || bo === undefined || eve === undefined || fay === undefined) throw new Error('nobody');
  const order = { ...FRIENDS, options: { players: 4 }, opponents: [null, 'random', 'random'], start: 'seated' };
  const table = await house.open(ann, order);
  const { talk: bos } = await house.join(bo, table);
  await house.join(ann, table);
  expect(await answerTo(bos, { type: 'sit', intent: 's', seat: 1, name: 'Bo' })).toMatchObject({ ok: true });
  await until(bos, (heard) => heard.type === 'step' && heard.events.length > 0);
  const [{ talk: eves, snapshot }, { talk: fays }] = [await house.join(eve, table), await house.join(fay, table)];
  expect(snapshot).toMatchObject({ seat: null, botSeats: 'open', behind: 8 } satisfies Partial<Snapshot>);
  const sit = { type: 'sit', intent: 'e', seat: 2, name: 'Eve' };
  expect(await answerTo(eves, sit)).toMatchObject({ ok: true });
  const isTaken = (heard: ServerMessage): boolean => heard.type === 'seats' && heard.seats[2]?.taker === 'Eve';
  expect(await until(bos, isTaken)).toMatchObject({ type: 'seats' });
  expect(await answerTo(fays, { ...sit, intent: 'f', name: 'Fay' })).toMatchObject({ code: 'seat-taken' });
  for (const bad of [
    { type: 'sit', intent: 'x', seat: -1, name: 'Eve' },
    { type: 'sit', intent: 'x', seat: 2, name: 'Eve', taker: 'Eve' },
    { type: 'sit', intent: 'x', seat: '2', name: 'Eve' },
    { type: 'take', intent: 'x', seat: 2 },
  ]) {
    fays.say(bad);
    expect(await until(fays, ({ type }) => type === 'error')).toMatchObject({ code: 'bad-message' });
  }
});
