// The levels of Guiñote, weakest first: what each remembers, how much it thinks, and how readily it plays something worse.

import type { Guinote } from '../../games/guinote/index.ts';
import type { Bot, Level } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsFor } from './aids.ts';
import { PERFECT, type Recall } from './worlds.ts';

/** Two players and four are different games to a search. */
const botOf = (recall: Recall, two: Limits, four: Limits = two): Bot<Guinote> => {
  const aids = aidsFor(recall);
  const bots = { 2: searchingBot(aids, two), 4: searchingBot(aids, four) };
  return (thought) => bots[thought.view.options.players](thought);
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

/** Remembers four cards of five, and concludes from what others could not do. */
const hard: Level<Guinote> = {
  id: 'hard',
  version: 1,
  budget: 800,
  bot: botOf({ memory: 80, infers: true }, { slack: 0.008, cap: 0.06 }),
};

/** Remembers every card, looks ahead, and with two players plays the arrastre without a mistake. */
const expert: Level<Guinote> = {
  id: 'expert',
  version: 1,
  budget: 4000,
  bot: botOf(PERFECT, { ...BEST, tree: { ...TREE, explore: 0.8 } }, BEST),
};

export const levels: readonly Level<Guinote>[] = [easy, medium, hard, expert];
