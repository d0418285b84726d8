// Every level of HighNoon plays whole matches in every preset: nothing refused, nobody stuck, no thought that fails or exceeds its budget.

import { describe, expect, test } from 'vitest';
import { module, type HighNoon } from '../../games/highnoon/index.ts';
import type { Game } from '../../kernel/game.ts';
import { subjectOf, testSeed } from '../../kernel/testing/walk.ts';
import { playPair } from '../arena.ts';
import type { Level } from '../bot.ts';
import { random } from '../random.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { MOST_ARRANGEMENTS } from './plan.ts';

const erased = (level: Level<HighNoon>): Level => level as unknown as Level;

/** The same level, with every thought looked at: a failed one would pass for silence at a table. */
const watched = (level: Level<HighNoon>, seen: { thoughts: number; silent: number }): Level =>
  erased({
    ...level,
    bot: (thought) => {
      let copies = 0;
      const game: Game<HighNoon> = {
        ...thought.game,
        clone: (state) => {
          copies++;
          return thought.game.clone(state);
        },
      };
      const action = level.bot({ ...thought, game });
      expect(copies).toBeLessThanOrEqual(thought.budget + MOST_ARRANGEMENTS);
      seen.thoughts++;
      if (action === undefined) seen.silent++;
      else expect(thought.legal).toContain(action);
      return action;
    },
  });

/** Matches in which nobody gets on end sooner. */
const QUIET = { quietLimit: 60 } as const;

const MODES = [
  { preset: 'classic', options: QUIET },
  { preset: 'shared', options: QUIET },
  { preset: 'draw3', options: QUIET },
  { preset: 'shared', options: { autoReveal: false, emptyColumn: 'any', quietLimit: 40 } },
] as const;

const [easy, medium, hard, expert] = levels as unknown as readonly [
  Level<HighNoon>,
  Level<HighNoon>,
  Level<HighNoon>,
  Level<HighNoon>,
];

/** The strongest levels with less to think about: full budgets are counted in the unit tests. */
const quickly = (level: Level<HighNoon>): Level<HighNoon> => ({ ...level, budget: Math.min(level.budget, 24) });

describe.each(MODES)('%o', (asked) => {
  test.each([
    ['easy', 'expert', easy, quickly(expert)],
    ['medium', 'hard', medium, quickly(hard)],
  ])('%s and %s play to the end', (_, __, weak, strong) => {
    const seen = { thoughts: 0, silent: 0 };
    const pair = playPair(subjectOf(module, asked), testSeed(9001), watched(weak, seen), watched(strong, seen));
    for (const made of pair.moves) expect(made).toBeGreaterThan(20);
    expect(seen.thoughts - seen.silent).toBe(pair.moves[0] + pair.moves[1]);
  });
});

test('the same deal is played the same way twice', () => {
  const subject = subjectOf(module, { preset: 'shared', options: QUIET });
  expect(playPair(subject, testSeed(77), erased(easy), erased(medium))).toEqual(
    playPair(subject, testSeed(77), erased(easy), erased(medium)),
  );
});

test('easy beats random, hard beats greedy', () => {
  const subject = subjectOf(module, { preset: 'classic', options: QUIET });
  let overRandom = 0;
  let overGreedy = 0;
  for (let n = 0; n < 8; n++) {
    overRandom += playPair(subject, testSeed(9100 + n), erased(easy), random).score;
    overGreedy += playPair(subject, testSeed(9200 + n), erased(quickly(hard)), erased(greedy)).score;
  }
  expect(overRandom / 8).toBeGreaterThan(0.6);
  expect(overGreedy / 8).toBeGreaterThan(0.6);
});
