// The page's side of the worker of a replay: one worker for each record, with limits that it says when they are met.

import type { Ask, Reply } from './asking.ts';

/** A worker, as far as it is needed. */
export interface Reader {
  readonly ask: (ask: Ask) => void;
  readonly end: () => void;
}

/** Starts a worker that calls back with each reply, or when it has failed. */
export type StartReader = (heard: (reply: Reply) => void, failed: () => void) => Reader;

/** No record is as large as this, in bytes of a file: one has at most 4 million characters. */
export const MOST_BYTES = 16_000_000;

/** Whoever has not opened a record after so long gives up, in milliseconds; the longest takes a fraction of it. */
export const LONGEST_READING = 60_000;

export const startReader: StartReader = (heard, failed) => {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'replay' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => heard(data));
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
  return { ask: (ask) => worker.postMessage(ask), end: () => worker.terminate() };
};
