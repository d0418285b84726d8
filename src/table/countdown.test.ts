// The countdown of games without turns: nobody acts before it is over, everybody hears of it, and it never hangs.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import { COUNTDOWN_MS } from './countdown.ts';
import { PACES } from './model.ts';
import { bench, bot, isSnapshot, isStep, person, termsOf, type Bench } from './testing/bench.ts';

const module = await GAMES['highnoon']?.();
if (module === undefined) throw new Error('there is no HighNoon');
const { game } = module;

const START = 1000;
let intents = 0;
const draw = (table: Bench, player: string, now: number) => {
  const base = table.table().timeline.steps;
  table.say(`${player}'`, { type: 'act', intent: `i${intents++}`, base, action: 'draw' }, now);
  return table.answer(`${player}'`);
};
const starts = (table: Bench): number | undefined => table.table().timers.get('start');
const ring = (table: Bench, now: number) => table.tell({ type: 'timer', timer: 'start' }, now);
const TOO_EARLY = { ok: false, code: 'not-now', message: 'The match starts in a moment.' };

describe('with the last one who sits down', () => {
  const duel = (more: Parameters<typeof termsOf>[2] = {}): Bench => {
    const table = bench(game, termsOf(game, [person('ann'), null], more));
    table.join('ann');
    table.join('bob', "bob'", 5000);
    expect(starts(table)).toBeUndefined();
    table.say("bob'", { type: 'sit', intent: 'sit', seat: 1, name: 'Bob' }, 6000);
    return table;
  };

  test('it begins for both, and both are told how long it takes', () => {
    const table = duel();
    expect(starts(table)).toBe(6000 + COUNTDOWN_MS);
    expect(table.sent("ann'").find(isStep)?.countdown).toEqual({ leftMs: COUNTDOWN_MS });
    expect(table.sent("bob'").find(isSnapshot)?.countdown).toEqual({ leftMs: COUNTDOWN_MS });
    table.join('eve', "eve'", 7000);
    expect(table.sent("eve'").find(isSnapshot)?.countdown).toEqual({ leftMs: COUNTDOWN_MS - 1000 });
  });

  test('nobody acts before it is over; then both do, and nobody is told of it any more', () => {
    const table = duel();
    expect(draw(table, 'ann', 6000)).toMatchObject(TOO_EARLY);
    expect(draw(table, 'bob', 6000 + COUNTDOWN_MS - 1)).toMatchObject(TOO_EARLY);
    expect(table.log()).toHaveLength(1);
    expect(draw(table, 'bob', 6000 + COUNTDOWN_MS)).toMatchObject({ ok: true });
    expect(table.sent("ann'").find(isStep)).not.toHaveProperty('countdown');
    expect(draw(table, 'ann', 6000 + COUNTDOWN_MS)).toMatchObject({ ok: true });
    expect(starts(table)).toBeUndefined();
  });

  test('giving up and leaving are possible all the time', () => {
    const table = duel();
    table.say("bob'", { type: 'resign', intent: 'r' }, 6100);
    expect(table.answer("bob'")).toMatchObject({ ok: true });
    expect(table.sent("ann'").find(isStep)).toMatchObject({ outcome: { reason: 'resigned' } });
    expect(table.sent("ann'").find(isStep)).not.toHaveProperty('countdown');
    expect(starts(table)).toBeUndefined();
  });

  test('the progress clock begins after it', () => {
    const table = duel({ progressMs: 10_000 });
    expect(table.sent("ann'").find(isStep)).not.toHaveProperty('progress');
    expect(table.table().timers.has('progress')).toBe(false);
    ring(table, 6000 + COUNTDOWN_MS);
    expect(table.table().timers.get('progress')).toBe(6000 + COUNTDOWN_MS + 10_000);
    expect(table.sent("ann'").find(isSnapshot)).toMatchObject({ progress: { leftMs: 10_000 } });
    expect(table.sent("ann'").find(isSnapshot)).not.toHaveProperty('countdown');
  });

  test('a restart in the middle of it begins it again with whoever comes first', () => {
    const table = duel();
    table.crash(7000);
    expect(starts(table)).toBeUndefined();
    table.join('ann', "ann'", 60_000);
    expect(table.sent("ann'").find(isSnapshot)?.countdown).toEqual({ leftMs: COUNTDOWN_MS });
    table.join('bob', "bob'", 61_000);
    expect(table.sent("bob'").find(isSnapshot)?.countdown).toEqual({ leftMs: COUNTDOWN_MS - 1000 });
    expect(draw(table, 'bob', 62_000)).toMatchObject(TOO_EARLY);
    expect(draw(table, 'bob', 63_000)).toMatchObject({ ok: true });
  });

  test('a restart after the first action has none', () => {
    const table = duel();
    draw(table, 'ann', 6000 + COUNTDOWN_MS);
    table.crash(60_000);
    table.join('ann');
    expect(table.sent("ann'").find(isSnapshot)).not.toHaveProperty('countdown');
    expect(draw(table, 'ann', 60_000)).toMatchObject({ ok: true });
  });

  test('whoever comes later is told for how long the match has been played, before and after a restart and the end', () => {
    const table = duel();
    const told = (now: number): number | undefined => {
      table.join('eve', `eve${now}`, now);
      return table.sent(`eve${now}`).find(isSnapshot)?.playedMs;
    };
    expect(told(6000 + COUNTDOWN_MS - 1)).toBeUndefined();
    expect(told(6000 + COUNTDOWN_MS + 500)).toBe(500);
    draw(table, 'ann', 6000 + COUNTDOWN_MS + 600);
    table.crash(60_000);
    expect(told(70_000)).toBe(70_000 - 6000 - COUNTDOWN_MS);
    table.join('ann', "ann'", 70_000);
    table.say("ann'", { type: 'resign', intent: 'r' }, 71_000);
    expect(told(99_000)).toBe(71_000 - 6000 - COUNTDOWN_MS);
  });

  test('is denied once and for all to the request that came too early', () => {
    const table = duel();
    const early = { type: 'act', intent: 'early', base: 1, action: 'draw' } as const;
    table.say("ann'", early, 6000);
    table.say("ann'", early, 6000 + COUNTDOWN_MS);
    expect(table.answer("ann'")).toMatchObject(TOO_EARLY);
  });
});

describe('against a bot', () => {
  test.each([undefined, 'fast'] as const)('pace %s: it waits for the person, and the bot waits with them', (pace) => {
    const table = bench(game, termsOf(game, [person('ann'), bot('greedy')], pace === undefined ? {} : { pace }));
    const thinks = () => table.effects().filter(({ type }) => type === 'think');
    expect(starts(table)).toBeUndefined();
    expect(thinks()).toEqual([]);
    table.join('ann', "ann'", 9000);
    expect(table.sent("ann'").find(isSnapshot)?.countdown).toEqual({ leftMs: COUNTDOWN_MS });
    expect(draw(table, 'ann', 9000)).toMatchObject(TOO_EARLY);
    expect(thinks()).toEqual([]);
    expect([...table.table().timers.keys()]).toEqual(['start']);
    ring(table, 9000 + COUNTDOWN_MS);
    const begun = 9000 + COUNTDOWN_MS;
    const updatePaces = pace === undefined ? undefined : begun + PACES[pace];
    expect([thinks().length, table.table().timers.get('pace/1')]).toEqual([pace === undefined ? 1 : 0, updatePaces]);
  });

  test('whoever looks on hears when it begins', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()]));
    table.join('eve');
    expect(table.sent("eve'").find(isSnapshot)).not.toHaveProperty('countdown');
    table.tell({ type: 'connect', client: "ann'", player: 'ann' });
    expect(table.sent("eve'").find(isSnapshot)?.countdown).toEqual({ leftMs: COUNTDOWN_MS });
  });

  test('a thought that nobody asked for changes nothing', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()]));
    table.join('ann');
    table.tell({ type: 'thought', seat: 1, revision: 0, action: 'draw' });
    expect(table.log()).toEqual([]);
  });
});

test('bots among themselves start by themselves', () => {
  const table = bench(game, termsOf(game, [bot(), bot()]));
  expect(starts(table)).toBe(START + COUNTDOWN_MS);
  ring(table, START + COUNTDOWN_MS);
  expect(table.effects().filter(({ type }) => type === 'think')).toHaveLength(2);
});

test('a game with turns has none', () => {
  const table = bench(whistle.game, termsOf(whistle.game, [person('ann'), person('bob')]));
  table.join('ann');
  expect(table.sent("ann'").find(isSnapshot)).not.toHaveProperty('countdown');
  expect(starts(table)).toBeUndefined();
});
