// The start: everybody sees who sits where, everybody is ready, a moment passes, and the deal begins.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import type { Terms } from './model.ts';
import { COUNTDOWN_MS } from './countdown.ts';
import { openingLoadouts } from './decks.ts';
import { checkTerms } from './opening.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;

const waiting = (seats: Terms['seats'] = [person('ann'), person('bo')]): Bench => {
  const table = bench(game, { ...fair(termsOf(game, seats)), start: 'ready' });
  for (const seat of seats) if (seat?.player != null) table.join(seat.player);
  return table;
};

const ready = (table: Bench, player: string, now?: number): void =>
  void table.say(`${player}'`, { type: 'ready', intent: `ready-${player}-${now ?? 0}` }, now);

const kinds = (table: Bench): readonly string[] => table.log().map(({ step }) => step.kind);

describe('a table of several people', () => {
  test('waits until each is ready, counts down, and then deals', () => {
    const table = waiting();
    expect(table.shown("ann'")?.start).toEqual({ awaits: [0, 1] });
    expect(kinds(table)).toEqual([]);
    ready(table, 'ann');
    expect(table.shown("bo'")).toMatchObject({ start: { awaits: [1] }, ready: [0] });
    const now = table.table().now + 500;
    ready(table, 'bo', now);
    expect(table.shown("ann'")).toMatchObject({ start: { awaits: [] }, countdown: { leftMs: COUNTDOWN_MS } });
    expect(kinds(table)).toEqual(['ready', 'ready']);
    table.tell({ type: 'timer', timer: 'ready' }, now + COUNTDOWN_MS - 1);
    expect(kinds(table)).toEqual(['ready', 'ready']);
    table.tell({ type: 'timer', timer: 'ready' }, now + COUNTDOWN_MS);
    expect(kinds(table).at(-1)).toBe('commit');
    expect(table.shown("ann'")?.start).toBeUndefined();
    expect(table.shown("ann'")?.countdown).toBeUndefined();
  });

  test('is not begun: whoever leaves frees their seat and loses nothing, and nobody resigns, acts or pauses', () => {
    const table = waiting();
    ready(table, 'ann');
    ready(table, 'bo');
    table.say("ann'", { type: 'resign', intent: 'r' });
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    table.say("ann'", { type: 'offer', intent: 'p', base: 2, what: 'pause' });
    expect(table.answer("ann'")).toMatchObject({ ok: false, message: 'The match has not begun.' });
    table.say("bo'", { type: 'leave', intent: 'l' });
    expect(kinds(table).at(-1)).toBe('stand');
    expect(table.table().timeline.outcome).toBeUndefined();
    // The countdown is off, and whoever comes next is asked; who was ready still is.
    expect(table.shown("ann'")).toMatchObject({ ready: [0] });
    expect(table.shown("ann'")?.countdown).toBeUndefined();
    table.tell({ type: 'timer', timer: 'ready' }, 99_000);
    table.join('cy');
    table.say("cy'", { type: 'sit', intent: 's', seat: 1, name: 'Cy' });
    expect(table.shown("ann'")?.start).toEqual({ awaits: [1] });
    ready(table, 'cy');
    table.tell({ type: 'timer', timer: 'ready' }, 99_000 + COUNTDOWN_MS);
    expect(kinds(table).at(-1)).toBe('commit');
  });

  test('goes on after a restart where it was, with the whole countdown', () => {
    const table = waiting();
    ready(table, 'ann');
    ready(table, 'bo');
    table.crash(5000);
    table.join('ann');
    expect(table.shown("ann'")).toMatchObject({ start: { awaits: [] }, countdown: { leftMs: COUNTDOWN_MS } });
    table.tell({ type: 'timer', timer: 'ready' }, 5000 + COUNTDOWN_MS);
    expect(kinds(table).at(-1)).toBe('commit');
  });

  test('asks nobody twice, no onlooker, and nobody once it is dealt', () => {
    const table = waiting();
    ready(table, 'ann');
    ready(table, 'ann', 1200);
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    table.join('eve');
    ready(table, 'eve');
    expect(table.answer("eve'")).toMatchObject({ ok: false, code: 'not-seated' });
    table.say("eve'", { type: 'ready', intent: 'x', seat: 0 } as never);
    expect(table.sent("eve'")).toMatchObject([{ type: 'error', code: 'bad-message' }]);
  });
});

test('one person with bots is not asked, and bots are always ready', () => {
  const table = waiting([person('ann'), bot()]);
  expect(table.shown("ann'")?.start).toBeUndefined();
  expect(kinds(table)).toEqual(['commit']);
});

test('a race has its own countdown after the deal, and none before', async () => {
  const race = await GAMES['highnoon']?.();
  if (race === undefined) throw new Error('there is no HighNoon');
  const terms = { ...fair(termsOf(race.game, [person('ann'), person('bo')])), start: 'ready' } as const;
  const table = bench(race.game, terms);
  for (const player of ['ann', 'bo']) table.join(player);
  ready(table, 'ann');
  expect(kinds(table)).toEqual(['ready']);
  ready(table, 'bo');
  expect(kinds(table)).toEqual(['ready', 'ready', 'commit']);
});

test('whoever takes the seat of somebody who left before the deal brings a deck of their own', async () => {
  const mythos = await GAMES['mythos']?.();
  if (mythos?.deckTools === undefined) throw new Error('there is no Mythos');
  const seats = [person('ann'), null];
  const terms = fair(termsOf(mythos.game, seats));
  const loadouts = openingLoadouts(mythos, { deckSize: 'exactly30' }, seats, { deck: 'tides' }, terms.seed);
  if (!loadouts.ok) throw new Error(loadouts.error.message);
  const table = bench(mythos.game, { ...terms, ...loadouts.value, start: 'ready' }, mythos.deckTools);
  for (const player of ['ann', 'bo', 'cy']) table.join(player);
  table.say("bo'", { type: 'sit', intent: 's', seat: 1, name: 'Bo', deck: 'lanterns' });
  expect(table.table().timeline.waiting).toBeUndefined();
  table.say("ann'", { type: 'leave', intent: 'l' });
  expect(table.table().timeline.loadouts[0]).toBeNull();
  table.say("cy'", { type: 'sit', intent: 's', seat: 0, name: 'Cy', deck: 'lanterns' });
  expect(table.answer("cy'")).toMatchObject({ ok: true });
  const { loadouts: brought, waiting: waits } = table.table().timeline;
  expect(waits).toBeUndefined();
  const cards = brought.map((loadout) => (loadout as { readonly cards: unknown }).cards);
  expect(cards[0]).toEqual(cards[1]);
  table.crash();
  expect(table.table().timeline.loadouts).toEqual(brought);
});

test('only a log of format 2 can wait for everybody to be ready', () => {
  const terms = { ...termsOf(game, [person('ann'), person('bo')]), start: 'ready' } as const;
  expect(checkTerms(game, terms)).toMatchObject({ at: 'start' });
});
