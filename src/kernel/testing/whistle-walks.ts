// The example game walked at random, and the first fault that a check finds on the way: for tests of the checks themselves.

import { presentation } from '../../../examples/whistle/presentation.ts';
import { game as whistle } from '../../../examples/whistle/game.ts';
import { anyGame } from '../match.ts';
import type { Fault } from './checks.ts';
import { actionsToTry, subjectOf, walk, type Moment, type Subject } from './walk.ts';

export const BOUND = 30;
export const healthy = subjectOf({ game: anyGame(whistle), presentation }, {});
export const tried = actionsToTry(healthy, 10, BOUND);

export const find = (subject: Subject, check: (subject: Subject, at: Moment) => Fault, walks = 12): Fault => {
  for (let n = 0; n < walks; n++) {
    for (const moment of walk(subject, n, BOUND).moments) {
      const found = check(subject, moment);
      if (found !== undefined) return found;
    }
  }
  return undefined;
};
