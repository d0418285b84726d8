// The levels of Mulle, weakest first. What holds one back is human: cards it no longer remembers, few hands imagined, moves that are only nearly best.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Level } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsWith } from './aids.ts';

interface Terms {
  readonly id: string;
  readonly version: number;
  readonly budget: number;
  /** The share of the cards taken that it knows to be gone. */
  readonly memory: number;
  /** Does it know all of them in the last deal, when what is out can be counted? */
  readonly counts?: boolean;
  /** The share of its budget that goes into reading hands from what their owners have played. */
  readonly reading: number;
  readonly limits: Limits;
}

const BEST: Limits = { slack: 0, cap: 0, tree: TREE };
/** The best, and no more thought than it takes to be sure of it. */
const RESTING: Limits = { ...BEST, tree: { ...TREE, rest: { after: 1 / 3, spread: 0.2 } } };

const TERMS: readonly Terms[] = [
  { id: 'easy', version: 2, budget: 60, memory: 0, reading: 0, limits: { slack: 0.06, cap: 0.25 } },
  { id: 'medium', version: 2, budget: 120, memory: 0.5, reading: 0, limits: { slack: 0.015, cap: 0.1 } },
  { id: 'hard', version: 3, budget: 300, memory: 0.8, counts: true, reading: 0, limits: RESTING },
  { id: 'expert', version: 2, budget: 800, memory: 1, reading: 0.25, limits: BEST },
];

/** Earlier versions, for records: this one imagined the last hands with cards long gone. */
const EARLIER: readonly Terms[] = [{ id: 'hard', version: 2, budget: 300, memory: 0.8, reading: 0, limits: BEST }];

type AidsOf = (memory: number, reading: number, counts?: boolean) => Aids<Mulle>;

const levelFrom =
  (aidsOf: AidsOf) =>
  ({ id, version, budget, memory, counts = false, reading, limits }: Terms): Level<Mulle> => ({
    id,
    version,
    budget,
    bot: searchingBot(aidsOf(memory, reading, counts), limits),
  });

/** The levels with aids that depend on what a player remembers and reads. */
export const levelsWith = (aidsOf: AidsOf): readonly Level<Mulle>[] => TERMS.map(levelFrom(aidsOf));

export const levels: readonly Level<Mulle>[] = levelsWith(aidsWith);

export const earlier: readonly Level<Mulle>[] = EARLIER.map(levelFrom(aidsWith));
