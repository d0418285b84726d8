// The way to PostgreSQL: a pool of connections under kysely, and which errors mean that it is away.

import { Pool, types } from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import { StoreAwayError } from '../store-errors.ts';
import type { PostgresSchema } from './migrations.ts';

/** How long to wait for a connection, one's turn included, and for an answer, in milliseconds. */
const CONNECT_MS = 5000;
const ANSWER_MS = 5000;

/** Whole numbers of 64 bits: times and counts, all of which a JavaScript number holds. */
const INT8 = 20;

const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

/** Is this the address of a PostgreSQL database? */
export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//u.test(address);

/** The address without its password, for messages. */
export const shownAddress = (address: string): string => {
  if (!URL.canParse(address)) return 'this address';
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname}`;
};

/** Connects when it is first asked something; at most so many questions are asked at the same time. */
export const connect = (address: string, connections = 6): Kysely<PostgresSchema> => {
  const pool = new Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: `baize ${process.pid}`,
    // Whatever the database's own setting is: what is acknowledged is on its disk.
    options: '-c synchronous_commit=on',
    types: typeParsers,
  });
  // A connection that breaks while nobody uses it; the next question opens another one.
  pool.on('error', () => undefined);
  return new Kysely<PostgresSchema>({ dialect: new PostgresDialect({ pool }) });
};

/** SQLSTATE classes and codes of a server that can't serve now: no connection, too many, shutting down, read-only, disk full. */
const AWAY = /^(?:08|53|57P|58|25006|XX)/u;

/** Errors of the connection itself, which have no SQLSTATE. */
const BROKEN = /^(?:E[A-Z]+|UND_.+)$/u;
const BROKEN_TEXT = /connection|timeout|terminated|not queryable/iu;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A row with this key is there already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

const isAway = (error: unknown): boolean => {
  const code = codeOf(error);
  if (AWAY.test(code) || BROKEN.test(code)) return true;
  return code === '' && error instanceof Error && BROKEN_TEXT.test(error.message);
};

/** Does some work in the database; if that is away, it says so. */
export const asked = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new StoreAwayError(`PostgreSQL is away: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};
