// Tables of open cards that hands take from: how a card of the hand and cards of the table make a move, and what a move did to them.

import type { Seat } from './game.ts';
import type { Scene } from './presentation.ts';

/** What lies on the table and goes together in one way; each target is a loose card by its name, or a zone. */
export interface TableGroup {
  readonly targets: readonly string[];
  /** What they make, in figures: `3+4`, or `→ 11` for a pile that would be worth that. Empty where the pile says it. */
  readonly chip: string;
  /** Taken from the table, or only changed on it? */
  readonly taken: boolean;
}

/** What was picked on the table for a card of the hand, added up. */
export interface Tally {
  /** In figures alone: `7 = 3+4, 5+2`, or `3+1 = 4 / 7` while something is missing. Empty where sums mean nothing. */
  readonly sum: string;
  /** Does it add up? It may be against the rules all the same. */
  readonly complete: boolean;
}

/** What an event did to cards of the table. */
export interface Played {
  /** The card of the hand that did it, if one did. */
  readonly card?: string;
  readonly by: Seat;
  /** What it was laid on, or took along. */
  readonly targets: readonly string[];
  /** The pile to which all of it goes; absent, it stays on the table. */
  readonly pile?: string;
  readonly points?: number;
}

/** How moves are put together on such a table. What is picked is named as in `targets` of a presentation, a card once for each time it is picked. */
export interface OpenTable {
  /** Ways of one card of the hand, the best first. */
  readonly order: (ways: readonly string[], view: unknown) => readonly string[];
  readonly groups: (way: string, scene: Scene) => readonly TableGroup[];
  readonly tally: (card: string, picked: readonly string[]) => Tally;
  /** What a card may be meant to do with what was picked, legal or not: at least one action, so that there is a reason why not. */
  readonly attempts: (card: string, picked: readonly string[]) => readonly string[];
  readonly played: (event: unknown) => Played | undefined;
}
