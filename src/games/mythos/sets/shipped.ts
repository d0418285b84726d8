// The sets that come with the game. A set that was ever shipped stays: records and tables name sets by their hashes.

import { kitOf, type CardSet } from '../cards.ts';
import { DUSK_TEXT } from './dusk/set.ts';
import { readSetText } from './set-text.ts';
import { STARTER_TEXT } from './starter-text.ts';

const read = (text: string): CardSet => {
  const set = readSetText(text);
  if (set.ok) return set.value;
  const [fault] = set.error;
  throw new Error(`a shipped set, line ${fault?.line}, column ${fault?.column}: ${fault?.message}`);
};

/** The first 36 cards: what positions without a set and matches without decks mean, for good. */
export const starter: CardSet = read(STARTER_TEXT);

/** The set that players get who choose none: 120 cards. */
export const dusk: CardSet = read(DUSK_TEXT);

const SHIPPED = [dusk, starter];

/** A shipped set by its hash. */
export const setHashed = (hash: string): CardSet | undefined => SHIPPED.find((set) => kitOf(set).hash === hash);

/** Is this a shipped set, which its hash stands for? */
export const isShipped = (set: CardSet): boolean => setHashed(kitOf(set).hash) !== undefined;
