// Leaving a match of people: forfeited, or played on by a bot as the terms say; and coming back, and being watched.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { checkTerms } from './opening.ts';
import { personOf } from './people.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;
const STAND_IN = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;

const dealt = (standIn: boolean): Bench => {
  const terms = fair(termsOf(game, [person('ann'), person('bo')]));
  const table = bench(game, standIn ? { ...terms, standIn: STAND_IN } : terms);
  for (const player of ['ann', 'bo']) table.join(player);
  for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
    table.tell({ type: 'timer', timer: 'deal' }, now);
  return table;
};

const leave = (table: Bench, player: string): void =>
  void table.say(`${player}'`, { type: 'leave', intent: `leave-${player}` });

describe('whoever leaves', () => {
  test('forfeits the match where the terms name no bot', () => {
    const table = dealt(false);
    expect(table.shown("ann'")?.standIn).toBeUndefined();
    leave(table, 'bo');
    expect(table.table().timeline.outcome).toMatchObject({ reason: 'left', rank: [1, 2] });
  });

  test('has a bot play on for them where they do, which is asked at once, and watches from then on', () => {
    const table = dealt(true);
    expect(table.shown("ann'")).toMatchObject({ standIn: true });
    leave(table, 'bo');
    expect(table.table().timeline.outcome).toBeUndefined();
    expect(table.log().at(-1)).toMatchObject({ step: { kind: 'sit', seat: 1, sitter: STAND_IN } });
    expect(table.shown("ann'")?.seats[1]).toMatchObject({ sitter: STAND_IN, presence: 'bot' });
    expect(table.shown("bo'")).toMatchObject({ seat: null, mine: 1, legal: [] });
    // Nobody else may have the seat, and Bo sees no hand of it any more.
    table.join('eve');
    table.say("eve'", { type: 'sit', intent: 's', seat: 1, name: 'Eve' });
    expect(table.answer("eve'")).toMatchObject({ ok: false, code: 'seat-taken' });
    expect(table.shown("bo'")?.view).toEqual(table.shown("eve'")?.view);
    expect(table.shown("eve'")?.mine).toBeUndefined();
    const asked = table.table().asked[1];
    const mustAct = table.table().timeline.match.actors.must.includes(1);
    expect(asked !== null).toBe(mustAct);
  });

  test('comes back to their own seat, also after a restart', () => {
    const table = dealt(true);
    leave(table, 'bo');
    table.crash();
    table.join('bo');
    expect(table.shown("bo'")).toMatchObject({ seat: null, mine: 1 });
    table.say("bo'", { type: 'sit', intent: 'back', seat: 1, name: 'Bo again' });
    expect(table.answer("bo'")).toMatchObject({ ok: true });
    expect(table.log().at(-1)?.step).toMatchObject({ kind: 'sit', seat: 1, sitter: personOf('bo') });
    expect(table.shown("bo'")).toMatchObject({ seat: 1 });
    expect(table.shown("bo'")?.mine).toBeUndefined();
    expect(table.table().terms.names).toMatchObject({ [personOf('bo').id]: 'Bo again' });
    // Sent again, it is the same answer and no second step.
    const { length } = table.log();
    table.say("bo'", { type: 'sit', intent: 'back', seat: 1, name: 'Bo again' });
    expect(table.log()).toHaveLength(length);
  });

  test('without a word gives the others the choice once their grace is over', () => {
    const table = dealt(true);
    const { now } = table.table();
    table.tell({ type: 'disconnect', client: "bo'" });
    table.say("ann'", { type: 'claim', intent: 'early' });
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    table.tell({ type: 'timer', timer: 'grace/1' }, now + 60_000);
    table.say("ann'", { type: 'claim', intent: 'c' });
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    expect(table.shown("ann'")).toMatchObject({ outcome: null, seat: 0 });
    expect(table.table().players).toEqual(['ann', null]);
  });

  test('from bots alone leaves the match as it is', () => {
    const table = bench(game, { ...fair(termsOf(game, [person('ann'), bot()])), standIn: STAND_IN });
    table.join('ann');
    const { length } = table.log();
    leave(table, 'ann');
    expect(table.log()).toHaveLength(length);
    expect(table.table().players).toEqual(['ann', null]);
  });
});

test('only a log of format 2 knows seats that change hands', () => {
  const terms = { ...termsOf(game, [person('ann'), person('bo')]), standIn: STAND_IN };
  expect(checkTerms(game, terms)).toMatchObject({ at: 'standIn' });
});

describe('people who watch', () => {
  test('are counted, each once, and everybody is told when their number changes', () => {
    const table = dealt(false);
    expect(table.shown("ann'")?.watchers).toBeUndefined();
    table.join('eve');
    expect(table.shown("ann'")?.watchers).toBe(1);
    expect(table.shown("eve'")?.watchers).toBe(1);
    table.join('eve', 'second');
    expect(table.sent("ann'")).toEqual([]);
    table.join('fay');
    expect(table.shown("ann'")?.watchers).toBe(2);
    table.tell({ type: 'disconnect', client: "eve'" });
    expect(table.sent("ann'")).toEqual([]);
    table.tell({ type: 'disconnect', client: 'second' });
    expect(table.shown("ann'")?.watchers).toBe(1);
    table.tell({ type: 'disconnect', client: "fay'" });
    expect(table.shown("ann'")?.watchers).toBeUndefined();
  });
});
