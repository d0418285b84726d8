// Taking moves back.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { bench, bot, isSnapshot, person, termsOf } from './testing/bench.ts';

const { game } = module;

const against = () => {
  const table = bench(game, termsOf(game, [person('ann'), bot()]));
  table.join('ann');
  return table;
};

type Bench = ReturnType<typeof against>;

const act = (table: Bench, intent: string) => {
  const base = table.table().timeline.steps;
  const action = table.table().timeline.match.legal(0)[0] as string;
  table.say("ann'", { type: 'act', intent, base, action });
};

const think = (table: Bench) => {
  const revision = table.table().timeline.steps;
  const action = table.table().timeline.match.legal(1)[0] as string;
  table.tell({ type: 'thought', seat: 1, revision, action });
};

const back = (table: Bench, intent: string) =>
  table.say("ann'", { type: 'takeback', intent, base: table.table().timeline.steps });

describe('a takeback', () => {
  test('goes back to where the player last decided, as a step that deletes nothing', () => {
    const table = against();
    const start = table.table().timeline.match.view(0);
    act(table, 'a');
    think(table);
    back(table, 't');
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 3 });
    expect(table.log().at(-1)?.step).toMatchObject({ kind: 'takeback', to: 0, seat: 0 });
    expect(table.sent("ann'").find(isSnapshot)).toMatchObject({ revision: 3, view: start });
    expect(table.table().timeline.match.actors.must).toEqual([0]);
  });

  test('again goes further back, past what is taken back already', () => {
    const table = against();
    for (let n = 0; n < 2; n++) {
      while (!table.table().timeline.match.actors.must.includes(0)) think(table);
      act(table, `a${n}`);
    }
    const [first, second] = table.log().filter(({ step }) => step.kind === 'act' && step.seat === 0);
    back(table, 't1');
    expect(table.log().at(-1)?.step).toMatchObject({ to: (second?.seq ?? 0) - 1 });
    back(table, 't2');
    expect(table.log().at(-1)?.step).toMatchObject({ to: (first?.seq ?? 0) - 1 });
    back(table, 't3');
    expect(table.answer("ann'")).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('asks the bot again only when it owes a move, and a thought from before is ignored', () => {
    const table = against();
    act(table, 'a');
    expect(table.effects()).toContainEqual({ type: 'think', seat: 1, revision: 1 });
    back(table, 't');
    expect(table.effects().some(({ type }) => type === 'think')).toBe(false);
    table.tell({ type: 'thought', seat: 1, revision: 1, action: 'play HA' });
    expect(table.log()).toHaveLength(2);
    act(table, 'b');
    expect(table.effects()).toContainEqual({ type: 'think', seat: 1, revision: 3 });
  });

  test('clicked twice takes back one move; what bots did since does not matter', () => {
    const table = against();
    for (let n = 0; n < 2; n++) {
      while (!table.table().timeline.match.actors.must.includes(0)) think(table);
      act(table, `a${n}`);
    }
    const base = table.table().timeline.steps;
    while (!table.table().timeline.match.actors.must.includes(0)) think(table);
    expect(table.table().timeline.steps).toBeGreaterThan(base);
    table.say("ann'", { type: 'takeback', intent: 't1', base });
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    const { timeline } = table.table();
    table.say("ann'", { type: 'takeback', intent: 't2', base });
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    expect(table.sent("ann'").map(({ type }) => type)).toEqual(['snapshot', 'answer']);
    expect(table.table().timeline).toBe(timeline);
  });

  test('meant for an older picture than the last move is refused', () => {
    const table = against();
    act(table, 'a');
    table.say("ann'", { type: 'takeback', intent: 't', base: 0 });
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
    expect(table.log()).toHaveLength(1);
  });

  test('is not for matches with other people', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bob')]));
    table.join('ann');
    act(table, 'a');
    back(table, 't');
    expect(table.answer("ann'")).toMatchObject({ code: 'people-play' });
  });

  test('can be had 200 times in a match; the answer names the limit', () => {
    const table = against();
    for (let n = 0; n < 200; n++) {
      act(table, `a${n}`);
      back(table, `t${n}`);
      expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 2 * n + 2 });
    }
    act(table, 'last');
    back(table, 'one-more');
    expect(table.answer("ann'")).toMatchObject({
      ok: false,
      code: 'no-takebacks-left',
      message: 'You have used all 200 takebacks of this match; play on, or open a new table.',
    });
    table.crash();
    table.join('ann');
    back(table, 'restarted');
    expect(table.answer("ann'")).toMatchObject({ code: 'no-takebacks-left' });
    expect(table.log()).toHaveLength(401);
  });

  test('lives through a crash', () => {
    const table = against();
    act(table, 'a');
    back(table, 't');
    const view = table.table().timeline.match.view(0);
    table.crash();
    expect(table.table().timeline.match.view(0)).toEqual(view);
    table.join('ann');
    back(table, 't');
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 2 });
  });
});
