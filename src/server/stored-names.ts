// Names of people in the store: beside the logs, which know them by id.

import type { Kysely } from 'kysely';
import type { Names } from '../kernel/steps.ts';
import type { Schema } from './schema.ts';

/** Keeps what people are called at a match; a name that is there already is replaced. */
export const writeNames = async (db: Kysely<Schema>, match: string, names: Names): Promise<void> => {
  for (const [id, name] of Object.entries(names)) {
    await db
      .insertInto('names')
      .values({ match, id, name })
      .onConflict((conflict) => conflict.columns(['match', 'id']).doUpdateSet({ name }))
      .execute();
  }
};

/** What people are called at some matches. */
export const readNames = async (
  db: Kysely<Schema>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Names>> => {
  const found = new Map<string, Record<string, string>>();
  if (matches.length === 0) return found;
  const rows = await db.selectFrom('names').selectAll().where('match', 'in', matches).execute();
  for (const { match, id, name } of rows) found.set(match, { ...found.get(match), [id]: name });
  return found;
};
