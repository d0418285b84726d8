// Reading a match from PostgreSQL.

import { sql, type Kysely } from 'kysely';
import { present } from '../../kernel/present.ts';
import type { Entry, NextTable, Terms } from '../../table/model.ts';
import { entryOf, ROWS_PER_PAGE, type StoredMatch } from '../loading.ts';
import { putBackSets } from '../sets.ts';
import type { PostgresSchema } from './migrations.ts';

/** The match of an id; `undefined` if there is none. */
export const loadStored = async (db: Kysely<PostgresSchema>, id: string): Promise<StoredMatch | undefined> => {
  const match = await db
    .selectFrom('matches')
    .innerJoin('standings', 'standings.match', 'matches.id')
    .select([
      'terms',
      'finished',
      'updated_at',
      'revision',
      sql<boolean>`summary::json ->> 'turn' IS NOT NULL`.as('known'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (match === undefined) return undefined;
  const isFinished = match.finished === 1;
  const [names, sets, next, entries] = await Promise.all([
    db.selectFrom('names').select(['id', 'name']).where('match', '=', id).execute(),
    db
      .selectFrom('set_uses')
      .innerJoin('sets', 'sets.hash', 'set_uses.hash')
      .select(['at', 'sets.hash', 'content'])
      .where('match', '=', id)
      .execute(),
    isFinished ? nextOf(db, id) : undefined,
    logOf(db, id),
  ]);
  const called = names.length === 0 ? undefined : Object.fromEntries(names.map((row) => [row.id, row.name]));
  return {
    terms: { ...putBackSets(JSON.parse(match.terms) as Terms, sets), ...present({ names: called }) },
    entries,
    finished: isFinished,
    updatedAt: match.updated_at,
    summarised: match.known && match.revision === entries.length,
    ...present({ next }),
  };
};

const nextOf = async (db: Kysely<PostgresSchema>, match: string): Promise<NextTable | undefined> => {
  const row = await db.selectFrom('rematches').selectAll().where('match', '=', match).executeTakeFirst();
  return row && { table: row.next, seats: JSON.parse(row.seats) as NextTable['seats'] };
};

const logOf = async (db: Kysely<PostgresSchema>, match: string): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for (;;) {
    const page = await db
      .selectFrom('log')
      .select(['seq', 'step', 'player', 'intent'])
      .where('match', '=', match)
      .where('seq', '>', entries.length)
      .orderBy('seq')
      .limit(ROWS_PER_PAGE)
      .execute();
    for (const { seq, step, player, intent } of page)
      entries.push(entryOf(match, [seq, step, player, intent], entries.length));
    if (page.length < ROWS_PER_PAGE) return entries;
  }
};
