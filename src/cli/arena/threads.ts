// The threads of an arena, one per core: each gets the next task when it has done its last.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArenaResult, ArenaTask } from './task.ts';

/** Plays all tasks on all cores; `heard` is told of each result as it comes, in any order. */
export const playOnThreads = async (
  tasks: Iterable<ArenaTask>,
  heard: (result: ArenaResult) => void,
): Promise<void> => {
  const waiting = tasks[Symbol.iterator]();
  const workers: Worker[] = [];
  /** Ends when no task is left; fails with its thread, or when a task can't be made. */
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const first = waiting.next();
      if (first.done === true) return resolve();
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      workers.push(worker);
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread of the arena has stopped')));
      worker.on('message', (result: ArenaResult) => {
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
