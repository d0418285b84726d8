// The store: matches and their logs in one SQLite file. What `append` has resolved for is on the disk.

import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, type Transaction } from 'kysely';
import { readStep, writeStep } from '../kernel/steps.ts';
import type { Entry, PlayerId, Terms } from '../table/model.ts';
import { dialectOf, openFile } from './dialect.ts';
import { migrate, SCHEMA_VERSION, type Schema } from './schema.ts';

/** What one table has to write: its new steps, in order, and how it stands after them. */
export interface Batch {
  readonly match: string;
  readonly entries: readonly Entry[];
  readonly finished: boolean;
  /** When, in milliseconds. */
  readonly at: number;
}

/** A match as it was written down. */
export interface StoredMatch {
  readonly terms: Terms;
  readonly entries: readonly Entry[];
  readonly finished: boolean;
  readonly updatedAt: number;
}

/** Something that must not happen and did; kept for whoever looks after the server. */
export interface Fault {
  readonly match: string | null;
  readonly at: number;
  readonly kind: string;
  readonly detail: string;
}

/** Matches and logs, durable. */
export interface Store {
  readonly createMatch: (terms: Terms) => Promise<void>;
  readonly loadMatch: (id: string) => Promise<StoredMatch | undefined>;
  /** One transaction: all of it or, if a step is already there or the disk fails, nothing. */
  readonly append: (batches: readonly Batch[]) => Promise<void>;
  /** The matches somebody has sat at, newest first. */
  readonly matchesOf: (player: PlayerId, limit: number) => Promise<readonly StoredMatch[]>;
  /** Has this player ever sat at a match? */
  readonly hasSat: (player: PlayerId) => Promise<boolean>;
  /** The random key of this name, made when it is first asked for; the same for every server on this store. */
  readonly keyFor: (name: string) => Promise<string>;
  readonly recordFault: (fault: Fault) => Promise<void>;
  readonly faults: () => Promise<readonly Fault[]>;
  /** Throws when the database can't be read, or could not be written last time and still can't. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many values fit into one statement, in rows of five. */
const ROWS_A_STATEMENT = 100;

/** The file inside the data directory. */
export const DATABASE_FILE = 'baize.sqlite';

/** Opens the store of a data directory, creating both if need be; a failure says in plain words what to do. */
export const openStore = (dataDir: string, options: { readonly lockWaitMs: number }): Store => {
  const file = join(dataDir, DATABASE_FILE);
  prepareDirectory(dataDir);
  let database: DatabaseSync | undefined;
  try {
    database = openFile(file, options.lockWaitMs);
    const health = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (health !== 'ok') throw new Error(`it is damaged (${String(health)}); restore it from a copy`);
    migrate(database);
  } catch (error) {
    if (database?.isOpen === true) database.close();
    throw new Error(`Can't open the database ${file}: ${reasonOf(error)}.`, { cause: error });
  }
  return storeOf(new Kysely<Schema>({ dialect: dialectOf(database) }), database);
};

const prepareDirectory = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`Can't write to the data directory ${dataDir} (${why}); choose another one or change its rights.`, {
      cause: error,
    });
  }
};

/** SQLite's primary result codes that a person can do something about. */
const REASONS: { readonly [code: number]: string } = {
  5: 'another Baize server is using it; stop that one or choose another data directory',
  8: 'it is read-only; change its rights or choose another data directory',
  10: 'the disk failed',
  11: 'it is damaged; restore it from a copy or choose another data directory',
  13: 'the disk is full',
  14: 'it can not be opened; check the rights of the file and its directory',
  26: 'it is not a database or it is damaged; restore it from a copy or choose another data directory',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

const storeOf = (db: Kysely<Schema>, database: DatabaseSync): Store => {
  let writable = true;
  const write = async (work: (trx: Transaction<Schema>) => Promise<void>): Promise<void> => {
    try {
      await db.transaction().execute(work);
      writable = true;
    } catch (error) {
      writable = false;
      throw error;
    }
  };
  return {
    createMatch: (terms) => write((trx) => insertMatch(trx, terms)),
    loadMatch: async (id) => (await loadMatches(db, [id]))[0],
    append: (batches) => write((trx) => appendAll(trx, batches)),
    matchesOf: (player, limit) => matchesOf(db, player, limit),
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
    recordFault: (fault) =>
      write(async (trx) => {
        await trx
          .insertInto('faults')
          .values({ ...fault })
          .execute();
      }),
    faults: () => db.selectFrom('faults').select(['match', 'at', 'kind', 'detail']).orderBy('id').execute(),
    check: async () => {
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

const insertMatch = async (trx: Transaction<Schema>, terms: Terms): Promise<void> => {
  const { table: id, game, createdAt } = terms;
  const row = {
    id,
    game,
    terms: JSON.stringify(terms),
    finished: 0,
    created_at: createdAt,
    updated_at: createdAt,
  } as const;
  await trx.insertInto('matches').values(row).execute();
  const players = terms.seats.flatMap((chair) => (chair?.player == null ? [] : [chair.player]));
  await addSittings(
    trx,
    players.map((player) => ({ player, match: id })),
  );
};

const matchesOf = async (db: Kysely<Schema>, player: PlayerId, limit: number): Promise<readonly StoredMatch[]> => {
  const rows = await db
    .selectFrom('sittings')
    .innerJoin('matches', 'matches.id', 'sittings.match')
    .select('matches.id')
    .where('sittings.player', '=', player)
    .orderBy('matches.updated_at', 'desc')
    .orderBy('matches.id')
    .limit(limit)
    .execute();
  return loadMatches(
    db,
    rows.map((row) => row.id),
  );
};

const appendAll = async (trx: Transaction<Schema>, batches: readonly Batch[]): Promise<void> => {
  const rows = batches.flatMap(({ match, entries }) =>
    entries.map((entry) => ({
      match,
      seq: entry.seq,
      step: writeStep(entry.step),
      player: entry.intent?.player ?? null,
      intent: entry.intent?.id ?? null,
    })),
  );
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await trx
      .insertInto('log')
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
  for (const { match, finished, at } of batches) {
    await trx
      .updateTable('matches')
      .set({ finished: finished ? 1 : 0, updated_at: at })
      .where('id', '=', match)
      .execute();
  }
  await addSittings(trx, batches.flatMap(newSittings));
};

const newSittings = ({ match, entries }: Batch): readonly Schema['sittings'][] =>
  entries.flatMap(({ step, intent }) =>
    step.kind === 'sit' && step.sitter.kind === 'person' && intent !== undefined
      ? [{ player: intent.player, match }]
      : [],
  );

const addSittings = async (trx: Transaction<Schema>, sittings: readonly Schema['sittings'][]): Promise<void> => {
  if (sittings.length === 0) return;
  await trx
    .insertInto('sittings')
    .values([...sittings])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const loadMatches = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly StoredMatch[]> => {
  if (ids.length === 0) return [];
  const matches = await db.selectFrom('matches').selectAll().where('id', 'in', ids).execute();
  const lines = await db
    .selectFrom('log')
    .selectAll()
    .where('match', 'in', matches.length === 0 ? [''] : ids)
    .orderBy('match')
    .orderBy('seq')
    .execute();
  const logs = new Map<string, Schema['log'][]>(ids.map((id) => [id, []]));
  for (const line of lines) logs.get(line.match)?.push(line);
  const byId = new Map(matches.map((match) => [match.id, match]));
  return ids.flatMap((id) => {
    const match = byId.get(id);
    if (match === undefined) return [];
    const entries = (logs.get(id) ?? []).map(entryOf);
    const terms = JSON.parse(match.terms) as Terms;
    return [{ terms, entries, finished: match.finished === 1, updatedAt: match.updated_at }];
  });
};

const entryOf = (row: Schema['log'], index: number): Entry => {
  const step = readStep(row.step);
  if (!step.ok || row.seq !== index + 1) {
    throw new Error(`the log of match ${row.match} is damaged at step ${index + 1}`);
  }
  const entry = { seq: row.seq, step: step.value };
  if (row.player === null || row.intent === null) return entry;
  return { ...entry, intent: { player: row.player, id: row.intent } };
};
