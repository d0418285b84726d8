// Backups: a copy of everything in one file, made while the server runs, and its way back.

import { existsSync } from 'node:fs';
import { chmod, copyFile, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFile } from '../dialect.ts';
import { APPLICATION_ID, SCHEMA_VERSION } from '../schema.ts';
import { DATABASE_FILE, type Store } from '../store.ts';
import { openReports, REPORTS_FILE, reportsIn } from '../talk/reports.ts';

/** Reports lie in a file of their own; in a backup they are one more table. */
const REPORTS_TABLE = 'reports';

/** What must be left on the disk: a backup must not be what fills it. */
const LEFT_BYTES = 50_000_000;

const findRoom = async (bytes: number, folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + LEFT_BYTES) return;
  const needed = Math.ceil((bytes + LEFT_BYTES) / 1e6);
  throw new Error(
    `A backup needs ${needed} MB of free room in ${folder}, and there are ${Math.floor((bavail * bsize) / 1e6)}.`,
  );
};

/** Copies the store page by page, between the moves of those who play, and adds the reports. */
export const makeBackup = async (
  store: Pick<Store, 'backup' | 'usedBytes'>,
  dataDir: string,
  file: string,
): Promise<void> => {
  await findRoom(await store.usedBytes(), dirname(file));
  await store.backup(file);
  await chmod(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    // One file, which can be read wherever it lies.
    database.exec('PRAGMA journal_mode = DELETE');
    const reports = join(dataDir, REPORTS_FILE);
    if (existsSync(reports)) {
      database.prepare('ATTACH ? AS kept').run(reports);
      database.exec(`CREATE TABLE ${REPORTS_TABLE} AS SELECT * FROM kept.reports`);
    }
  } finally {
    database.close();
  }
};

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma] ?? 0);

/** Reads a whole backup; throws with the reason why it is none. Gives how many matches it holds. */
export const checkBackup = (file: string): number => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    if (numberOf(database, 'application_id') !== APPLICATION_ID) throw new Error('it is no backup of Baize');
    if (numberOf(database, 'user_version') > SCHEMA_VERSION)
      throw new Error('it was made by a newer Baize; update Baize first');
    const found = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (found !== 'ok') throw new Error(`it is damaged: ${String(found)}`);
    return Number(database.prepare('SELECT count(*) AS count FROM matches').get()?.['count']);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Can't use ${file}: ${why}.`, { cause: error });
  } finally {
    if (database?.isOpen === true) database.close();
  }
};

const onDisk = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
};

/** What was there before is moved aside; another server that uses it makes this fail. */
const moveAside = async (dataDir: string, stamp: string): Promise<string | undefined> => {
  const file = join(dataDir, DATABASE_FILE);
  const aside = join(dataDir, `before-restore-${stamp}.sqlite`);
  if (!existsSync(file)) return undefined;
  let lock: DatabaseSync;
  try {
    // Opened and closed, all of it is in the one file.
    lock = openFile(file, 1500);
    lock.close();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
    if (code === 5) throw new Error('A server is using this data directory; stop it first.', { cause: error });
    // What can't be opened is moved aside too: a damaged file is what backups are for.
    for (const end of ['-wal', '-shm']) if (existsSync(file + end)) await rename(file + end, aside + end);
  }
  await rename(file, aside);
  return aside;
};

/** Takes the reports of a restored file out of it, to where they belong. */
const putBackReports = (dataDir: string): void => {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
  try {
    const has = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = '${REPORTS_TABLE}'`).get() !== undefined;
    if (!has) return;
    const reports = openReports(dataDir);
    try {
      for (const report of reportsIn(database)) reports.add(report);
    } finally {
      reports.close();
    }
    database.exec(`DROP TABLE ${REPORTS_TABLE}`);
  } finally {
    database.close();
  }
};

/** Puts a backup into a data directory. Gives where the database is that was there before, if there was one. */
export const restoreBackup = async (file: string, dataDir: string, time: Date): Promise<string | undefined> => {
  checkBackup(file);
  const stamp = time.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const beside = join(dataDir, `restoring-${stamp}.sqlite`);
  try {
    await copyFile(file, beside);
    await chmod(beside, 0o600);
    await onDisk(beside);
    const aside = await moveAside(dataDir, stamp);
    await rename(beside, join(dataDir, DATABASE_FILE));
    putBackReports(dataDir);
    return aside;
  } finally {
    await rm(beside, { force: true });
  }
};
