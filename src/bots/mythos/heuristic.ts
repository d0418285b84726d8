// The heuristic player of Mythos: a score for each action by a fixed table, the highest first in the order of `legal`.

import type { Action } from '../../games/mythos/actions.ts';
import type { Mythos } from '../../games/mythos/index.ts';
import type { Bot, Level } from '../bot.ts';
import { scoreOf } from './scores.ts';
import { tableOf } from './table.ts';

const heuristicBot: Bot<Mythos> = ({ view, seat, legal }) => {
  const table = tableOf(view, seat);
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of legal) {
    const score = scoreOf(table, action, legal.length === 1);
    if (score > most) [best, most] = [action, score];
  }
  return best;
};

export const heuristic: Level<Mythos> = { id: 'heuristic', version: 2, budget: 0, bot: heuristicBot };
