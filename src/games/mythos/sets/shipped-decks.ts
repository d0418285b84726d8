// The decks that come with the game, apart from their sets: whoever only shows cards needs none.

import type { CardSet } from '../cards.ts';
import { shippedDeck, type DeckList } from './decks.ts';
import { DUSK_DECKS } from './dusk/decks.ts';
import { dusk, starter } from './shipped.ts';
import { LANTERN_DECK, TIDE_DECK } from './starter-text.ts';

const deck = (text: string, set: CardSet): DeckList => {
  const list = shippedDeck(text, set);
  if (!list.ok) throw new Error(`a shipped deck, ${list.error}`);
  return list.value;
};

/** A deck of `starter` for each seat. */
export const STARTER_DECKS: readonly [DeckList, DeckList] = [deck(LANTERN_DECK, starter), deck(TIDE_DECK, starter)];

/** Decks of `dusk`, ready to play, by name. */
export const DECKS: { readonly [name in keyof typeof DUSK_DECKS]: DeckList } = {
  lanterns: deck(DUSK_DECKS.lanterns, dusk),
  tides: deck(DUSK_DECKS.tides, dusk),
  kites: deck(DUSK_DECKS.kites, dusk),
  forge: deck(DUSK_DECKS.forge, dusk),
  lesson: deck(DUSK_DECKS.lesson, dusk),
};

/** The decks of players who choose none, by seat. */
export const HOUSE_DECKS: readonly [DeckList, DeckList] = [DECKS.lanterns, DECKS.tides];

/** A shipped deck by its name, if there is one. */
export const deckNamed = (name: string): DeckList | undefined =>
  Object.hasOwn(DECKS, name) ? DECKS[name as keyof typeof DECKS] : undefined;
