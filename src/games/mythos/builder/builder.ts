// The deck builder of Mythos.

import type { DeckBuilder, Draft } from '../../../kernel/deck-builder.ts';
import { kitOf, type CardIndex, type CardSet } from '../cards.ts';
import { readSet } from '../deck-tools/sets.ts';
import type { MythosOptions } from '../options.ts';
import { choosePick, draftedList, givenMissions, offerOf, PICKS } from '../sets/draft.ts';
import { orderOf, readText, sampleHand, shippedCounts, writeText } from './files.ts';
import { countsOfList } from './lists.ts';
import { poolOf } from './pool.ts';
import { complete, reviewOf } from './review.ts';

/** Nothing can be built of a set that can't be read. */
const NO_CARDS: CardSet = { name: '', groups: [], keywords: [], cards: [] };

const setOf = (text: string | undefined): CardSet => {
  const set = readSet(text);
  return set.ok ? set.value : NO_CARDS;
};

const placesOf = (set: CardSet, ids: readonly string[]): readonly CardIndex[] =>
  ids.flatMap((id) => kitOf(set).indexOf.get(id) ?? []);

const idsOf = (set: CardSet, places: readonly CardIndex[]): readonly string[] =>
  places.map((place) => set.cards[place]!.id);

const draft: Draft = {
  picks: PICKS,
  offer: (text, seed, picked) => {
    const set = setOf(text);
    return idsOf(set, offerOf(set, seed, placesOf(set, picked)));
  },
  given: (text, seed) => {
    const set = setOf(text);
    return idsOf(set, givenMissions(set, seed));
  },
  choose: (text, picked, offer) => {
    const set = setOf(text);
    return set.cards[choosePick(set, placesOf(set, picked), placesOf(set, offer))]!.id;
  },
  deck: (text, seed, picked) => {
    const set = setOf(text);
    return countsOfList(draftedList(set, seed, placesOf(set, picked)), set);
  },
};

export const builder: DeckBuilder = {
  pool: (reader) => {
    const set = readSet(reader.set);
    return set.ok ? poolOf(set.value, reader) : undefined;
  },
  review: (deck, reader, options) => reviewOf(deck, setOf(reader.set), (options as MythosOptions).deckSize, reader),
  complete: (deck, set, options, seed) => complete(deck, setOf(set), (options as MythosOptions).deckSize, seed),
  read: (text, reader) => readText(text, setOf(reader.set), reader),
  write: (deck, set) => writeText(deck, setOf(set)),
  shipped: shippedCounts,
  sampleHand: (deck, set, seed) => sampleHand(deck, setOf(set), seed),
  orderOf: (hash, set) => orderOf(hash, setOf(set)),
  loadCheckSet: async () => (await import('./check-set.ts')).checkSet,
  draft,
};
