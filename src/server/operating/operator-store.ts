// What the store does for whoever runs the server: queries in SQL that every engine has.

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { openPlayerStore, type PlayerStore } from './player-data.ts';
import { openRetentionStore, type RetentionStore, type Write } from './retention.ts';

export interface OperatorStore extends RetentionStore, PlayerStore {
  /** Finished matches, a page of those after a match, in the order of their ids. */
  readonly finishedMatches: (after: string) => Promise<readonly string[]>;
}

const PAGE = 500;

export const openOperatorStore = (db: Kysely<Schema>, write: Write): OperatorStore => ({
  ...openRetentionStore(db, write),
  ...openPlayerStore(db),
  finishedMatches: async (after) => {
    const page = await db
      .selectFrom('standings')
      .select('match')
      .where('finished', '=', 1)
      .where('match', '>', after)
      .orderBy('match')
      .limit(PAGE)
      .execute();
    return page.map(({ match }) => match);
  },
});
