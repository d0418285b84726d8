// Taking the seat of a bot between deals: who may, when it happens, and what everybody is told.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import { checkTerms } from './opening.ts';
import type { Terms } from './model.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';

const module = await GAMES['guinote']?.();
if (module === undefined) throw new Error('there is no Guiñote');
const { game } = module;

const base = fair(termsOf(game, [person('ann'), bot(), person('bob'), bot()], { options: { players: 4 } }));
const open: Terms = { ...base, botSeats: 'open' };
const standIn = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;

/** A table that is dealt, with an onlooker. */
const dealt = (terms: Terms = open): Bench => {
  const table = bench(game, terms);
  for (const player of ['ann', 'bob', 'eve']) table.join(player);
  deal(table);
  return table;
};

/** What a deal waits for passes. */
const deal = (table: Bench): void => {
  for (let i = 0; i < 2; i++) table.tell({ type: 'timer', timer: 'deal' }, table.table().now + 3000);
};

/** Whoever must act does, until a deal is due or made. */
const playOut = (table: Bench): void => {
  const { deals } = table.table().timeline.fair ?? { deals: [] };
  const [last] = deals.slice(-1);
  for (let i = 0; i < 300 && table.table().timeline.fair?.deals.at(-1)?.deal === last?.deal; i++) {
    const { match, steps, outcome } = table.table().timeline;
    const [seat] = match.actors.must;
    if (outcome !== undefined || seat === undefined) return;
    const action = match.legal(seat)[0] ?? '';
    const player = table.table().players[seat];
    table.tell({ type: 'timer', timer: 'window' }, table.table().now + 2000);
    if (player == null) table.tell({ type: 'thought', seat, revision: steps, action });
    else table.say(`${player}'`, { type: 'act', intent: `m${steps}`, base: steps, action });
  }
};

const ask = (table: Bench, seat = 1, by = 'eve', intent = `sit-${by}-${seat}`): void =>
  void table.say(`${by}'`, { type: 'sit', intent, seat, name: by.toUpperCase() });

describe('somebody who watches', () => {
  test('asks in the middle of a deal, sits down before the next one, and has cards in it', () => {
    const table = dealt();
    expect(table.shown("eve'")).toMatchObject({ seat: null, botSeats: 'open' });
    ask(table);
    expect(table.answer("eve'")).toMatchObject({ ok: true });
    expect(table.shown("eve'")).toMatchObject({ seat: null, taking: 1, seats: [{}, { taker: 'EVE' }, {}, {}] });
    expect(table.shown("ann'")?.seats[1]).toMatchObject({ sitter: { kind: 'bot' }, taker: 'EVE' });
    expect(table.shown("ann'")).not.toHaveProperty('taking');
    playOut(table);
    const kinds = table.log().map(({ step }) => step.kind);
    const sat = kinds.lastIndexOf('sit');
    expect(table.log()[sat]).toMatchObject({
      step: { seat: 1 },
      intent: { player: 'eve', id: 'sit-eve-1' },
      name: 'EVE',
    });
    expect(kinds.slice(sat).filter((kind) => kind !== 'reveal')).toEqual(['sit', 'commit']);
    expect(table.shown("eve'")).toMatchObject({ seat: 1, revision: table.table().timeline.steps });
    expect(table.shown("eve'")).not.toHaveProperty('taking');
    deal(table);
    expect(
      (table.shown("eve'")?.view as { readonly hands: readonly (readonly (string | null)[])[] } | undefined)?.hands[1],
    ).not.toContain(null);
    expect(table.shown("ann'")?.seats[1]).toMatchObject({ sitter: { name: 'EVE' }, presence: 'here' });
  });

  test('may think better of it, and whose line is gone does not wait any more', () => {
    const table = dealt();
    ask(table);
    table.say("eve'", { type: 'leave', intent: 'no' });
    expect(table.answer("eve'")).toMatchObject({ ok: true });
    expect(table.shown("eve'")).not.toHaveProperty('taking');
    expect(table.shown("ann'")?.seats[1]).not.toHaveProperty('taker');
    table.say("eve'", { type: 'leave', intent: 'again' });
    expect(table.answer("eve'")).toMatchObject({ ok: false, code: 'not-seated' });
    ask(table, 1, 'eve', 'second');
    table.tell({ type: 'disconnect', client: "eve'" });
    expect(table.shown("ann'")?.seats[1]).not.toHaveProperty('taker');
    playOut(table);
    expect(table.log().some(({ step }) => step.kind === 'sit')).toBe(false);
  });

  test('waits for one seat, and nobody else waits for that', () => {
    const table = dealt();
    table.join('fay');
    ask(table, 1);
    ask(table, 1, 'fay');
    expect(table.answer("fay'")).toMatchObject({ ok: false, code: 'seat-taken' });
    ask(table, 3);
    expect(table.shown("ann'")?.seats.map(({ taker }) => taker)).toEqual([undefined, undefined, undefined, 'EVE']);
    ask(table, 1, 'fay', 'fay-again');
    playOut(table);
    expect(table.table().players).toEqual(['ann', 'fay', 'bob', 'eve']);
  });

  test('does not sit down at a person’s seat, at no seat, and not twice', () => {
    const table = dealt();
    ask(table, 0);
    expect(table.answer("eve'")).toMatchObject({ code: 'seat-taken' });
    ask(table, 9);
    expect(table.answer("eve'")).toMatchObject({ code: 'unreadable' });
    ask(table, 1, 'ann');
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
  });

  test.each([
    ['the terms keep bots where they are', base],
    ['nobody has been dealt anything', { ...open, start: 'ready' } as Terms],
  ])('is told that the seat is taken where %s', (_, terms) => {
    const table = bench(game, terms);
    for (const player of ['ann', 'bob', 'eve']) table.join(player);
    ask(table);
    expect(table.answer("eve'")).toMatchObject({ ok: false, code: 'seat-taken' });
  });

  test('has no moment for it in a game that is dealt once', () => {
    const once = { ...fair(termsOf(whistle.game, [person('ann'), bot()])), botSeats: 'open' as const };
    const table = bench(whistle.game, once);
    table.join('ann');
    table.join('eve');
    deal(table);
    ask(table);
    expect(table.answer("eve'")).toMatchObject({ ok: false, code: 'seat-taken' });
  });

  test('waits no longer once the match is over', () => {
    const table = dealt();
    ask(table);
    table.say("ann'", { type: 'resign', intent: 'r' });
    expect(table.table().takers).toEqual([null, null, null, null]);
    expect(table.shown("eve'")).not.toHaveProperty('taking');
  });
});

test('whoever left may come back first; then nobody waits for that seat', () => {
  const table = dealt({ ...open, standIn });
  table.say("bob'", { type: 'leave', intent: 'l' });
  ask(table, 2);
  expect(table.shown("ann'")?.seats[2]).toMatchObject({ taker: 'EVE' });
  ask(table, 2, 'bob');
  expect(table.table().players[2]).toBe('bob');
  expect(table.shown("ann'")?.seats[2]).not.toHaveProperty('taker');
  expect(table.shown("eve'")).not.toHaveProperty('taking');
});

test('once somebody has taken the seat, whoever left it is an onlooker like any other', () => {
  const table = dealt({ ...open, standIn });
  table.say("bob'", { type: 'leave', intent: 'l' });
  expect(table.shown("bob'")).toMatchObject({ mine: 2 });
  ask(table, 2);
  playOut(table);
  expect(table.table().players[2]).toBe('eve');
  expect(table.table().left[2]).toBeNull();
  ask(table, 2, 'bob');
  expect(table.answer("bob'")).toMatchObject({ code: 'seat-taken' });
});

test('after a restart the seat that was taken is the player’s, and a wish is forgotten', () => {
  const table = dealt();
  ask(table);
  table.crash();
  expect(table.table().takers).toEqual([null, null, null, null]);
  for (const player of ['ann', 'bob', 'eve']) table.join(player);
  ask(table, 1, 'eve', 'again');
  playOut(table);
  table.crash();
  table.join('eve');
  expect(table.shown("eve'")).toMatchObject({ seat: 1 });
});

test('hands that are dealt from the same shuffle are a new deal too', async () => {
  const mulle = await GAMES['mulle']?.();
  if (mulle === undefined) throw new Error('there is no Mulle');
  const seats = [person('ann'), bot()];
  const terms = fair(termsOf(mulle.game, seats, { options: { players: 2 } }));
  const table = bench(mulle.game, { ...terms, botSeats: 'open' });
  table.join('ann');
  table.join('eve');
  deal(table);
  ask(table);
  for (let i = 0; i < 40 && table.table().players[1] === null; i++) {
    const { match, steps } = table.table().timeline;
    const [seat = -1] = match.actors.must;
    const action = match.legal(seat)[0] ?? '';
    if (seat === 1) table.tell({ type: 'thought', seat, revision: steps, action });
    else table.say("ann'", { type: 'act', intent: `m${steps}`, base: steps, action });
  }
  expect(table.table().players).toEqual(['ann', 'eve']);
  expect(table.table().timeline.fair?.deals).toHaveLength(1);
  expect(table.log().slice(-2)).toMatchObject([{ step: { kind: 'sit', seat: 1 } }, { step: { kind: 'deal' } }]);
  expect(table.shown("eve'")).toMatchObject({ seat: 1, revision: table.table().timeline.steps });
});

test('terms of format 1 have no open seats', () => {
  expect(
    checkTerms(game, { ...termsOf(game, [person('ann'), bot()], { options: { players: 2 } }), botSeats: 'open' }),
  ).toMatchObject({ at: 'botSeats' });
});
