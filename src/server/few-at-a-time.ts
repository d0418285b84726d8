// Work that many want done at the same moment: a few at a time, with everybody else served before each.

import { setImmediate } from 'node:timers/promises';

/** Does some work when fewer than so many are at theirs, in the order they came, and each on a new turn of the event loop. */
export const fewAtATime = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy < most) busy++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await setImmediate();
      return await work();
    } finally {
      // Whoever is next takes this one's place.
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  };
};
