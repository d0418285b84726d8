// Long work on the event loop: everybody else is served between two parts of it.

import { setImmediate } from 'node:timers/promises';
import type { Parts } from '../kernel/parts.ts';

/** The value of some work, when all its parts are done. */
export const inParts = async <T>(work: Parts<T>): Promise<T> => {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
    await setImmediate();
  }
};
