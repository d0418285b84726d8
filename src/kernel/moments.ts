// What an event does on the table, so that a table can show it by itself before what follows.

import type { Seat } from './game.ts';

/** A trick that somebody takes, and what it is worth. */
export interface TakenMoment {
  readonly kind: 'taken';
  readonly by: Seat;
  readonly points: number;
}

/** A lane that is decided, by figures that may be others later: one for each seat. */
export interface DecidedMoment {
  readonly kind: 'decided';
  readonly lane: string;
  readonly figures: readonly number[];
  readonly winner?: Seat;
}

/** Something that a player does with an open card, and what of the table it is about, as in `targets` of a presentation. */
export interface DoneMoment {
  readonly kind: 'done';
  readonly by: Seat;
  readonly card: string;
  readonly targets: readonly string[];
}

/** What that does to others. */
export interface StruckMoment {
  readonly kind: 'struck';
  readonly targets: readonly string[];
}

export type Moment = TakenMoment | DecidedMoment | DoneMoment | StruckMoment;

/** What is announced across the table for a moment, and the cards it is about. */
export interface Banner {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly string[];
}
