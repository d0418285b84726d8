// The sets that come with the game. A set that was ever shipped stays: records and tables name sets by their hashes.

import { kitOf, type CardSet } from '../cards.ts';
import { DUSK_TEXT, FIRST_DUSK_TEXT } from './dusk/set.ts';
import { readSetText } from './set-text.ts';
import { STARTER_TEXT } from './starter-text.ts';

const read = (text: string): CardSet => {
  const set = readSetText(text);
  if (set.ok) return set.value;
  const [fault] = set.error;
  throw new Error(`a shipped set, line ${fault?.line}, column ${fault?.column}: ${fault?.message}`);
};

/** A set with some of its cards as another one has them. */
const withCards = (set: CardSet, other: CardSet): CardSet => {
  const cards = new Map(other.cards.map((card) => [card.id, card]));
  return { ...set, cards: set.cards.map((card) => cards.get(card.id) ?? card) };
};

/** The first 36 cards: what positions without a set and matches without decks mean, for good. */
export const starter: CardSet = read(STARTER_TEXT);

/** The set that players get who choose none: 120 cards. */
export const dusk: CardSet = read(DUSK_TEXT);

/** The same 120 cards as they were first, with other numbers and lines: for records and tables of that time. */
export const firstDusk: CardSet = withCards(dusk, read(FIRST_DUSK_TEXT));

export const shippedSets: readonly CardSet[] = [dusk, starter, firstDusk];

/** A shipped set by its hash. */
export const setHashed = (hash: string): CardSet | undefined => shippedSets.find((set) => kitOf(set).hash === hash);

/** Is this a shipped set, which its hash stands for? */
export const isShipped = (set: CardSet): boolean => setHashed(kitOf(set).hash) !== undefined;
