// Decks and sets of cards that are kept in this browser, by game. What does not fit there is said, never lost silently.

import type { CardCounts } from '../../kernel/deck-builder.ts';
import { remembered } from '../text/index.ts';

/** A deck that somebody keeps. `set`: the hash of its cards, where they are not the game's own. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly deck: CardCounts;
  /** The same as text, for whoever knows nothing of the game's cards. */
  readonly list: string;
  readonly set?: string;
}

/** A set of cards that somebody keeps, by its hash. */
export interface KeptSet {
  readonly hash: string;
  readonly name: string;
  readonly text: string;
}

/** Why something could not be kept: the browser keeps nothing or has no room left, or there are too many already. */
export type NotKept = 'no-room' | 'too-many';

export const MOST_DECKS = 200;
const MOST_SETS = 20;
export const LONGEST_NAME = 60;

const decksKey = (game: string): string => `baize.decks.${game}`;
const setsKey = (game: string): string => `baize.sets.${game}`;
const openKey = (game: string): string => `baize.decks.${game}.open`;

type Fields = { readonly [field: string]: unknown };

/** What lies under a key, as far as it is a list. */
const listAt = (key: string): readonly Fields[] => {
  try {
    const value: unknown = JSON.parse(remembered(key) ?? '[]');
    return Array.isArray(value)
      ? value.filter((each): each is Fields => typeof each === 'object' && each !== null)
      : [];
  } catch {
    return [];
  }
};

/** Writes, unlike `remember`, with the answer whether it worked. */
const write = (key: string, value: unknown): NotKept | undefined => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return undefined;
  } catch {
    return 'no-room';
  }
};

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

const deckIn = ({ id, name, deck, list, set }: Fields): readonly KeptDeck[] => {
  if (typeof id !== 'string' || typeof name !== 'string' || typeof deck !== 'object' || deck === null) return [];
  if (!Object.values(deck).every(isCount)) return [];
  const text = typeof list === 'string' ? list : '';
  return [{ id, name, deck: deck as CardCounts, list: text, ...(typeof set === 'string' ? { set } : {}) }];
};

const setIn = ({ hash, name, text }: Fields): readonly KeptSet[] =>
  typeof hash === 'string' && typeof name === 'string' && typeof text === 'string' ? [{ hash, name, text }] : [];

/** All decks, the one that was changed last first. */
export const keptDecks = (game: string): readonly KeptDeck[] => listAt(decksKey(game)).flatMap(deckIn);

/** Keeps a deck in place of the one with its id. Another tab may have changed others: they are read again. */
export const keepDeck = (game: string, deck: KeptDeck): NotKept | undefined => {
  const others = keptDecks(game).filter(({ id }) => id !== deck.id);
  return others.length >= MOST_DECKS ? 'too-many' : write(decksKey(game), [deck, ...others]);
};

export const dropDeck = (game: string, id: string): NotKept | undefined =>
  write(
    decksKey(game),
    keptDecks(game).filter((each) => each.id !== id),
  );

export const keptSets = (game: string): readonly KeptSet[] => listAt(setsKey(game)).flatMap(setIn);

export const keepSet = (game: string, set: KeptSet): NotKept | undefined => {
  const others = keptSets(game).filter(({ hash }) => hash !== set.hash);
  return others.length >= MOST_SETS ? 'too-many' : write(setsKey(game), [set, ...others]);
};

export const dropSet = (game: string, hash: string): NotKept | undefined =>
  write(
    setsKey(game),
    keptSets(game).filter((each) => each.hash !== hash),
  );

/** The deck that was open last. */
export const openDeckId = (game: string): string => remembered(openKey(game)) ?? '';

export const rememberOpen = (game: string, id: string): NotKept | undefined => {
  try {
    localStorage.setItem(openKey(game), id);
    return undefined;
  } catch {
    return 'no-room';
  }
};

/** An id that no other deck has. */
export const newId = (): string => crypto.randomUUID().slice(0, 8);
