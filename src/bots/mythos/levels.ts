// The levels of Mythos: how far each looks, what it forgets, and how much a move may cost that it plays instead of the best.

import type { Mythos } from '../../games/mythos/index.ts';
import type { Level } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aids, casual } from './aids.ts';

const level = (id: string, budget: number, help: Aids<Mythos>, limits: Limits): Level<Mythos> => ({
  id,
  version: 2,
  budget,
  bot: searchingBot(help, limits),
});

const easy = level('easy', 16, casual(16), { slack: 0.4, cap: 0.6 });
const medium = level('medium', 24, casual(6), { slack: 0.03, cap: 0.15 });
const hard = level('hard', 24, aids, { slack: 0, cap: 0, tree: TREE });
const expert = level('expert', 120, aids, { slack: 0, cap: 0, tree: TREE });

/** All of them, weakest first. */
export const levels: readonly Level<Mythos>[] = [easy, medium, hard, expert];
