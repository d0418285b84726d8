// What players have reported, for whoever runs the server: in a file of its own, which can be read while a server holds the other one.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredVoice } from './talk-store.ts';

/** One reported line, with all that is needed to judge it. */
export interface Report {
  readonly at: number;
  readonly match: string;
  readonly line: number;
  /** Who reports, by the id that logs have for people. */
  readonly reporter: string;
  readonly accused: string;
  /** What the accused was called. */
  readonly name: string;
  /** A text, the id of a phrase, or how long a voice message is. */
  readonly said: string;
  /** In the words of whoever reports. */
  readonly why: string;
  readonly voice?: StoredVoice;
}

export interface Reports {
  /** The same line reported again by the same person is not kept twice. */
  readonly add: (report: Report) => void;
  readonly list: () => readonly (Report & { readonly id: number })[];
  /** Deletes those that are older than a time. */
  readonly sweep: (before: number) => void;
  readonly close: () => void;
}

/** The file inside the data directory. */
export const REPORTS_FILE = 'reports.sqlite';

const VERSION = 1;

/** Marks the file as Baize's. */
const APPLICATION_ID = 0x62_61_69_72;

const SCHEMA = `
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    match TEXT NOT NULL,
    line INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    accused TEXT NOT NULL,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    why TEXT NOT NULL,
    type TEXT,
    audio BLOB,
    UNIQUE (match, line, reporter)
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${VERSION};
`;

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma] ?? 0);

type Row = Omit<Report, 'voice'> & {
  readonly id: number;
  readonly type: string | null;
  readonly audio: Uint8Array | null;
};

const reportOf = ({ type, audio, ...row }: Row): Report & { readonly id: number } =>
  type === null || audio === null ? row : { ...row, voice: { type, audio } };

/** All reports of an open file, this one or a backup. */
export const reportsIn = (database: DatabaseSync): readonly (Report & { readonly id: number })[] =>
  (database.prepare('SELECT * FROM reports ORDER BY id').all() as unknown as readonly Row[]).map(reportOf);

/** Opens the reports of a data directory, to write them or only to look. */
export const openReports = (dataDir: string, mode: 'write' | 'read' = 'write'): Reports => {
  const file = join(dataDir, REPORTS_FILE);
  const isNew = !existsSync(file);
  const database = new DatabaseSync(file, { timeout: 2000, readOnly: mode === 'read' });
  try {
    if (mode === 'write') database.exec('PRAGMA journal_mode = WAL');
    if (isNew || numberOf(database, 'user_version') === 0) database.exec(`BEGIN;${SCHEMA}COMMIT;`);
    if (numberOf(database, 'application_id') !== APPLICATION_ID || numberOf(database, 'user_version') !== VERSION)
      throw new Error('it was written by a newer Baize or by another program');
  } catch (error) {
    database.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Can't open the reports ${file}: ${why}.`, { cause: error });
  }
  return {
    add: ({ at, match, line, reporter, accused, name, said, why, voice }) =>
      void database
        .prepare(
          `INSERT INTO reports (at, match, line, reporter, accused, name, said, why, type, audio)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        )
        .run(at, match, line, reporter, accused, name, said, why, voice?.type ?? null, voice?.audio ?? null),
    list: () => reportsIn(database),
    sweep: (before) => void database.prepare('DELETE FROM reports WHERE at < ?').run(before),
    close: () => database.close(),
  };
};
