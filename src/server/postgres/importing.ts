// Brings what a single server has kept in SQLite into an empty PostgreSQL: everything but reports, in one transaction.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Insertable, type Transaction } from 'kysely';
import { migrate as migrateFile, type Schema } from '../schema.ts';
import { DATABASE_FILE, reasonOf } from '../store.ts';
import { asked, connect } from './connection.ts';
import type { PostgresSchema } from './migrations.ts';
import { openPostgres } from './postgres-store.ts';

/** In an order in which every row finds those that it names. */
const TABLES = [
  'matches',
  'standings',
  'log',
  'sittings',
  'names',
  'sets',
  'set_uses',
  'openings',
  'rematches',
  'keeps',
  'deletions',
  'faults',
  'keys',
  'talk',
  'voices',
  'blocks',
] as const satisfies readonly (keyof Schema)[];

/** Rows that are sent at once. */
const TOGETHER = 500;

/** How many matches and steps were brought over. */
export interface Imported {
  readonly matches: number;
  readonly steps: number;
}

/** Imports a data directory that no server uses; it is only read. A failure says in plain words what to do, and then nothing was imported. */
export const importSqlite = async (dataDir: string, address: string): Promise<Imported> => {
  const copy = copyOf(join(dataDir, DATABASE_FILE));
  try {
    // Brings the database to its version.
    await (await openPostgres(address)).close();
    const db = connect(address);
    try {
      return await asked(() => db.transaction().execute((trx) => copyAll(copy.database, trx)));
    } finally {
      await db.destroy();
    }
  } finally {
    copy.remove();
  }
};

/** A copy of today's version, whichever version the file itself has. */
const copyOf = (file: string): { readonly database: DatabaseSync; readonly remove: () => void } => {
  if (!existsSync(file)) throw new Error(`There is no ${file}; name the data directory of a server.`);
  const folder = mkdtempSync(join(tmpdir(), 'baize-import-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const original = new DatabaseSync(file, { readOnly: true });
    const path = join(folder, DATABASE_FILE);
    try {
      original.prepare('VACUUM INTO ?').run(path);
    } finally {
      original.close();
    }
    const database = new DatabaseSync(path);
    migrateFile(database);
    return {
      database,
      remove: () => {
        database.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw new Error(`Can't read ${file}: ${reasonOf(error)}.`, { cause: error });
  }
};

const copyAll = async (database: DatabaseSync, trx: Transaction<PostgresSchema>): Promise<Imported> => {
  const there = await trx.selectFrom('matches').select('id').limit(1).executeTakeFirst();
  if (there !== undefined)
    throw new Error('There are matches in this PostgreSQL database already; import into an empty one.');
  // A server that was started there before has made keys; those that signed these players' cookies count.
  await trx.deleteFrom('keys').execute();
  let [matches, steps] = [0, 0];
  for (const table of TABLES) {
    const rows = await copyTable(database, trx, table);
    if (table === 'matches') matches = rows;
    if (table === 'log') steps = rows;
  }
  await sql`SELECT setval(pg_get_serial_sequence('faults', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM faults), false)`.execute(
    trx,
  );
  return { matches, steps };
};

const copyTable = async (
  database: DatabaseSync,
  trx: Transaction<PostgresSchema>,
  table: (typeof TABLES)[number],
): Promise<number> => {
  let rows: Insertable<Schema[typeof table]>[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
    count += rows.length;
    rows = [];
  };
  for (const row of database.prepare(`SELECT * FROM "${table}"`).iterate()) {
    rows.push(row as unknown as Insertable<Schema[typeof table]>);
    if (rows.length === TOGETHER) await flush();
  }
  await flush();
  return count;
};
