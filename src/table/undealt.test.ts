// Before everybody sits: nothing is dealt, so nobody learns anything by sitting down, looking, standing up and sitting elsewhere.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { makeRecord } from '../kernel/record.ts';
import { stringsIn } from '../kernel/testing/plain.ts';
import { verify } from '../kernel/verify.ts';
import { bench, isSnapshot, isStep, person, termsOf, type Bench } from './testing/bench.ts';
import { tableRecord } from './record.ts';

/** Games whose players bring nothing; for decks see decks.test.ts. */
const games = await Promise.all(
  ['guinote', 'highnoon', 'mulle'].map(async (id) => {
    const module = await GAMES[id]?.();
    if (module === undefined) throw new Error(`there is no ${id}`);
    return [id, module.game] as const;
  }),
);
const ALL: readonly (readonly [string, Game])[] = [...games, ['whistle', whistle.game]];

/** Two of them, where a game leaves a choice. */
const forTwo = (game: Game): object => ('players' in game.options.fields ? { players: 2 } : {});

const open = (game: Game, seatEntries: readonly (string | null)[] = ['ann', null]): Bench =>
  bench(
    game,
    termsOf(
      game,
      seatEntries.map((player) => (player === null ? null : person(player))),
      { options: forTwo(game) },
    ),
  );

let intents = 0;
const say = (table: Bench, player: string, message: { readonly type: 'sit'; readonly seat: number } | 'leave') => {
  const intent = `i${intents++}`;
  if (message === 'leave') table.say(`${player}'`, { type: 'leave', intent });
  else table.say(`${player}'`, { ...message, intent, name: player });
  return table.answer(`${player}'`);
};
const sit = (seat: number) => ({ type: 'sit', seat }) as const;

/** Every text that the deal of these terms will show to anybody, and that an empty table does not show. */
const dealtNames = (game: Game): ReadonlySet<string> => {
  const undealt = open(game).table().timeline.match;
  const known = stringsIn([undealt.view(0), undealt.view(1), undealt.view('public')]);
  const { match } = open(game, ['ann', 'bob']).table().timeline;
  const dealt = stringsIn(match.view('open'));
  return new Set([...dealt].filter((name) => name !== 'open' && !known.has(name)));
};

/** Says everything to the table and hears all that it sends to anybody. */
const overheard = (table: Bench): { readonly hear: () => void; readonly told: () => ReadonlySet<string> } => {
  const all = new Set<string>();
  return {
    hear: () => {
      for (const effect of table.effects()) if (effect.type === 'send') stringsIn(effect.message, all);
    },
    told: () => all,
  };
};

describe.each(ALL)('at a table of %s with a free seat', (_, game) => {
  test('nobody is shown a card, whoever sits down where and stands up again', () => {
    const names = dealtNames(game);
    expect(names.size).toBeGreaterThan(10);
    const table = open(game);
    const { hear, told } = overheard(table);
    const did = (run: () => unknown): void => {
      run();
      hear();
    };
    did(() => table.join('ann'));
    did(() => table.join('eve'));
    // The opener goes round the seats, then somebody from outside does, before and after a restart.
    did(() => expect(say(table, 'ann', 'leave')).toMatchObject({ ok: true }));
    did(() => expect(say(table, 'ann', sit(1))).toMatchObject({ ok: true }));
    did(() => expect(say(table, 'ann', 'leave')).toMatchObject({ ok: true }));
    did(() => expect(say(table, 'eve', sit(0))).toMatchObject({ ok: true }));
    did(() => expect(say(table, 'eve', 'leave')).toMatchObject({ ok: true }));
    did(() => table.crash());
    did(() => table.join('eve'));
    did(() => expect(say(table, 'eve', sit(1))).toMatchObject({ ok: true }));
    did(() => table.say("eve'", { type: 'act', intent: 'early', base: 0, action: 'draw' }));
    did(() => table.say("eve'", { type: 'resign', intent: 'given' }));
    did(() => table.say("eve'", { type: 'takeback', intent: 'back', base: 0 }));
    expect(table.table().timeline.waiting).toBeDefined();
    expect([...told()].filter((name) => names.has(name))).toEqual([]);
    expect(table.log().map(({ step }) => step.kind)).toEqual(['stand', 'sit', 'stand', 'sit', 'stand', 'sit']);
  });

  test('the last one who sits down makes the deal that a full table has, and the record repeats it', () => {
    const table = open(game);
    table.join('ann');
    table.join('bob');
    say(table, 'bob', sit(1));
    const { timeline } = table.table();
    const full = open(game, ['ann', 'bob']).table().timeline;
    expect(timeline.match.position()).toEqual(full.match.position());
    expect(table.shown("ann'")?.view).toEqual(full.match.view(0));
    expect(table.sent("ann'").find(isStep)?.events).not.toEqual([]);
    expect(table.sent("bob'").find(isSnapshot)?.view).toEqual(full.match.view(1));
    table.say("bob'", { type: 'resign', intent: 'r' });
    const record = makeRecord(game, tableRecord(table.table().terms, table.log()));
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value.seats).toEqual([{ kind: 'person', name: 'ANN' }, null]);
    expect(verify(game, record.value)).toMatchObject({ ok: true, deals: 1, steps: 2 });
  });

  test('from then on nobody stands up and sits elsewhere', () => {
    const table = open(game);
    table.join('ann');
    table.join('bob');
    say(table, 'bob', sit(1));
    expect(say(table, 'bob', sit(0))).toMatchObject({ ok: false, code: 'not-now' });
    expect(say(table, 'ann', 'leave')).toMatchObject({ ok: true });
    expect(table.table().timeline.outcome).toMatchObject({ reason: 'left' });
    expect(say(table, 'ann', sit(0))).toMatchObject({ ok: false, code: 'match-finished' });
  });
});

test('four players: three of four see nothing', () => {
  const [, game] = games[0] as (typeof games)[number];
  const terms = termsOf(game, [person('ann'), null, null, null], { options: { players: 4 } });
  const table = bench(game, terms);
  for (const player of ['ann', 'bob', 'cy', 'dee']) table.join(player);
  const full = bench(game, { ...terms, seats: ['ann', 'bob', 'cy', 'dee'].map((player) => person(player)) });
  const { match } = full.table().timeline;
  const hand = (view: unknown): readonly unknown[] => (view as { readonly hands: readonly unknown[][] }).hands.flat();
  say(table, 'bob', sit(1));
  say(table, 'cy', sit(2));
  expect(['ann', 'bob', 'cy', 'dee'].flatMap((_, seat) => hand(table.table().timeline.match.view(seat)))).toEqual([]);
  say(table, 'dee', sit(3));
  expect(hand(table.sent("dee'").find(isSnapshot)?.view)).toEqual(hand(match.view(3)));
});
