// The rules against sets that nobody would print, every option at random: nothing breaks, nothing goes on for ever.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import {
  endFault,
  invariantFault,
  legalFault,
  notationFault,
  plainFault,
  positionFault,
  turnFault,
} from '../../kernel/testing/checks.ts';
import { doorsFault } from '../../kernel/testing/secrecy.ts';
import { actionsToTry, walk, type Subject } from '../../kernel/testing/walk.ts';
import { module, mythos } from './index.ts';
import { optionsWith } from './testing/scenario.ts';
import { wildLoadouts, wildOptions } from './testing/wild.ts';

const GAMES = 60;
const BOUND = 3000;

const subjectAt = (n: number): Subject => {
  const random = fastRandom(n);
  const options = optionsWith(wildOptions(random, mythos.options.fields));
  return { ...module, options, loadouts: wildLoadouts(random) };
};

describe('wild sets', () => {
  test.each(Array.from({ length: GAMES / 10 }, (_, i) => i * 10))('ten matches from %i on', (first) => {
    for (let n = first; n < first + 10; n++) {
      const subject = subjectAt(n);
      const path = walk(subject, n, BOUND);
      const tried = actionsToTry(subject, 1, BOUND).slice(0, 100);
      let fault = endFault(subject, path);
      path.moments.forEach((moment, i) => {
        fault ??= turnFault(subject, moment) ?? invariantFault(subject, moment) ?? notationFault(subject, moment);
        if (i % 6 === 0) fault ??= legalFault(subject, moment, tried) ?? positionFault(subject, moment);
        if (i % 6 === 3) fault ??= plainFault(subject, moment) ?? doorsFault(subject, moment);
      });
      expect(fault, `match ${n}`).toBeUndefined();
    }
  });
});
