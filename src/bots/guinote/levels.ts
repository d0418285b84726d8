// The levels of Guiñote, weakest first: what each remembers, how much it thinks, and how readily it plays something worse.

import type { Guinote } from '../../games/guinote/index.ts';
import type { Bot, Level } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsFor } from './aids.ts';
import { PERFECT, type Recall } from './worlds.ts';

/** Two players and four are different games to a search; a walk through a tree takes twice the time of a playout and counts twice. */
const botOf = (recall: Recall, two: Limits, four: Limits = two): Bot<Guinote> => {
  const aids = aidsFor(recall);
  const limitsFor = { 2: two, 4: four };
  const bots = { 2: searchingBot(aids, two), 4: searchingBot(aids, four) };
  return (thought) => {
    const { players } = thought.view.options;
    const budget = limitsFor[players].tree === undefined ? thought.budget : Math.ceil(thought.budget / 2);
    return bots[players]({ ...thought, budget });
  };
};

const BEST: Limits = { slack: 0, cap: 0 };

/** Remembers no card that was won, looks at a few deals, and often plays a card that is good enough. */
const easy: Level<Guinote> = {
  id: 'easy',
  version: 1,
  budget: 60,
  bot: botOf({ memory: 0, infers: false }, { slack: 0.11, cap: 0.3 }, { slack: 0.09, cap: 0.25 }),
};

/** Remembers every other card. */
const medium: Level<Guinote> = {
  id: 'medium',
  version: 1,
  budget: 120,
  bot: botOf({ memory: 50, infers: false }, { slack: 0.05, cap: 0.2 }),
};

/** Remembers four cards of five, concludes from what others could not do, and with two players works out the last six tricks. */
const hard: Level<Guinote> = {
  id: 'hard',
  version: 1,
  budget: 1000,
  bot: botOf({ memory: 80, infers: true }, BEST),
};

/** Remembers every card and looks further: with two players by a tree, with four by many more deals. */
const expert: Level<Guinote> = {
  id: 'expert',
  version: 1,
  budget: 8000,
  bot: botOf(PERFECT, { ...BEST, tree: { ...TREE, explore: 0.8 } }, BEST),
};

export const levels: readonly Level<Guinote>[] = [easy, medium, hard, expert];
