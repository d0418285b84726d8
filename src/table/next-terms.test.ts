// The terms of the next match: everything is kept but the seats, which go round by one.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import type { Terms } from './model.ts';
import { openingLoadouts } from './decks.ts';
import { nextTerms, seatAfter } from './next-terms.ts';
import { checkTerms } from './opening.ts';
import { personOf } from './people.ts';
import { bench, bot, fair, person, termsOf } from './testing/bench.ts';

const { game } = module;
const SEED = 'abcd'.repeat(16);
const both = { seats: [0, 1], seed: SEED, rules: game.rulesVersion, format: 2 } as const;

const opened = (terms: ReturnType<typeof nextTerms>): Terms => ({ ...terms, table: 'N', createdAt: 5 });

describe('the next match', () => {
  test('has options, clock, pace, grace and names of the last one, and every seat one place further', () => {
    const clock = { baseMs: 10_000, incrementMs: 0, moveMs: 3000, part: true, speed: 'blitz' } as const;
    const people = { watchDelay: 5, botSeats: 'open' } as const;
    const terms = fair(
      termsOf(game, [person('ann'), person('bo')], { options: { cards: 3 }, clock, pace: 'fast', graceMs: 5000 }),
    );
    const next = nextTerms({ ...terms, ...people, preset: 'standard' }, [], both);
    expect(next).toMatchObject(people);
    expect(next).toMatchObject({ options: { cards: 3 }, clock, pace: 'fast', graceMs: 5000, preset: 'standard' });
    expect(next).toMatchObject({ game: game.id, format: 2, seed: SEED });
    expect(next.seats.map((seat) => seat?.player)).toEqual(['bo', 'ann']);
    expect(next.names).toEqual({ [personOf('ann').id]: 'ANN', [personOf('bo').id]: 'BO' });
    expect(checkTerms(game, opened(next))).toBeUndefined();
    expect([0, 1, 2, 3].map((seat) => seatAfter(seat, 4))).toEqual([1, 2, 3, 0]);
  });

  test('has a free seat for whoever does not come, and a bot where a bot was', () => {
    const alone = nextTerms(fair(termsOf(game, [person('ann'), person('bo')])), [], { ...both, seats: [1] });
    expect(alone.seats.map((seat) => seat?.player ?? null)).toEqual(['bo', null]);
    expect(alone.names).toEqual({ [personOf('bo').id]: 'BO' });
    const bots = nextTerms(fair(termsOf(game, [person('ann'), bot('greedy', 2)])), [], { ...both, seats: [0] });
    expect(bots.seats).toMatchObject([{ sitter: { level: 'greedy', version: 2 } }, { player: 'ann' }]);
  });

  test('has the options that were chosen at the table, and who sat down there', () => {
    const table = bench(game, fair(termsOf(game, [person('ann'), null])));
    table.join('ann');
    table.join('bo');
    table.say("ann'", { type: 'options', intent: 'o', options: { cards: 3 } });
    table.say("bo'", { type: 'sit', intent: 's', seat: 1, name: 'Bo' });
    const { terms } = table.table();
    const next = nextTerms({ ...terms, preset: 'standard' }, table.log(), both);
    expect(next.options).toMatchObject({ cards: 3 });
    // What was chosen is no preset any more.
    expect(next.preset).toBeUndefined();
    expect(next.seats.map((seat) => seat?.player)).toEqual(['bo', 'ann']);
    expect(next.names).toMatchObject({ [personOf('bo').id]: 'Bo' });
  });

  test('has as much talk, as many bots to choose from, and is as public', () => {
    const kept = {
      talk: 'voice',
      isPublic: true,
      bots: [{ kind: 'bot', level: 'greedy', version: 2, budget: 0 }],
    } as const;
    const terms = { ...fair(termsOf(game, [person('ann'), person('bo')])), ...kept };
    expect(nextTerms(terms, [], both)).toMatchObject(kept);
    expect(checkTerms(game, opened(nextTerms(terms, [], both)))).toBeUndefined();
  });

  test('turns a log of names into one of ids, and stays one of names where the server writes those', () => {
    const terms = termsOf(game, [person('ann'), person('bo')]);
    expect(nextTerms(terms, [], both).names).toEqual({ [personOf('ann').id]: 'ANN', [personOf('bo').id]: 'BO' });
    const named = nextTerms(terms, [], { ...both, format: undefined });
    expect(named.seats.map((seat) => seat?.sitter)).toEqual([
      { kind: 'person', name: 'BO' },
      { kind: 'person', name: 'ANN' },
    ]);
    expect(named.format).toBeUndefined();
    expect(checkTerms(game, opened(named))).toBeUndefined();
  });
});

test('decks are kept, with salts that nobody knows from the last match', async () => {
  const mythos = await GAMES['mythos']?.();
  if (mythos?.deckTools === undefined) throw new Error('there is no Mythos');
  const seats = [person('ann'), null];
  const terms = fair(termsOf(mythos.game, seats));
  const loadouts = openingLoadouts(mythos, { deckSize: 'exactly30' }, seats, { deck: 'tides' }, terms.seed);
  if (!loadouts.ok) throw new Error(loadouts.error.message);
  const table = bench(mythos.game, { ...terms, ...loadouts.value }, mythos.deckTools);
  table.join('bo');
  table.say("bo'", { type: 'sit', intent: 's', seat: 1, name: 'Bo', deck: 'lanterns' });
  expect(table.answer("bo'")).toMatchObject({ ok: true });
  const again = { ...both, rules: mythos.game.rulesVersion };
  const next = nextTerms(table.table().terms, table.log(), again);
  const cards = (list: readonly unknown[] | undefined): readonly unknown[] =>
    (list ?? []).map((loadout) => (loadout as { readonly cards?: unknown } | null)?.cards);
  const sat = table.log().find(({ step }) => step.kind === 'sit')?.step;
  const brought = sat?.kind === 'sit' ? sat.loadout : undefined;
  expect(cards(next.loadouts)).toEqual([brought?.['cards'], cards(loadouts.value.loadouts)[0]]);
  // Whoever was given another seat has taken their deck along.
  const moved = bench(mythos.game, { ...terms, ...loadouts.value }, mythos.deckTools);
  for (const player of ['ann', 'bo']) moved.join(player);
  moved.say("ann'", { type: 'swap', intent: 'w', seat: 0, other: 1 });
  moved.say("bo'", { type: 'sit', intent: 's', seat: 0, name: 'Bo', deck: 'lanterns' });
  const after = nextTerms(moved.table().terms, moved.log(), again);
  expect(after.seats.map((seat) => seat?.player)).toEqual(['ann', 'bo']);
  expect(cards(after.loadouts)).toEqual([cards(loadouts.value.loadouts)[0], brought?.['cards']]);
  const salts = [...(next.loadouts ?? []), ...(loadouts.value.loadouts ?? []), brought].flatMap((loadout) =>
    loadout == null ? [] : [(loadout as { readonly salt: string }).salt],
  );
  expect(new Set(salts).size).toBe(4);
  expect(checkTerms(mythos.game, opened(next))).toBeUndefined();
  const alone = nextTerms(table.table().terms, table.log(), { ...again, seats: [0] });
  expect(alone.loadouts?.[0]).toBeNull();
  expect(checkTerms(mythos.game, opened(alone))).toBeUndefined();
});
