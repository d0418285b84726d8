// Writing steps: the one thing a store does for every move, on statements that are prepared once.

import type { DatabaseSync } from 'node:sqlite';
import { writeStep } from '../kernel/steps.ts';
import type { Entry } from '../table/model.ts';
import { namesIn } from '../table/people.ts';
import type { Summary } from '../table/summary.ts';

/** What one table has to write: its new steps, in order, and how it stands after them. */
export interface Batch {
  readonly match: string;
  readonly entries: readonly Entry[];
  readonly finished: boolean;
  /** Of the match after these steps. */
  readonly summary: Summary;
  /** When, in milliseconds. */
  readonly at: number;
  /** Since when the table is this server's, where many share a store: nothing is written if it is another one's by now. */
  readonly epoch?: number;
}

/**
 * Writes batches in one transaction, all of it or nothing, and returns when it is on the disk. It does not wait: no other
 * transaction may be open on this connection.
 */
export const prepareAppend = (database: DatabaseSync): ((batches: readonly Batch[]) => void) => {
  const begin = database.prepare('BEGIN');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const addStep = database.prepare('INSERT INTO log (match, seq, step, player, intent) VALUES (?, ?, ?, ?, ?)');
  const stand = database.prepare(
    'UPDATE standings SET finished = ?, updated_at = ?, revision = ?, summary = ? WHERE match = ?',
  );
  const addSitting = database.prepare('INSERT INTO sittings (player, match) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const removeSitting = database.prepare('DELETE FROM sittings WHERE player = ? AND match = ?');
  const addName = database.prepare(
    'INSERT INTO names (match, id, name) VALUES (?, ?, ?) ON CONFLICT (match, id) DO UPDATE SET name = excluded.name',
  );

  const writeEntry = (match: string, entry: Entry): void => {
    const { seq, step, intent } = entry;
    addStep.run(match, seq, writeStep(step), intent?.player ?? null, intent?.id ?? null);
    if (intent === undefined) return;
    // Who sits down is listed among a match's players, until they stand up again before it begins.
    if (step.kind === 'sit' && step.sitter.kind === 'person') addSitting.run(intent.player, match);
    if (entry.stood !== undefined) removeSitting.run(entry.stood, match);
    if (entry.name === undefined) return;
    for (const [id, name] of Object.entries(namesIn([entry]))) addName.run(match, id, name);
  };

  const write = ({ match, entries, finished, summary, at }: Batch): void => {
    for (const entry of entries) writeEntry(match, entry);
    stand.run(finished ? 1 : 0, at, summary.revision, JSON.stringify(summary), match);
  };

  return (batches) => {
    begin.run();
    try {
      for (const batch of batches) write(batch);
      commit.run();
    } catch (error) {
      // A full disk has rolled back by itself; a second rollback would fail and hide why.
      if (database.isTransaction) rollback.run();
      throw error;
    }
  };
};
