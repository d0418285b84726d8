// Copying a database that is in use, between the commits of those who play.

import { open } from 'node:fs/promises';
import { backup, type DatabaseSync } from 'node:sqlite';

/** So many pages of 4 KB are copied at once: a millisecond or so. */
const PAGES = 100;

/** After so many the copy is brought to the disk, so that its end, for which everybody has to wait, is not all of it at once. */
const PAGES_PER_SYNC = 2000;

/** Copies all of it to a new file. What is written meanwhile is in the copy too: it is of the moment at which it is complete. */
export const copyDatabase = async (database: DatabaseSync, file: string): Promise<void> => {
  let syncedAt = Infinity;
  let syncing: Promise<void> | undefined;
  const sync = async (): Promise<void> => {
    const handle = await open(file, 'r');
    await handle.datasync().finally(() => handle.close());
  };
  await backup(database, file, {
    rate: PAGES,
    progress: ({ remainingPages }) => {
      syncedAt = Math.min(syncedAt, remainingPages + PAGES_PER_SYNC);
      if (syncing !== undefined || syncedAt - remainingPages < PAGES_PER_SYNC) return;
      syncedAt = remainingPages;
      // Only an attempt: the copy is synchronised at its end in any case.
      syncing = sync()
        .catch(() => undefined)
        .finally(() => (syncing = undefined));
    },
  });
  await syncing;
};
