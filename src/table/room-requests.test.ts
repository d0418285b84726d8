// Being ready, and options chosen at the table.

import { expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import { makeRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { tableRecord } from './record.ts';
import { bench, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;
const guinote = (await GAMES['guinote']!()).game;

const waiting = (): Bench => {
  const table = bench(guinote, fair(termsOf(guinote, [person('ann'), null], { options: { players: 2 } })));
  table.join('ann');
  table.join('bo');
  return table;
};

test('whoever is ready is shown, until the seat changes hands', () => {
  const table = bench(game, fair(termsOf(game, [person('ann'), null])));
  table.join('ann');
  table.say("ann'", { type: 'ready', intent: 'r' });
  expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 1 });
  expect(table.shown("ann'")?.ready).toEqual([0]);
  table.say("ann'", { type: 'ready', intent: 'r2' });
  expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
  table.join('cy');
  table.say("cy'", { type: 'ready', intent: 'r' });
  expect(table.answer("cy'")).toMatchObject({ ok: false, code: 'not-seated' });
  table.say("ann'", { type: 'leave', intent: 'bye' });
  expect(table.table().timeline.ready).toEqual([]);
});

test('nobody is ready for a deal that is not due', () => {
  const table = bench(game, fair(termsOf(game, [person('ann'), person('bo')])));
  table.join('ann');
  table.join('bo');
  table.say("bo'", { type: 'ready', intent: 'r' });
  expect(table.shown("ann'")?.ready).toEqual([1]);
  for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
    table.tell({ type: 'timer', timer: 'deal' }, now);
  expect(table.shown("ann'")?.ready).toBeUndefined();
  table.say("bo'", { type: 'ready', intent: 'r2' });
  expect(table.answer("bo'")).toMatchObject({ ok: false, code: 'not-now' });
});

test('the host chooses options before the deal, everybody is shown them, and the match is played by them', () => {
  const table = waiting();
  const options = table.shown("ann'")?.options;
  expect(options).toMatchObject({ partidasPerCoto: 3 });
  table.say("ann'", { type: 'options', intent: 'o', options: { partidasPerCoto: 1 } });
  expect(table.answer("ann'")).toMatchObject({ ok: true });
  expect(table.shown("bo'")?.options).toEqual({ ...options, partidasPerCoto: 1 });
  table.say("bo'", { type: 'sit', intent: 's', seat: 1, name: 'Bo' });
  for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
    table.tell({ type: 'timer', timer: 'deal' }, now);
  expect(table.table().timeline.match.options).toMatchObject({ partidasPerCoto: 1 });
  table.say("ann'", { type: 'options', intent: 'o2', options: { partidasPerCoto: 3 } });
  expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
  table.crash();
  table.join('ann');
  expect(table.shown("ann'")?.options).toMatchObject({ partidasPerCoto: 1 });
  table.say("ann'", { type: 'resign', intent: 'enough' });
  const record = makeRecord(guinote, tableRecord(table.table().terms, table.log()));
  if (!record.ok) throw new Error(record.error.message);
  expect(verify(guinote, record.value)).toMatchObject({ ok: true });
});

test('options that are none, need other seats, or come from a guest are refused with the reason', () => {
  const table = waiting();
  const ask = (client: string, intent: string, options: Record<string, string | number | boolean>) => {
    table.say(client, { type: 'options', intent, options });
    return table.answer(client);
  };
  expect(ask("ann'", 'a', { nonsense: 1 })).toMatchObject({
    code: 'bad-options',
    message: expect.stringContaining('options.nonsense: no such option') as string,
  });
  expect(ask("ann'", 'b', { partidasPerCoto: 99 })).toMatchObject({ code: 'bad-options' });
  expect(ask("ann'", 'c', { players: 4 })).toMatchObject({
    code: 'bad-options',
    message: 'options: this table has 2 seats',
  });
  expect(ask("bo'", 'd', { partidasPerCoto: 1 })).toMatchObject({ code: 'not-seated' });
  const two = bench(guinote, fair(termsOf(guinote, [person('ann'), person('bo')], { options: { players: 2 } })));
  two.join('bo');
  two.say("bo'", { type: 'options', intent: 'e', options: { partidasPerCoto: 1 } });
  expect(two.answer("bo'")).toMatchObject({ message: 'Only the host chooses the options.' });
});
