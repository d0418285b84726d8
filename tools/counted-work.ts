// Work counted, not timed: how often the blocks of this project's code run. The engine's coverage counts them, the code knows nothing.
//
// Import this before the code that is to be counted: what was compiled earlier is counted by its calls alone.

import { Session, type Profiler } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** What ran since it was last asked. */
const taken = (): readonly Profiler.ScriptCoverage[] => {
  let found: readonly Profiler.ScriptCoverage[] = [];
  // The answer comes before `post` returns.
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error !== null) throw error;
    found = answer.result;
  });
  return found;
};

const isOurs = ({ url }: Profiler.ScriptCoverage): boolean => url.includes('/src/') && !url.includes('/node_modules/');

/** How many blocks ran. The same input gives the same number, once what is kept between runs has been made. */
export const countedWork = (run: () => unknown): number => {
  taken();
  run();
  let count = 0;
  for (const script of taken().filter(isOurs)) {
    for (const { ranges } of script.functions) for (const range of ranges) count += range.count;
  }
  return count;
};
