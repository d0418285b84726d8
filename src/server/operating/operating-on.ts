// How a command reaches the data of a server: over its line while it runs, by opening the files itself while it does not.

import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { GAMES } from '../../games/index.ts';
import { openStore } from '../store.ts';
import { openReports } from '../talk/reports.ts';
import { findLine } from './control.ts';
import { openOperator, type Operator } from './operator.ts';

/** Runs some work on the data of a directory. */
export const operatingOn = async <T>(dataDir: string, work: (operator: Operator) => Promise<T>): Promise<T> => {
  if (!existsSync(dataDir))
    throw new Error(`There is no directory ${dataDir}; --data says where the server keeps its matches.`);
  const line = await findLine(dataDir);
  if (line !== undefined) {
    const { backupStream, ...rest } = line;
    return work({
      ...rest,
      backup: async (file) => pipeline(await backupStream(), createWriteStream(file, { mode: 0o600 })),
    });
  }
  const store = openStore(dataDir, { lockWaitMs: 1500 });
  const reports = openReports(dataDir);
  // Nobody plays, and nothing is on its way.
  const letGo = (): boolean => true;
  const flushTalk = (): Promise<void> => Promise.resolve();
  const forget = store.forgetPlayer;
  try {
    return await work(openOperator({ dataDir, store, reports, games: GAMES, now: Date.now, letGo, flushTalk, forget }));
  } finally {
    reports.close();
    await store.close();
  }
};

/** Writes a backup to a file that appears only when it is whole and on the disk. */
export const backUpTo = async (
  operator: Pick<Operator, 'backup'>,
  file: string,
  check: (file: string) => number,
): Promise<number> => {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await operator.backup(part);
    const handle = await open(part, 'r');
    await handle.sync().finally(() => handle.close());
    const matches = check(part);
    await rename(part, file);
    return matches;
  } finally {
    await rm(part, { force: true });
  }
};
