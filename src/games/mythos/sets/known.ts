// Sets by what names them: embedded ones are read once, shipped ones are the same object everywhere.

import { wrong, type Spot } from '../../../kernel/reading.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { Recent } from './recent.ts';
import { readSet } from './set-json.ts';
import { dusk, firstDusk, setHashed, starter } from './shipped.ts';

/** Freezes a set and all it holds: views and records hand it out as it is, and whoever writes to it changes nothing. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
};

/** Sets that were read already. Only such as can't be written to: another object may have changed since. */
const known = new WeakSet<object>([frozen(starter), frozen(dusk), frozen(firstDusk)]);

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
