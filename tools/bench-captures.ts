// How long the exact search for captures in Mulle takes on crowded tables, and how many captures it finds.

import { captureSets } from '../src/games/mulle/captures.ts';
import { MOST_LOOSE, PACK } from '../src/games/mulle/cards.ts';
import { loose } from '../src/games/mulle/state.ts';
import { surveyOf } from '../src/games/mulle/survey.ts';
import { fastRandom, shuffle } from '../src/kernel/random.ts';

const TABLES = 1000;
const LOOSE = 20;
/** The best of a few runs counts, so that other load on the machine matters less. */
const RUNS = 3;

/** Mean and worst time of a search in milliseconds, the most captures that one card had, and the total. */
export interface Captures {
  readonly mean: number;
  readonly worst: number;
  readonly most: number;
  readonly found: number;
}

/** Tries every value of a hand card on every table. */
export const captures = (): Captures => {
  const random = fastRandom(1);
  let [sum, worst, most, found] = [0, 0, 0, 0];
  for (let n = 0; n < TABLES; n++) {
    const table = shuffle(PACK.slice(), random).slice(0, LOOSE).map(loose);
    for (let value = 2; value <= MOST_LOOSE; value++) {
      let best = Infinity;
      for (let run = 0; run < RUNS; run++) {
        const start = performance.now();
        const sets = captureSets(surveyOf(table), value);
        best = Math.min(best, performance.now() - start);
        if (run > 0) continue;
        most = Math.max(most, sets.length);
        found += sets.length;
      }
      sum += best;
      worst = Math.max(worst, best);
    }
  }
  return { mean: sum / (TABLES * (MOST_LOOSE - 1)), worst, most, found };
};

/** The same as a row of the table. */
export const captureText = ({ mean, worst, most, found }: Captures): string => {
  const name = `Mulle: all captures of a card, ${TABLES} tables of ${LOOSE} loose cards`;
  return `| ${name} | mean ${mean.toFixed(3)} ms | worst ${worst.toFixed(2)} ms | most ${most}, all ${found} |`;
};
