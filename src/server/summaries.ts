// Summaries in the store: written with the steps they follow from, and listed without looking at any log.

import type { Kysely, RawBuilder } from 'kysely';
import type { Names } from '../kernel/steps.ts';
import type { PlayerId } from '../table/model.ts';
import type { Summary } from '../table/summary.ts';
import type { Schema } from './schema.ts';
import { readNames } from './stored-names.ts';

/** One match of somebody's, as a list needs it. */
export interface ListedMatch {
  readonly match: string;
  readonly game: string;
  readonly finished: boolean;
  readonly updatedAt: number;
  /** Absent in a match that nobody has come to since it was opened, and in those of older databases. */
  readonly summary: Summary | undefined;
  /** Of people whom its log knows by id. */
  readonly names: Names;
}

/**
 * Keeps a summary, unless there is one that says as much about as many steps: then nothing is written. `hasNoTurn` asks in the engine's
 * words whether the one that is there was made without the rules.
 */
export const writeSummary = async (
  db: Kysely<Schema>,
  match: string,
  summary: Summary,
  hasNoTurn: RawBuilder<boolean>,
): Promise<void> => {
  await db
    .updateTable('standings')
    .set({ revision: summary.revision, summary: JSON.stringify(summary) })
    .where('match', '=', match)
    .where((where) => where.or([where('revision', '<', summary.revision), where('summary', 'is', null), hasNoTurn]))
    .execute();
};

/** The matches somebody has sat at, newest first. */
export const listMatches = async (
  db: Kysely<Schema>,
  player: PlayerId,
  limit: number,
): Promise<readonly ListedMatch[]> => {
  const rows = await db
    .selectFrom('sittings')
    .innerJoin('matches', 'matches.id', 'sittings.match')
    .innerJoin('standings', 'standings.match', 'sittings.match')
    .select(['matches.id', 'matches.game', 'standings.finished', 'standings.updated_at', 'standings.summary'])
    .where('sittings.player', '=', player)
    .orderBy('standings.updated_at', 'desc')
    .orderBy('matches.id')
    .limit(limit)
    .execute();
  const names = await readNames(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    match: row.id,
    game: row.game,
    finished: row.finished === 1,
    updatedAt: row.updated_at,
    summary: row.summary === null ? undefined : (JSON.parse(row.summary) as Summary),
    names: names.get(row.id) ?? {},
  }));
};
