// The levels of HighNoon: the same plans with fewer worlds, a shorter sight and a worse memory.

import {
  cardsOf,
  DRAW,
  fromOf,
  kindOf,
  MOVE,
  RECYCLE,
  toOf,
  WASTE,
  type Action,
} from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { PlayerView } from '../../games/highnoon/view.ts';
import type { Bot, Level } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { aidsFor, isProgress, type Sight } from './aids.ts';
import { knowsStock, planFrom } from './plan.ts';
import { worldsWith } from './worlds.ts';

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

/** Searches; out of a standstill by a plan; silent where only the stock is left to turn and nothing comes of it any more. */
export const planningBot = (sight: Sight, limits: Limits): Bot<HighNoon> => {
  const search = searchingBot(aidsFor(sight), limits);
  const worlds = worldsWith(sight.memory);
  return (given) => {
    const { view, seat, legal } = given;
    const mine = view.players[seat]!;
    const { quietLimit } = view.options;
    if (quietLimit > 0 && mine.idle >= quietLimit && legal.every(turnsStock)) return undefined;
    const thought = { ...given, legal: worthThinking(mine, legal) };
    const stands = mine.idle >= PATIENCE && !thought.legal.some((action) => isProgress(mine, action));
    if (sight.plan === 0 || !stands || !knowsStock(thought)) return search(thought);
    return planFrom(given.game, worlds(thought)(given.random), seat, sight.plan) ?? search(thought);
  };
};

const level = (id: string, budget: number, sight: Sight, limits: Limits): Level<HighNoon> => ({
  id,
  version: 1,
  budget,
  bot: planningBot(sight, limits),
});

/** Weakest first. */
export const levels: readonly Level<HighNoon>[] = [
  level('easy', 30, { horizon: 30, memory: 0, plan: 0 }, { slack: 0.12, cap: 0.5 }),
  level('medium', 40, { horizon: 30, memory: 50, plan: 0 }, { slack: 0.03, cap: 0.25 }),
  level('hard', 80, { horizon: 30, memory: 80, plan: 200 }, { slack: 0.01, cap: 0.1 }),
  level('expert', 320, { horizon: 30, memory: 100, plan: 800 }, { slack: 0, cap: 0 }),
];
