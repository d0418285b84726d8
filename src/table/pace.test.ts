// Bots on a pace: asked again though nothing happens, not held up by who acts faster, and quiet while nobody is there.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { PACES, type Effect } from './model.ts';
import { bench, bot, person, termsOf, type Bench } from './testing/bench.ts';
import { grab } from './testing/grab.ts';

const START = 1000;
const thinks = (effects: readonly Effect[]) => effects.filter(({ type }) => type === 'think');
const timers = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'timer' && effect.timer.startsWith('pace/') ? [effect.at] : []));

const opened = (pace: keyof typeof PACES = 'fast'): Bench => {
  const table = bench(grab, termsOf(grab, [person('ann'), bot()], { pace, graceMs: 5000 }));
  table.join('ann');
  return table;
};
const ring = (table: Bench, at: number) => table.tell({ type: 'timer', timer: 'pace/1' }, at);

describe('a bot on a pace', () => {
  test.each(Object.keys(PACES) as (keyof typeof PACES)[])('is asked after the time of its pace: %s', (pace) => {
    const table = bench(grab, termsOf(grab, [person('ann'), bot()], { pace }));
    expect(timers(table.effects())).toEqual([]);
    const effects = table.tell({ type: 'connect', client: 'a', player: 'ann' }, START);
    expect(thinks(effects)).toEqual([]);
    expect(timers(effects)).toEqual([START + PACES[pace]]);
    const rung = ring(table, START + PACES[pace]);
    expect(thinks(rung)).toEqual([{ type: 'think', seat: 1, revision: 0, prompt: true }]);
    expect(timers(rung)).toEqual([START + 2 * PACES[pace]]);
  });

  test('is asked again though nothing happened and it was silent', () => {
    const table = opened();
    for (let n = 1; n <= 3; n++) {
      expect(thinks(ring(table, START + n * PACES.fast))).toHaveLength(1);
      table.tell({ type: 'thought', seat: 1, revision: 0 });
    }
    expect(table.log()).toEqual([]);
  });

  test('is not held up by somebody who acts faster', () => {
    const table = opened();
    const act = (n: number) =>
      table.say("ann'", { type: 'act', intent: `a${n}`, base: n - 1, action: `take G${n}` }, START + n * 300);
    expect(thinks(act(1))).toEqual([]);
    expect(timers(act(2))).toEqual([]);
    // Asked, and overtaken before it could answer: it is asked again at once.
    expect(thinks(ring(table, START + PACES.fast))).toMatchObject([{ revision: 2 }]);
    expect(thinks(act(3))).toEqual([{ type: 'think', seat: 1, revision: 3, prompt: true }]);
    expect(table.tell({ type: 'thought', seat: 1, revision: 2, action: 'take G4' })).toEqual([]);
    table.tell({ type: 'thought', seat: 1, revision: 3, action: 'take G4' });
    expect(table.log().map(({ step }) => step.seat)).toEqual([0, 0, 0, 1]);
  });

  test('waits while every person is away, and goes on when one is back', () => {
    const table = opened();
    expect(timers(table.tell({ type: 'disconnect', client: "ann'" }, START + 100))).toEqual([null]);
    expect(thinks(ring(table, START + 9000))).toEqual([]);
    expect(timers(table.join('ann', 'again', START + 10_000))).toEqual([]);
    expect(thinks(ring(table, START + 10_000 + PACES.fast))).toHaveLength(1);
  });

  test('is asked again after a crash', () => {
    const table = opened();
    expect(timers(table.crash(START + 500))).toEqual([]);
    expect(timers(table.tell({ type: 'connect', client: 'b', player: 'ann' }, START + 600))).toEqual([
      START + 600 + PACES.fast,
    ]);
  });

  test('plays bots among themselves to the end', () => {
    const table = bench(grab, termsOf(grab, [bot(), bot()], { pace: 'relaxed' }));
    let now = START;
    while (table.table().timeline.outcome === undefined && now < START + 60_000) {
      now += PACES.relaxed;
      for (const seat of [0, 1]) {
        table.tell({ type: 'timer', timer: `pace/${seat}` }, now);
        const { timeline } = table.table();
        const [action] = timeline.match.legal(seat);
        table.tell(
          { type: 'thought', seat, revision: timeline.steps, ...(action === undefined ? {} : { action }) },
          now,
        );
      }
    }
    expect(table.table().timeline.outcome).toBeDefined();
    expect(table.log()).toHaveLength(4);
  });
});

test('where somebody must act there is no pace', () => {
  const table = bench(module.game, termsOf(module.game, [bot(), person('ann')], { pace: 'fast' }));
  expect(thinks(table.effects())).toEqual([{ type: 'think', seat: 0, revision: 0 }]);
  expect(timers(table.effects())).toEqual([]);
});
