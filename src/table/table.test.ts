// Opening and restoring tables: bad terms, damaged logs, odd times, and the record.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { STEPS_A_PART } from '../kernel/parts.ts';
import { makeRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Entry, Input, Terms } from './model.ts';
import { listOf } from './entries.ts';
import { checkTerms, openTable, restoreTable, restoring } from './opening.ts';
import { tableRecord } from './record.ts';
import type { Table } from './state.ts';
import { advance } from './table.ts';
import { bench, bot, person, termsOf } from './testing/bench.ts';
import { answerIn } from '../protocol/client.ts';

const { game } = module;
const terms = termsOf(game, [person('ann'), bot()]);

const played = () => {
  const table = bench(game, terms);
  table.join('ann');
  const action = table.table().timeline.match.legal(0)[0] as string;
  table.say("ann'", { type: 'act', intent: 'a', base: 0, action });
  table.tell({ type: 'thought', seat: 1, revision: 1 });
  return table;
};

describe('terms', () => {
  const wrong: readonly (readonly [string, Partial<Terms>])[] = [
    ['game', { game: 'chess' }],
    ['rules', { rules: 99 }],
    ['seed', { seed: 'abc' }],
    ['options.cards', { options: {} }],
    ['seats', { seats: [null] }],
  ];

  test.each(wrong)('with a wrong %s open no table', (at, change) => {
    const bad = { ...terms, ...change };
    expect(checkTerms(game, bad)?.at).toBe(at);
    expect(() => openTable(game, bad, 0)).toThrow(`terms.${at}`);
    expect(restoreTable(game, bad, [], 0)).toMatchObject({ ok: false, error: { at: `terms.${at}` } });
  });
});

describe('a log', () => {
  test('gives the same match again', () => {
    const table = played();
    const view = table.table().timeline.match.view('open');
    table.crash(5000);
    expect(table.table().timeline.match.view('open')).toEqual(view);
    expect(listOf(table.table().entries)).toEqual(table.log());
    expect(table.table().links.size).toBe(0);
  });

  const entry = (step: Entry['step'], seq = 1): Entry => ({ seq, step });
  const damaged: readonly (readonly [string, Entry])[] = [
    ["isn't an action of this game", entry({ kind: 'act', seat: 0, act: 'nonsense', ms: 0 })],
    ['refuse it: not-your-turn', entry({ kind: 'act', seat: 1, act: 'play HA', ms: 0 })],
    ['no such seat', entry({ kind: 'resign', seat: 5, ms: 0 })],
    ['no such step', entry({ kind: 'takeback', to: 4, seat: 0, ms: 0 })],
    ['must be 1', entry({ kind: 'resign', seat: 0, ms: 0 }, 2)],
  ];

  test.each(damaged)('that is damaged says where and why: %s', (message, bad) => {
    const restored = restoreTable(game, terms, [bad], 0);
    expect(restored).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) as string } });
    expect(!restored.ok && restored.error.at).toMatch(/^entries\[0\]/u);
  });

  test('of any length is restored with pauses, and copied at none of its steps', () => {
    const { timeline } = openTable(game, terms, 0).table;
    const seat = timeline.match.actors.must[0] as number;
    const action = timeline.match.legal(seat)[0] as string;
    // As a visitor could make one before takebacks were limited: done and undone over and over.
    const cycles = Array.from({ length: 10_000 }, (_, n) => [
      entry({ kind: 'act', seat, act: action, ms: n }, 2 * n + 1),
      entry({ kind: 'takeback', to: 2 * n, seat, ms: n }, 2 * n + 2),
    ]).flat();
    const work = restoring(game, terms, cycles, 0);
    let pauses = 0;
    let done = work.next();
    for (; done.done !== true; done = work.next()) pauses++;
    if (!done.value.ok) throw new Error(done.value.error.message);
    expect(pauses).toBe(20_000 / STEPS_A_PART);
    const { table } = done.value.value;
    expect([table.timeline.steps, table.entries.takebacks]).toEqual([20_000, 10_000]);
    expect(table.timeline.match.view('open')).toEqual(timeline.match.view('open'));
    // What was undone is no part of the line that a history is read from.
    expect(table.timeline.from?.steps).toBe(0);
    const base = table.timeline.steps;
    const change = advance(
      advance(table, { type: 'connect', client: 'c', player: seat === 0 ? 'ann' : 'bob' }, 0).table,
      { type: 'message', client: 'c', message: { type: 'act', intent: 'a', base, action } },
      0,
    );
    expect(change.table.entries.length).toBe(20_001);
    expect(change.table.entries.shared).toBe(table.entries.shared);
  });

  test('may not go on after the end', () => {
    const resign = { kind: 'resign', seat: 0, ms: 0 } as const;
    expect(restoreTable(game, terms, [entry(resign), entry(resign, 2)], 0)).toMatchObject({
      error: { at: 'entries[1].step', message: 'it comes after the end of the match' },
    });
  });
});

describe('time', () => {
  test.each([Number.NaN, Number.NEGATIVE_INFINITY, -5, 0])('that makes no sense (%d) does no harm', (now) => {
    const table = played();
    table.say("ann'", { type: 'resign', intent: 'r' }, now);
    expect(table.log().at(-1)?.step.ms).toBeGreaterThanOrEqual(0);
    expect(table.table().now).toBe(1000);
  });

  test('counts whole milliseconds from the start of the match', () => {
    const table = played();
    table.say("ann'", { type: 'resign', intent: 'r' }, 1234.9);
    expect(table.log().at(-1)?.step.ms).toBe(234);
  });
});

test('whatever comes, the table answers with a table and leaves the old one alone', () => {
  const table = played().table();
  const before = JSON.stringify(listOf(table.entries));
  const odd = [
    { type: 'timer', timer: 'nothing' },
    { type: 'disconnect', client: 'nobody' },
    { type: 'message', client: "ann'", message: { type: 'dance', intent: 'x' } },
    { type: 'thought', seat: 1, revision: {}, action: 5 },
    { type: 'dance' },
  ] as unknown as readonly Input[];
  for (const input of odd) expect(advance(table, input, 2000).table.timeline).toBe(table.timeline);
  expect(JSON.stringify(listOf(table.entries))).toBe(before);
});

test.each<readonly [unknown, string]>([
  [undefined, ''],
  [null, ''],
  ['join', ''],
  [[], 'type'],
  [{ type: 'join' }, 'protocol'],
  [{ type: 'resign' }, 'intent'],
  [{ type: 'resign', intent: {} }, 'intent'],
  [{ type: 'act', intent: 'a', base: 0, action: 5 }, 'action'],
  [{ type: 'act', intent: 'a', base: -1, action: 'play HA' }, 'base'],
  [{ type: 'act', intent: 'a', base: 0.5, action: 'play HA' }, 'base'],
  [{ type: 'takeback', intent: 'a', base: '0' }, 'base'],
  [{ type: 'offer', intent: 'a', base: 0, what: {} }, 'what'],
  [{ type: 'accept', intent: 'a', offer: null }, 'offer'],
  [{ type: 'decline', intent: 'a', offer: 'é' }, 'offer'],
  [{ type: 'withdraw', intent: 'a', offer: {} }, 'offer'],
  [{ type: 'options', intent: 'a', options: null }, 'options'],
  [{ type: 'ready', intent: 7 }, 'intent'],
  [{ type: 'sit', intent: 'a', seat: Symbol('x'), name: 'Ann' }, 'seat'],
])('a message of any shape is answered: %j', (message, at) => {
  const table = played();
  const { timeline } = table.table();
  table.tell({ type: 'message', client: "ann'", message: message as never });
  expect(table.sent("ann'")).toMatchObject([
    { type: 'error', code: at === 'protocol' ? 'protocol' : 'bad-message', at },
  ]);
  expect(table.table().timeline).toBe(timeline);
});

describe('a log that is long enough', () => {
  const long = (steps: number): Table => {
    const table = played().table();
    return { ...table, timeline: { ...table.timeline, steps } };
  };
  const told = (table: Table, message: ClientMessage) =>
    advance(table, { type: 'message', client: "ann'", message }, 2000).effects.flatMap((effect) =>
      effect.type === 'send' ? (answerIn(effect.message) ?? []) : [],
    );
  const move = (table: Table): ClientMessage => ({
    type: 'act',
    intent: 'x',
    base: table.timeline.steps,
    action: table.timeline.match.legal(0)[0] ?? '',
  });
  const myTurn = (steps: number): Table => {
    const table = long(steps);
    return { ...table, timeline: { ...(table.timeline.from?.from ?? table.timeline), steps } };
  };

  test('takes nothing back any more', () => {
    const back = (steps: number) => told(long(steps), { type: 'takeback', intent: 't', base: steps });
    expect(back(20_000)).toMatchObject([{ code: 'not-now', message: 'This match is too long for takebacks.' }]);
    expect(back(2)).toMatchObject([{ ok: true }]);
  });

  test('takes no action any more, but can be given up', () => {
    expect(told(myTurn(49_998), move(myTurn(49_998)))).toMatchObject([{ ok: true, revision: 49_999 }]);
    expect(told(myTurn(49_999), move(myTurn(49_999)))).toMatchObject([{ ok: false, code: 'not-now' }]);
    expect(told(myTurn(49_999), { type: 'resign', intent: 'r' })).toMatchObject([{ ok: true, revision: 50_000 }]);
  });

  test('does not hold up over a bot that may not act any more', () => {
    const table = bench(game, termsOf(game, [bot(), person('ann')])).table();
    const full = { ...table, timeline: { ...table.timeline, steps: 49_999 } };
    const asked = advance(full, { type: 'timer', timer: '' }, 2000);
    expect(asked.effects).toContainEqual({ type: 'think', seat: 0, revision: 49_999 });
    expect(advance(asked.table, { type: 'thought', seat: 0, revision: 49_999 }, 2000).effects).toEqual([]);
  });
});

test('a table gives what its record is made of', () => {
  const table = played();
  table.say("ann'", { type: 'resign', intent: 'r' });
  const record = makeRecord(game, tableRecord(table.table().terms, table.log()));
  expect(record.ok && verify(game, record.value)).toMatchObject({ ok: true });
  expect(record.ok && record.value.steps).toHaveLength(3);
});
