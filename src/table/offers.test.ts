// Offers: a pause and its end, a move taken back among people. Everybody who sits must agree.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import type { ClientMessage, OfferInfo, ServerMessage } from '../protocol/messages.ts';
import { LONGEST_PAUSE_MS } from './open-offers.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;

type What = OfferInfo['what'];

/** Two people at a table of format 2, dealt: nobody contributes, so the time for it passes. */
const seated = (seats = [person('ann'), person('bo')], more: Parameters<typeof termsOf>[2] = {}): Bench => {
  const table = bench(game, fair(termsOf(game, seats, more)));
  for (const seat of seats) if (seat.player !== null) table.join(seat.player);
  for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
    table.tell({ type: 'timer', timer: 'deal' }, now);
  return table;
};

const act = (table: Bench, intent: string): void => {
  const { match, steps } = table.table().timeline;
  const seat = match.actors.must[0] as number;
  const action = match.legal(seat)[0] as string;
  table.say(seat === 0 ? "ann'" : "bo'", { type: 'act', intent, base: steps, action });
};

const offer = (table: Bench, client: string, what: What, intent: string): void =>
  void table.say(client, { type: 'offer', intent, base: table.table().timeline.steps, what });

const reply = (table: Bench, client: string, type: 'accept' | 'decline' | 'withdraw', id: string): void =>
  void table.say(client, { type, intent: `${type}-${id}-${client.slice(0, -1)}`, offer: id });

const offersTo = (table: Bench, client: string): readonly ServerMessage[] =>
  table.sent(client).filter(({ type }) => type === 'offers');

const lastStep = (table: Bench): string | undefined => table.log().at(-1)?.step.kind;

describe('a pause', () => {
  test('is agreed on by everybody, and stops moves until everybody agrees to go on', () => {
    const table = seated();
    offer(table, "ann'", 'pause', 'p1');
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    expect(lastStep(table)).not.toBe('pause');
    expect(table.shown("bo'")?.offers).toEqual([{ offer: 'p1', what: 'pause', seat: 0, awaits: [1], accepted: [0] }]);
    reply(table, "bo'", 'accept', 'p1');
    expect(lastStep(table)).toBe('pause');
    expect(offersTo(table, "ann'")).toEqual([
      { type: 'offers', offers: [], ended: [{ offer: 'p1', what: 'pause', seat: 0, how: 'agreed' }] },
    ]);
    expect(table.shown("ann'")).toMatchObject({ paused: true });
    expect(table.shown("ann'")?.offers).toBeUndefined();
    act(table, 'no');
    expect(table.effects()).toMatchObject([{ message: { code: 'not-now', message: 'The match is paused.' } }]);
    offer(table, "bo'", 'resume', 'r1');
    expect(table.table().timeline.paused).toBe(true);
    // Whoever offers the same agrees.
    offer(table, "ann'", 'resume', 'r2');
    expect(table.table().timeline.paused).toBe(false);
    expect(table.shown("bo'")?.paused).toBeUndefined();
    expect(
      table
        .log()
        .slice(-2)
        .map(({ step, intent }) => [step.kind, step.seat, intent?.id]),
    ).toEqual([
      ['pause', 0, 'accept-p1-bo'],
      ['resume', 1, 'r2'],
    ]);
    act(table, 'yes');
    expect(lastStep(table)).toBe('act');
  });

  test('stops clocks', () => {
    const clock = { baseMs: 60_000, incrementMs: 0 };
    const table = seated([person('ann'), person('bo')], { clock });
    offer(table, "ann'", 'pause', 'p');
    reply(table, "bo'", 'accept', 'p');
    expect([...table.table().timers.keys()].filter((timer) => timer.startsWith('clock'))).toEqual([]);
    const left = table.table().clocks.map(({ leftMs }) => leftMs);
    table.tell({ type: 'timer', timer: 'nothing' }, table.table().now + 1_000_000);
    expect(table.table().clocks.map(({ leftMs }) => leftMs)).toEqual(left);
    expect(table.table().timeline.outcome).toBeUndefined();
  });

  test('against bots alone needs nobody else', () => {
    const table = seated([person('ann'), bot()]);
    offer(table, "ann'", 'pause', 'p');
    expect(lastStep(table)).toBe('pause');
    expect(table.effects().some(({ type }) => type === 'think')).toBe(false);
    offer(table, "ann'", 'resume', 'r');
    expect(table.table().timeline.paused).toBe(false);
  });

  test('lets nobody claim the win of those who are away', () => {
    const table = seated();
    offer(table, "ann'", 'pause', 'p');
    reply(table, "bo'", 'accept', 'p');
    table.tell({ type: 'disconnect', client: "bo'" });
    const later = table.table().now + 1_000_000;
    table.tell({ type: 'timer', timer: 'grace/1' }, later);
    expect(table.table().absences[1]).toBe('left');
    table.say("ann'", { type: 'claim', intent: 'mine' }, later);
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    offer(table, "ann'", 'resume', 'r');
    expect(table.table().timeline.paused).toBe(true);
  });

  test('goes on after a day without those who have left, who get their whole grace', () => {
    const table = seated();
    offer(table, "ann'", 'pause', 'p');
    reply(table, "bo'", 'accept', 'p');
    table.tell({ type: 'disconnect', client: "bo'" });
    const soon = table.table().now + 100_000;
    table.tell({ type: 'timer', timer: 'grace/1' }, soon);
    table.say("ann'", { type: 'offer', intent: 'r', base: 0, what: 'resume' }, soon);
    expect(table.table().timeline.paused).toBe(true);
    const later = soon + LONGEST_PAUSE_MS;
    table.say("ann'", { type: 'offer', intent: 'r2', base: 0, what: 'resume' }, later);
    expect(table.table().timeline.paused).toBe(false);
    expect(table.table().absences[1]).toEqual({ until: later + 60_000 });
  });

  test('is not part of matches that began when there were none', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bo')]));
    table.join('ann');
    offer(table, "ann'", 'pause', 'p');
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
  });
});

describe('taking back a move among people', () => {
  test('needs consent, and goes back to before the move', () => {
    const table = seated();
    const before = table.table().timeline;
    const mover = before.match.actors.must[0] as number;
    const [own, other] = mover === 0 ? ["ann'", "bo'"] : ["bo'", "ann'"];
    act(table, 'a');
    offer(table, own, 'undo', 'u');
    reply(table, other, 'accept', 'u');
    expect(table.log().at(-1)?.step).toMatchObject({ kind: 'takeback', to: before.steps, seat: mover });
    expect(table.table().timeline.match.view('open')).toEqual(before.match.view('open'));
    expect(table.shown(other)?.revision).toBe(table.table().timeline.steps);
  });

  test('lapses with the next move', () => {
    const table = seated();
    const mover = table.table().timeline.match.actors.must[0] as number;
    act(table, 'a');
    offer(table, mover === 0 ? "ann'" : "bo'", 'undo', 'u');
    act(table, 'b');
    expect(offersTo(table, "ann'")).toEqual([
      { type: 'offers', offers: [], ended: [{ offer: 'u', what: 'undo', seat: mover, how: 'lapsed' }] },
    ]);
    reply(table, mover === 0 ? "bo'" : "ann'", 'accept', 'u');
    expect(table.log().some(({ step }) => step.kind === 'takeback')).toBe(false);
  });

  test('two who each want their own move back have not agreed', () => {
    const table = seated();
    act(table, 'a');
    act(table, 'b');
    offer(table, "ann'", 'undo', 'u1');
    offer(table, "bo'", 'undo', 'u2');
    expect(table.answer("bo'")).toMatchObject({ ok: false, message: 'There is such an offer already.' });
  });

  test('is refused where there is nothing to take back, in a race, and without having seen the move', async () => {
    const table = seated();
    offer(table, "ann'", 'undo', 'u');
    expect(table.answer("ann'")).toMatchObject({ ok: false, message: 'You have no move to take back.' });
    const start = table.table().timeline.steps;
    const mover = table.table().timeline.match.actors.must[0] === 0 ? "ann'" : "bo'";
    act(table, 'a');
    table.say(mover, { type: 'offer', intent: 'old', base: start, what: 'undo' });
    expect(table.answer(mover)).toMatchObject({ ok: false, code: 'not-now' });
    table.say(mover, { type: 'offer', intent: 'new', base: 999, what: 'undo' });
    expect(table.sent(mover).map(({ type }) => type)).toEqual(['snapshot', 'answer']);
    const race = (await GAMES['highnoon']!()).game;
    const racing = bench(race, fair(termsOf(race, [person('ann'), person('bo')])));
    racing.join('ann');
    racing.join('bo');
    for (let now = 4000; racing.table().timeline.match.due !== undefined; now += 3000)
      racing.tell({ type: 'timer', timer: 'deal' }, now);
    offer(racing, "ann'", 'undo', 'u');
    expect(racing.answer("ann'")).toMatchObject({ ok: false, message: 'In a race nothing is taken back.' });
  });
});

describe('offers', () => {
  test('are declined by others and withdrawn by whoever made them, and not repeated before the next step', () => {
    const table = seated();
    offer(table, "ann'", 'pause', 'p1');
    reply(table, "ann'", 'decline', 'p1');
    expect(table.answer("ann'")).toMatchObject({ ok: false });
    reply(table, "bo'", 'withdraw', 'p1');
    expect(table.answer("bo'")).toMatchObject({ ok: false });
    table.say("bo'", { type: 'decline', intent: 'no', offer: 'p1' });
    expect(offersTo(table, "ann'")).toEqual([
      { type: 'offers', offers: [], ended: [{ offer: 'p1', what: 'pause', seat: 0, how: 'declined', by: 1 }] },
    ]);
    offer(table, "ann'", 'pause', 'p2');
    expect(table.answer("ann'")).toMatchObject({ ok: false });
    const later = table.table().now + 30_000;
    table.say("ann'", { type: 'offer', intent: 'p-again', base: 0, what: 'pause' }, later);
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    table.say("bo'", { type: 'decline', intent: 'no-again', offer: 'p-again' });
    act(table, 'a');
    offer(table, "ann'", 'pause', 'p3');
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    table.say("ann'", { type: 'withdraw', intent: 'w', offer: 'p3' });
    expect(table.shown("bo'")?.offers).toBeUndefined();
  });

  test('sent again get the same answer and are made once; nobody else’s id is taken', () => {
    const table = seated();
    offer(table, "ann'", 'pause', 'p');
    const first = table.answer("ann'");
    offer(table, "ann'", 'pause', 'p');
    expect(table.answer("ann'")).toEqual(first);
    expect(table.table().offers.open).toHaveLength(1);
    act(table, 'a');
    const mover = table.table().timeline.match.actors.must[0] === 0 ? 1 : 0;
    if (mover === 1) offer(table, "bo'", 'undo', 'p');
    else offer(table, "ann'", 'undo', 'p2');
    expect(new Set(table.table().offers.open.map(({ id }) => id)).size).toBe(table.table().offers.open.length);
  });

  test('are only for those who sit, and end with the match and with a restart', () => {
    const table = seated();
    table.join('cy');
    offer(table, "cy'", 'pause', 'p');
    expect(table.answer("cy'")).toMatchObject({ ok: false, code: 'not-seated' });
    offer(table, "ann'", 'pause', 'p');
    table.say("bo'", { type: 'resign', intent: 'enough' });
    expect(offersTo(table, "ann'")).toMatchObject([{ offers: [], ended: [{ how: 'lapsed' }] }]);
    const other = seated();
    offer(other, "ann'", 'pause', 'p');
    other.crash();
    other.join('bo');
    expect(other.shown("bo'")?.offers).toBeUndefined();
    const accept: ClientMessage = { type: 'accept', intent: 'late', offer: 'p' };
    other.say("bo'", accept);
    expect(other.answer("bo'")).toMatchObject({ ok: false, message: 'That offer is not open any more.' });
  });
});
