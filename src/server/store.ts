// The store: matches and their logs in one SQLite file. What `append` has resolved for is on the disk.

import { randomBytes } from 'node:crypto';
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
import { overQuota, type OverQuota, type Quota } from './quota.ts';
import { migrate, SCHEMA_VERSION, type Schema } from './schema.ts';
import { writeNames } from './stored-names.ts';
import { bytesOf, newSets, takeOutSets, writeSets } from './sets.ts';
import { listMatches, writeSummary, type ListedMatch } from './summaries.ts';
import { openTalkStore, type LineAt, type TalkStore } from './talk/talk-store.ts';

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
  /** Asks something of what is kept of talk, or changes it, while no transaction is open. */
  readonly talk: <T>(work: (kept: TalkStore) => T) => Promise<T>;
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

const prepareDirectory = (dataDir: string): void => {
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

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

const storeOf = (db: Kysely<Schema>, database: DatabaseSync, file: string): Store => {
  let writable = true;
  let damage: Error | undefined;
  const appendNow = prepareAppend(database);
  const loadMatch = prepareLoad(database);
  const talkStore = openTalkStore(database);
  const talk = async <T>(work: (kept: TalkStore) => T): Promise<T> =>
    database.isTransaction ? db.connection().execute(async () => work(talkStore)) : work(talkStore);
  const append = async (batches: readonly Batch[]): Promise<void> => {
    try {
      // Synchronous, so nothing comes in between; only an open transaction of kysely's has to be waited for.
      if (database.isTransaction) await db.connection().execute(async () => appendNow(batches));
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
      const { id } = personOf(player);
      await write(async (trx) => {
        await trx.deleteFrom('names').where('id', '=', id).execute();
        await trx.deleteFrom('sittings').where('player', '=', player).execute();
        await trx.deleteFrom('openings').where('player', '=', player).execute();
      });
      await talk((kept) => kept.forget(player, id));
    },
    keepTalk: (lines) => talk((kept) => kept.keep(lines)),
    matchesOf: (player, limit) => listMatches(db, player, limit),
    saveSummary: (match, summary) => write((trx) => writeSummary(trx, match, summary)),
    hasSat: async (player) => {
      const found = await db.selectFrom('sittings').select('match').where('player', '=', player).limit(1).execute();
      return found.length > 0;
    },
    keyFor: async (name) => {
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
    },
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
      await db.selectFrom('matches').select('id').limit(1).execute();
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

/** Stores a new match with its sets, unless its creator has used up their quota. */
const insertMatch = async (
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

const insertNext = async (
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
