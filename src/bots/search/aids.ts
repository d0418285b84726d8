// What a game may add to make a search stronger. Everything is optional: the contract alone gives a working bot.

import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';

/** Hints of one game, as functions on its states. None of them may look beyond what a sampled state holds. */
export interface Aids<T extends GameTypes = GameTypes> {
  /** Draws many states for one thought, each good until the next is drawn; by default `game.sample` with the whole history. */
  readonly worlds?: (thought: Thought<T>) => (random: Random) => T['state'];
  /** Makes a state like another, so that playouts share one; by default each has a clone. Both are of the same match. */
  readonly copy?: (from: T['state'], to: T['state']) => void;
  /** Does a playout stop here? By default only at the outcome. Asked before random events, too. */
  readonly isCut?: (state: T['state']) => boolean;
  /** How many moves a playout looks ahead at most; a silent seat's turn counts. */
  readonly horizon?: number;
  /** What a cut or finished state is worth to each side, from 0 to 1. By default by rank. */
  readonly worth?: (state: T['state']) => readonly number[];
  /** The move of a playout; by default any legal one. Nothing where the seat stays silent. */
  readonly policy?: (state: T['state'], seat: Seat, random: Random) => T['action'] | undefined;
  /** Plays on to the cut all at once, with the moves that `policy` and `speak` would make; by default move by move. */
  readonly finish?: (state: T['state'], seat: Seat, random: Random) => void;
  /** What a seat says that may speak while somebody else must act; by default nothing. */
  readonly speak?: (state: T['state'], seat: Seat) => T['action'] | undefined;
  /** Actions worth searching; by default all legal ones. */
  readonly moves?: (state: T['state'], seat: Seat) => readonly T['action'][];
  /** How promising each action is before any search, adding up to 1, good until the next are asked about; by default all alike. */
  readonly prior?: (state: T['state'], seat: Seat, moves: readonly T['action'][]) => ArrayLike<number>;
  /** A name of an action that is quick to make and no other action shares; by default its notation. */
  readonly keyOf?: (action: T['action']) => string | number;
  /** A little worth added to a root action: ties go to what a player would call progress. */
  readonly favour?: (thought: Thought<T>, action: T['action']) => number;
  /** The exact answer, where the game can be solved from here. */
  readonly solve?: (thought: Thought<T>) => T['action'] | undefined;
}

/** What a search found out about one action of the root; `undefined` is silence. */
export interface Candidate<T extends GameTypes = GameTypes> {
  readonly action: T['action'] | undefined;
  readonly visits: number;
  /** The mean worth to the side that thinks. */
  readonly mean: number;
}
