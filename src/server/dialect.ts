// Puts Node's own SQLite under kysely's SqliteDialect, and opens the file so that a commit is durable and the file is ours alone.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Statements kept prepared; a batch of every size is a statement of its own, so there must be an end. */
const KEPT = 256;

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

const shim = (database: DatabaseSync): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare: (sql) => {
      // A full disk has rolled back by itself; a second rollback would fail and hide why.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = wrap(database.prepare(sql));
      if (kept.size < KEPT) kept.set(sql, statement);
      return statement;
    },
  };
};

const wrap = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

/** Kysely's dialect over an open file. */
export const dialectOf = (database: DatabaseSync): SqliteDialect => new SqliteDialect({ database: shim(database) });

/** So many pages of 4 KB are logged before they are written to the file itself; most of them are changed many times until then. */
const WAL_PAGES = 4000;

/** Enough for the last page of every log that is being written. */
const CACHE_KB = 16_000;

/** Opens a file with write-ahead log and full synchronisation; the lock lasts until it is closed or the process dies. */
export const openFile = (file: string, lockWaitMs: number): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  try {
    // Exclusive before the first access: the lock is then the process's own, and a killed server leaves none behind.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA wal_autocheckpoint = ${WAL_PAGES}`);
    database.exec(`PRAGMA cache_size = -${CACHE_KB}`);
    database.exec('BEGIN IMMEDIATE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
