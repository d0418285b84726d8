// The progress clock: restarted by progress, paused for players who drop, and the end of a match in which nobody makes any.

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { makeRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { bench, bot, isSnapshot, isStep, person, termsOf, type Bench } from './testing/bench.ts';
import { grab } from './testing/grab.ts';
import { checkTerms } from './opening.ts';
import { tableRecord } from './record.ts';

const module = await GAMES['highnoon']?.();
if (module === undefined) throw new Error('there is no HighNoon');
/** Without its countdown, which has tests of its own. */
const { countdown: _, ...game } = module.game;

const START = 1000;
const PROGRESS = 10_000;
/** In this deal the first player can place the ace of clubs from t6 at once. */
const SEED = '055e'.repeat(16);
const TERMS = { seed: SEED, progressMs: PROGRESS, graceMs: 3000 };

const duel = (more: object = {}): Bench => {
  const table = bench(game, termsOf(game, [person('ann'), person('bob')], { ...TERMS, ...more }));
  table.join('ann');
  table.join('bob');
  return table;
};
let intents = 0;
const act = (table: Bench, player: string, action: string, now: number) =>
  table.say(`${player}'`, { type: 'act', intent: `i${intents++}`, base: table.table().timeline.steps, action }, now);
const ring = (table: Bench, now: number) => table.tell({ type: 'timer', timer: 'progress' }, now);
const due = (table: Bench) => table.table().timers.get('progress');
const kinds = (table: Bench) => table.log().map(({ step }) => step.kind);

describe('the progress clock', () => {
  test('runs from the moment everybody is there, and is told to everybody', () => {
    const table = bench(game, termsOf(game, [person('ann'), null], TERMS));
    table.join('ann');
    expect(table.sent("ann'").find(isSnapshot)?.progress).toBeUndefined();
    expect(due(table)).toBeUndefined();
    table.join('bob', "bob'", 5000);
    table.say("bob'", { type: 'sit', intent: 'sit', seat: 1, name: 'Bob' }, 6000);
    expect(due(table)).toBe(6000 + PROGRESS);
    expect(table.sent("ann'").find(isStep)?.progress).toEqual({ leftMs: PROGRESS });
    expect(table.sent("bob'").find(isSnapshot)?.progress).toEqual({ leftMs: PROGRESS });
  });

  test('without one in the terms there is none', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()], { seed: SEED }));
    table.join('ann');
    expect(table.sent("ann'").find(isSnapshot)).not.toHaveProperty('progress');
    expect(due(table)).toBeUndefined();
  });

  test('starts again when anybody makes progress, and runs on through everything else', () => {
    const table = duel();
    act(table, 'bob', 'draw', START + 4000);
    expect(table.sent("ann'").find(isStep)?.progress).toEqual({ leftMs: PROGRESS - 4000 });
    expect(due(table)).toBe(START + PROGRESS);
    act(table, 'ann', 'place t6', START + 5000);
    expect(table.sent("bob'").find(isStep)?.progress).toEqual({ leftMs: PROGRESS });
    expect(due(table)).toBe(START + 5000 + PROGRESS);
  });

  test('ends the match as a step of the log, which a record repeats', () => {
    const table = duel();
    act(table, 'ann', 'place t6', START + 5000);
    ring(table, START + 5000 + PROGRESS - 1);
    expect(kinds(table)).toEqual(['act']);
    ring(table, START + 5000 + PROGRESS);
    expect(table.log().at(-1)?.step).toEqual({ kind: 'stall', seat: 0, ms: 5000 + PROGRESS });
    const told = table.sent("bob'").find(isStep);
    expect(told).toMatchObject({ outcome: { reason: 'stalled', rank: [1, 2], points: [1, 0] } });
    expect(told).not.toHaveProperty('legal');
    expect(told).not.toHaveProperty('progress');
    expect(due(table)).toBeUndefined();
    const record = makeRecord(game, tableRecord(table.table().terms, table.log()));
    expect(record.ok && verify(game, record.value)).toMatchObject({ ok: true, outcome: { reason: 'stalled' } });
  });

  test('ends it before it hears a move that came too late', () => {
    const table = duel();
    act(table, 'ann', 'place t6', START + PROGRESS);
    expect(kinds(table)).toEqual(['stall']);
    expect(table.answer("ann'")).toMatchObject({ code: 'match-finished' });
  });

  test('pauses for whoever drops, as long as their grace, once until somebody makes progress', () => {
    const table = duel();
    table.tell({ type: 'disconnect', client: "bob'" }, START + 2000);
    expect(table.sent("ann'").find(isSnapshot)).not.toHaveProperty('progress');
    table.join('bob', "bob'", START + 4000);
    expect(table.table().progress).toEqual({ leftMs: PROGRESS - 2000, moveMs: 0, bankMs: 1000, mode: 'running' });
    expect(due(table)).toBe(START + PROGRESS + 2000);
    // One second of the pause is left.
    table.tell({ type: 'disconnect', client: "bob'" }, START + 5000);
    expect(due(table)).toBe(START + 6000);
    ring(table, START + 6000);
    expect(table.sent("ann'").find(isSnapshot)?.progress).toEqual({ leftMs: PROGRESS - 3000 });
    act(table, 'ann', 'place t6', START + 7000);
    expect(table.table().progress).toEqual({ leftMs: PROGRESS, moveMs: 0, bankMs: 3000, mode: 'paused' });
    // Who has left is not waited for.
    table.tell({ type: 'timer', timer: 'grace/1' }, START + 8000);
    expect(table.table().progress?.mode).toBe('running');
  });

  test('stands still while nobody is there', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()], { ...TERMS, pace: 'fast' }));
    expect(due(table)).toBeUndefined();
    table.join('ann');
    table.tell({ type: 'disconnect', client: "ann'" }, START + 3000);
    table.tell({ type: 'timer', timer: 'grace/0' }, START + 90_000_000);
    expect(kinds(table)).toEqual([]);
    table.join('ann', "ann'", START + 91_000_000);
    expect(due(table)).toBe(START + 91_000_000 + PROGRESS - 3000);
  });

  test('starts again when progress is taken back, and not for anything else that is', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()], { ...TERMS, pace: 'relaxed' }));
    table.join('ann');
    const takeBack = (now: number) =>
      table.say("ann'", { type: 'takeback', intent: `t${now}`, base: table.table().timeline.steps }, now);
    act(table, 'ann', 'draw', START + 1000);
    takeBack(START + 2000);
    expect(table.sent("ann'").find(isSnapshot)?.progress).toEqual({ leftMs: PROGRESS - 2000 });
    act(table, 'ann', 'place t6', START + 3000);
    takeBack(START + 5000);
    expect(table.sent("ann'").find(isSnapshot)?.progress).toEqual({ leftMs: PROGRESS });
    ring(table, START + 5000 + PROGRESS);
    expect(kinds(table).at(-1)).toBe('stall');
  });

  test('after a restart has its whole time, however long the server was away', () => {
    const table = duel();
    act(table, 'ann', 'draw', START + 9000);
    table.crash(START + 900_000);
    expect(kinds(table)).toEqual(['act']);
    expect(due(table)).toBeUndefined();
    table.join('ann');
    table.join('bob');
    expect(table.table().progress).toMatchObject({ leftMs: PROGRESS, mode: 'running' });
    ring(table, START + 900_000 + PROGRESS);
    expect(kinds(table)).toEqual(['act', 'stall']);
    table.crash();
    expect(table.table().timeline.outcome).toMatchObject({ reason: 'stalled' });
    table.join('ann');
    expect(table.sent("ann'").find(isSnapshot)).toMatchObject({ outcome: { reason: 'stalled' }, legal: [] });
  });
});

test.each([
  [grab, 1000, 'must be left out: grab has no progress clock'],
  [game, 0, 'must be a whole number of milliseconds above 0'],
  [game, 1.5, 'must be a whole number of milliseconds above 0'],
])('terms with a progress clock that can not be kept are refused: %#', (of, progressMs, message) => {
  expect(checkTerms(of, termsOf(of, [person('ann'), bot()], { progressMs }))).toEqual({ at: 'progressMs', message });
});
