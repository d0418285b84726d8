// The levels of Mythos: how far each looks, what it forgets, and how much a move may cost that it plays instead of the best.

import type { Mythos } from '../../games/mythos/index.ts';
import type { Level } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE, type TreeTerms } from '../search/tree.ts';
import { aids, casual } from './aids.ts';

const level = (id: string, version: number, budget: number, help: Aids<Mythos>, limits: Limits): Level<Mythos> => ({
  id,
  version,
  budget,
  bot: searchingBot(help, limits),
});

/** Always the best it finds. */
const best = (tree: TreeTerms): Limits => ({ slack: 0, cap: 0, tree });

const easy = level('easy', 2, 16, casual(16), { slack: 0.4, cap: 0.6 });
const medium = level('medium', 2, 24, casual(6), { slack: 0.03, cap: 0.15 });
const hard = level('hard', 3, 96, aids, best({ ...TREE, rest: { after: 3 / 8, spread: 0.3 } }));
const RESTING: TreeTerms = { ...TREE, rest: { after: 2 / 5, spread: 0.3 } };
const expert = level('expert', 4, 450, aids, best(RESTING));

/** All of them, weakest first. */
export const levels: readonly Level<Mythos>[] = [easy, medium, hard, expert];

/** Earlier versions, for records: those of version 2 thought as long about a clear move as about a close one. */
export const earlier: readonly Level<Mythos>[] = [
  level('hard', 2, 24, aids, best(TREE)),
  level('expert', 2, 120, aids, best(TREE)),
  level('expert', 3, 300, aids, best(RESTING)),
];
