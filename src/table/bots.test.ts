// Bots' turns: asked once, heard once, never able to hold the table up.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import type { Effect } from './model.ts';
import { bench, bot, person, termsOf } from './testing/bench.ts';
import { grab } from './testing/grab.ts';

const { game } = module;
const thinks = (effects: readonly Effect[]) => effects.filter(({ type }) => type === 'think');

describe('a bot', () => {
  test('is asked at once, once for a revision, and again after a crash', () => {
    const table = bench(game, termsOf(game, [bot(), person('ann')]));
    expect(thinks(table.effects())).toEqual([{ type: 'think', seat: 0, revision: 0 }]);
    expect(thinks(table.join('ann'))).toEqual([]);
    expect(thinks(table.crash())).toEqual([{ type: 'think', seat: 0, revision: 0 }]);
  });

  test('waits until every seat is taken', () => {
    const table = bench(game, termsOf(game, [bot(), null]));
    expect(thinks(table.effects())).toEqual([]);
    table.join('ann');
    const effects = table.say("ann'", { type: 'sit', intent: 's', seat: 1, name: 'Ann' });
    expect(thinks(effects)).toEqual([{ type: 'think', seat: 0, revision: 1 }]);
  });

  test('acts without an intent', () => {
    const table = bench(game, termsOf(game, [bot(), person('ann')]));
    const action = table.table().timeline.match.legal(0).at(-1) as string;
    table.tell({ type: 'thought', seat: 0, revision: 0, action });
    expect(table.log()).toEqual([{ seq: 1, step: { kind: 'act', seat: 0, act: action, ms: 0 } }]);
    expect(table.tell({ type: 'thought', seat: 0, revision: 0, action })).toEqual([]);
  });

  test.each([undefined, 'play nothing', 'play S99', ''])(
    'that must act and says %j plays its first legal action',
    (action) => {
      const table = bench(game, termsOf(game, [bot(), person('ann')]));
      const first = table.table().timeline.match.legal(0)[0];
      table.tell({ type: 'thought', seat: 0, revision: 0, ...(action === undefined ? {} : { action }) });
      expect(table.log()).toMatchObject([{ step: { act: first } }]);
    },
  );

  test('that may speak is asked at every revision, and its silence or nonsense is left alone', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), bot()]));
    table.join('ann');
    table.tell({ type: 'thought', seat: 1, revision: 0 });
    table.tell({ type: 'thought', seat: 1, revision: 0, action: 'take G1' });
    expect(table.log()).toEqual([]);
    const effects = table.say("ann'", { type: 'act', intent: 'a', base: 0, action: 'take G1' });
    expect(thinks(effects)).toEqual([{ type: 'think', seat: 1, revision: 1 }]);
    table.tell({ type: 'thought', seat: 1, revision: 1, action: 'take G1' });
    expect(table.log()).toHaveLength(1);
  });

  test('is not heard for a person, nor for a seat that does not exist', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()]));
    const action = table.table().timeline.match.legal(0)[0] as string;
    for (const seat of [0, 7, -1, 0.5]) expect(table.tell({ type: 'thought', seat, revision: 0, action })).toEqual([]);
  });

  test('for whom no move keeps the game whole tells everybody', () => {
    const broken = { ...game, check: () => ({ invariant: 'cards', message: 'broken' }) };
    const table = bench(broken, termsOf(game, [bot(), person('ann')]));
    table.join('ann');
    table.tell({ type: 'thought', seat: 0, revision: 0 });
    expect(table.sent("ann'")).toMatchObject([{ type: 'error', code: 'breach' }]);
    expect(table.log()).toEqual([]);
    table.say("ann'", { type: 'resign', intent: 'r' });
    expect(table.answer("ann'")).toMatchObject({ ok: true });
  });

  test('for whom no move keeps the game whole is recorded though nobody is there', () => {
    const breach = { invariant: 'cards', message: 'broken' };
    const table = bench({ ...game, check: () => breach }, termsOf(game, [bot(), person('ann')]));
    table.tell({ type: 'thought', seat: 0, revision: 0 });
    expect(table.effects()).toEqual([{ type: 'fault', breach }]);
  });

  test('is heard only for the match as it is', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), bot()]));
    table.join('ann');
    table.say("ann'", { type: 'act', intent: 'a', base: 0, action: 'take G1' });
    expect(table.tell({ type: 'thought', seat: 1, revision: 0, action: 'take G2' })).toEqual([]);
    expect(table.tell({ type: 'thought', seat: 1, revision: 2, action: 'take G2' })).toEqual([]);
    expect(table.log()).toHaveLength(1);
  });

  test('against bots plays to the end', () => {
    const table = bench(game, termsOf(game, [bot(), bot()]));
    for (let n = 0; n < 100; n++) {
      const asked = thinks(table.effects())[0];
      if (asked?.type === 'think') table.tell({ type: 'thought', seat: asked.seat, revision: asked.revision });
    }
    expect(table.table().timeline.outcome).toBeDefined();
    expect(thinks(table.effects())).toEqual([]);
  });
});
