// Opening and restoring tables: bad terms, damaged logs, odd times, and the record.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { makeRecord } from '../kernel/record.ts';
import { writeStep } from '../kernel/steps.ts';
import { stepsSince } from '../kernel/timeline.ts';
import { verify } from '../kernel/verify.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Entry, Input, Terms } from './model.ts';
import { checkTerms, openTable, restoreTable } from './opening.ts';
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
    expect(stepsSince(table.table().timeline, 0)).toEqual(table.log().map(({ step }) => writeStep({ ...step, ms: 0 })));
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
  const before = JSON.stringify([table.entries, stepsSince(table.timeline, 0)]);
  const odd = [
    { type: 'timer', timer: 'nothing' },
    { type: 'disconnect', client: 'nobody' },
    { type: 'message', client: "ann'", message: { type: 'dance', intent: 'x' } },
    { type: 'thought', seat: 1, revision: {}, action: 5 },
    { type: 'dance' },
  ] as unknown as readonly Input[];
  for (const input of odd) expect(advance(table, input, 2000).table.timeline).toBe(table.timeline);
  expect(JSON.stringify([table.entries, stepsSince(table.timeline, 0)])).toBe(before);
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
    return { ...table, timeline: { ...openTable(game, terms, 0).table.timeline, steps } };
  };

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
