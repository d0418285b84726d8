// The levels of Guiñote, weakest first: what each remembers, how much it thinks, when it sings, and how readily it plays something worse.

import type { Guinote } from '../../games/guinote/index.ts';
import { isPlay } from '../../games/guinote/actions.ts';
import type { Bot, Level } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsFor, practisedAids, type Timing } from './aids.ts';
import { holdsBack } from './cantes.ts';
import { cardMoves } from './moves.ts';
import { PERFECT, type Recall } from './worlds.ts';

/** What a level is made of. */
interface Player {
  readonly timing: Timing;
  /** Two players and four are different games to a search. */
  readonly two: Mind;
  readonly four: Mind;
}

/** How a level thinks with so many players. */
interface Mind extends Limits {
  readonly recall: Recall;
  /** Does it expect beginners, who play any card that they may? By default everybody plays sensibly. */
  readonly expectsAnything?: boolean;
  /** Does it think further as practice has taught? For four players; by default as the policy goes. */
  readonly practised?: boolean;
  /** The part of the budget that it makes use of; by default all. */
  readonly part?: number;
}

/** A walk through a tree takes twice the time of a playout and counts twice. */
const WALK = 2;

const mindAids = (timing: Timing, { recall, expectsAnything = false, practised = false }: Mind): Aids<Guinote> => {
  const aids = practised ? practisedAids(recall, timing) : aidsFor(recall, timing);
  const { policy: _policy, finish: _finish, ...unguided } = aids;
  return expectsAnything ? unguided : aids;
};

const thinkingBot = (timing: Timing, mind: Mind): Bot<Guinote> => {
  const aids = mindAids(timing, mind);
  const loud = searchingBot(aids, mind);
  const { solve: _, ...unsaid } = { ...aids, moves: cardMoves };
  const quiet = searchingBot(unsaid, mind);
  const part = (mind.part ?? 1) / (mind.tree === undefined ? 1 : WALK);
  return (thought) => {
    const budget = Math.ceil(thought.budget * part);
    if (timing === 'weighed' || thought.must === false || !holdsBack(thought, timing))
      return loud({ ...thought, budget });
    return quiet({ ...thought, legal: thought.legal.filter(isPlay), budget });
  };
};

const botOf = ({ timing, two, four }: Player): Bot<Guinote> => {
  const bots = { 2: thinkingBot(timing, two), 4: thinkingBot(timing, four) };
  return (thought) => bots[thought.view.options.players](thought);
};

const BEST: Limits = { slack: 0, cap: 0 };

/** Remembers no card that was won. */
const NOTHING: Recall = { memory: 0, infers: false };
/** Remembers every other card. */
const HALF: Recall = { memory: 50, infers: false };
/** Remembers four cards of five, and concludes from what others could not do. */
const MOST: Recall = { memory: 80, infers: true };

/** Looks at a few deals, and often plays a card that is good enough. */
const EASY_OF_TWO: Mind = { recall: NOTHING, slack: 0.15, cap: 0.35 };
const MEDIUM_OF_TWO: Mind = { recall: HALF, slack: 0.05, cap: 0.2 };
const HARD_OF_TWO: Mind = { recall: MOST, ...BEST };
/** Remembers every card and looks further, by a tree. */
const EXPERT_OF_TWO: Mind = { recall: PERFECT, ...BEST, tree: { ...TREE, explore: 0.8 } };

const level = (id: string, version: number, budget: number, player: Player): Level<Guinote> => ({
  id,
  version,
  budget,
  bot: botOf(player),
});

/** With four players it also takes the others for beginners, and looks at fewer deals still. */
const EASY_OF_FOUR: Mind = { recall: NOTHING, expectsAnything: true, slack: 0.05, cap: 0.27, part: 0.4 };
const MEDIUM_OF_FOUR: Mind = { recall: HALF, slack: 0.05, cap: 0.2 };
/** Looks at fewer deals than with two players. */
const HARD_OF_FOUR: Mind = { recall: MOST, ...BEST, part: 0.3 };
/** Looks at many deals. */
const UNREAD_OF_FOUR: Mind = { recall: PERFECT, ...BEST };
/** The same, and reads hands from the cards that the others chose. */
const READER_OF_FOUR: Mind = { recall: { ...PERFECT, reads: true }, ...BEST };
/** And expects everybody to play as practice has taught. */
const EXPERT_OF_FOUR: Mind = { ...READER_OF_FOUR, practised: true };

/** With two players it glances first, and grows a tree where no card is clearly best. */
const expert = (version: number, four: Mind): Level<Guinote> =>
  level('expert', version, 12_000, {
    timing: 'weighed',
    two: { ...EXPERT_OF_TWO, glance: { part: 0.3, ahead: 0.06 } },
    four,
  });

export const levels: readonly Level<Guinote>[] = [
  level('easy', 3, 60, { timing: 0, two: EASY_OF_TWO, four: EASY_OF_FOUR }),
  level('medium', 2, 120, { timing: 1, two: MEDIUM_OF_TWO, four: MEDIUM_OF_FOUR }),
  level('hard', 4, 1200, { timing: 2, two: HARD_OF_TWO, four: HARD_OF_FOUR }),
  expert(5, EXPERT_OF_FOUR),
];

/** Earlier versions, for records. */
export const earlier: readonly Level<Guinote>[] = [
  level('easy', 2, 60, { timing: 0, two: EASY_OF_TWO, four: { recall: NOTHING, slack: 0.1, cap: 0.27 } }),
  level('hard', 2, 1200, { timing: 2, two: HARD_OF_TWO, four: { recall: MOST, ...BEST } }),
  level('hard', 3, 1200, { timing: 2, two: HARD_OF_TWO, four: { recall: MOST, ...BEST, part: 0.5 } }),
  level('expert', 2, 10_000, { timing: 'weighed', two: EXPERT_OF_TWO, four: UNREAD_OF_FOUR }),
  expert(3, UNREAD_OF_FOUR),
  expert(4, READER_OF_FOUR),
];
