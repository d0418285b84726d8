// A random deck is legal, whatever the seed, the faction and the set; and it is of its faction as far as that has cards.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText } from '../../../kernel/hash.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { kitOf } from '../cards.ts';
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
  const { isCharacter, indexOf } = kitOf(starter);
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...factionsOf(undefined)),
      fc.constantFrom(...PRESETS),
      (text, faction, preset) => {
        const deck = drawn(undefined, hashText(text), faction, preset);
        expect(deckTools.checkDeck(deck, undefined, optionsWith({}, preset)).ok).toBe(true);
        expect(drawn(undefined, hashText(text), faction, preset)).toBe(deck);
        if (faction === undefined) return;
        // Cards of others come only when all of the faction's own are there.
        const { cards } = readDeckText(deck, starter).list;
        const ofGroup = (id: string): boolean =>
          starter.cards.some((card) => card.id === id && 'group' in card && card.group === faction);
        const strangers = Object.keys(cards).filter((id) => isCharacter[indexOf.get(id)!] === true && !ofGroup(id));
        if (strangers.length > 0) {
          for (const { id } of starter.cards) if (ofGroup(id)) expect(cards[id]).toBe(2);
        }
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
