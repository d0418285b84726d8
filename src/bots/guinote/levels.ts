// The levels of Guiñote, weakest first: what each remembers, how much it thinks, when it sings, and how readily it plays something worse.

import type { Guinote } from '../../games/guinote/index.ts';
import { isPlay } from '../../games/guinote/actions.ts';
import type { Bot, Level } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsFor, type Timing } from './aids.ts';
import { holdsBack } from './cantes.ts';
import { cardMoves } from './moves.ts';
import { PERFECT, type Recall } from './worlds.ts';

/** What a level is made of. */
interface Player {
  readonly recall: Recall;
  readonly timing: Timing;
  /** Two players and four are different games to a search. */
  readonly two: Limits;
  readonly four: Limits;
}

/** A walk through a tree takes twice the time of a playout and counts twice. */
const botOf = ({ recall, timing, two, four }: Player): Bot<Guinote> => {
  const aids = aidsFor(recall, timing);
  const limitsFor = { 2: two, 4: four };
  const bots = { 2: searchingBot(aids, two), 4: searchingBot(aids, four) };
  const { solve: _, ...unsaid } = { ...aids, moves: cardMoves };
  const quiet = { 2: searchingBot(unsaid, two), 4: searchingBot(unsaid, four) };
  return (thought) => {
    const { players } = thought.view.options;
    const budget = limitsFor[players].tree === undefined ? thought.budget : Math.ceil(thought.budget / 2);
    if (timing === 'weighed' || thought.must === false || !holdsBack(thought, timing))
      return bots[players]({ ...thought, budget });
    return quiet[players]({ ...thought, legal: thought.legal.filter(isPlay), budget });
  };
};

const BEST: Limits = { slack: 0, cap: 0 };

/** Remembers no card that was won, looks at a few deals, and often plays a card that is good enough. */
const easy: Level<Guinote> = {
  id: 'easy',
  version: 2,
  budget: 60,
  bot: botOf({
    recall: { memory: 0, infers: false },
    timing: 0,
    two: { slack: 0.15, cap: 0.35 },
    four: { slack: 0.1, cap: 0.27 },
  }),
};

/** Remembers every other card. */
const medium: Level<Guinote> = {
  id: 'medium',
  version: 2,
  budget: 120,
  bot: botOf({
    recall: { memory: 50, infers: false },
    timing: 1,
    two: { slack: 0.05, cap: 0.2 },
    four: { slack: 0.05, cap: 0.2 },
  }),
};

/** Remembers four cards of five, concludes from what others could not do, and with two players works out the last six tricks. */
const hard: Level<Guinote> = {
  id: 'hard',
  version: 2,
  budget: 1200,
  bot: botOf({ recall: { memory: 80, infers: true }, timing: 2, two: BEST, four: BEST }),
};

/** Remembers every card and looks further: with two players by a tree, with four by many more deals. */
const expert: Level<Guinote> = {
  id: 'expert',
  version: 2,
  budget: 10_000,
  bot: botOf({ recall: PERFECT, timing: 'weighed', two: { ...BEST, tree: { ...TREE, explore: 0.8 } }, four: BEST }),
};

export const levels: readonly Level<Guinote>[] = [easy, medium, hard, expert];
