// The draft of Mythos: every offer can be taken, every way through it is a legal deck, and nothing but the seed and the picks decides it.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/draws.ts';
import { hashText } from '../../../kernel/hash.ts';
import { kitOf, type Card, type CardIndex, type CardSet } from '../cards.ts';
import { deckTools } from '../deck-tools.ts';
import { optionsWith } from '../testing/scenario.ts';
import { deckFaults, type DeckList } from './decks.ts';
import { botDraft, choosePick, draftedList, givenMissions, OFFERED, offerOf, PICKS } from './draft.ts';
import { dusk, starter } from './shipped.ts';

/** The smallest set that a deck can be built of: fifteen cards, three missions. */
const SMALL: CardSet = {
  ...dusk,
  cards: [
    ...kitOf(dusk)
      .deckCards.slice(0, 15)
      .map((index) => dusk.cards[index]!),
    ...kitOf(dusk)
      .missions.slice(0, 3)
      .map((index) => dusk.cards[index]!),
  ],
};

const drafted = (set: CardSet, seed: string, take: (offer: readonly CardIndex[]) => CardIndex): DeckList => {
  const picked: CardIndex[] = [];
  for (let offer = offerOf(set, seed, picked); offer.length > 0; offer = offerOf(set, seed, picked)) {
    expect(new Set(offer).size).toBe(offer.length);
    picked.push(take(offer));
  }
  expect(picked).toHaveLength(PICKS);
  return draftedList(set, seed, picked);
};

describe.each([
  ['the cards of the game', dusk],
  ['the first cards', starter],
  ['the fewest that there can be', SMALL],
])('of %s', (_, set) => {
  test('every draft is a legal deck, however it is picked', () => {
    const random = fastRandom(3);
    const ways: readonly ((offer: readonly CardIndex[]) => CardIndex)[] = [
      (offer) => offer[0]!,
      (offer) => offer.at(-1)!,
      (offer) => offer[random.below(offer.length)]!,
      // As many of one card as there can be.
      (offer) => offer.toSorted((a, b) => a - b)[0]!,
    ];
    for (let seed = 0; seed < 12; seed++)
      for (const way of ways)
        expect(deckFaults(drafted(set, hashText(`seed ${seed}`), way), set, 'exactly30')).toEqual([]);
  });
});

test('an offer has three cards as long as the set has so many', () => {
  const picked: CardIndex[] = [];
  for (let i = 0; i < PICKS; i++) {
    const offer = offerOf(dusk, hashText('three'), picked);
    expect(offer).toHaveLength(OFFERED);
    picked.push(offer[1]!);
  }
  expect(offerOf(dusk, hashText('three'), picked)).toEqual([]);
});

test('the same seed and picks give the same offers; another seed gives others', () => {
  const offers = (seed: string): unknown => {
    const picked: CardIndex[] = [];
    return Array.from({ length: PICKS }, () => {
      const offer = offerOf(dusk, hashText(seed), picked);
      picked.push(offer[0]!);
      return offer;
    });
  };
  expect(offers('a')).toEqual(offers('a'));
  expect(offers('a')).not.toEqual(offers('b'));
  expect(givenMissions(dusk, hashText('a'))).toEqual(givenMissions(dusk, hashText('a')));
});

test('nobody is left without cheap characters: ten offers have them, ten offers are of middling ones', () => {
  const costOf = (card: Card | undefined): number => (card?.kind === 'character' ? card.cost : 9);
  const picked: CardIndex[] = [];
  let cheap = 0;
  for (let i = 0; i < PICKS; i++) {
    const offer = offerOf(dusk, hashText('curve'), picked);
    if (offer.filter((index) => costOf(dusk.cards[index]) <= 2).length >= 2) cheap++;
    picked.push(offer[0]!);
  }
  expect(cheap).toBeGreaterThanOrEqual(10);
});

describe('a bot that drafts', () => {
  test('has a legal deck, always the same for a seed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const list = botDraft(dusk, hashText(`bot ${seed}`));
      expect(deckFaults(list, dusk, 'exactly30')).toEqual([]);
      expect(botDraft(dusk, hashText(`bot ${seed}`))).toEqual(list);
    }
  });

  test('takes the stronger of two cards of one cost, and rather people of those it has', () => {
    const at = (id: string): CardIndex => kitOf(dusk).indexOf.get(id)!;
    const weak: Card = {
      kind: 'character',
      id: 'Weak',
      group: 'Lantern',
      keywords: [],
      cost: 3,
      power: 1,
      effects: [],
    };
    const strong: Card = { ...weak, id: 'Strong', power: 4 };
    const stranger: Card = { ...strong, id: 'Stranger', group: 'Tide' };
    const set = { ...dusk, cards: [...dusk.cards, weak, stranger, strong] };
    const [first, other, best] = [dusk.cards.length, dusk.cards.length + 1, dusk.cards.length + 2] as CardIndex[];
    expect(choosePick(set, [], [first!, best!])).toBe(best);
    const picked = [at('Kaito/Scout'), at('Sen/Wick_Keeper'), at('Mara/Bell_Ringer')];
    expect(choosePick(set, picked, [other!, best!])).toBe(best);
  });

  test('brings its deck to a table by name, from the salt of its seat', () => {
    const bring = (salt: string) => deckTools.loadoutFor(optionsWith(), 1, 'drafted', { salt });
    const [one, same, other] = [bring('a'.repeat(32)), bring('a'.repeat(32)), bring('b'.repeat(32))];
    expect(one).toMatchObject({ ok: true });
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    expect(deckTools.drawn).toContain('drafted');
    // The salt stands in the record: whoever has it can draft again.
    const again = botDraft(dusk, hashText(`${'a'.repeat(32)}/1`));
    expect(one.ok && one.value['cards']).toEqual(again.cards);
  });
});
