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
import { MOST_DECK_LINES } from './sets/limits.ts';
import { Recent } from './sets/recent.ts';
import { readSet } from './sets/set-json.ts';
import { dusk, setHashed, starter, STARTER_DECKS } from './sets/shipped.ts';
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

/** Freezes a set and all it holds: views and records hand it out as it is, and whoever writes to it changes nothing. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
};

/** Sets that were read already. Only such as can't be written to: another object may have changed since. */
const known = new WeakSet<object>([frozen(starter), frozen(dusk)]);

/** A set that is embedded, or the hash of one that is shipped or among `others`. */
export const resolveSet = (spot: Spot, others: readonly CardSet[]): CardSet => {
  if (typeof spot.value === 'string') {
    const found = others.find((set) => kitOf(set).hash === spot.value) ?? setHashed(spot.value);
    return found ?? wrong(spot, 'is the hash of no set that is known here; give the set itself');
  }
  const { value } = spot;
  if (typeof value !== 'object' || value === null) return wrong(spot, 'must be a set, or the hash of one');
  if (known.has(value)) return value as CardSet;
  const text = JSON.stringify(value);
  return recent.get(text) ?? recent.keep(text, knownSet(readSet(spot)));
};

/** Sets that were read lately, by their JSON: tables of one set bring it again and again. */
const recent = new Recent<CardSet>();

const knownSet = (set: CardSet, hash?: string): CardSet => {
  frozen(set);
  // A set that is shipped is the same object everywhere, so that its indexes are made once.
  const one = setHashed(kitOf(set, hash).hash) ?? set;
  known.add(one);
  return one;
};

/** A set and its hash as this program wrote them on another thread. */
export const trustedSet = (text: string, hash: string): CardSet =>
  recent.get(text) ?? recent.keep(text, knownSet(JSON.parse(text) as CardSet, hash));

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
