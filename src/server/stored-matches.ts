// Matches in the store, whichever engine it has: what is written when one is opened or played again, and what is kept beside them.

import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Seat } from '../kernel/game.ts';
import type { NextTable, PlayerId, Terms } from '../table/model.ts';
import { personOf } from '../table/people.ts';
import { overQuota, type OverQuota, type Quota } from './quota.ts';
import type { Schema } from './schema.ts';
import { bytesOf, newSets, takeOutSets, writeSets } from './sets.ts';
import { writeNames } from './stored-names.ts';

/** Stores a new match with its sets, unless its creator has used up their quota. */
export const insertMatch = async (
  trx: Transaction<Schema>,
  terms: Terms,
  quota: Quota | undefined,
): Promise<OverQuota | undefined> => {
  const { table: id, game, createdAt } = terms;
  const { names = {}, ...rest } = terms;
  const written = takeOutSets(rest);
  const missing = await newSets(trx, written.sets);
  const setBytes = bytesOf(missing);
  const over = quota === undefined ? undefined : await overQuota(trx, quota, setBytes);
  if (over !== undefined) return over;
  const row = {
    id,
    game,
    terms: JSON.stringify(written.terms),
    created_at: createdAt,
  };
  await trx.insertInto('matches').values(row).execute();
  const standing = { match: id, finished: 0, updated_at: createdAt, revision: 0, summary: null } as const;
  await trx.insertInto('standings').values(standing).execute();
  await writeSets(trx, id, written.sets, missing);
  await writeNames(trx, id, names);
  if (quota !== undefined) {
    const opening = { player: quota.player, opened_at: createdAt, match: id, set_bytes: setBytes };
    await trx.insertInto('openings').values(opening).execute();
  }
  const players = terms.seats.flatMap((seatEntry) => (seatEntry?.player == null ? [] : [seatEntry.player]));
  for (const player of players) await addSitting(trx, { player, match: id });
  return undefined;
};

/** Stores the match that follows another one, unless there is one already. */
export const insertNext = async (
  trx: Transaction<Schema>,
  { match, seats }: { readonly match: string; readonly seats: readonly Seat[] },
  terms: Terms,
  quota: Quota,
): Promise<NextTable | OverQuota> => {
  const known = await trx.selectFrom('rematches').selectAll().where('match', '=', match).executeTakeFirst();
  if (known !== undefined) return { table: known.next, seats: JSON.parse(known.seats) as Seat[] };
  const over = await insertMatch(trx, terms, quota);
  if (over !== undefined) return over;
  const row = { match, next: terms.table, seats: JSON.stringify(seats) };
  await trx.insertInto('rematches').values(row).execute();
  return { table: terms.table, seats };
};

const addSitting = async (trx: Transaction<Schema>, sitting: Schema['sittings']): Promise<void> => {
  await trx
    .insertInto('sittings')
    .values(sitting)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Deletes the names of a player and the lists of their tables. */
export const deletePlayer = async (trx: Transaction<Schema>, player: PlayerId): Promise<void> => {
  await trx.deleteFrom('names').where('id', '=', personOf(player).id).execute();
  await trx.deleteFrom('sittings').where('player', '=', player).execute();
  await trx.deleteFrom('openings').where('player', '=', player).execute();
};

/** Has this player ever sat at a match? */
export const findSitting = async (db: Kysely<Schema>, player: PlayerId): Promise<boolean> => {
  const found = await db.selectFrom('sittings').select('match').where('player', '=', player).limit(1).execute();
  return found.length > 0;
};

/** The key of a name, made if there is none; `write` runs a transaction. */
export const findKey = async (
  db: Kysely<Schema>,
  write: (work: (trx: Transaction<Schema>) => Promise<void>) => Promise<void>,
  name: string,
): Promise<string> => {
  const find = () => db.selectFrom('keys').select('key').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.key;
  const key = randomBytes(32).toString('base64url');
  await write(async (trx) => {
    await trx
      .insertInto('keys')
      .values({ name, key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  // Another server may have been quicker; then its key counts.
  return (await find())?.key ?? key;
};
