// The levels of Mulle, weakest first. What holds one back is human: cards it no longer remembers, few deals imagined, moves that are only nearly best.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Level } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsWith } from './aids.ts';

const level = (id: string, budget: number, memory: number, limits: Limits): Level<Mulle> => ({
  id,
  version: 1,
  budget,
  bot: searchingBot(aidsWith(memory), limits),
});

export const levels: readonly Level<Mulle>[] = [
  level('easy', 40, 0, { slack: 0.3, cap: 0.5 }),
  level('medium', 40, 0.5, { slack: 0.06, cap: 0.25 }),
  level('hard', 150, 0.8, { slack: 0.015, cap: 0.1 }),
  level('expert', 2200, 1, { slack: 0, cap: 0, tree: TREE }),
];
