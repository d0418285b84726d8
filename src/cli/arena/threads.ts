// The threads of an arena, one per core: each gets the next task when it has done its last.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Shell } from '../shell.ts';

/** Does all tasks on all cores by `script`, which answers each task it is sent; `heard` is told of each result as it comes, in any order. */
const workOnThreads = async <Task, Result>(
  script: URL,
  tasks: Iterable<Task>,
  heard: (result: Result) => void,
): Promise<void> => {
  const waiting = tasks[Symbol.iterator]();
  const workers: Worker[] = [];
  /** Ends when no task is left; fails with its thread, or when a task can't be made. */
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const first = waiting.next();
      if (first.done === true) return resolve();
      const worker = new Worker(script);
      workers.push(worker);
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread of the arena has stopped')));
      worker.on('message', (result: Result) => {
        try {
          heard(result);
          const next = waiting.next();
          if (next.done === true) resolve();
          else worker.postMessage(next.value);
        } catch (fault) {
          reject(fault as Error);
        }
      });
      worker.postMessage(first.value);
    });
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

/** Plays all deals of an arena on all cores. */
export const playOnThreads: Shell['playArena'] = (tasks, heard) =>
  workOnThreads(new URL('worker.ts', import.meta.url), tasks, heard);

/** Plays all matches between decks on all cores. */
export const playDecksOnThreads: Shell['playDecks'] = (tasks, heard) =>
  workOnThreads(new URL('../balance/worker.ts', import.meta.url), tasks, heard);
