// How long matches are kept: which are old enough, how one is deleted with all that hangs on it, and what is remembered of it then.

import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** For how long matches stay after their last step, in days; absent, for good. */
export interface Retention {
  readonly keepDays?: number | undefined;
  readonly keepUnfinishedDays?: number | undefined;
}

/** What is known of a match as something that is kept. */
export interface Keeping {
  /** It stays for good, whatever becomes of others. */
  readonly isKept: boolean;
  readonly finished: boolean;
  readonly updatedAt: number;
}

/** What the store says about keeping. */
export interface RetentionStore {
  readonly keepingOf: (match: string) => Promise<Keeping | undefined>;
  /** Keeps a match for good, or no longer; says whether there is such a match. */
  readonly keep: (match: string, isKept: boolean, at: number) => Promise<boolean>;
  /** Deletes a match; says whether there was one. Card sets that nobody else plays with go too. */
  readonly deleteMatch: (match: string, at: number) => Promise<boolean>;
  /** When a match was deleted. */
  readonly deletedAt: (match: string) => Promise<number | undefined>;
  /** Matches whose last step is older than these times, a page of those after a match; `end` when there are no more. */
  readonly oldMatches: (
    before: { readonly finished: number; readonly unfinished: number },
    after: string,
  ) => Promise<{ readonly old: readonly string[]; readonly end: string | undefined }>;
  /** Forgets what was deleted before a time. */
  readonly forgetDeletions: (before: number) => Promise<void>;
}

const PAGE = 500;

export type Write = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>;

/** Everything of one match; the tables of `Schema` that have a column `match`, in an order that references allow. */
const OF_A_MATCH = ['log', 'sittings', 'names', 'openings', 'talk', 'voices', 'keeps', 'standings'] as const;

const deleteIn = async (trx: Transaction<Schema>, match: string, at: number): Promise<boolean> => {
  const known = await trx.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
  if (known === undefined) return false;
  const sets = await trx.selectFrom('set_uses').select('hash').distinct().where('match', '=', match).execute();
  await trx.deleteFrom('set_uses').where('match', '=', match).execute();
  for (const { hash } of sets) {
    const used = await trx.selectFrom('set_uses').select('match').where('hash', '=', hash).limit(1).executeTakeFirst();
    if (used === undefined) await trx.deleteFrom('sets').where('hash', '=', hash).execute();
  }
  await trx
    .deleteFrom('rematches')
    .where((where) => where.or([where('match', '=', match), where('next', '=', match)]))
    .execute();
  for (const table of OF_A_MATCH) await trx.deleteFrom(table).where('match', '=', match).execute();
  await trx.deleteFrom('matches').where('id', '=', match).execute();
  await trx
    .insertInto('deletions')
    .values({ match, at })
    .onConflict((conflict) => conflict.column('match').doUpdateSet({ at }))
    .execute();
  return true;
};

/** The queries, in SQL that every engine has. */
export const openRetentionStore = (db: Kysely<Schema>, write: Write): RetentionStore => ({
  keepingOf: async (match) => {
    const row = await db
      .selectFrom('standings')
      .leftJoin('keeps', 'keeps.match', 'standings.match')
      .select(['standings.finished', 'standings.updated_at', 'keeps.at'])
      .where('standings.match', '=', match)
      .executeTakeFirst();
    return row && { isKept: row.at !== null, finished: Number(row.finished) === 1, updatedAt: Number(row.updated_at) };
  },
  keep: (match, isKept, at) =>
    write(async (trx) => {
      const known = await trx.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
      if (known === undefined) return false;
      await trx.deleteFrom('keeps').where('match', '=', match).execute();
      if (isKept) await trx.insertInto('keeps').values({ match, at }).execute();
      return true;
    }),
  deleteMatch: (match, at) => write((trx) => deleteIn(trx, match, at)),
  deletedAt: async (match) => {
    const row = await db.selectFrom('deletions').select('at').where('match', '=', match).executeTakeFirst();
    return row && Number(row.at);
  },
  oldMatches: async (before, after) => {
    const page = await db
      .selectFrom('standings')
      .leftJoin('keeps', 'keeps.match', 'standings.match')
      .select(['standings.match', 'standings.finished', 'standings.updated_at', 'keeps.at'])
      .where('standings.match', '>', after)
      .orderBy('standings.match')
      .limit(PAGE)
      .execute();
    const isOld = ({ finished, updated_at, at }: (typeof page)[number]): boolean =>
      at === null && Number(updated_at) < (Number(finished) === 1 ? before.finished : before.unfinished);
    return {
      old: page.filter(isOld).map(({ match }) => match),
      end: page.length < PAGE ? undefined : page.at(-1)?.match,
    };
  },
  forgetDeletions: (before) =>
    write(async (trx) => void (await trx.deleteFrom('deletions').where('at', '<', before).execute())),
});

const DAY = 24 * 60 * 60 * 1000;

/** Of what was deleted, it is said for a year that it was. */
const REMEMBERED_MS = 365 * DAY;

/** Between two parts of a sweep, for everybody else. */
const PAUSE_MS = 20;

/** Deletes what is old enough, a little at a time; says how many. */
export const sweepMatches = async (
  needs: {
    readonly retention: RetentionStore;
    /** Lets go of a table in memory; says no where somebody is there, however long ago they moved. */
    readonly letGo: (match: string) => boolean;
    readonly isOpen: () => boolean;
  },
  { keepDays = Infinity, keepUnfinishedDays = Infinity }: Retention,
  time: number,
): Promise<number> => {
  const before = { finished: time - keepDays * DAY, unfinished: time - keepUnfinishedDays * DAY };
  let deleted = 0;
  for (let after: string | undefined = ''; after !== undefined && needs.isOpen();) {
    const { old, end }: Awaited<ReturnType<RetentionStore['oldMatches']>> = await needs.retention.oldMatches(
      before,
      after,
    );
    for (const match of old) {
      if (!needs.isOpen() || !needs.letGo(match)) continue;
      if (await needs.retention.deleteMatch(match, time)) deleted++;
      await pause(PAUSE_MS, undefined, { ref: false });
    }
    after = end;
    await pause(PAUSE_MS, undefined, { ref: false });
  }
  if (needs.isOpen()) await needs.retention.forgetDeletions(time - REMEMBERED_MS);
  return deleted;
};

/** Until when a match is kept; `undefined`: for good. */
export const keptUntil = ({ isKept, finished, updatedAt }: Keeping, retention: Retention): number | undefined => {
  const days = finished ? retention.keepDays : retention.keepUnfinishedDays;
  return isKept || days === undefined ? undefined : updatedAt + days * DAY;
};

const HOUR = 60 * 60 * 1000;

/** Sweeps now and every hour; gives how to stop. Nothing to do: nothing is done. */
export const keepSweepingMatches = (
  needs: {
    readonly retention: RetentionStore;
    readonly letGo: (match: string) => boolean;
    readonly now: () => number;
    readonly warn: (message: string, error?: unknown) => void;
  },
  retention: Retention,
): (() => void) => {
  if (retention.keepDays === undefined && retention.keepUnfinishedDays === undefined) return () => undefined;
  let isOpen = true;
  let isBusy = false;
  const sweep = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await sweepMatches({ ...needs, isOpen: () => isOpen }, retention, needs.now())
      .catch((error: unknown) => isOpen && needs.warn("can't delete old matches", error))
      .finally(() => (isBusy = false));
  };
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR).unref();
  return () => {
    isOpen = false;
    clearInterval(timer);
  };
};
