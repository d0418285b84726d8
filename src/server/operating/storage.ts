// How full the storage is. When it is full no new table is opened; those that are being played go on in the room that is left.

import { statfs } from 'node:fs/promises';
import type { Store } from '../store.ts';

export interface StorageNeeds {
  readonly dataDir: string;
  readonly store: Pick<Store, 'usedBytes'>;
  /** What the database may hold; absent, as much as fits. */
  readonly quotaBytes?: number | undefined;
  /** What must stay free on the disk. */
  readonly minFreeBytes?: number | undefined;
  readonly warn: (message: string, error?: unknown) => void;
  /** How many bytes are free where the data is. */
  readonly freeBytes?: (dataDir: string) => Promise<number>;
}

export interface Storage {
  readonly hasRoom: () => boolean;
  readonly usedBytes: () => number;
  /** Looks now. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

const LOOK_MS = 10_000;

const MIN_FREE_BYTES = 200_000_000;

const freeOn = async (dataDir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Looks now and every ten seconds. */
export const watchStorage = (needs: StorageNeeds): Storage => {
  const { store, dataDir, quotaBytes = Infinity, minFreeBytes = MIN_FREE_BYTES, warn } = needs;
  let why: string | undefined;
  let used = 0;

  const fault = async (): Promise<string | undefined> => {
    used = await store.usedBytes();
    if (used >= quotaBytes)
      return `the database holds ${megabytes(used)} of the ${megabytes(quotaBytes)} that --quota allows`;
    const free = await (needs.freeBytes ?? freeOn)(dataDir);
    return free < minFreeBytes ? `only ${megabytes(free)} are free on the disk of ${dataDir}` : undefined;
  };

  const look = async (): Promise<void> => {
    try {
      const found = await fault();
      if (found !== undefined && why === undefined) warn(`no new tables are opened: ${found}`);
      if (found === undefined && why !== undefined) warn('there is room for new tables again');
      why = found;
    } catch (error) {
      warn("can't tell how full the storage is", error);
    }
  };

  void look();
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return { hasRoom: () => why === undefined, usedBytes: () => used, look, stop: () => clearInterval(timer) };
};

/** The same store, which opens no match while there is no room. */
export const limited = (store: Store, hasRoom: () => boolean): Store => ({
  ...store,
  createMatch: async (...order) => (hasRoom() ? store.createMatch(...order) : 'storage'),
  createNext: async (...order) => (hasRoom() ? store.createNext(...order) : 'storage'),
});
