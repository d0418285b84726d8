// Watching from behind: when it begins and ends, what a leaver and a guest see, and what answers tell.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { checkTerms } from './opening.ts';
import { bench, fair, isSnapshot, isStep, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;
const standIn = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;
const terms = { ...fair(termsOf(game, [person('ann'), person('bob')])), watchDelay: 3 };

/** Two people and somebody who watches, before the deal. */
const opened = (more: object = {}): Bench => {
  const table = bench(game, { ...terms, ...more });
  for (const player of ['ann', 'bob', 'eve']) table.join(player);
  return table;
};

const deal = (table: Bench): void => {
  for (const now of [4000, 7000]) table.tell({ type: 'timer', timer: 'deal' }, now);
};

const move = (table: Bench): void => {
  const { match, steps } = table.table().timeline;
  const [seat = -1] = match.actors.must;
  const action = match.legal(seat)[0] ?? '';
  table.say(seat === 0 ? "ann'" : "bob'", { type: 'act', intent: `m${steps}`, base: steps, action });
};

describe('an onlooker', () => {
  test('is not behind before the first deal begins, and is told how far from then on', () => {
    const waiting = bench(game, { ...terms, seats: [terms.seats[0] ?? null, null] });
    waiting.join('eve');
    expect(waiting.shown("eve'")).toMatchObject({ revision: 0, meeting: { watchDelay: 3 } });
    expect(waiting.shown("eve'")).not.toHaveProperty('behind');
    waiting.join('ann');
    waiting.join('bob');
    waiting.say("bob'", { type: 'sit', intent: 's', seat: 1, name: 'Bob' });
    // The commitment of the first deal is seen by all at once.
    expect(waiting.shown("eve'")).toMatchObject({ revision: 2, behind: 3, seats: [{}, { sitter: { name: 'Bob' } }] });
  });

  test('sees each step when three more have been taken', () => {
    const table = opened();
    deal(table);
    const { steps } = table.table().timeline;
    expect([steps, table.shown("eve'")?.revision]).toEqual([2, 1]);
    for (const revision of [1, 1, 2, 3]) {
      move(table);
      expect(table.shown("eve'")?.revision).toBe(revision);
      expect(table.shown("ann'")?.revision).toBe(table.table().timeline.steps);
    }
    expect(table.sent("eve'").filter(isStep)).toHaveLength(1);
  });

  test('who comes late sees no more', () => {
    const table = opened();
    deal(table);
    for (let i = 0; i < 5; i++) move(table);
    table.join('fay');
    const { type: _, watchers: __, ...fay } = table.sent("fay'").find(isSnapshot) ?? { type: 'snapshot' };
    const { type: ___, watchers: ____, ...eve } = table.shown("eve'") ?? { type: 'snapshot' };
    expect(fay).toEqual(eve);
    table.crash();
    table.join('fay');
    expect(table.shown("fay'")?.revision).toBe(table.table().timeline.steps - 3);
  });

  test('sees everything once the match is over', () => {
    const table = opened();
    deal(table);
    for (let i = 0; i < 5; i++) move(table);
    table.say("ann'", { type: 'resign', intent: 'r' });
    const shown = table.shown("eve'");
    expect(shown).toMatchObject({ outcome: { reason: 'resigned' }, revision: table.table().timeline.steps });
    expect(shown).not.toHaveProperty('behind');
    expect(shown?.view).toEqual(table.table().timeline.match.view('open'));
  });

  test('learns nothing from the answer to a request', () => {
    const table = opened();
    deal(table);
    for (let i = 0; i < 5; i++) move(table);
    for (const [intent, message] of [
      ['a', { type: 'sit', intent: 'a', seat: 0, name: 'Eve' }],
      ['b', { type: 'resign', intent: 'b' }],
      ['c', { type: 'act', intent: 'c', base: 999, action: 'x' }],
      ['a', { type: 'sit', intent: 'a', seat: 0, name: 'Eve' }],
    ] as const) {
      table.say("eve'", message);
      expect(table.answer("eve'")).toMatchObject({ intent, ok: false, revision: table.table().timeline.steps - 3 });
    }
  });

  test('is told neither of offers nor of lines that drop and clocks that stop', () => {
    const table = opened({ clock: { baseMs: 60_000, incrementMs: 0 } });
    deal(table);
    for (let i = 0; i < 5; i++) move(table);
    table.say("ann'", { type: 'offer', intent: 'o', base: table.table().timeline.steps, what: 'pause' });
    expect(table.sent("eve'")).toEqual([]);
    expect(table.sent("bob'")).toHaveLength(1);
    const [mover] = table.table().timeline.match.actors.must;
    table.tell({ type: 'disconnect', client: mover === 0 ? "ann'" : "bob'" }, 8000);
    // Their clock stops, which the others are told with everything else.
    expect(table.sent(mover === 0 ? "bob'" : "ann'").map(({ type }) => type)).toEqual(['snapshot']);
    expect(table.sent("eve'").map(({ type }) => type)).toEqual(['seats']);
    expect(table.shown("eve'")?.clocks).toEqual([]);
  });

  test('is told of a seat that has changed hands when it is time for that', () => {
    const table = opened({ standIn });
    deal(table);
    move(table);
    table.say("bob'", { type: 'leave', intent: 'l' });
    const sitter = () => table.shown("eve'")?.seats[1]?.sitter;
    expect(sitter()).toMatchObject({ kind: 'person' });
    // Whoever left has seen it, and from then on sees no more than others do.
    expect(table.shown("bob'")).toMatchObject({
      seat: null,
      mine: 1,
      behind: 3,
      revision: table.table().timeline.steps,
    });
    for (let i = 0; i < 3; i++) {
      const { match, steps } = table.table().timeline;
      const [seat = -1] = match.actors.must;
      if (seat === 1) table.tell({ type: 'thought', seat, revision: steps, action: match.legal(seat)[0] ?? '' });
      else move(table);
    }
    expect(sitter()).toMatchObject({ kind: 'bot' });
    expect(table.shown("eve'")).not.toHaveProperty('mine');
    expect(table.shown("bob'")).toMatchObject({ mine: 1, seats: [{}, { sitter: { kind: 'bot' } }] });
  });
});

test('a leaver who comes back sees everything', () => {
  const table = opened({ standIn });
  deal(table);
  move(table);
  table.say("bob'", { type: 'leave', intent: 'l' });
  table.say("bob'", { type: 'sit', intent: 'back', seat: 1, name: 'Bob' });
  expect(table.shown("bob'")).toMatchObject({ seat: 1, revision: table.table().timeline.steps });
  expect(table.shown("bob'")).not.toHaveProperty('behind');
});

test('nothing is kept for onlookers where nobody watches', () => {
  const table = bench(game, terms);
  table.join('ann');
  table.join('bob');
  deal(table);
  for (let i = 0; i < 5; i++) move(table);
  expect(table.table().watched).toBeNull();
  table.join('eve');
  expect(table.table().watched?.steps).toBe(table.table().timeline.steps - 3);
  table.tell({ type: 'disconnect', client: "eve'" });
  move(table);
  expect(table.table().watched).toBeNull();
});

test.each([
  [{ watchDelay: 0 }, 'watchDelay'],
  [{ watchDelay: 65 }, 'watchDelay'],
  [{ watchDelay: 1.5 }, 'watchDelay'],
])('terms with %j are refused', (more, at) => {
  expect(checkTerms(game, { ...terms, ...more })?.at).toBe(at);
  expect(checkTerms(game, terms)).toBeUndefined();
});
