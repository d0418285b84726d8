// The sets and decks that come with the game.

import { kitOf, type CardSet } from '../cards.ts';
import { shippedDeck, type DeckList } from './decks.ts';
import { readSetText } from './set-text.ts';
import { LANTERN_DECK, STARTER_TEXT, TIDE_DECK } from './starter-text.ts';

const read = (text: string): CardSet => {
  const set = readSetText(text);
  if (set.ok) return set.value;
  const [fault] = set.error;
  throw new Error(`the starter set, line ${fault?.line}, column ${fault?.column}: ${fault?.message}`);
};

const deck = (text: string): DeckList => {
  const list = shippedDeck(text, starter);
  if (!list.ok) throw new Error(`a starter deck, ${list.error}`);
  return list.value;
};

/** The set used where nobody names another. */
export const starter: CardSet = read(STARTER_TEXT);

/** Decks ready to play, the first two for whoever brings none. */
export const DECKS: { readonly [name: string]: DeckList } = { lanterns: deck(LANTERN_DECK), tides: deck(TIDE_DECK) };

/** A shipped set by its hash. */
export const setHashed = (hash: string): CardSet | undefined => (kitOf(starter).hash === hash ? starter : undefined);
