// Many who come at the same moment: some of them in each turn of the event loop, so that everybody else is served in between.

/** Begins some work, at most so much of it in one turn of the event loop, in the order it came. */
export const perTurn = (most: number): ((work: () => void) => void) => {
  let waiting: (() => void)[] = [];
  const begin = (): void => {
    const now = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (waiting.length > 0) setImmediate(begin);
    for (const work of now) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(begin);
  };
};
