// Sets of cards in the store: each is written once, under the hash of its text, however many tables play with it.

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Json, JsonObject } from '../kernel/json.ts';
import { present } from '../kernel/present.ts';
import type { Terms } from '../table/model.ts';
import type { Schema } from './schema.ts';

/** A set that terms hold: `at` is its place there, `content` its JSON. */
export interface HeldSet {
  readonly at: string;
  readonly hash: string;
  readonly content: string;
}

/** The place of a table's own set, as the text of its file. */
const OWN = 'set';

/** The place of the set that a seat's loadout embeds. */
const loadoutPlace = (seat: number): string => `loadouts[${seat}].set`;

const held = (at: string, value: Json): HeldSet => {
  const content = JSON.stringify(value);
  return { at, hash: createHash('sha256').update(content).digest('hex'), content };
};

/** The set that a loadout embeds; one that only names its set by a hash is short already. */
const embedded = (loadout: Json): Json | undefined => {
  const set = (loadout as JsonObject | null)?.['set'];
  return typeof set === 'object' && set !== null ? set : undefined;
};

/** Terms as they are written down, and the sets that were in them: `null` is in their place. */
export const takeOutSets = (terms: Terms): { readonly terms: object; readonly sets: readonly HeldSet[] } => {
  const sets = terms.set === undefined ? [] : [held(OWN, terms.set)];
  const loadouts = terms.loadouts?.map((loadout, seat) => {
    const set = embedded(loadout);
    if (set === undefined) return loadout;
    sets.push(held(loadoutPlace(seat), set));
    return { ...(loadout as JsonObject), set: null };
  });
  if (sets.length === 0) return { terms, sets };
  return {
    terms: {
      ...terms,
      ...present({ set: terms.set === undefined ? undefined : null, loadouts }),
    },
    sets,
  };
};

/** Terms as they were, from what was written down; sets that were never taken out stay as they are. */
export const putBackSets = (written: Terms, sets: readonly HeldSet[]): Terms => {
  if (sets.length === 0) return written;
  const read = new Map<string, Json>();
  const found = new Map(
    sets.map(({ at, hash, content }) => {
      // One object for all seats that have the same set.
      const value = read.get(hash) ?? (JSON.parse(content) as Json);
      read.set(hash, value);
      return [at, value];
    }),
  );
  const own = found.get(OWN);
  const loadouts = written.loadouts?.map((loadout, seat) => {
    const set = found.get(loadoutPlace(seat));
    return set === undefined ? loadout : { ...(loadout as JsonObject), set };
  });
  return {
    ...written,
    ...present({ set: own as string | undefined, loadouts }),
  };
};

/** Those that are not in the store yet, each once. */
export const newSets = async (db: Kysely<Schema>, sets: readonly HeldSet[]): Promise<readonly HeldSet[]> => {
  const byHash = new Map(sets.map((set) => [set.hash, set]));
  if (byHash.size === 0) return [];
  const known = await db
    .selectFrom('sets')
    .select('hash')
    .where('hash', 'in', [...byHash.keys()])
    .execute();
  for (const { hash } of known) byHash.delete(hash);
  return [...byHash.values()];
};

/** How much room sets take, in bytes. */
export const bytesOf = (sets: readonly HeldSet[]): number =>
  sets.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0);

/** Writes down the sets of a match that is written down already. */
export const writeSets = async (
  trx: Transaction<Schema>,
  match: string,
  sets: readonly HeldSet[],
  missing: readonly HeldSet[],
): Promise<void> => {
  for (const { hash, content } of missing)
    await trx
      .insertInto('sets')
      .values({ hash, content })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const { at, hash } of sets) await trx.insertInto('set_uses').values({ match, at, hash }).execute();
};
