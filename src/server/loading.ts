// Reading matches: when a thousand tables come back at once, it is what each of them waits for. Statements are prepared once.

import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { present } from '../kernel/present.ts';
import { readStep, type Names } from '../kernel/steps.ts';
import type { Entry, NextTable, Terms } from '../table/model.ts';
import type { Schema } from './schema.ts';
import { putBackSets, type HeldSet } from './sets.ts';

/** A match as it was written down. */
export interface StoredMatch {
  readonly terms: Terms;
  readonly entries: readonly Entry[];
  readonly finished: boolean;
  readonly updatedAt: number;
  /** Its summary covers every step, so that no list has to play it again. */
  readonly summarised: boolean;
  /** Where those who wanted to play again play on. */
  readonly next?: NextTable;
}

/** A log that can't be read; nothing else in the store is wrong. */
export class DamagedLogError extends Error {}

/** How many steps of a log are read at once. */
export const ROWS_PER_PAGE = 1000;

type LogColumns = Schema['log'];
/** A row of the log as a list, which is read faster than an object: seq, step, player, intent. */
export type LogRow = readonly [LogColumns['seq'], LogColumns['step'], LogColumns['player'], LogColumns['intent']];
type MatchRow = Pick<Schema['matches'], 'terms'> & Pick<Schema['standings'], 'finished' | 'updated_at' | 'revision'>;

/** Loads matches by id; `undefined` where there is none. */
export const prepareLoad = (database: DatabaseSync): ((id: string) => Promise<StoredMatch | undefined>) => {
  const findMatch = database.prepare(
    `SELECT terms, finished, updated_at, revision, json_extract(summary, '$.turn') IS NOT NULL AS summarised
     FROM matches JOIN standings ON match = id WHERE id = ?`,
  );
  const findNames = database.prepare('SELECT id, name FROM names WHERE match = ?');
  const findSets = database.prepare(
    'SELECT at, sets.hash, content FROM set_uses JOIN sets ON sets.hash = set_uses.hash WHERE match = ?',
  );
  const findNext = database.prepare('SELECT next, seats FROM rematches WHERE match = ?');
  const findSteps = database.prepare(
    'SELECT seq, step, player, intent FROM log WHERE match = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  findSteps.setReturnArrays(true);

  const namesOf = (id: string): Names | undefined => {
    const rows = findNames.all(id) as unknown as readonly Schema['names'][];
    return rows.length === 0 ? undefined : Object.fromEntries(rows.map((row) => [row.id, row.name]));
  };

  const nextOf = (id: string): NextTable | undefined => {
    const row = findNext.get(id) as Pick<Schema['rematches'], 'next' | 'seats'> | undefined;
    return row && { table: row.next, seats: JSON.parse(row.seats) as NextTable['seats'] };
  };

  /** Page by page, with a pause for everybody else after each. */
  const logOf = async (match: string): Promise<readonly Entry[]> => {
    const entries: Entry[] = [];
    for (;;) {
      const page = findSteps.all(match, entries.length, ROWS_PER_PAGE) as unknown as readonly LogRow[];
      for (const row of page) entries.push(entryOf(match, row, entries.length));
      if (page.length < ROWS_PER_PAGE) return entries;
      await setImmediate();
    }
  };

  return async (id) => {
    const match = findMatch.get(id) as unknown as (MatchRow & { readonly summarised: number }) | undefined;
    if (match === undefined) return undefined;
    const sets = findSets.all(id) as unknown as readonly HeldSet[];
    const names = namesOf(id);
    const entries = await logOf(id);
    return {
      terms: { ...putBackSets(JSON.parse(match.terms) as Terms, sets), ...present({ names }) },
      entries,
      finished: match.finished === 1,
      updatedAt: match.updated_at,
      summarised: match.summarised === 1 && match.revision === entries.length,
      // Only a match that is over has one.
      ...present({ next: match.finished === 1 ? nextOf(id) : undefined }),
    };
  };
};

/** A row of the log, which is the next one. */
export const entryOf = (match: string, [seq, text, player, intent]: LogRow, index: number): Entry => {
  const step = readStep(text);
  if (!step.ok || seq !== index + 1) {
    throw new DamagedLogError(`the log of match ${match} is damaged at step ${index + 1}`);
  }
  if (player === null || intent === null) return { seq, step: step.value };
  return { seq, step: step.value, intent: { player, id: intent } };
};
