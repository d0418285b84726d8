// The sets and decks that come with the game. A set that was ever shipped stays: records and tables name sets by their hashes.

import { kitOf, type CardSet } from '../cards.ts';
import { shippedDeck, type DeckList } from './decks.ts';
import { DUSK_DECKS } from './dusk/decks.ts';
import { DUSK_TEXT } from './dusk/set.ts';
import { readSetText } from './set-text.ts';
import { LANTERN_DECK, STARTER_TEXT, TIDE_DECK } from './starter-text.ts';

const read = (text: string): CardSet => {
  const set = readSetText(text);
  if (set.ok) return set.value;
  const [fault] = set.error;
  throw new Error(`a shipped set, line ${fault?.line}, column ${fault?.column}: ${fault?.message}`);
};

const deck = (text: string, set: CardSet): DeckList => {
  const list = shippedDeck(text, set);
  if (!list.ok) throw new Error(`a shipped deck, ${list.error}`);
  return list.value;
};

/** The first 36 cards: what positions without a set and matches without decks mean, for good. */
export const starter: CardSet = read(STARTER_TEXT);

/** A deck of `starter` for each seat. */
export const STARTER_DECKS: readonly [DeckList, DeckList] = [deck(LANTERN_DECK, starter), deck(TIDE_DECK, starter)];

/** The set that players get who choose none: 120 cards. */
export const dusk: CardSet = read(DUSK_TEXT);

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

const SHIPPED = [dusk, starter];

/** A shipped set by its hash. */
export const setHashed = (hash: string): CardSet | undefined => SHIPPED.find((set) => kitOf(set).hash === hash);

/** Is this a shipped set, which its hash stands for? */
export const isShipped = (set: CardSet): boolean => setHashed(kitOf(set).hash) !== undefined;
