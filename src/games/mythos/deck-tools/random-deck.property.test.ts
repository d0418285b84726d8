// A random deck is legal, whatever the seed, the faction and the set; and it is of its faction as far as that has cards.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText } from '../../../kernel/hash.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Card } from '../cards.ts';
import { deckTools } from '../deck-tools.ts';
import { readDeckText } from '../sets/decks.ts';
import { starter } from '../sets/shipped.ts';
import { optionsWith } from '../testing/scenario.ts';
import { wildSet } from '../testing/wild.ts';

const RUNS = { numRuns: 300, seed: 20_240_229 };
const PRESETS = ['digital', 'paper'] as const;

const drawn = (set: string | undefined, seed: string, faction: string | undefined, preset: string): string => {
  const { ok, lines } = deckTools.randomDeck(set, { seed, faction, options: optionsWith({}, preset) });
  expect(ok).toBe(true);
  return lines.join('\n');
};

const factionsOf = (set: string | undefined): readonly (string | undefined)[] => {
  const known = deckTools.factions(set);
  return known.ok ? [undefined, ...known.value] : [];
};

test('of the shipped set', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...factionsOf(undefined)),
      fc.constantFrom(...PRESETS),
      (text, faction, preset) => {
        const deck = drawn(undefined, hashText(text), faction, preset);
        expect(deckTools.checkDeck(deck, undefined, optionsWith({}, preset)).ok).toBe(true);
        expect(drawn(undefined, hashText(text), faction, preset)).toBe(deck);
        // Characters of others come only when all of the faction's own are there.
        const { cards } = readDeckText(deck, starter).list;
        const groupOf = (card: Card): string => (card.kind === 'character' ? card.group : '');
        const own = starter.cards.filter((card) => groupOf(card) === faction);
        const isStranger = (card: Card): boolean => !['', faction].includes(groupOf(card)) && (cards[card.id] ?? 0) > 0;
        const needed = faction !== undefined && starter.cards.some(isStranger);
        expect(needed ? own.filter(({ id }) => cards[id] !== 2) : []).toEqual([]);
      },
    ),
    RUNS,
  );
});

test('of wild sets', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (wild, text) => {
      const set = JSON.stringify(wildSet(fastRandom(wild)));
      for (const faction of factionsOf(set)) {
        const deck = drawn(set, hashText(text), faction, 'digital');
        expect(deckTools.checkDeck(deck, set, optionsWith()).ok).toBe(true);
      }
    }),
    { ...RUNS, numRuns: 40 },
  );
});
