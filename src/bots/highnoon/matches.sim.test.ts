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
      expect(copies).toBeLessThanOrEqual(level.budget + MOST_ARRANGEMENTS);
      seen.thoughts++;
      if (action === undefined) seen.silent++;
      else expect(thought.legal).toContain(action);
      return action;
    },
  });

const MODES = [
  { preset: 'classic' },
  { preset: 'shared' },
  { preset: 'draw3' },
  { preset: 'shared', options: { autoReveal: false, emptyColumn: 'any', quietLimit: 40 } },
] as const;

const [easy, medium, hard, expert] = levels as unknown as readonly [
  Level<HighNoon>,
  Level<HighNoon>,
  Level<HighNoon>,
  Level<HighNoon>,
];

describe.each(MODES)('%o', (asked) => {
  test.each([
    ['easy', 'expert', easy, expert],
    ['medium', 'hard', medium, hard],
  ])('%s and %s play to the end', (_, __, weak, strong) => {
    const seen = { thoughts: 0, silent: 0 };
    const pair = playPair(subjectOf(module, asked), testSeed(9001), watched(weak, seen), watched(strong, seen));
    for (const made of pair.moves) expect(made).toBeGreaterThan(20);
    expect(seen.thoughts - seen.silent).toBe(pair.moves[0] + pair.moves[1]);
  });
});

test('the same deal is played the same way twice', () => {
  const subject = subjectOf(module, { preset: 'shared' });
  expect(playPair(subject, testSeed(77), erased(easy), erased(hard))).toEqual(
    playPair(subject, testSeed(77), erased(easy), erased(hard)),
  );
});

test('easy beats random, hard beats greedy', () => {
  const subject = subjectOf(module, { preset: 'classic' });
  let overRandom = 0;
  let overGreedy = 0;
  for (let n = 0; n < 12; n++) {
    overRandom += playPair(subject, testSeed(9100 + n), erased(easy), random).score;
    overGreedy += playPair(subject, testSeed(9200 + n), erased(hard), erased(greedy)).score;
  }
  expect(overRandom / 12).toBeGreaterThan(0.6);
  expect(overGreedy / 12).toBeGreaterThan(0.6);
});
