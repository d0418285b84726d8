// The host arranges the table before the deal: removes, swaps, seats bots; nobody else does, and nobody afterwards.

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { BotOccupant } from '../kernel/steps.ts';
import { makeRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import type { Answer, ClientMessage } from '../protocol/messages.ts';
import { openingLoadouts } from './decks.ts';
import { tableRecord } from './record.ts';
import { summaryOf, summaryWithoutRules } from './summary.ts';
import { bench, fair, person, termsOf, type Bench } from './testing/bench.ts';

const guinote = (await GAMES['guinote']!()).game;
const mythos = await GAMES['mythos']!();
const BOTS: readonly BotOccupant[] = [
  { kind: 'bot', level: 'random', version: 1, budget: 0 },
  { kind: 'bot', level: 'greedy', version: 3, budget: 0 },
];

const four = (): Bench => {
  const seats = [person('ann'), null, null, null];
  const table = bench(guinote, { ...fair(termsOf(guinote, seats, { options: { players: 4 } })), bots: BOTS });
  for (const player of ['ann', 'bo', 'cy']) table.join(player);
  table.say("bo'", { type: 'sit', intent: 's', seat: 1, name: 'Bo' });
  table.say("cy'", { type: 'sit', intent: 's', seat: 2, name: 'Cy' });
  return table;
};

type Wanted = ClientMessage extends infer M
  ? M extends { readonly intent: string }
    ? Omit<M, 'intent'>
    : never
  : never;
let intents = 0;
const ask = (table: Bench, client: string, wanted: Wanted): Answer | undefined => {
  table.say(client, { ...wanted, intent: `i${intents++}` } as ClientMessage);
  return table.answer(client);
};
const names = (table: Bench): readonly (string | null)[] =>
  table.shown("ann'")!.seats.map(({ sitter }) => sitter && (sitter.kind === 'bot' ? sitter.level : sitter.name));
const hosts = (table: Bench, client: string) => table.shown(client)!.seats.map(({ isHost }) => isHost === true);

describe('the host', () => {
  test('is whoever opened the table and, when they stand up, whoever has sat there longest', () => {
    const table = four();
    for (const client of ["ann'", "bo'", "cy'"]) expect(hosts(table, client)).toEqual([true, false, false, false]);
    ask(table, "ann'", { type: 'swap', seat: 0, other: 3 });
    expect(hosts(table, "bo'")).toEqual([false, false, false, true]);
    ask(table, "bo'", { type: 'leave' });
    ask(table, "bo'", { type: 'sit', seat: 0, name: 'Bo' });
    ask(table, "ann'", { type: 'leave' });
    expect(hosts(table, "bo'")).toEqual([false, false, true, false]);
    expect(ask(table, "bo'", { type: 'bot', seat: 1, level: 'greedy' })).toMatchObject({ ok: false, code: 'not-now' });
    expect(ask(table, "cy'", { type: 'bot', seat: 1, level: 'greedy' })).toMatchObject({ ok: true });
    // Whoever opened it is the host again.
    ask(table, "ann'", { type: 'sit', seat: 3, name: 'Ann' });
    expect(table.shown("ann'")!.deals).toHaveLength(1);
  });

  test('removes a guest, who is told and does not come back, and a bot', () => {
    const table = four();
    expect(ask(table, "ann'", { type: 'remove', seat: 1 })).toMatchObject({ ok: true });
    expect(names(table)).toEqual(['ANN', null, 'Cy', null]);
    expect(table.shown("bo'")).toMatchObject({ seat: null, meeting: { isRemoved: true } });
    expect(table.shown("cy'")!.meeting).not.toHaveProperty('isRemoved');
    const message = 'The host has removed you from this table.';
    expect(ask(table, "bo'", { type: 'sit', seat: 1, name: 'Bo' })).toMatchObject({ code: 'not-now', message });
    table.crash();
    table.join('bo');
    expect(ask(table, "bo'", { type: 'sit', seat: 1, name: 'Bo' })).toMatchObject({ code: 'not-now', message });
    table.join('ann');
    ask(table, "ann'", { type: 'bot', seat: 1, level: 'random' });
    expect(ask(table, "ann'", { type: 'remove', seat: 1 })).toMatchObject({ ok: true });
    expect(names(table)).toEqual(['ANN', null, 'Cy', null]);
    expect(table.table().removed).toEqual(new Set(['bo']));
  });

  test('the store learns who stood up, not who asked for it', () => {
    const table = four();
    ask(table, "ann'", { type: 'remove', seat: 1 });
    expect(table.log().at(-1)).toMatchObject({ intent: { player: 'ann' }, stood: 'bo' });
    ask(table, "ann'", { type: 'bot', seat: 1, level: 'random' });
    expect(table.table().players).toEqual(['ann', null, 'cy', null]);
    ask(table, "ann'", { type: 'remove', seat: 1 });
    expect(table.log().at(-1)).not.toHaveProperty('stood');
  });

  test('swaps seats, also with an empty one, and everybody keeps theirs through a restart', () => {
    const table = four();
    expect(ask(table, "ann'", { type: 'swap', seat: 1, other: 2 })).toMatchObject({ ok: true });
    expect(names(table)).toEqual(['ANN', 'Cy', 'Bo', null]);
    expect([table.shown("bo'")!.seat, table.shown("cy'")!.seat]).toEqual([2, 1]);
    ask(table, "ann'", { type: 'swap', seat: 0, other: 3 });
    expect(names(table)).toEqual([null, 'Cy', 'Bo', 'ANN']);
    table.tell({ type: 'disconnect', client: "bo'" });
    ask(table, "ann'", { type: 'swap', seat: 2, other: 0 });
    expect(table.shown("ann'")!.seats.map(({ presence }) => presence)).toEqual(['dropped', 'here', 'empty', 'here']);
    const { seats } = summaryOf(table.table());
    expect(summaryWithoutRules(table.table().terms, table.log()).seats).toEqual(seats);
    table.crash();
    expect(table.table().players).toEqual(['bo', 'cy', null, 'ann']);
    table.join('ann');
    expect(hosts(table, "ann'")).toEqual([false, false, false, true]);
  });

  test('seats bots, also in place of bots; with the last seat the match begins and its record is genuine', () => {
    const table = four();
    expect(table.shown("ann'")!.meeting?.levels).toEqual(['random', 'greedy']);
    ask(table, "ann'", { type: 'bot', seat: 3, level: 'random' });
    expect(names(table)).toEqual(['ANN', 'Bo', 'Cy', 'random']);
    expect(table.shown("cy'")!.deals).toHaveLength(1);
    expect(table.shown("cy'")).not.toHaveProperty('meeting');
    for (let now = 4000; table.table().timeline.match.due !== undefined; now += 3000)
      table.tell({ type: 'timer', timer: 'deal' }, now);
    for (const late of [
      { type: 'remove', seat: 1 },
      { type: 'swap', seat: 0, other: 1 },
      { type: 'bot', seat: 3, level: 'greedy' },
    ] as const)
      expect(ask(table, "ann'", late)).toMatchObject({ ok: false, code: 'not-now' });
    ask(table, "ann'", { type: 'resign' });
    const record = makeRecord(guinote, tableRecord(table.table().terms, table.log()));
    if (!record.ok) throw new Error(record.error.message);
    expect(verify(guinote, record.value)).toMatchObject({ ok: true });
  });

  test('asked for the impossible says what is', () => {
    const table = four();
    const says = (wanted: Wanted) => {
      const answer = ask(table, "ann'", wanted);
      return answer?.ok === false ? `${answer.code}: ${answer.message}` : 'done';
    };
    expect(says({ type: 'remove', seat: 0 })).toBe('not-now: Your own seat you leave yourself.');
    expect(says({ type: 'remove', seat: 3 })).toBe('not-now: Nobody sits there.');
    expect(says({ type: 'remove', seat: 4 })).toBe('unreadable: This table has no such seat.');
    expect(says({ type: 'swap', seat: 0, other: 9 })).toBe('unreadable: This table has no such seat.');
    expect(says({ type: 'swap', seat: 1, other: 1 })).toBe('not-now: Two different seats can change places.');
    expect(says({ type: 'bot', seat: 1, level: 'greedy' })).toBe('seat-taken: That seat is taken.');
    expect(says({ type: 'bot', seat: 3, level: 'god' })).toBe(
      'unreadable: There is no such level; choose one of random, greedy.',
    );
    expect(names(table)).toEqual(['ANN', 'Bo', 'Cy', null]);
  });
});

test('guests and onlookers arrange nothing', () => {
  const table = four();
  table.join('eve');
  for (const wanted of [
    { type: 'remove', seat: 0 },
    { type: 'swap', seat: 0, other: 1 },
    { type: 'bot', seat: 3, level: 'random' },
  ] as const) {
    expect(ask(table, "bo'", wanted)).toMatchObject({ code: 'not-now', message: 'Only the host arranges the table.' });
    expect(ask(table, "eve'", wanted)).toMatchObject({ code: 'not-seated' });
  }
  expect(table.log()).toHaveLength(2);
});

test('that somebody was removed is told to nobody else, whoever comes first', () => {
  const table = four();
  for (const onlooker of ['eve', 'bo', 'ivy']) table.join(onlooker);
  ask(table, "ann'", { type: 'remove', seat: 1 });
  ask(table, "ann'", { type: 'options', options: { partidasPerCoto: 1 } });
  const told = ["eve'", "bo'", "ivy'"].map((client) => table.shown(client)!.meeting?.isRemoved);
  expect(told).toEqual([undefined, true, undefined]);
  expect(table.shown("bo'")!.options).toMatchObject({ partidasPerCoto: 1 });
});

test('a repeated request is done once', () => {
  const table = four();
  const message = { type: 'swap', intent: 'again', seat: 1, other: 2 } as const;
  table.say("ann'", message);
  table.say("ann'", message);
  expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 3 });
  expect(names(table)).toEqual(['ANN', 'Cy', 'Bo', null]);
});

describe('where players bring decks', () => {
  const { game, deckTools } = mythos;
  const waiting = (set?: string): Bench => {
    const seats = [person('ann'), null];
    const terms = fair(termsOf(game, seats));
    const loadout = openingLoadouts(mythos, terms.options, terms.seats, {}, terms.seed);
    if (!loadout.ok) throw new Error(loadout.error.message);
    const table = bench(
      game,
      { ...terms, ...loadout.value, bots: BOTS, ...(set === undefined ? {} : { set }) },
      deckTools,
    );
    table.join('ann');
    return table;
  };

  test('decks go with their players, and a bot brings one of its own', () => {
    const table = waiting();
    const [deck] = table.table().timeline.loadouts;
    expect(ask(table, "ann'", { type: 'swap', seat: 0, other: 1 })).toMatchObject({ ok: true });
    expect(table.table().timeline.loadouts).toEqual([null, deck]);
    expect(ask(table, "ann'", { type: 'bot', seat: 0, level: 'random' })).toMatchObject({ ok: true });
    expect(table.table().timeline).toMatchObject({ waiting: undefined });
    expect(table.log().at(-2)).toMatchObject({
      step: { kind: 'sit', seat: 0, loadout: { salt: expect.any(String) as string } },
    });
    table.crash();
    table.join('ann');
    expect(table.shown("ann'")).toMatchObject({ seat: 1 });
  });

  test('at a table with custom cards a bot has none to bring', () => {
    expect(ask(waiting('a set'), "ann'", { type: 'bot', seat: 1, level: 'random' })).toMatchObject({
      code: 'bad-deck',
    });
  });
});

test('a table opened before there were such requests seats no bots later', () => {
  const table = bench(guinote, fair(termsOf(guinote, [person('ann'), null], { options: { players: 2 } })));
  table.join('ann');
  expect(ask(table, "ann'", { type: 'bot', seat: 1, level: 'random' })).toMatchObject({
    code: 'unreadable',
    message: 'Bots can be seated only when such a table is opened.',
  });
});
