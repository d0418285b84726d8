// The store: matches and their logs, durable; and the one that needs nothing, in one SQLite file. What `append` has resolved for is on the disk.

import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Seat } from '../kernel/game.ts';
import type { NextTable, PlayerId, Terms } from '../table/model.ts';
import { personOf } from '../table/people.ts';
import type { Summary } from '../table/summary.ts';
import { prepareAppend, type Batch } from './appending.ts';
import { dialectOf, openFile } from './dialect.ts';
import { inspecting } from './inspection.ts';
import { prepareLoad, type StoredMatch } from './loading.ts';
import { copyDatabase } from './operating/copying.ts';
import { openOperatorStore, type OperatorStore } from './operating/operator-store.ts';
import type { OverQuota, Quota } from './quota.ts';
import { migrate, SCHEMA_VERSION, type Schema } from './schema.ts';
import { deletePlayer, findKey, findSitting, insertMatch, insertNext } from './stored-matches.ts';
import { listMatches, writeSummary, type ListedMatch } from './summaries.ts';
import { openTalkStore, talkWhen, type LineAt, type TalkStore } from './talk/talk-store.ts';

/** Something that must not happen and did; kept for the server's operator. */
export interface Fault {
  readonly match: string | null;
  readonly at: number;
  readonly kind: string;
  readonly detail: string;
}

/** Matches and logs, durable. */
export interface Store {
  /** Stores a new match. With a quota, only if there is room; otherwise it returns which limit is exceeded. */
  readonly createMatch: (terms: Terms, quota?: Quota) => Promise<OverQuota | undefined>;
  /**
   * Stores the match that follows another one, for whoever sat at these seats of that one; unless there is one already, which is then
   * the next match for good. Returns the table, or which limit is exceeded.
   */
  readonly createNext: (
    match: string,
    seats: readonly Seat[],
    terms: Terms,
    quota: Quota,
  ) => Promise<NextTable | OverQuota>;
  readonly loadMatch: (id: string) => Promise<StoredMatch | undefined>;
  /** One transaction: all of it or, if a step is already there or the disk fails, nothing. */
  readonly append: (batches: readonly Batch[]) => Promise<void>;
  /** The matches somebody has sat at, newest first; however long they are, this looks at no log. */
  readonly matchesOf: (player: PlayerId, limit: number) => Promise<readonly ListedMatch[]>;
  /** Keeps the summary of a match that has none yet. */
  readonly saveSummary: (match: string, summary: Summary) => Promise<void>;
  /** Has this player ever sat at a match? */
  readonly hasSat: (player: PlayerId) => Promise<boolean>;
  /** The random key of this name, made when it is first asked for; the same for every server on this store. */
  readonly keyFor: (name: string) => Promise<string>;
  readonly talk: TalkStore;
  readonly keepTalk: (lines: readonly LineAt[]) => Promise<void>;
  /** Deletes a player's names, lists and talk. Logs stay: they know people by ids that say nothing. */
  readonly forgetPlayer: (player: PlayerId) => Promise<void>;
  /** For whoever runs the server. */
  readonly operator: OperatorStore;
  /** What is stored takes so many bytes; room that deleted matches have left does not count. */
  readonly usedBytes: () => Promise<number>;
  /** Copies all of it to a new file, a little at a time; what is written meanwhile is in the copy too. */
  readonly backup: (file: string) => Promise<void>;
  readonly recordFault: (fault: Fault) => Promise<void>;
  readonly faults: () => Promise<readonly Fault[]>;
  /** Reads the whole file, a little at a time, until the store is closed. Rejects if it is damaged; `check` throws from then on. */
  readonly inspect: () => Promise<void>;
  /** Throws when the database can't be read or is known to be damaged, or could not be written last time and still can't. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Of a summary that was made where the match can't be played. */
const HAS_NO_TURN = sql<boolean>`json_extract(summary, '$.turn') IS NULL`;

/** Between two parts of an inspection, each read in a few milliseconds: everybody may be coming back just then. */
const INSPECTION_PAUSE_MS = 100;

/** The file inside the data directory. */
export const DATABASE_FILE = 'baize.sqlite';

/** Opens the store of a data directory, creating both if need be; a failure says in plain words what to do. */
export const openStore = (dataDir: string, options: { readonly lockWaitMs: number }): Store => {
  const file = join(dataDir, DATABASE_FILE);
  prepareDirectory(dataDir);
  let database: DatabaseSync | undefined;
  try {
    database = openFile(file, options.lockWaitMs);
    migrate(database);
  } catch (error) {
    if (database?.isOpen === true) database.close();
    throw new Error(`Can't open the database ${file}: ${reasonOf(error)}.`, { cause: error });
  }
  return storeOf(new Kysely<Schema>({ dialect: dialectOf(database) }), database, file);
};

/** Creates a data directory if need be; a failure says in plain words what to do. */
export const prepareDirectory = (dataDir: string): void => {
  try {
    // Nobody else's: what is in it opens seats and tells cards.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `Can't write to the data directory ${dataDir} (${why}); choose another one or change its permissions.`,
      {
        cause: error,
      },
    );
  }
};

/** SQLite's primary result codes that a person can do something about. */
const REASONS: { readonly [code: number]: string } = {
  5: 'another Baize server is using it; stop that one or choose another data directory',
  8: 'it is read-only; change its permissions or choose another data directory',
  10: 'the disk failed',
  11: 'it is damaged; restore it from a backup or choose another data directory',
  13: 'the disk is full',
  14: "it can't be opened; check the permissions of the file and its directory",
  26: 'it is not a database or it is damaged; restore it from a backup or choose another data directory',
};

/** Why SQLite failed, in plain words. */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

const storeOf = (db: Kysely<Schema>, database: DatabaseSync, file: string): Store => {
  let writable = true;
  let damage: Error | undefined;
  const appendNow = prepareAppend(database);
  const loadMatch = prepareLoad(database);
  const findAny = database.prepare('SELECT id FROM matches LIMIT 1');
  /** Synchronous, so nothing comes in between; only an open transaction of kysely's has to be waited for. */
  const whenFree = async <T>(work: () => T): Promise<T> =>
    database.isTransaction ? db.connection().execute(async () => work()) : work();
  const talk = talkWhen(whenFree, openTalkStore(database));
  const append = async (batches: readonly Batch[]): Promise<void> => {
    try {
      if (database.isTransaction) await whenFree(() => appendNow(batches));
      else appendNow(batches);
      writable = true;
    } catch (error) {
      writable = false;
      throw error;
    }
  };
  const write = async <T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> => {
    try {
      const done = await db.transaction().execute(work);
      writable = true;
      return done;
    } catch (error) {
      writable = false;
      throw error;
    }
  };
  return {
    createMatch: (terms, quota) => write((trx) => insertMatch(trx, terms, quota)),
    createNext: (match, seats, terms, quota) => write((trx) => insertNext(trx, { match, seats }, terms, quota)),
    loadMatch,
    append,
    talk,
    forgetPlayer: async (player) => {
      await write((trx) => deletePlayer(trx, player));
      await talk.forget(player, personOf(player).id);
    },
    keepTalk: (lines) => talk.keep(lines),
    matchesOf: (player, limit) => listMatches(db, player, limit),
    saveSummary: (match, summary) => write((trx) => writeSummary(trx, match, summary, HAS_NO_TURN)),
    hasSat: (player) => findSitting(db, player),
    keyFor: (name) => findKey(db, write, name),
    operator: openOperatorStore(db, write),
    usedBytes: async () => {
      const [pages, free, bytes] = ['page_count', 'freelist_count', 'page_size'].map((pragma) =>
        Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]),
      ) as [number, number, number];
      return (pages - free) * bytes;
    },
    backup: (copy) => copyDatabase(database, copy),
    recordFault: (fault) =>
      write(async (trx) => {
        await trx
          .insertInto('faults')
          .values({ ...fault })
          .execute();
      }),
    faults: () => db.selectFrom('faults').select(['match', 'at', 'kind', 'detail']).orderBy('id').execute(),
    inspect: async () => {
      const parts = inspecting(database);
      try {
        while (database.isOpen && parts.next().done !== true)
          await pause(INSPECTION_PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        damage = new Error(`The database ${file} can't be read: ${reasonOf(error)}.`, { cause: error });
        throw damage;
      }
    },
    check: async () => {
      if (damage !== undefined) throw damage;
      await whenFree(() => findAny.get());
      // Writes the first page without changing it: does a write succeed again?
      if (!writable)
        await write(async (trx) => void (await sql`PRAGMA user_version = ${sql.lit(SCHEMA_VERSION)}`.execute(trx)));
    },
    close: async () => {
      await db.destroy();
      // Kysely leaves a file alone that it never asked anything of.
      if (database.isOpen) database.close();
    },
  };
};
