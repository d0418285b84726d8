// The contract of a bot: a function of what its seat may know. Never of the state, never of time.

import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Candidate } from './search/aids.ts';

/** Everything a bot is given. From a record anybody can give it the same again, and get the same move. */
export interface Thought<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  /** Who plays together; absent, two seats against each other. */
  readonly sides?: readonly (readonly Seat[])[];
  readonly view: T['view'];
  /** The events this seat has seen, in order. */
  readonly history: readonly T['event'][];
  readonly legal: readonly T['action'][];
  /** False when the seat may speak while somebody else must act; absent means that it must. */
  readonly must?: boolean;
  readonly random: Random;
  /** How many nodes a search may visit: a count, so that the same bot plays the same move on every machine. */
  readonly budget: number;
  /** Is the answer not wanted any more? Asked again and again: a search then gives up, without one. Absent, it goes on to its end. */
  readonly stop?: () => boolean;
  /** Called with what a search has weighed, by those who want to know why; it changes no move. */
  readonly onWeighed?: (weighed: Weighed<T>) => void;
}

/** What a bot found out before it moved. */
export interface Weighed<T extends GameTypes = GameTypes> {
  /** `solved`: worked out to the end, so that there is nothing to compare. */
  readonly by: 'search' | 'solved';
  readonly candidates: readonly Candidate<T>[];
}

/** A bot's move; `undefined` leaves a seat silent that may speak but need not. */
export type Bot<T extends GameTypes = GameTypes> = (thought: Thought<T>) => T['action'] | undefined;

/** A named level of play. `version` changes whenever its moves may. */
export interface Level<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly version: number;
  readonly budget: number;
  readonly bot: Bot<T>;
}
