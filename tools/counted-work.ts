// Counts work instead of timing it: how often the blocks of this project's code run, taken from the engine's coverage.
//
// Import this before the code to be counted: for code compiled earlier only calls are counted.

import { Session, type Profiler } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** What ran since the last call. */
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

/** How many blocks ran. The same input gives the same number, once caches are warm. */
export const countedWork = (run: () => unknown): number => {
  taken();
  run();
  let count = 0;
  for (const script of taken().filter(isOurs)) {
    for (const { ranges } of script.functions) for (const range of ranges) count += range.count;
  }
  return count;
};
