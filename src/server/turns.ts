// Heavy work one at a time: whoever comes meanwhile waits for their turn, as long as not too many wait already.

/** Does some work when its turn has come; `undefined` at once if too many wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/** A queue in which at most so many wait, the one at work included. */
export const openTurns = (most: number): Turns => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting >= most) return undefined;
    waiting++;
    const mine = last.then(work).finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };
};
