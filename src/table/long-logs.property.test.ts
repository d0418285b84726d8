// Logs of many thousand steps: restored with pauses, copied at no step, and too long for takebacks in the end.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { STEPS_A_PART } from '../kernel/parts.ts';
import { eventsOf } from '../kernel/timeline.ts';
import { answerIn } from '../protocol/client.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Entry } from './model.ts';
import { openTable, restoreTable, restoring } from './opening.ts';
import type { Table } from './state.ts';
import { advance } from './table.ts';
import { bot, person, termsOf } from './testing/bench.ts';

const { game } = module;
const terms = termsOf(game, [person('ann'), bot()]);

/** A log as a visitor could make one before takebacks were limited: done and undone over and over. */
const undone = (times: number): readonly Entry[] => {
  const { match } = openTable(game, terms, 0).table.timeline;
  const seat = match.actors.must[0] as number;
  const act = match.legal(seat)[0] as string;
  return Array.from({ length: times }, (_, n): readonly Entry[] => [
    { seq: 2 * n + 1, step: { kind: 'act', seat, act, ms: n } },
    { seq: 2 * n + 2, step: { kind: 'takeback', to: 2 * n, seat, ms: n } },
  ]).flat();
};

describe('a log', () => {
  test('of any length is restored with pauses, and copied at none of its steps', () => {
    const { timeline } = openTable(game, terms, 0).table;
    const seat = timeline.match.actors.must[0] as number;
    const action = timeline.match.legal(seat)[0] as string;
    const work = restoring(game, terms, undone(10_000), 0);
    let pauses = 0;
    let done = work.next();
    for (; done.done !== true; done = work.next()) pauses++;
    if (!done.value.ok) throw new Error(done.value.error.message);
    expect(pauses).toBe(20_000 / STEPS_A_PART);
    const { table } = done.value.value;
    expect([table.timeline.steps, table.entries.takebacks]).toEqual([20_000, 10_000]);
    expect(table.timeline.match.view('open')).toEqual(timeline.match.view('open'));
    // What was undone is no part of its history.
    expect(eventsOf(table.timeline)).toHaveLength(timeline.events.length);
    const base = table.timeline.steps;
    const change = advance(
      advance(table, { type: 'connect', client: 'c', player: seat === 0 ? 'ann' : 'bob' }, 0).table,
      { type: 'message', client: 'c', message: { type: 'act', intent: 'a', base, action } },
      0,
    );
    expect(change.table.entries.length).toBe(20_001);
    expect(change.table.entries.intents).toBe(table.entries.intents);
  });

  test('that is long enough takes nothing back any more', () => {
    const told = (table: Table, message: ClientMessage) =>
      advance(table, { type: 'message', client: "ann'", message }, 2000).effects.flatMap((effect) =>
        effect.type === 'send' ? (answerIn(effect.message) ?? []) : [],
      );
    const back = (steps: number) => {
      const [first] = undone(1);
      const log = [...undone((steps - 1) / 2), { seq: steps, step: (first as Entry).step }];
      const restored = restoreTable(game, terms, log, 0);
      if (!restored.ok) throw new Error(restored.error.message);
      const { table } = advance(restored.value.table, { type: 'connect', client: "ann'", player: 'ann' }, 2000);
      // None of those that are left is needed to see it.
      const free = { ...table, entries: { ...table.entries, takebacks: 0 } };
      return told(free, { type: 'takeback', intent: 't', base: steps });
    };
    expect(back(20_001)).toMatchObject([{ code: 'not-now', message: 'This match is too long for takebacks.' }]);
    expect(back(3)).toMatchObject([{ ok: true }]);
  });
});
