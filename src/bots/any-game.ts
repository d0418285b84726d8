// Levels for any game, by its contract alone: what a new game has on its first day.

import type { Level } from './bot.ts';
import { searchingBot, type Limits } from './search/levels.ts';
import { TREE } from './search/tree.ts';

const level = (id: string, budget: number, limits: Limits): Level => ({
  id,
  version: 1,
  budget,
  bot: searchingBot({}, limits),
});

/**
 * Weakest first. Budgets count playouts to the end of a match, and nobody knows how long a match of any game is: they are small.
 * A game that later has levels of its own keeps these for its records, and begins with version 2.
 */
export const anyGameLevels: readonly Level[] = [
  level('easy', 12, { slack: 0.2, cap: 0.4 }),
  level('medium', 36, { slack: 0.08, cap: 0.2 }),
  level('hard', 100, { slack: 0.02, cap: 0.06 }),
  level('expert', 240, { slack: 0, cap: 0, tree: TREE }),
];
