// Decks that players bring to a table: in the log, in the record, and nowhere else before the end.

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { GameModule } from '../kernel/presentation.ts';
import type { JsonObject } from '../kernel/json.ts';
import { fastRandom } from '../kernel/random.ts';
import { makeRecord, readRecord, writeRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import type { ServerMessage, Snapshot } from '../protocol/messages.ts';
import { openingLoadouts, type DeckOrder } from './decks.ts';
import type { SeatEntry, Terms } from './model.ts';
import { checkTerms } from './opening.ts';
import { tableRecord } from './record.ts';
import { bench, bot, isSnapshot, person, termsOf, type Bench } from './testing/bench.ts';

const module = await (GAMES['mythos'] as () => Promise<GameModule>)();
const { game } = module;
const deckTools = module.deckTools as DeckTools;
const digital = { deckSize: 'exactly30' };

/** A shipped deck as a list that somebody pastes. */
const listOf = (deck: string): string => {
  const loadout = deckTools.loadoutFor(digital, 1, deck);
  if (!loadout.ok) throw new Error(loadout.error.lines.join(' '));
  const { cards, missions } = loadout.value;
  return deckTools.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n');
};

const LANTERNS = listOf('lanterns');
const OWN_SET = deckTools
  .show(undefined, { language: 'en', form: 'text' })
  .lines.join('\n')
  .replace('The Long Dusk', 'Mine');

const termsFor = (
  seats: readonly (SeatEntry | null)[],
  order: DeckOrder = {},
  options: object = {},
  seed = '5eed'.repeat(16),
): Terms => {
  const terms = termsOf(game, seats, { options, seed });
  const loadout = openingLoadouts(module, terms.options, seats, order, terms.seed);
  if (!loadout.ok) throw new Error(`${loadout.error.at}: ${loadout.error.message}`);
  return { ...terms, ...loadout.value };
};

const faultOf = (order: DeckOrder, of: GameModule = module): string => {
  const loadout = openingLoadouts(of, digital, [person('ann'), null], order, '5eed'.repeat(16));
  return loadout.ok ? 'none' : `${loadout.error.at}: ${loadout.error.message}`;
};

const waiting = (order: DeckOrder = {}, options: object = {}): Bench => {
  const table = bench(game, termsFor([person('ann'), null], order, options), deckTools);
  table.join('ann');
  table.join('bob');
  return table;
};

let sits = 0;

const sit = (table: Bench, player: string, seat: number, deck?: string): ReturnType<Bench['answer']> => {
  const intent = `sit-${sits++}`;
  table.say(`${player}'`, { type: 'sit', intent, seat, name: player, ...(deck === undefined ? {} : { deck }) });
  return table.answer(`${player}'`);
};

interface MythosView {
  readonly hands: readonly (readonly unknown[])[];
  readonly lists: readonly ({ readonly missions: readonly string[] } | null)[];
  readonly hashes: readonly string[];
}
const viewOf = (table: Bench, viewer: number | 'public'): MythosView =>
  table.table().timeline.match.view(viewer) as unknown as MythosView;

const snapshotOf = (table: Bench, player: string): Snapshot => {
  table.join(player);
  return table.sent(`${player}'`).find(isSnapshot) as Snapshot;
};

describe('before the friend has come', () => {
  test.each(['closed', 'open'])('nobody has a hand, and nothing of anybody’s deck is shown (%s lists)', (deckLists) => {
    const table = waiting({ deck: 'tides' }, { deckLists });
    const before = [0, 1, 'public' as const].map((viewer) => viewOf(table, viewer));
    expect(before.map(({ hands }) => hands)).toEqual([0, 1, 2].map(() => [[], []]));
    const house = waiting({}, { deckLists });
    expect(before).toEqual([0, 1, 'public' as const].map((viewer) => viewOf(house, viewer)));
    expect(snapshotOf(table, 'ann')).toMatchObject({ events: [], legal: [], actors: { must: [], may: [] }, seat: 0 });
  });

  test('nobody can act, resign or take back', () => {
    const table = waiting();
    for (const type of ['resign', 'claim'] as const) {
      table.say("ann'", { type, intent: type });
      expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    }
    table.say("ann'", { type: 'act', intent: 'a', base: 0, action: 'keep' });
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    expect(table.log()).toEqual([]);
  });
});

describe('whoever sits down brings a deck', () => {
  test('a pasted list, and both have their own cards', () => {
    const table = waiting({ deck: 'tides' });
    expect(sit(table, 'bob', 1, LANTERNS)).toMatchObject({ ok: true, revision: 1 });
    const [ann, bob] = [viewOf(table, 0), viewOf(table, 1)];
    expect(ann.lists.map((list) => list?.missions.includes('Fog_Market'))).toEqual([true, undefined]);
    expect(bob.lists.map((list) => list?.missions.includes('Lantern_Road'))).toEqual([undefined, true]);
    expect(table.sent("ann'").map(({ type }) => type)).toEqual(['step', 'seats']);
    expect(table.sent("ann'")[0]).toMatchObject({ events: [{ type: 'dealt', hands: [{ length: 5 }, { length: 5 }] }] });
  });

  test('without one, the house’s for that seat', () => {
    const table = waiting();
    expect(sit(table, 'bob', 1)).toMatchObject({ ok: true });
    expect(viewOf(table, 1).lists[1]?.missions).toContain('Fog_Market');
  });

  test('the same list has another hash at every seat and every table', () => {
    const table = waiting({ deck: 'tides' });
    sit(table, 'bob', 1, 'tides');
    const other = bench(game, termsFor([person('ann'), person('bob')], { deck: 'tides' }, {}, 'f'.repeat(64)));
    const unsalted = deckTools.loadouts(digital, ['tides', 'tides']);
    const bare = bench(game, { ...termsOf(game, [bot(), bot()]), loadouts: unsalted.ok ? unsalted.value : [] });
    const hashes = [table, other, bare].flatMap((each) => viewOf(each, 'public').hashes);
    expect(new Set(hashes).size).toBe(5);
  });

  test('after a crash it is the same match, and the same request has the same answer', () => {
    const table = waiting();
    const answer = sit(table, 'bob', 1, LANTERNS);
    const intent = table.log()[0]?.intent?.id as string;
    const position = table.table().timeline.match.position();
    table.crash();
    expect(table.table().timeline.match.position()).toEqual(position);
    table.join('bob');
    table.say("bob'", { type: 'sit', intent, seat: 1, name: 'bob', deck: 'tides' });
    expect(table.answer("bob'")).toEqual(answer);
    expect(table.log()).toHaveLength(1);
  });

  test('whoever leaves takes the deck along, and the next one brings another', () => {
    const table = waiting({ deck: 'tides' });
    table.join('eve');
    table.say("ann'", { type: 'leave', intent: 'bye' });
    expect(sit(table, 'bob', 1, LANTERNS)).toMatchObject({ ok: true });
    expect(viewOf(table, 1).hands).toEqual([[], []]);
    expect(sit(table, 'eve', 0, LANTERNS)).toMatchObject({ ok: true });
    expect(viewOf(table, 0).lists[0]?.missions).toContain('Lantern_Road');
    // The set is in the terms already, and need not be in the log again.
    const loadout = table.log().flatMap(({ step }) => (step.kind === 'sit' ? Object.keys(step.loadout ?? {}) : []));
    expect(loadout).toEqual(['set', 'cards', 'missions', 'salt', 'cards', 'missions', 'salt']);
    table.crash();
    const record = makeRecord(game, tableRecord(table.table().terms, table.log()));
    if (!record.ok) throw new Error(record.error.message);
    expect(readRecord(writeRecord(record.value))).toEqual(record);
    expect(verify(game, record.value)).toMatchObject({ ok: true, deals: 1 });
  });

  test('the log takes no endless coming and going', () => {
    const empty = bench(game, termsFor([null, null]), deckTools);
    empty.join('bob');
    for (let n = 0; n < 50; n++) {
      expect(sit(empty, 'bob', 1, LANTERNS)?.ok).toBe(true);
      empty.say("bob'", { type: 'leave', intent: `bye-${n}` });
    }
    expect(sit(empty, 'bob', 1, LANTERNS)).toMatchObject({
      ok: false,
      code: 'not-now',
      message: expect.stringMatching(/come and gone/u) as string,
    });
  });
});

describe('a deck that can not be played', () => {
  test.each([
    ['waves', 'no such deck; choose one of lanterns, tides, kites, forge, lesson, or give a list, one card per line'],
    ['', 'there are 0 cards; a deck has exactly 30; there are 0 different missions; a deck has 3'],
    [`${LANTERNS}\n1 Riptide`, 'there are 31 cards; a deck has exactly 30'],
    [LANTERNS.replace('Kaito — Scout', 'Kaito — Scuot'), '1:3: "Kaito — Scuot" is no card of The Long Dusk; did'],
    ['{"cards":7}', 'a deck is {"cards"'],
    ['{', 'is not JSON'],
  ])('%j is refused with the place, and the seat stays free', (deck, message) => {
    const table = waiting();
    const answer = sit(table, 'bob', 1, deck);
    expect(answer).toMatchObject({ ok: false, code: 'bad-deck' });
    expect(answer?.ok === false ? answer.message : '').toContain(message);
    expect(table.log()).toEqual([]);
    expect(faultOf({ deck })).toContain(`deck: `);
    expect(faultOf({ deck })).toContain(message);
    expect(sit(table, 'bob', 1, 'tides')).toMatchObject({ ok: true });
  });

  test('the options of the match decide', () => {
    const more = `${LANTERNS}\n1 Riptide`;
    expect(sit(waiting({}, { deckSize: 'atLeast30' }), 'bob', 1, more)).toMatchObject({ ok: true });
  });

  test('nobody brings one to a game that has none, or changes it while sitting', async () => {
    const whist = await (GAMES['guinote'] as () => Promise<GameModule>)();
    const table = bench(whist.game, termsOf(whist.game, [person('ann'), null], { options: { players: 2 } }));
    table.join('bob');
    expect(sit(table, 'bob', 1, 'tides')).toMatchObject({ ok: false, code: 'bad-deck' });
    expect(sit(table, 'bob', 1)).toMatchObject({ ok: true });
    expect(faultOf({ deck: 'tides' }, whist)).toBe('deck: must be left out: guinote has a fixed deck');
    expect(faultOf({ set: OWN_SET }, whist)).toBe('set: must be left out: guinote has a fixed deck');
    expect(sit(waiting(), 'ann', 0, 'tides')).toMatchObject({ ok: false, code: 'not-now' });
  });

  test('many faults are told in part', () => {
    const deck = Array.from({ length: 40 }, (_, i) => `1 Nobody ${i}`).join('\n');
    expect(faultOf({ deck })).toMatch(/12:3: "Nobody 11" is no card of The Long Dusk; and 30 more$/u);
  });
});

describe('cards of the table’s own', () => {
  test('everybody brings a list of them; the record needs nothing else', () => {
    const table = waiting({ set: OWN_SET, deck: LANTERNS });
    expect(snapshotOf(table, 'bob')).toMatchObject({ set: OWN_SET });
    expect(sit(table, 'bob', 1)).toMatchObject({
      ok: false,
      code: 'bad-deck',
      message: expect.stringMatching(/give a list of its cards/u) as string,
    });
    expect(sit(table, 'bob', 1, 'tides')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/give a list of its cards/u) as string,
    });
    expect(sit(table, 'bob', 1, LANTERNS)).toMatchObject({ ok: true });
    expect(snapshotOf(table, 'bob')).not.toHaveProperty('set');
    const record = makeRecord(game, tableRecord(table.table().terms, table.log()));
    expect(record.ok && verify(game, record.value).ok).toBe(true);
    expect(JSON.stringify(record)).toContain('"name":"Mine"');
  });

  test('bots play the list of whoever opened the table', () => {
    const { loadouts } = termsFor([person('ann'), bot()], { set: OWN_SET, deck: LANTERNS });
    const [ann, rival] = loadouts as readonly JsonObject[];
    expect(rival?.['cards']).toEqual(ann?.['cards']);
    expect(rival?.['salt']).not.toEqual(ann?.['salt']);
  });

  test('faults of a set are told with line and column, and a set needs a list', () => {
    expect(faultOf({ set: 'set X\njump', deck: LANTERNS })).toMatch(/^set: 2:1: /u);
    expect(faultOf({ set: OWN_SET })).toContain('deck: this table plays with a custom set');
  });
});

test.each([
  [undefined, 'Fog_Market'],
  ['lanterns', 'Fog_Market'],
  ['tides', 'Lantern_Road'],
  [LANTERNS, 'Fog_Market'],
])('a bot plays another shipped deck than its rival’s', (deck, mission) => {
  const { loadouts = [] } = termsFor([person('ann'), bot()], { deck });
  expect((loadouts[1] as { readonly missions: readonly string[] }).missions).toContain(mission);
});

test('terms without what somebody who sits there must have brought open no table', () => {
  const terms = termsFor([person('ann'), null]);
  expect(checkTerms(game, terms)).toBeUndefined();
  expect(checkTerms(game, { ...terms, seats: [person('ann'), bot()] })).toEqual({
    at: 'loadouts[1]',
    message: 'is missing: the seat is taken',
  });
  expect(checkTerms(game, { ...terms, loadouts: [{}, null] })).toMatchObject({ at: 'loadouts' });
});

test('over a whole match nobody is told a list or a salt that is not theirs', () => {
  const random = fastRandom(11);
  const table = waiting({ deck: 'tides' });
  table.join('eve');
  const told: { readonly to: string; readonly message: ServerMessage }[] = [];
  const listen = (): void => {
    for (const to of ['ann', 'bob', 'eve']) told.push(...table.sent(`${to}'`).map((message) => ({ to, message })));
  };
  sit(table, 'bob', 1, LANTERNS);
  listen();
  for (let turn = 0; table.table().timeline.outcome === undefined; turn++) {
    const { match, steps } = table.table().timeline;
    const seat = match.actors.must[random.below(match.actors.must.length)] as number;
    const legal = match.legal(seat);
    const action = legal[random.below(legal.length)] as string;
    table.say(seat === 0 ? "ann'" : "bob'", { type: 'act', intent: `i${turn}`, base: steps, action });
    listen();
    if (turn % 20 === 7) for (const to of ['ann', 'bob', 'eve']) listenTo(snapshotOf(table, to), to, told);
  }
  const loadouts = [table.table().terms.loadouts?.[0], stepBrings(table)] as readonly JsonObject[];
  const lists = loadouts.map(({ cards, missions }) => [JSON.stringify(cards), JSON.stringify(missions)]);
  const owners = ['ann', 'bob'];
  expect(told.length).toBeGreaterThan(100);
  for (const { to, message } of told) {
    const text = JSON.stringify(message);
    for (const [seat, { salt }] of loadouts.entries()) {
      const open = 'outcome' in message && message.outcome !== null;
      if (open || owners[seat] === to) continue;
      expect(text).not.toContain(salt);
      for (const part of lists[seat] ?? []) expect(text).not.toContain(part);
    }
  }
  // A list as a view shows it is what was looked for: its owner did see it.
  expect(
    told.some(({ to, message }) => to === 'bob' && JSON.stringify(message).includes(lists[1]?.[0] as string)),
  ).toBe(true);
});

const listenTo = (
  message: ServerMessage,
  to: string,
  told: { readonly to: string; readonly message: ServerMessage }[],
): void => void told.push({ to, message });

const stepBrings = (table: Bench): unknown => {
  const step = table.log().find((entry) => entry.step.kind === 'sit')?.step;
  return step?.kind === 'sit' ? step.loadout : undefined;
};

describe('the decks of bots', () => {
  const own = (order: DeckOrder): JsonObject => {
    const { loadouts } = termsFor([person('ann'), bot('easy')], { deck: LANTERNS, ...order });
    return loadouts?.[1] as JsonObject;
  };

  test('are those that are asked for by name', () => {
    expect(own({ botDeck: 'forge' })['cards']).toEqual(own({ botDeck: 'forge' })['cards']);
    expect(own({ botDeck: 'forge' })['cards']).not.toEqual(own({})['cards']);
  });

  const cardsOf = ({ loadouts = [] }: Terms, seat: number): unknown => (loadouts[seat] as JsonObject)['cards'];

  test('may be drafted from the seed of the match, which nobody else knows', () => {
    const drafted = own({ botDeck: 'drafted' });
    expect(drafted).toEqual(own({ botDeck: 'drafted' }));
    const terms = termsFor([person('ann'), bot('easy')], { botDeck: 'drafted' }, {}, 'beef'.repeat(16));
    expect(cardsOf(terms, 1)).not.toEqual(drafted['cards']);
    expect(checkTerms(game, terms)).toBeUndefined();
  });

  test('may be drafted from custom cards too', () => {
    const terms = termsFor([person('ann'), bot('easy')], { deck: LANTERNS, set: OWN_SET, botDeck: 'drafted' });
    expect(checkTerms(game, terms)).toBeUndefined();
    expect(cardsOf(terms, 1)).not.toEqual(cardsOf(terms, 0));
  });

  test('are refused where there are none such, and people can’t have what is drawn up for bots', () => {
    expect(faultOf({ botDeck: 'nobody' })).toMatch(/^botDeck: must be one of lanterns, .*, random, drafted$/u);
    expect(faultOf({ botDeck: 'tides', deck: LANTERNS, set: OWN_SET })).toBe('botDeck: must be one of random, drafted');
    expect(faultOf({ deck: 'drafted' })).toMatch(/^deck: no such deck/u);
  });
});
