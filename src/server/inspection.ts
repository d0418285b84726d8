// Reading a whole database after the server has started, a little at a time: damage is found, and nobody waits for it.

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** About so many bytes are read at once, in at most so many rows: a millisecond or so. */
const BYTES_AT_ONCE = 256 * 1024;
const ROWS_AT_ONCE = 1000;
const FIRST_ROWS = 16;

interface Reader {
  readonly keys: readonly string[];
  readonly first: string;
  readonly next: string;
}

/** How to read a table row by row in the order of its key; only the lengths come back, but for that SQLite reads it all. */
const readerOf = (database: DatabaseSync, table: string): Reader => {
  const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
  const keys = columns
    .filter(({ pk }) => Number(pk) > 0)
    .toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
    .map(({ name }) => `"${String(name)}"`);
  const bytes = columns.map(({ name }) => `coalesce(length("${String(name)}"), 0)`).join(' + ');
  const select = `SELECT ${keys.join(', ')}, ${bytes} AS bytes_read FROM "${table}"`;
  const order = `ORDER BY ${keys.join(', ')} LIMIT ?`;
  const after = `WHERE (${keys.join(', ')}) > (${keys.map(() => '?').join(', ')})`;
  return { keys, first: `${select} ${order}`, next: `${select} ${after} ${order}` };
};

/** Reads every table, with a pause wherever it yields. Throws SQLite's error at the first page that is damaged. */
export function* inspecting(database: DatabaseSync): Generator<undefined, void> {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  for (const { name } of tables) {
    const { keys, first, next } = readerOf(database, String(name));
    let last: readonly SQLOutputValue[] = [];
    for (let rows = FIRST_ROWS; ;) {
      const read = database.prepare(last.length === 0 ? first : next).all(...last, rows);
      const end = read.at(-1);
      if (end === undefined || read.length < rows) break;
      last = keys.map((key) => end[key.slice(1, -1)] ?? null);
      const bytes = read.reduce((sum, row) => sum + Number(row['bytes_read']), 0);
      rows = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor((BYTES_AT_ONCE * read.length) / Math.max(1, bytes))));
      yield;
    }
  }
}
