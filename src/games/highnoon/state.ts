// The state of a match of HighNoon: plain data, small numbers, and arrays that copies share.

import type { Seat } from '../../kernel/game.ts';
import { cardOf, fits, NO_CARD, type Card } from './cards.ts';
import type { HighNoonOptions } from './options.ts';

export const COLUMNS = 7;
export const LANES = 8;
export const PLAYERS = 2;

/** What the match waits for. */
export type Stage = 'deal' | 'play' | 'end';

/** How a match ended by its own rules: somebody is out of cards, nobody can go on, nobody does go on (HN-12). */
export type Ending = 'cleared' | 'blocked' | 'quiet';

/** What is known of a player's future: nothing, that it is dead, or that it can still make progress as it lies. */
export const UNKNOWN = 0;
export const DEAD = 1;
export const ALIVE = 2;

/** Arrays marked readonly are shared between states and replaced, never written to. Lists of columns are at seat × 7 + column. */
export interface State {
  readonly options: HighNoonOptions;
  stage: Stage;
  ending: Ending | null;
  columns: (readonly Card[])[];
  /** How many cards of each column lie face down; they are the lowest ones. */
  down: number[];
  /** How many cards at the top of each column form a run that may move as one. */
  runs: number[];
  /** Stock and waste of each player as one ring in the order of drawing: what was drawn is the waste. */
  rings: (readonly Card[])[];
  drawn: number[];
  /** The top rank of each lane, 0 when it is empty. */
  lanes: readonly number[];
  /** Which copy each card of a lane is: bit r is set if the card of rank r is of the second deck. */
  copies: readonly number[];
  score: readonly number[];
  placed: readonly number[];
  /** Cards each player still has. */
  left: number[];
  /** Actions of each player since anybody last made progress (HN-12.5). */
  idle: number[];
  /** Cards each player has turned from the stock since anybody last made progress, in the pass that is going on (HN-12.4). */
  turned: number[];
  /** What is known of each player's future; only a memory, every value of it can be found again. */
  outlook: number[];
  /** Actions taken so far in the match. */
  actions: number;
  /** The action at which each player last made progress, counted from 1; 0 for never. */
  progress: readonly number[];
}

const zeroes = (length: number): number[] => Array.from({ length }, () => 0);
const NO_CARDS: readonly Card[] = [];

/** A match before its deal. */
export const emptyState = (options: HighNoonOptions): State => ({
  options,
  stage: 'deal',
  ending: null,
  columns: Array.from({ length: PLAYERS * COLUMNS }, () => NO_CARDS),
  down: zeroes(PLAYERS * COLUMNS),
  runs: zeroes(PLAYERS * COLUMNS),
  rings: [NO_CARDS, NO_CARDS],
  drawn: [0, 0],
  lanes: zeroes(LANES),
  copies: zeroes(LANES),
  score: [0, 0],
  placed: [0, 0],
  left: [0, 0],
  idle: [0, 0],
  turned: [0, 0],
  outlook: [UNKNOWN, UNKNOWN],
  actions: 0,
  progress: [0, 0],
});

/** A copy that shares what is never written to. */
export const cloneState = (s: State): State => ({
  options: s.options,
  stage: s.stage,
  ending: s.ending,
  columns: s.columns.slice(),
  down: s.down.slice(),
  runs: s.runs.slice(),
  rings: s.rings.slice(),
  drawn: s.drawn.slice(),
  lanes: s.lanes,
  copies: s.copies,
  score: s.score,
  placed: s.placed,
  left: s.left.slice(),
  idle: s.idle.slice(),
  turned: s.turned.slice(),
  outlook: s.outlook.slice(),
  actions: s.actions,
  progress: s.progress,
});

export const rivalOf = (seat: Seat): Seat => 1 - seat;

export const columnOf = (s: State, seat: Seat, column: number): readonly Card[] => s.columns[seat * COLUMNS + column]!;

export const downOf = (s: State, seat: Seat, column: number): number => s.down[seat * COLUMNS + column]!;

export const runOf = (s: State, seat: Seat, column: number): number => s.runs[seat * COLUMNS + column]!;

export const ringOf = (s: State, seat: Seat): readonly Card[] => s.rings[seat]!;

export const drawnOf = (s: State, seat: Seat): number => s.drawn[seat]!;

/** The card on top of a player's waste. */
export const wasteTop = (s: State, seat: Seat): Card => {
  const drawn = drawnOf(s, seat);
  return drawn === 0 ? NO_CARD : ringOf(s, seat)[drawn - 1]!;
};

/** The open card on top of a column; none if it is empty or its top lies face down. */
export const columnTop = (s: State, seat: Seat, column: number): Card => {
  const cards = columnOf(s, seat, column);
  return cards.length > downOf(s, seat, column) ? cards[cards.length - 1]! : NO_CARD;
};

/** How many cards at the top of a column form a run: open, one lower each, colours alternating. */
export const runLength = (cards: readonly Card[], down: number): number => {
  if (cards.length <= down) return 0;
  let first = cards.length - 1;
  while (first > down && fits(cards[first]!, cards[first - 1]!)) first--;
  return cards.length - first;
};

/** The cards of a lane from the ace up. */
export const laneCards = (s: State, lane: number): readonly Card[] =>
  Array.from({ length: s.lanes[lane]! }, (_, i) => cardOf((s.copies[lane]! >> (i + 1)) & 1, lane >> 1, i + 1));

/** A list with one place replaced. */
export const replaceAt = (list: readonly number[], place: number, value: number): readonly number[] => {
  const next = list.slice();
  next[place] = value;
  return next;
};
