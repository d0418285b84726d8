// What a playout of HighNoon plays: the list of the greedy player, found in one look at a state.

import { DRAW, flip, move, place, RECYCLE, WASTE, type Action } from '../../games/highnoon/actions.ts';
import { KING, NO_CARD, rankOf, shapeOf, shapeOnto, type Card } from '../../games/highnoon/cards.ts';
import { laneFor, NO_LANE } from '../../games/highnoon/foundations.ts';
import { COLUMNS, columnOf, columnTop, downOf, runOf, wasteTop, type State } from '../../games/highnoon/state.ts';
import { canDraw, canRecycle } from '../../games/highnoon/stock.ts';
import type { Seat } from '../../kernel/game.ts';

const NOWHERE = -1;

/** The first of these that there is: foundation, uncovering, the waste, useful runs, drawing. Silent where nothing of it is left. */
export const policy = (s: State, seat: Seat): Action | undefined => {
  const waste = wasteTop(s, seat);
  const placing = placingOf(s, seat, waste);
  if (placing !== undefined) return placing;
  const wanted = wantedShapes(s, seat);
  const empty = emptyColumn(s, seat);
  const uncovering = uncoveringOf(s, seat, wanted, empty);
  if (uncovering !== undefined) return uncovering;
  if (waste !== NO_CARD) {
    const to = targetOf(s, seat, waste, wanted, empty);
    if (to !== NOWHERE) return move(WASTE, to, 1);
  }
  return runOfUse(s, seat, waste, wanted, empty) ?? turning(s, seat);
};

const isNext = (s: State, card: Card): boolean => laneFor(s.lanes, card) !== NO_LANE;

/** The card for a foundation that uncovers most; a column before the waste. Then a card to flip. */
const placingOf = (s: State, seat: Seat, waste: Card): Action | undefined => {
  let best: Action | undefined = waste !== NO_CARD && isNext(s, waste) ? place(WASTE) : undefined;
  let flipping: Action | undefined;
  let most = -1;
  for (let column = 0; column < COLUMNS; column++) {
    const size = columnOf(s, seat, column).length;
    const down = downOf(s, seat, column);
    if (size === 0) continue;
    if (size === down) {
      flipping = flip(column);
      continue;
    }
    if (!isNext(s, columnTop(s, seat, column))) continue;
    const uncovered = size - 1 === down ? down : 0;
    if (uncovered <= most) continue;
    most = uncovered;
    best = place(column);
  }
  return best ?? flipping;
};

/** The shapes that some column takes, as bits. */
const wantedShapes = (s: State, seat: Seat): number => {
  let wanted = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const top = columnTop(s, seat, column);
    if (top !== NO_CARD) wanted |= 1 << shapeOnto(top);
  }
  return wanted;
};

const emptyColumn = (s: State, seat: Seat): number => {
  for (let column = 0; column < COLUMNS; column++) if (columnOf(s, seat, column).length === 0) return column;
  return NOWHERE;
};

/** The column that takes a card, or the run that begins with it. */
const targetOf = (s: State, seat: Seat, card: Card, wanted: number, empty: number): number => {
  if (((wanted >> shapeOf(card)) & 1) !== 0) return columnFor(s, seat, card);
  return empty !== NOWHERE && (rankOf(card) === KING || s.options.emptyColumn === 'any') ? empty : NOWHERE;
};

const columnFor = (s: State, seat: Seat, card: Card): number => {
  const shape = shapeOf(card);
  for (let column = 0; column < COLUMNS; column++) {
    const top = columnTop(s, seat, column);
    if (top !== NO_CARD && shapeOnto(top) === shape) return column;
  }
  return NOWHERE;
};

/** The move that turns up a card, of the column that hides most. */
const uncoveringOf = (s: State, seat: Seat, wanted: number, empty: number): Action | undefined => {
  let best: Action | undefined;
  let most = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const down = downOf(s, seat, column);
    if (down <= most) continue;
    const cards = columnOf(s, seat, column);
    const run = runOf(s, seat, column);
    if (run === 0 || cards.length - down !== run) continue;
    const to = targetOf(s, seat, cards[down]!, wanted, empty);
    if (to === NOWHERE) continue;
    most = down;
    best = move(column, to, run);
  }
  return best;
};

/** A run that frees a card for a foundation, or a whole column for a king that waits. */
const runOfUse = (s: State, seat: Seat, waste: Card, wanted: number, empty: number): Action | undefined => {
  for (let column = 0; column < COLUMNS; column++) {
    const cards = columnOf(s, seat, column);
    const run = runOf(s, seat, column);
    for (let count = 1; count <= run; count++) {
      const under = cards.length - count - 1;
      const to = targetOf(s, seat, cards[under + 1]!, wanted, under < 0 ? NOWHERE : empty);
      if (to === NOWHERE) continue;
      const helps = under < 0 ? kingWaits(s, seat, waste) : isNext(s, cards[under]!);
      if (helps) return move(column, to, count);
    }
  }
  return undefined;
};

/** A king on top of the waste, or one that lies on face-down cards. */
const kingWaits = (s: State, seat: Seat, waste: Card): boolean => {
  if (waste !== NO_CARD && rankOf(waste) === KING) return true;
  for (let column = 0; column < COLUMNS; column++) {
    const down = downOf(s, seat, column);
    const lowest = columnOf(s, seat, column)[down];
    if (down > 0 && lowest !== undefined && rankOf(lowest) === KING) return true;
  }
  return false;
};

/** The stock, unless all has been waited for. */
const turning = (s: State, seat: Seat): Action | undefined => {
  const limit = s.options.quietLimit;
  if (limit > 0 && s.idle[seat]! >= limit) return undefined;
  if (canDraw(s, seat)) return DRAW;
  return canRecycle(s, seat) ? RECYCLE : undefined;
};
