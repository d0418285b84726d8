// Commits for many tables at once: everything that tables want written in one turn of the event loop goes into one transaction.

import type { Batch } from './appending.ts';
import { StoreAwayError } from './store-errors.ts';

/** Somebody with steps to write. The journal asks for them when it is about to commit, so nothing waits longer than it must. */
export interface Writer {
  /** Hands over everything to be written so far. */
  readonly take: () => Batch;
  /** It is durable. */
  readonly written: () => void;
  /** Nothing of what `take` gave was written. */
  readonly failed: (error: unknown) => void;
}

/** Group commit. */
export interface Journal {
  readonly enlist: (writer: Writer) => void;
  /** Resolves once nothing waits and nothing is being written. */
  readonly idle: () => Promise<void>;
}

/** A journal over anything that can write batches in one transaction. */
export const openJournal = (append: (batches: readonly Batch[]) => Promise<void>): Journal => {
  let waiting = new Set<Writer>();
  let scheduled = false;
  let sleepers: (() => void)[] = [];

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => void flush());
  };

  const flush = async (): Promise<void> => {
    const writers = [...waiting];
    waiting = new Set();
    const jobs = writers.map((writer) => ({ writer, batch: writer.take() }));
    await commit(jobs);
    scheduled = false;
    if (waiting.size > 0) return schedule();
    const woken = sleepers;
    sleepers = [];
    for (const wake of woken) wake();
  };

  const commit = async (jobs: readonly { readonly writer: Writer; readonly batch: Batch }[]): Promise<void> => {
    try {
      await append(jobs.map((job) => job.batch));
    } catch (error) {
      // One table's conflict must not hurt the others: alone, each succeeds or fails for itself. A store that is away is so for all.
      if (jobs.length > 1 && !(error instanceof StoreAwayError)) {
        for (const job of jobs) await commit([job]);
        return;
      }
      for (const job of jobs) job.writer.failed(error);
      return;
    }
    for (const job of jobs) job.writer.written();
  };

  return {
    enlist: (writer) => {
      waiting.add(writer);
      schedule();
    },
    idle: () => {
      if (!scheduled) return Promise.resolve();
      return new Promise((resolve) => sleepers.push(resolve));
    },
  };
};
