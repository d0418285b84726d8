// The store in PostgreSQL, for one server or many: the same promises as SQLite's, and tables that belong to one server at a time.

import { sql, type Kysely, type Transaction } from 'kysely';
import { personOf } from '../../table/people.ts';
import type { Codes } from '../codes.ts';
import { openOperatorStore } from '../operating/operator-store.ts';
import { deletePlayer, findKey, findSitting, insertMatch, insertNext } from '../stored-matches.ts';
import { StoreAwayError } from '../store-errors.ts';
import type { Store } from '../store.ts';
import type { Schema } from '../schema.ts';
import { listMatches, writeSummary } from '../summaries.ts';
import { appendBatches } from './appending.ts';
import { openSharedCodes } from './codes.ts';
import { asked, connect, isDuplicate, isPostgres, shownAddress } from './connection.ts';
import { openLeases, type Leases } from './leases.ts';
import { loadStored } from './loading.ts';
import { migrate, type PostgresSchema } from './migrations.ts';
import { openTalk } from './talk.ts';

/** A store that many servers share. */
export interface SharedStore extends Store {
  readonly leases: Leases;
  readonly codes: Codes;
}

export interface PostgresOptions {
  /** Without the check that a table is still ours: only for the test that shows what it is for. */
  readonly isFenced?: boolean;
}

/** Connections for what must not wait behind tables that are loaded and lists: steps, and that this server is alive. */
const URGENT = 2;

/** Of a summary that was made where the match can't be played. */
const HAS_NO_TURN = sql<boolean>`summary::json ->> 'turn' IS NULL`;

/** A text can't hold this in PostgreSQL; no text of ours has it, but an error's might. */
const withoutNul = (text: string): string => text.replaceAll('\0', ' ');

/** Opens the store at an address such as `postgres://user:password@host/baize`; a failure says in plain words what to do. */
export const openPostgres = async (
  address: string,
  { isFenced = true }: PostgresOptions = {},
): Promise<SharedStore> => {
  if (!isPostgres(address) || !URL.canParse(address))
    throw new Error('The database must be an address such as postgres://user:password@host:5432/baize.');
  const db = connect(address);
  try {
    await asked(() => migrate(db));
  } catch (error) {
    await db.destroy();
    const why =
      error instanceof StoreAwayError ? `${causeOf(error)}; is it running, and is the address right` : causeOf(error);
    throw new Error(`Can't open the database ${shownAddress(address)}: ${why}.`, { cause: error });
  }
  return storeOf(db, connect(address, URGENT), isFenced);
};

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error instanceof StoreAwayError && error.cause instanceof Error ? causeOf(error.cause) : textOf(error);
};

/** Some errors of a connection are several at once, and say nothing themselves. */
const textOf = (error: Error): string => {
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  return error.message === '' && first instanceof Error ? first.message : error.message.replace(/\.$/u, '');
};

const storeOf = (db: Kysely<PostgresSchema>, urgent: Kysely<PostgresSchema>, isFenced: boolean): SharedStore => {
  // What is asked of both engines in the same words knows only the tables that both have.
  const both = db as unknown as Kysely<Schema>;
  const talk = openTalk(db, asked);
  const write = <T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    asked(() => both.transaction().execute(work));
  /** Somebody else may write the same at the same time; then it is there the second time. */
  const writeTwice = <T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    write(work).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return write(work);
    });
  const leases = openLeases(db, urgent, asked);
  const operator = openOperatorStore(both, write);
  return {
    createMatch: (terms, quota) => writeTwice((trx) => insertMatch(trx, terms, quota)),
    createNext: (match, seats, terms, quota) => writeTwice((trx) => insertNext(trx, { match, seats }, terms, quota)),
    loadMatch: (id) => asked(() => loadStored(db, id)),
    append: (batches) => asked(() => appendBatches(urgent, batches, isFenced)),
    talk,
    keepTalk: (lines) => talk.keep(lines),
    forgetPlayer: async (player) => {
      await write((trx) => deletePlayer(trx, player));
      await talk.forget(player, personOf(player).id);
    },
    matchesOf: (player, limit) => asked(() => listMatches(both, player, limit)),
    saveSummary: (match, summary) => write((trx) => writeSummary(trx, match, summary, HAS_NO_TURN)),
    hasSat: (player) => asked(() => findSitting(both, player)),
    keyFor: (name) => asked(() => findKey(both, write, name)),
    recordFault: (fault) =>
      asked(async () => {
        const detail = withoutNul(fault.detail);
        await db
          .insertInto('faults')
          .values({ ...fault, detail })
          .execute();
      }),
    faults: () =>
      asked(() => db.selectFrom('faults').select(['match', 'at', 'kind', 'detail']).orderBy('id').execute()),
    operator: {
      ...operator,
      // What somebody plays at another server is not deleted under them.
      deleteMatch: async (match, at) => (await leases.clear(match)) && operator.deleteMatch(match, at),
    },
    usedBytes: () =>
      asked(async () => {
        const size = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(db);
        return size.rows[0]?.bytes ?? 0;
      }),
    backup: () => Promise.reject(new Error('the matches are in PostgreSQL: pg_dump makes a copy of them')),
    // Checking its own files is PostgreSQL's business.
    inspect: () => Promise.resolve(),
    check: () =>
      asked(async () => {
        await db.selectFrom('matches').select('id').limit(1).execute();
      }),
    leases,
    codes: openSharedCodes(db, asked),
    close: async () => {
      await Promise.all([db.destroy(), urgent.destroy()]);
    },
  };
};
