// Whatever happens at tables, the list of open ones tells nothing but what it may, and of no table that is not public.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import { openingLoadouts } from '../table/decks.ts';
import { personOf } from '../table/people.ts';
import { bench, fair, person, termsOf } from '../table/testing/bench.ts';
import { openOpenTables } from './open-tables.ts';

const mythos = await GAMES['mythos']!();
const guinote = await GAMES['guinote']!();
const PLAYERS = ['cookie-of-ann', 'cookie-of-bob', 'cookie-of-eve'] as const;
const KEYS = new Set(['table', 'game', 'host', 'seats', 'free', 'preset', 'changes', 'clock', 'progressMs']);
const SECRET = '5eca'.repeat(16);

const request = fc.oneof(
  fc.record({ type: fc.constant('sit'), seat: fc.nat(3), name: fc.constantFrom('Ann', 'Bob', 'Eve') }),
  fc.record({ type: fc.constant('leave') }),
  fc.record({ type: fc.constant('swap'), seat: fc.nat(3), other: fc.nat(3) }),
  fc.record({ type: fc.constant('remove'), seat: fc.nat(3) }),
  fc.record({ type: fc.constant('bot'), seat: fc.nat(3), level: fc.constant('random') }),
  fc.record({ type: fc.constant('options'), options: fc.constantFrom({ partidasPerCoto: 1 }, { x: 1 }) }),
);
const happening = fc.record({ who: fc.nat(2), what: fc.option(request) });

test('nothing hidden is in the list, and only tables that wait with their host there', () => {
  let listed = 0;
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(happening, { maxLength: 30 }), (isPublic, decks, happenings) => {
      const module = decks ? mythos : guinote;
      const { game } = module;
      const options = decks ? {} : { players: 4 };
      const seats = [person(PLAYERS[0]), ...Array.from({ length: decks ? 1 : 3 }, () => null)];
      const terms = fair(termsOf(game, seats, { options, seed: SECRET }));
      const loadout = openingLoadouts(module, terms.options, terms.seats, decks ? { deck: 'tides' } : {}, SECRET);
      if (!loadout.ok) throw new Error(loadout.error.message);
      const bots = [{ kind: 'bot', level: 'random', version: 1, budget: 0 } as const];
      const all = { ...terms, ...loadout.value, bots, ...(isPublic ? { isPublic: true as const } : {}) };
      const table = bench(game, all, module.deckTools);
      const list = openOpenTables();
      for (const [i, { who, what }] of happenings.entries()) {
        const player = PLAYERS[who] as string;
        const client = `${player}'`;
        if (what === null) {
          if (table.table().links.has(client)) table.tell({ type: 'disconnect', client });
          else table.join(player);
        } else table.say(client, { ...what, intent: `i${i}` } as ClientMessage);
        list.note('T', table.table());
        const page = list.page(undefined, undefined);
        const text = JSON.stringify(page);
        const { timeline, absences, players } = table.table();
        const waits = timeline.occupants.includes(null) && timeline.fair?.deals.length === 0;
        const somebody = players.some((each, seat) => each !== null && absences[seat] === null);
        const mayBeListed = isPublic && waits && somebody;
        listed += page?.tables.length ?? 0;
        expect(page?.tables.length).toBeLessThanOrEqual(mayBeListed ? 1 : 0);
        for (const line of page?.tables ?? []) expect(Object.keys(line).filter((key) => !KEYS.has(key))).toEqual([]);
        for (const hidden of [
          ...PLAYERS,
          ...PLAYERS.map((each) => personOf(each).id),
          SECRET,
          'tides',
          'salt',
          'random',
        ])
          expect(text).not.toContain(hidden);
      }
    }),
    { numRuns: 400 },
  );
  expect(listed).toBeGreaterThan(10);
});
