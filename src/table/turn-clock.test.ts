// The turn clock: running, incremented, paused for who dropped, flagged, and kind after a restart.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import type { Entry } from './model.ts';
import { restoreTable } from './opening.ts';
import { advance } from './table.ts';
import { bench, bot, fair, isSnapshot, isStep, person, termsOf } from './testing/bench.ts';

const { game } = module;
const CLOCK = { baseMs: 10_000, incrementMs: 2000 };

const duel = (graceMs = 3000) => {
  const table = bench(game, termsOf(game, [person('ann'), person('bob')], { clock: CLOCK, graceMs }));
  table.join('ann');
  table.join('bob');
  return table;
};

const move = (table: ReturnType<typeof duel>, seat: number, now: number) => {
  const action = table.table().timeline.match.legal(seat)[0] as string;
  const base = table.table().timeline.steps;
  return table.say(seat === 0 ? "ann'" : "bob'", { type: 'act', intent: `i${base}`, base, action }, now);
};

const left = (table: ReturnType<typeof duel>, seat: number) => table.table().clocks[seat]?.leftMs;

describe('the clock', () => {
  test('runs for who must act, and is told to everybody', () => {
    const table = duel();
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([{ seat: 0, leftMs: 10_000 }]);
    expect(table.table().timers.get('clock/0')).toBe(11_000);
    move(table, 0, 5000);
    expect(left(table, 0)).toBe(8000);
    expect(table.sent("ann'").find(isStep)?.clocks).toEqual([{ seat: 1, leftMs: 10_000 }]);
    expect(table.effects()).toContainEqual({ type: 'timer', timer: 'clock/0', at: null });
    expect(table.effects()).toContainEqual({ type: 'timer', timer: 'clock/1', at: 15_000 });
  });

  test('stands still while the match is paused, and no bot is asked', () => {
    const terms = fair(termsOf(game, [person('ann'), bot()], { clock: CLOCK }));
    const table = bench(game, terms);
    table.join('ann');
    for (const now of [5000, 9000]) table.tell({ type: 'timer', timer: 'deal' }, now);
    expect(table.table().timers.has('clock/0')).toBe(true);
    const [pause, resume] = (['pause', 'resume'] as const).map((kind, i) => ({
      seq: table.log().length + 1 + i,
      step: { kind, seat: 0, ms: 9000 + i } as const,
    }));
    const restored = (entries: readonly Entry[]) => {
      const opened = restoreTable(game, terms, [...table.log(), ...entries], 10_000);
      if (!opened.ok) throw new Error(opened.error.message);
      const here = advance(opened.value.table, { type: 'connect', client: "ann'", player: 'ann' }, 10_000).table;
      return here.timers.has('clock/0') && here.clocks[0]?.mode === 'running';
    };
    expect([restored([]), restored([pause!]), restored([pause!, resume!])]).toEqual([true, false, true]);
  });

  test('without one in the terms there is none', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bob')]));
    table.join('ann');
    expect(table.sent("ann'").find(isSnapshot)?.clocks).toEqual([]);
  });

  test('flags who has run out', () => {
    const table = duel();
    table.tell({ type: 'timer', timer: 'clock/0' }, 10_999);
    expect(table.log()).toEqual([]);
    expect(table.effects()).toEqual([{ type: 'timer', timer: 'clock/0', at: 11_000 }]);
    table.tell({ type: 'timer', timer: 'clock/0' }, 11_000);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag', seat: 0, ms: 10_000 } }]);
    expect(table.shown("bob'")).toMatchObject({ outcome: { reason: 'time', rank: [2, 1] }, clocks: [] });
  });

  test('flags before it hears a move that came too late', () => {
    const table = duel();
    move(table, 0, 11_001);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag' } }]);
    expect(table.answer("ann'")).toMatchObject({ code: 'match-finished' });
  });

  test('pauses for a dropped player as long as the bank lasts, over the whole match', () => {
    const table = duel();
    table.tell({ type: 'disconnect', client: "ann'" }, 2000);
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([]);
    table.join('ann', "ann'", 4000);
    expect(left(table, 0)).toBe(9000);
    expect(table.table().clocks[0]?.bankMs).toBe(1000);
    table.tell({ type: 'disconnect', client: "ann'" }, 5000);
    expect(table.table().timers.get('clock/0')).toBe(6000);
    table.tell({ type: 'timer', timer: 'clock/0' }, 6000);
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([{ seat: 0, leftMs: 8000 }]);
    expect(table.table().timers.get('clock/0')).toBe(14_000);
    table.tell({ type: 'timer', timer: 'clock/0' }, 14_000);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag', seat: 0 } }]);
  });

  test('stops for ever while the only person is away', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()], { clock: CLOCK }));
    table.join('ann', "ann'", 2000);
    table.tell({ type: 'disconnect', client: "ann'" }, 5000);
    table.tell({ type: 'timer', timer: 'grace/0' }, 90_000_000);
    expect(table.log()).toEqual([]);
    expect(left(table, 0)).toBe(7000);
    expect(table.table().timers.size).toBe(0);
  });

  test('waits until every seat is taken, and never runs for bots', () => {
    const waiting = bench(game, termsOf(game, [person('ann'), null], { clock: CLOCK }));
    waiting.join('ann');
    expect(waiting.table().clocks.every(({ mode }) => mode === 'idle')).toBe(true);
    const bots = bench(game, termsOf(game, [bot(), person('ann')], { clock: CLOCK }));
    bots.join('ann');
    expect(bots.table().clocks.every(({ mode }) => mode === 'idle')).toBe(true);
  });

  test('after a restart: as after the last step, and never less than a quarter', () => {
    const table = duel();
    move(table, 0, 5000);
    move(table, 1, 5000 + 9000);
    expect(left(table, 1)).toBe(3000);
    table.crash(50_000);
    expect(left(table, 0)).toBe(8000);
    expect(left(table, 1)).toBe(3000);
    const late = duel();
    move(late, 0, 1000 + 9999);
    late.crash(50_000);
    expect(left(late, 0)).toBe(2500);
    expect(left(late, 1)).toBe(10_000);
    expect(late.table().clocks.map(({ mode }) => mode)).toEqual(['idle', 'paused']);
  });
});
