// Hints from a worker: started when the first is asked for, one request at a time, and of those that wait only the newest counts.

import type { Hint } from '../../bots/hints/hint.ts';
import type { Advise, HintRequest } from './answer.ts';

interface Asked {
  readonly request: HintRequest;
  readonly resolve: (hint: Hint | undefined) => void;
}

/** A worker, as far as it is needed. */
export interface Thinker {
  readonly think: (request: HintRequest) => void;
  readonly end: () => void;
}

/** Starts a worker that calls back with each hint it finds, or when it has failed. */
export type StartThinker = (found: (hint: Hint | undefined) => void, failed: () => void) => Thinker;

/** Asks one worker; one that has failed is replaced at the next request. */
export const adviserWith = (start: StartThinker): Advise => {
  let thinker: Thinker | undefined;
  let current: Asked | undefined;
  let waiting: Asked | undefined;

  const done = (hint: Hint | undefined): void => {
    current?.resolve(hint);
    current = undefined;
    next();
  };
  const fail = (): void => {
    thinker?.end();
    thinker = undefined;
    done(undefined);
  };
  const next = (): void => {
    if (current !== undefined || waiting === undefined) return;
    current = waiting;
    waiting = undefined;
    thinker ??= start(done, fail);
    thinker.think(current.request);
  };
  return (request) =>
    new Promise((resolve) => {
      waiting?.resolve(undefined);
      waiting = { request, resolve };
      next();
    });
};

export const advise = adviserWith((found, failed) => {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'hints' });
  worker.addEventListener('message', ({ data }: MessageEvent<Hint | undefined>) => found(data));
  worker.addEventListener('error', failed);
  return { think: (request) => worker.postMessage(request), end: () => worker.terminate() };
});
