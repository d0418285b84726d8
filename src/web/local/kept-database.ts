// Matches kept in the browser's own database (IndexedDB): one store of matches, one of the steps of their logs.

import type { Entry } from '../../table/model.ts';
import { newestFirst, OvertakenError, type Kept, type KeptMatch } from './kept.ts';

const NAME = 'baize';
const VERSION = 1;
const MATCHES = 'matches';
const STEPS = 'steps';

/** A step under the match it belongs to; the two numbers of its key make it unique. */
interface KeptStep {
  readonly table: string;
  readonly seq: number;
  readonly entry: Entry;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });

/** All of it is written, or nothing is. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database gave up')));
  });

const stepsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(MATCHES, { keyPath: 'table' });
    request.result.createObjectStore(STEPS, { keyPath: ['table', 'seq'] });
  });
  return answered(request);
};

/** Fails where the browser lets a page keep nothing. */
export const keptInDatabase = async (factory: IDBFactory): Promise<Kept> => {
  const database = await open(factory);
  // A page of a later version may change it.
  database.addEventListener('versionchange', () => database.close());

  const writing = async (
    write: (matches: IDBObjectStore, steps: IDBObjectStore) => void | Promise<void>,
  ): Promise<void> => {
    const transaction = database.transaction([MATCHES, STEPS], 'readwrite');
    const written = done(transaction);
    // Whatever fails in it ends it, and is told by it.
    Promise.resolve(write(transaction.objectStore(MATCHES), transaction.objectStore(STEPS))).catch(() => undefined);
    await written;
  };
  const changing =
    (table: string, change: Partial<KeptMatch>): ((matches: IDBObjectStore) => Promise<void>) =>
    async (matches) => {
      const match = await answered<KeptMatch | undefined>(matches.get(table));
      if (match === undefined) return matches.transaction.abort();
      matches.put({ ...match, ...change });
      return undefined;
    };
  return {
    lasts: () => true,
    create: (match) => writing((matches) => void matches.put(match)),
    append: (table, entry, progress) =>
      writing((matches, steps) => {
        steps.add({ table, seq: entry.seq, entry } satisfies KeptStep);
        return changing(table, progress)(matches);
      }).catch((error: unknown) => {
        throw error instanceof DOMException && error.name === 'ConstraintError' ? new OvertakenError() : error;
      }),
    follow: (table, next) => writing(changing(table, { next })),
    load: async (table) => {
      const transaction = database.transaction([MATCHES, STEPS]);
      const [match, steps] = await Promise.all([
        answered<KeptMatch | undefined>(transaction.objectStore(MATCHES).get(table)),
        answered<KeptStep[]>(transaction.objectStore(STEPS).getAll(stepsOf(table))),
      ]);
      return match && { match, entries: steps.map(({ entry }) => entry) };
    },
    list: async () =>
      newestFirst(await answered<KeptMatch[]>(database.transaction(MATCHES).objectStore(MATCHES).getAll())),
    remove: (table) =>
      writing((matches, steps) => {
        matches.delete(table);
        steps.delete(stepsOf(table));
      }),
  };
};
