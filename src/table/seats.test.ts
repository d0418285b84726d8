// Sitting, leaving, dropping and coming back.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { bench, bot, isSnapshot, isStep, person, termsOf } from './testing/bench.ts';
import { grab } from './testing/grab.ts';

const sit = (intent: string, seat: number, name = 'Bob') => ({ type: 'sit', intent, seat, name }) as const;
const presences = (table: ReturnType<typeof bench>, client: string) =>
  table
    .sent(client)
    .flatMap((message) => ('seats' in message ? [message.seats.map(({ presence }) => presence)] : []))
    .at(-1);

const open = () => {
  const table = bench(grab, termsOf(grab, [person('ann'), null]));
  table.join('ann');
  return table;
};

describe('sitting down', () => {
  test('takes an empty seat as a step; the sitter gets a snapshot, the others a step and the seats', () => {
    const table = open();
    table.join('bob');
    expect(table.sent("bob'").find(isSnapshot)?.seat).toBeNull();
    table.say("bob'", sit('s', 1));
    expect(table.log()).toMatchObject([
      { seq: 1, step: { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bob' } }, intent: { player: 'bob' } },
    ]);
    expect(table.sent("bob'").find(isSnapshot)).toMatchObject({ seat: 1, revision: 1 });
    expect(table.sent("ann'").find(isStep)).toMatchObject({ revision: 1 });
    expect(presences(table, "ann'")).toEqual(['here', 'here']);
    expect(table.answer("bob'")).toMatchObject({ ok: true, revision: 1 });
  });

  test('on a taken seat is refused; who sits there gets the same answer again', () => {
    const table = open();
    table.join('bob');
    table.join('eve');
    table.say("bob'", sit('s', 1));
    table.say("eve'", sit('t', 1));
    expect(table.answer("eve'")).toMatchObject({ code: 'seat-taken' });
    table.say("bob'", sit('again', 1));
    expect(table.answer("bob'")).toEqual({ type: 'answer', intent: 'again', ok: true, revision: 1 });
    table.say("ann'", sit('mine', 0));
    expect(table.answer("ann'")).toEqual({ type: 'answer', intent: 'mine', ok: true, revision: 0 });
  });

  test('twice, or where there is no seat, is refused', () => {
    const table = open();
    table.join('bob');
    table.say("ann'", sit('s', 1));
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now', message: 'You already have a seat at this table.' });
    table.say("bob'", sit('t', 7));
    expect(table.answer("bob'")).toMatchObject({ code: 'unreadable' });
  });

  test('outlives a crash', () => {
    const table = open();
    table.join('bob');
    table.say("bob'", sit('s', 1));
    table.crash();
    table.join('bob');
    expect(table.sent("bob'").find(isSnapshot)).toMatchObject({ seat: 1, revision: 1 });
    expect(presences(table, "bob'")).toEqual(['dropped', 'here']);
  });
});

describe('a line that breaks', () => {
  test('only with the last connection drops the player, who then has the grace to come back', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), person('bob')], { graceMs: 500 }));
    table.join('ann');
    table.join('bob');
    table.join('bob', 'bob-2');
    table.tell({ type: 'disconnect', client: "bob'" });
    expect(table.effects()).toEqual([]);
    table.tell({ type: 'disconnect', client: 'bob-2' }, 2000);
    expect(table.sent("ann'")).toMatchObject([
      { type: 'seats', seats: [{ presence: 'here' }, { presence: 'dropped', graceMs: 500 }] },
    ]);
    expect(table.effects()).toContainEqual({ type: 'timer', timer: 'grace/1', at: 2500 });
    table.join('bob', 'bob-3', 2400);
    expect(table.table().timers.has('grace/1')).toBe(false);
    table.tell({ type: 'disconnect', client: 'bob-3' }, 3000);
    table.tell({ type: 'timer', timer: 'grace/1' }, 3400);
    expect(table.effects()).toEqual([{ type: 'timer', timer: 'grace/1', at: 3500 }]);
    table.tell({ type: 'timer', timer: 'grace/1' }, 3500);
    expect(presences(table, "ann'")).toEqual(['here', 'left']);
    expect(table.log()).toEqual([]);
    table.join('bob', 'bob-4', 99_000);
    expect(presences(table, 'bob-4')).toEqual(['here', 'here']);
  });

  test('and one that was never there: everybody starts within the grace', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), bot()]));
    expect(table.effects()).toContainEqual({ type: 'timer', timer: 'grace/0', at: 61_000 });
    table.join('ann');
    expect(presences(table, "ann'")).toEqual(['here', 'bot']);
  });

  test('a connection under the same name replaces the old one', () => {
    const table = open();
    table.tell({ type: 'connect', client: "ann'", player: 'bob' });
    expect([...table.table().links.values()]).toEqual([{ player: 'bob', joined: false }]);
    expect(table.table().absences[0]).not.toBeNull();
  });
});

describe('leaving', () => {
  test('a match against bots keeps it, and coming back resumes it', () => {
    const table = bench(whistle.game, termsOf(whistle.game, [person('ann'), bot()]));
    table.join('ann');
    table.say("ann'", { type: 'leave', intent: 'l' });
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 0 });
    expect(presences(table, "ann'")).toEqual(['left', 'bot']);
    table.tell({ type: 'disconnect', client: "ann'" });
    expect(table.log()).toEqual([]);
    table.join('ann', 'later', 9_000_000);
    expect(presences(table, 'later')).toEqual(['here', 'bot']);
    table.say('later', { type: 'resign', intent: 'r' });
    expect(table.answer('later')).toMatchObject({ ok: true });
  });

  test('other people ends it', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), person('bob')]));
    table.join('ann');
    table.join('bob');
    table.say("bob'", { type: 'leave', intent: 'l' });
    expect(table.log()).toMatchObject([{ step: { kind: 'abandon', seat: 1 } }]);
    expect(table.sent("ann'").find(isStep)).toMatchObject({ outcome: { reason: 'left', rank: [1, 2] } });
    expect(presences(table, "ann'")).toEqual(['here', 'left']);
  });

  test('before everybody is there frees the seat, for good and for others', () => {
    const table = open();
    table.join('bob');
    table.say("ann'", { type: 'leave', intent: 'l' });
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 1 });
    expect(table.log()).toMatchObject([{ step: { kind: 'stand', seat: 0 }, intent: { player: 'ann' } }]);
    expect(table.sent("ann'").find(isSnapshot)).toMatchObject({ seat: null, revision: 1 });
    expect(table.sent("bob'").find(isStep)).toMatchObject({ revision: 1 });
    expect(presences(table, "bob'")).toEqual(['empty', 'empty']);
    table.crash();
    table.join('bob');
    table.say("bob'", sit('s', 0));
    expect(table.answer("bob'")).toMatchObject({ ok: true, revision: 2 });
    table.join('ann');
    expect(presences(table, "ann'")).toEqual(['here', 'empty']);
    table.say("ann'", sit('t', 1, 'Ann'));
    table.say("ann'", sit('again', 1, 'Ann'));
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 3 });
  });

  test('and sitting down again is told as the last time', () => {
    const table = open();
    table.join('bob');
    table.say("bob'", sit('s', 1));
    table.crash();
    const alone = bench(grab, termsOf(grab, [null, null]));
    alone.join('ann');
    alone.say("ann'", sit('a', 0));
    alone.say("ann'", { type: 'leave', intent: 'l' });
    alone.say("ann'", sit('b', 0));
    alone.say("ann'", sit('c', 0));
    expect(alone.answer("ann'")).toMatchObject({ ok: true, revision: 3 });
  });

  test('needs a seat', () => {
    const table = open();
    table.join('eve');
    table.say("eve'", { type: 'leave', intent: 'l' });
    expect(table.answer("eve'")).toMatchObject({ code: 'not-seated' });
  });
});

describe('claiming the win', () => {
  const claim = (intent: string) => ({ type: 'claim', intent }) as const;
  const duel = () => {
    const table = bench(grab, termsOf(grab, [person('ann'), person('bob')], { graceMs: 500 }));
    table.join('ann');
    table.join('bob');
    table.join('eve');
    return table;
  };

  test('is for those who stay when somebody is gone for longer than the grace', () => {
    const table = duel();
    table.say("ann'", claim('early'));
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    table.tell({ type: 'disconnect', client: "bob'" }, 2000);
    table.say("ann'", claim('soon'), 2499);
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    expect(table.log()).toEqual([]);
    table.say("eve'", claim('mine'), 2500);
    expect(table.answer("eve'")).toMatchObject({ code: 'not-seated' });
    table.say("ann'", claim('now'), 2500);
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 1 });
    expect(table.log()).toMatchObject([{ step: { kind: 'abandon', seat: 1 }, intent: { player: 'ann', id: 'now' } }]);
    expect(table.sent("ann'").find(isStep)).toMatchObject({ outcome: { reason: 'left', rank: [1, 2] } });
    table.say("ann'", claim('more'));
    expect(table.answer("ann'")).toMatchObject({ code: 'match-finished' });
  });

  test('is too late when they are back', () => {
    const table = duel();
    table.tell({ type: 'disconnect', client: "bob'" }, 2000);
    table.tell({ type: 'timer', timer: 'grace/1' }, 2500);
    table.join('bob', 'bob-2', 9000);
    table.say("ann'", claim('late'));
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
  });

  test('needs a match that has begun, and somebody of another side', () => {
    const waiting = bench(grab, termsOf(grab, [person('ann'), null]));
    waiting.join('ann');
    waiting.say("ann'", claim('c'));
    expect(waiting.answer("ann'")).toMatchObject({ code: 'not-now' });
    const partners = { ...grab, sides: () => [[0, 1]] };
    const table = bench(partners, termsOf(grab, [person('ann'), person('bob')], { graceMs: 500 }));
    table.join('ann');
    table.say("ann'", claim('c'), 99_000);
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
  });

  test('after a restart waits for the grace again', () => {
    const table = duel();
    table.tell({ type: 'disconnect', client: "bob'" }, 2000);
    table.crash(9000);
    table.join('ann');
    table.say("ann'", claim('c'), 9499);
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
    table.say("ann'", claim('d'), 9500);
    expect(table.answer("ann'")).toMatchObject({ ok: true });
  });
});
