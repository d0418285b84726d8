// The levels of Mulle, weakest first. What holds one back is human: cards it no longer remembers, few hands imagined, moves that are only nearly best.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Level } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsWith } from './aids.ts';
import { FIRM, LOOSE } from './reading.ts';
import type { Insight } from './worlds.ts';

interface Terms extends Insight {
  readonly id: string;
  readonly version: number;
  readonly budget: number;
  /** How many moves a playout looks ahead; by default to the end of the deal. */
  readonly horizon?: number;
  readonly limits: Limits;
}

const BEST: Limits = { slack: 0, cap: 0, tree: TREE };
/** The best, and no more thought than it takes to be sure of it. */
const RESTING: Limits = { ...BEST, tree: { ...TREE, rest: { after: 1 / 3, spread: 0.2 } } };

const TERMS: readonly Terms[] = [
  { id: 'easy', version: 2, budget: 60, memory: 0, limits: { slack: 0.06, cap: 0.25 } },
  { id: 'medium', version: 2, budget: 120, memory: 0.5, limits: { slack: 0.015, cap: 0.1 } },
  { id: 'hard', version: 3, budget: 300, memory: 0.8, counts: true, limits: RESTING },
  {
    id: 'expert',
    version: 3,
    budget: 1600,
    horizon: 12,
    memory: 1,
    reading: { share: 0.6, trust: FIRM },
    limits: BEST,
  },
];

/** Earlier versions, for records: `hard` imagined the last hands with cards long gone; `expert` read loosely, and few hands. */
const EARLIER: readonly Terms[] = [
  { id: 'hard', version: 2, budget: 300, memory: 0.8, limits: BEST },
  { id: 'expert', version: 2, budget: 800, memory: 1, reading: { share: 0.25, trust: LOOSE }, limits: BEST },
];

type AidsOf = (insight: Insight) => Aids<Mulle>;

const levelFrom =
  (aidsOf: AidsOf) =>
  ({ id, version, budget, horizon, limits, ...insight }: Terms): Level<Mulle> => ({
    id,
    version,
    budget,
    bot: searchingBot({ ...aidsOf(insight), ...(horizon === undefined ? {} : { horizon }) }, limits),
  });

/** The levels with other aids for the same insight. */
export const levelsWith = (aidsOf: AidsOf): readonly Level<Mulle>[] => TERMS.map(levelFrom(aidsOf));

export const levels: readonly Level<Mulle>[] = levelsWith(aidsWith);

export const earlier: readonly Level<Mulle>[] = EARLIER.map(levelFrom(aidsWith));
