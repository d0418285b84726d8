// What players bring to a match: a deck each, of one set. The set travels with it, so that a record needs nothing else.

import { present } from '../../kernel/present.ts';
import {
  readArray,
  readInteger,
  reading,
  readMembers,
  readObject,
  readString,
  wrong,
  type Spot,
} from '../../kernel/reading.ts';
import type { InputError, Result } from '../../kernel/result.ts';
import type { Json } from '../../kernel/json.ts';
import { kitOf, type CardSet } from './cards.ts';
import type { MythosOptions } from './options.ts';
import { deckFaults, deckHash, deckOf, type DeckList } from './sets/decks.ts';
import { resolveSet } from './sets/known.ts';
import { MOST_DECK_LINES } from './sets/limits.ts';
import { STARTER_DECKS } from './sets/shipped-decks.ts';
import { starter } from './sets/shipped.ts';
import { emptyState, type State } from './state.ts';

/** A deck and its set: the set itself, or the hash of a set that is shipped or that the other player brings. */
export interface Loadout extends DeckList {
  readonly set: CardSet | string;
  /** Any text that the rival does not know, each player's own, so that the hash of a list gives nothing away. */
  readonly salt?: string;
}

/** A deck as it goes into a record, its set embedded. */
export const loadoutOf = (list: DeckList, set: CardSet, salt?: string): Loadout => ({
  set,
  cards: list.cards,
  missions: list.missions,
  ...present({ salt }),
});

/** The decks of a match that names none: the set is embedded once. */
export const houseLoadouts = (): readonly Json[] => {
  const [first, second] = STARTER_DECKS;
  return [
    loadoutOf(first, starter) as unknown as Json,
    { set: kitOf(starter).hash, cards: second.cards, missions: [...second.missions] },
  ];
};

const LONGEST_SALT = 200;

/** A salt: text of a sensible length. */
export const readSalt = (spot: Spot): string =>
  readString(spot).length <= LONGEST_SALT
    ? readString(spot)
    : wrong(spot, `must have at most ${LONGEST_SALT} characters`);

const readList = (spot: Spot): DeckList & { readonly set: Spot; readonly salt: string } => {
  const fields = readObject(spot, ['set', 'cards', 'missions'], ['salt']);
  const counts = readMembers(fields.cards, MOST_DECK_LINES);
  return {
    set: fields.set,
    cards: Object.fromEntries(counts.map(([id, count]) => [id, readInteger(count, 1, 99)])),
    missions: readArray(fields.missions, { max: 9 }).map(readString),
    salt: fields.salt === undefined ? '' : readSalt(fields.salt),
  };
};

/** The state before the deal, from what both bring; a fault says whose deck is wrong and why. */
export const readLoadouts = (options: MythosOptions, json: readonly unknown[]): Result<State, InputError> =>
  reading({ loadouts: json.length === 0 ? houseLoadouts() : json }, (root) => {
    const both = readArray(readObject(root, ['loadouts']).loadouts, { length: 2 });
    const lists = both.map(readList);
    const embedded = lists.filter(({ set }) => typeof set.value !== 'string').map(({ set }) => resolveSet(set, []));
    const sets = lists.map(({ set }) => resolveSet(set, embedded));
    const [set, other] = sets as [CardSet, CardSet];
    if (kitOf(set).hash !== kitOf(other).hash)
      wrong(both[1]!, `is of the set ${other.name}, the other deck of ${set.name}`);
    lists.forEach((list, seat) => {
      const [fault] = deckFaults(list, set, options.deckSize);
      if (fault !== undefined) wrong(both[seat]!, fault);
    });
    return emptyState(
      options,
      set,
      lists.map((list) => deckOf(list, set)),
      lists.map((list) => deckHash(list, list.salt)),
      lists.map(({ salt }) => salt),
    );
  });
