// The levels of HighNoon: the same plans with fewer worlds, a shorter sight and a worse memory.

import { cardsOf, DRAW, fromOf, kindOf, MOVE, RECYCLE, toOf, WASTE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { PlayerView } from '../../games/highnoon/view.ts';
import type { Bot, Level } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { aidsFor, isProgress, type Sight } from './aids.ts';

/** Who has got nowhere for so many actions takes what gets somewhere, if there is anything. */
const PATIENCE = 10;

const turnsStock = (action: Action): boolean => kindOf(action) === DRAW || kindOf(action) === RECYCLE;

/** Is it the same table after this move as before, but for the order of its columns? Of several empty columns only the first counts. */
const changesNothing = ({ tableau }: PlayerView, action: Action): boolean => {
  if (kindOf(action) !== MOVE || tableau[toOf(action)]!.length > 0) return false;
  if (tableau.findIndex((column) => column.length === 0) < toOf(action)) return true;
  return fromOf(action) !== WASTE && tableau[fromOf(action)]!.length === cardsOf(action);
};

/** What is worth a thought; everything if nothing is. */
const worthThinking = (mine: PlayerView, legal: readonly Action[]): readonly Action[] => {
  const progress = mine.idle < PATIENCE ? [] : legal.filter((action) => isProgress(mine, action));
  if (progress.length > 0) return progress;
  const useful = legal.filter((action) => !changesNothing(mine, action));
  return useful.length === 0 ? legal : useful;
};

/** Searches; silent where only the stock is left to turn and nothing comes of it any more. */
export const planningBot = (sight: Sight, limits: Limits): Bot<HighNoon> => {
  const search = searchingBot(aidsFor(sight), limits);
  return (thought) => {
    const { view, seat, legal } = thought;
    const mine = view.players[seat]!;
    const { quietLimit } = view.options;
    if (quietLimit > 0 && mine.idle >= quietLimit && legal.every(turnsStock)) return undefined;
    return search({ ...thought, legal: worthThinking(mine, legal) });
  };
};

const level = (id: string, budget: number, sight: Sight, limits: Limits): Level<HighNoon> => ({
  id,
  version: 1,
  budget,
  bot: planningBot(sight, limits),
});

export const easy = level('easy', 20, { horizon: 60, memory: 0 }, { slack: 0.12, cap: 0.5 });
export const medium = level('medium', 30, { horizon: 60, memory: 50 }, { slack: 0.03, cap: 0.25 });
export const hard = level('hard', 60, { horizon: 60, memory: 80 }, { slack: 0.01, cap: 0.1 });
export const expert = level('expert', 400, { horizon: 60, memory: 100 }, { slack: 0, cap: 0 });
