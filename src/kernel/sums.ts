// What a deal came to, side by side: a panel after it, and the breakdown of a match.

import type { Params, Seat } from './game.ts';
import type { Scene } from './presentation.ts';

/** One line of a count: a number for each side. */
export interface SumRow {
  readonly key: string;
  readonly counts: readonly number[];
  /** The sum of what stands above it, or of the whole match. */
  readonly total?: boolean;
}

/** A deal that is over, counted. `key` and `params` are for its title. */
export interface Sums {
  readonly key: string;
  readonly params: Params;
  readonly sides: readonly (readonly Seat[])[];
  readonly rows: readonly SumRow[];
}

/** The words of a count. */
export interface SumWords {
  readonly title: string;
  readonly row: (row: SumRow) => string;
}

/** How a game counts deals. */
export interface Counting {
  /** The deal that ended with these events, which led from one scene to the other; nothing if none did. */
  readonly deal: (events: readonly unknown[], before: Scene, after: Scene) => Sums | undefined;
  /** The match, part by part, from all its events. */
  readonly match: (events: readonly unknown[], scene: Scene) => readonly Sums[];
}
