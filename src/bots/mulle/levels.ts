// The levels of Mulle, weakest first. What holds one back is human: cards it no longer remembers, few hands imagined, moves that are only nearly best.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Level } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { aidsWith } from './aids.ts';

interface Terms {
  readonly id: string;
  readonly budget: number;
  /** The share of the cards taken that it knows to be gone. */
  readonly memory: number;
  /** The share of its budget that goes into reading hands from what their owners have played. */
  readonly reading: number;
  readonly limits: Limits;
}

const TERMS: readonly Terms[] = [
  { id: 'easy', budget: 60, memory: 0, reading: 0, limits: { slack: 0.06, cap: 0.25 } },
  { id: 'medium', budget: 120, memory: 0.5, reading: 0, limits: { slack: 0.015, cap: 0.1 } },
  { id: 'hard', budget: 300, memory: 0.8, reading: 0, limits: { slack: 0, cap: 0, tree: TREE } },
  { id: 'expert', budget: 800, memory: 1, reading: 0.25, limits: { slack: 0, cap: 0, tree: TREE } },
];

/** The levels with aids that depend on what a player remembers and reads. */
export const levelsWith = (aidsOf: (memory: number, reading: number) => Aids<Mulle>): readonly Level<Mulle>[] =>
  TERMS.map(({ id, budget, memory, reading, limits }) => ({
    id,
    version: 2,
    budget,
    bot: searchingBot(aidsOf(memory, reading), limits),
  }));

export const levels: readonly Level<Mulle>[] = levelsWith(aidsWith);
