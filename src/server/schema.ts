// The tables of the store, and the migrations that lead to them. `PRAGMA user_version` counts the migrations done.

import type { DatabaseSync } from 'node:sqlite';
import type { Generated } from 'kysely';

/** The database as kysely sees it. */
export interface Schema {
  matches: {
    id: string;
    game: string;
    /** The terms of the match as JSON, seed included; `null` stands for a set that `set_uses` names. */
    terms: string;
    created_at: number;
  };
  /** How a match stands: written with every step, so it is small. */
  standings: {
    match: string;
    finished: 0 | 1;
    updated_at: number;
    /** How many steps the summary covers. */
    revision: number;
    /** What a list says of the match. None yet: one that nobody has come to since it was opened. */
    summary: string | null;
  };
  /** The log: one row per step. Its key is the optimistic lock: two writers can't both write the same step. */
  log: {
    match: string;
    seq: number;
    step: string;
    player: string | null;
    intent: string | null;
  };
  /** Who has ever sat at a match: what `mine` lists. */
  sittings: { player: string; match: string };
  /** What people are called at a match, by the id they have in its log. Beside the log, so that a name can be changed or removed. */
  names: { match: string; id: string; name: string };
  /** Sets of cards as JSON, by the hash of that text. */
  sets: { hash: string; content: string };
  /** Which set belongs at which place of a match's terms. */
  set_uses: { match: string; at: string; hash: string };
  /** Who opened which table, and how many bytes of sets were written for it. */
  openings: { player: string; opened_at: number; match: string; set_bytes: number };
  /** Where those who wanted to play a match again play on: one table for each match, with the seats that have a place there as JSON. */
  rematches: { match: string; next: string; seats: string };
  /** Matches that stay for good, whatever is deleted by its age. */
  keeps: { match: string; at: number };
  /** Matches that were deleted, so that whoever asks for one can be told. */
  deletions: { match: string; at: number };
  faults: { id: Generated<number>; match: string | null; at: number; kind: string; detail: string };
  /** What people have said at a match, the last of it: see talk/talk-store.ts, which alone reads and writes these three. */
  talk: { match: string; id: number; at: number; seat: number; person: string; said: string; intent: string | null };
  voices: { match: string; id: string; person: string; at: number; type: string; audio: Uint8Array };
  /** Whom a player does not want to hear, by the id that logs have for people. */
  blocks: { player: string; person: string };
  /** Random keys by what they are for, shared by every server on this store. */
  keys: { name: string; key: string };
}

/** Each entry leads from its index to the next version; entries are only ever added. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    step TEXT NOT NULL,
    player TEXT,
    intent TEXT,
    PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sittings (
    player TEXT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE faults (
    id INTEGER PRIMARY KEY,
    match TEXT,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    detail TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    key TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE summaries (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    revision INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sets (
    hash TEXT PRIMARY KEY,
    content TEXT NOT NULL
  ) STRICT;
  CREATE TABLE set_uses (
    match TEXT NOT NULL REFERENCES matches (id),
    at TEXT NOT NULL,
    hash TEXT NOT NULL REFERENCES sets (hash),
    PRIMARY KEY (match, at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE openings (
    player TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id),
    set_bytes INTEGER NOT NULL,
    PRIMARY KEY (player, opened_at, match)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE names (
    match TEXT NOT NULL REFERENCES matches (id),
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (match, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX names_of ON names (id);
  `,
  `
  CREATE TABLE standings (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    finished INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    summary TEXT
  ) STRICT, WITHOUT ROWID;
  INSERT INTO standings (match, finished, updated_at, revision, summary)
    SELECT id, finished, updated_at, coalesce(revision, 0), summary FROM matches LEFT JOIN summaries ON match = id;
  DROP TABLE summaries;
  ALTER TABLE matches DROP COLUMN finished;
  ALTER TABLE matches DROP COLUMN updated_at;
  `,
  `
  CREATE TABLE talk (
    match TEXT NOT NULL REFERENCES matches (id),
    id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    said TEXT NOT NULL,
    intent TEXT,
    PRIMARY KEY (match, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX talk_of ON talk (person);
  CREATE TABLE voices (
    match TEXT NOT NULL REFERENCES matches (id),
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    type TEXT NOT NULL,
    audio BLOB NOT NULL,
    PRIMARY KEY (match, id)
  ) STRICT;
  CREATE INDEX voices_of ON voices (person);
  CREATE TABLE blocks (
    player TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (player, person)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE rematches (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    next TEXT NOT NULL REFERENCES matches (id),
    seats TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE keeps (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE deletions (
    match TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];

/** The schema version this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Marks the file as Baize's, so that somebody else's database is never migrated. */
export const APPLICATION_ID = 0x62_61_69_7a;

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma] ?? 0);

/** Brings a database to this program's version, each migration in a transaction; says in plain words why it can't. */
export const migrate = (database: DatabaseSync): void => {
  const version = numberOf(database, 'user_version');
  const application = numberOf(database, 'application_id');
  const empty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (application !== APPLICATION_ID && !empty) {
    throw new Error('it belongs to another program; choose another data directory');
  }
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `it was written by a newer Baize (schema ${version}, this program knows ${SCHEMA_VERSION}); update Baize`,
    );
  }
  MIGRATIONS.slice(version).forEach((sql, index) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(sql);
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      database.exec(`PRAGMA user_version = ${version + index + 1}`);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  });
};
