// Playing again: offered after the end, answered by each, and one next table for all who want to.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;

/** A match that is over: whoever sits first has resigned. */
const over = (seats = [person('ann'), person('bo')]): Bench => {
  const table = bench(game, fair(termsOf(game, seats)));
  for (const seat of seats) if (seat.player !== null) table.join(seat.player);
  for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
    table.tell({ type: 'timer', timer: 'deal' }, now);
  table.say("ann'", { type: 'resign', intent: 'enough' });
  return table;
};

const offer = (table: Bench, client: string, intent: string, now?: number): void =>
  void table.say(client, { type: 'offer', intent, base: table.table().timeline.steps, what: 'rematch' }, now);

const reply = (table: Bench, client: string, type: 'accept' | 'decline' | 'withdraw', id: string): void =>
  void table.say(client, { type, intent: `${type}-${id}-${client.slice(0, -1)}`, offer: id });

const wanted = (table: Bench): readonly unknown[] => table.effects().filter(({ type }) => type === 'open-next');

const told = (table: Bench, client: string, type: ServerMessage['type']): readonly ServerMessage[] =>
  table.sent(client).filter((message) => message.type === type);

const AGREED = { offer: 'm', what: 'rematch', seat: 0 } as const;
const NEXT = { table: 'N', seats: [0, 1] } as const;

describe('playing again', () => {
  test('is offered after the end only, shown with who has agreed, and opens one table for both', () => {
    const table = bench(game, fair(termsOf(game, [person('ann'), person('bo')])));
    table.join('ann');
    offer(table, "ann'", 'early');
    expect(table.answer("ann'")).toMatchObject({ ok: false, message: 'The match is not over yet.' });
    const ended = over();
    offer(ended, "ann'", 'm');
    expect(ended.answer("ann'")).toMatchObject({ ok: true });
    expect(ended.shown("bo'")?.offers).toEqual([{ ...AGREED, awaits: [1], accepted: [0] }]);
    expect(wanted(ended)).toEqual([]);
    reply(ended, "bo'", 'accept', 'm');
    expect(wanted(ended)).toEqual([{ type: 'open-next', seats: [0, 1] }]);
    expect(told(ended, "ann'", 'offers').at(-1)).toMatchObject({ ended: [{ ...AGREED, how: 'agreed' }] });
    ended.tell({ type: 'opened', next: NEXT });
    expect(told(ended, "ann'", 'next')).toEqual([{ type: 'next', next: NEXT }]);
    expect(ended.shown("bo'")).toMatchObject({ next: NEXT });
    expect(ended.shown("bo'")?.offers).toBeUndefined();
    ended.join('cy');
    expect(ended.shown("cy'")?.next).toEqual(NEXT);
  });

  test('is asked for twice, by two at once, or again afterwards, and still opens one table', () => {
    const table = over();
    offer(table, "ann'", 'm');
    offer(table, "ann'", 'm');
    offer(table, "ann'", 'm2');
    expect(table.answer("ann'")).toMatchObject({ ok: false, message: 'There is such an offer already.' });
    expect(table.table().offers.open).toHaveLength(1);
    // Whoever offers the same agrees.
    offer(table, "bo'", 'n');
    expect(wanted(table)).toHaveLength(1);
    for (const [client, intent] of [
      ["ann'", 'm3'],
      ["bo'", 'n3'],
    ] as const) {
      offer(table, client, intent);
      expect(table.answer(client)).toMatchObject({ ok: false, message: 'The next match is open already.' });
    }
    for (const type of ['accept', 'decline', 'withdraw'] as const) {
      reply(table, "ann'", type, 'm');
      expect(table.answer("ann'")).toMatchObject({ ok: false, message: 'That is agreed on already.' });
    }
    table.tell({ type: 'opened', next: NEXT });
    table.tell({ type: 'opened', next: { table: 'other', seats: [0] } });
    expect(table.table().next).toEqual(NEXT);
    offer(table, "bo'", 'n4');
    expect(table.answer("bo'")).toMatchObject({ ok: false, message: 'The next match is open already.' });
  });

  test('starts at once against bots alone', () => {
    const table = over([person('ann'), bot()]);
    offer(table, "ann'", 'm');
    expect(wanted(table)).toEqual([{ type: 'open-next', seats: [0] }]);
  });

  test('comes to nothing if the only other person declines, who may still ask for it', () => {
    const table = over();
    offer(table, "ann'", 'm');
    reply(table, "bo'", 'decline', 'm');
    expect(told(table, "ann'", 'offers').at(-1)).toEqual({
      type: 'offers',
      offers: [],
      ended: [{ ...AGREED, how: 'declined', by: 1 }],
    });
    expect(wanted(table)).toEqual([]);
    offer(table, "bo'", 'n');
    expect(table.answer("bo'")).toMatchObject({ ok: true });
    expect(table.shown("ann'")?.offers).toMatchObject([{ offer: 'n', seat: 1, awaits: [0] }]);
  });

  test('is withdrawn by whoever offered it, and by leaving', () => {
    const table = over();
    offer(table, "ann'", 'm');
    reply(table, "ann'", 'withdraw', 'm');
    expect(table.shown("bo'")?.offers).toBeUndefined();
    offer(table, "bo'", 'n');
    table.say("bo'", { type: 'leave', intent: 'bye' });
    expect(table.answer("bo'")).toMatchObject({ ok: true });
    expect(told(table, "ann'", 'offers').at(-1)).toMatchObject({ offers: [], ended: [{ how: 'withdrawn', by: 1 }] });
    expect(table.shown("ann'")?.seats[1]).toMatchObject({ presence: 'left' });
  });

  test('does not wait for somebody who has left, or whose grace ends meanwhile: their seat will be free', () => {
    const gone = over();
    gone.say("bo'", { type: 'leave', intent: 'bye' });
    offer(gone, "ann'", 'm');
    expect(wanted(gone)).toEqual([{ type: 'open-next', seats: [0] }]);
    const dropped = over();
    const { now } = dropped.table();
    dropped.tell({ type: 'disconnect', client: "bo'" });
    offer(dropped, "ann'", 'm');
    expect(wanted(dropped)).toEqual([]);
    dropped.tell({ type: 'timer', timer: 'grace/1' }, now + 60_000);
    expect(wanted(dropped)).toEqual([{ type: 'open-next', seats: [0] }]);
  });

  test('that can’t be opened is told, and can be offered again at once', () => {
    const table = over();
    offer(table, "ann'", 'm');
    reply(table, "bo'", 'accept', 'm');
    table.tell({ type: 'opened', next: null });
    expect(told(table, "bo'", 'offers')).toEqual([
      { type: 'offers', offers: [], ended: [{ ...AGREED, how: 'failed' }] },
    ]);
    offer(table, "ann'", 'm2');
    expect(table.answer("ann'")).toMatchObject({ ok: true });
  });

  test('is only for those who played, and nothing that was not asked for opens a table', () => {
    const table = over();
    table.join('cy');
    offer(table, "cy'", 'm');
    expect(table.answer("cy'")).toMatchObject({ ok: false, code: 'not-seated' });
    table.tell({ type: 'opened', next: NEXT });
    expect(table.table().next).toBeNull();
    table.say("cy'", { type: 'next', intent: 'x', next: NEXT } as never);
    expect(table.sent("cy'")).toMatchObject([{ type: 'error', code: 'bad-message', at: 'type' }]);
  });
});

describe('with others at the table', () => {
  const three = async (): Promise<Bench> => {
    const guinote = await GAMES['guinote']?.();
    if (guinote === undefined) throw new Error('there is no Guiñote');
    const seats = [person('ann'), person('bo'), person('cy'), bot()];
    const table = bench(guinote.game, fair(termsOf(guinote.game, seats, { options: { players: 4 } })));
    for (const player of ['ann', 'bo', 'cy']) table.join(player);
    for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
      table.tell({ type: 'timer', timer: 'deal' }, now);
    table.say("ann'", { type: 'resign', intent: 'enough' });
    return table;
  };

  test('whoever declines stays behind, and may change their mind as long as others think', async () => {
    const table = await three();
    offer(table, "ann'", 'm');
    reply(table, "bo'", 'decline', 'm');
    expect(table.shown("cy'")?.offers).toEqual([{ ...AGREED, awaits: [2], accepted: [0], declined: [1] }]);
    table.say("bo'", { type: 'accept', intent: 'after-all', offer: 'm' });
    expect(table.shown("cy'")?.offers).toEqual([{ ...AGREED, awaits: [2], accepted: [0, 1] }]);
    reply(table, "cy'", 'decline', 'm');
    expect(wanted(table)).toEqual([{ type: 'open-next', seats: [0, 1] }]);
  });
});
