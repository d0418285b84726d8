// Who acts, what is legal, why not, and what an action does. Each topic's rules live in its own file.

import { NOBODY, refusal, type Actors, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import {
  cardsOf,
  DRAW,
  FLIP,
  flip,
  fromOf,
  isForeign,
  kindOf,
  MOVE,
  move,
  OFF,
  place,
  RECYCLE,
  toOf,
  WASTE,
  type Action,
} from './actions.ts';
import { KING, NO_CARD, rankOf, shapeOf, shapeOnto, type Card } from './cards.ts';
import { afterAction, type Quiet } from './ending.ts';
import type { HighNoonEvent } from './events.ts';
import { laneFor, NO_LANE, placeCard, refusePlacing } from './foundations.ts';
import { COLUMNS, wasteTop, type State } from './state.ts';
import { canDraw, canRecycle, draw, recycle, refuseDraw, refuseRecycle } from './stock.ts';
import { flipTop, moveCards, refuseFlip, refuseMove } from './tableau.ts';

const BOTH: Actors = { must: [], may: [0, 1] };

/** HN-9.1: nobody has to act, both may at any time. */
export const actors = (s: State): Actors => (s.stage === 'play' ? BOTH : NOBODY);

const NOTHING: readonly Action[] = [];

/** What the columns of one seat offer, refilled by each call of `legal`: the open top, and the shapes of its run as bits. */
const TOPS = new Int16Array(COLUMNS);
const RUNS = new Int32Array(COLUMNS);
const EMPTY = -2;

const LONGEST = 14;

/** The shapes of a run as bits, by the shape of its top and its length. */
const RUN_SHAPES = Int32Array.from({ length: 32 * LONGEST }, (_, at) => {
  let shapes = 0;
  for (let i = 0, shape = (at / LONGEST) | 0; i < at % LONGEST && shape < 28; i++, shape = (shape + 2) ^ 1)
    shapes |= 1 << shape;
  return shapes;
});

const KINGS = 3 << (KING * 2);

/**
 * Every legal action: stock, foundations and flips, then moves column by column. It asks `canDraw`, `canRecycle`, `laneFor` and `shapeOnto`
 * as `refuse` does, but of all moves at once; that the two agree everywhere is what conformance checks.
 */
export const legal = (s: State, seat: Seat): readonly Action[] => {
  if (s.stage !== 'play') return NOTHING;
  const out: Action[] = [];
  if (canDraw(s, seat)) out.push(DRAW);
  else if (canRecycle(s, seat)) out.push(RECYCLE);
  const waste = wasteTop(s, seat);
  if (waste !== NO_CARD && laneFor(s.lanes, waste) !== NO_LANE) out.push(place(WASTE));
  const shapes = surveyColumns(s, seat, out) | (waste === NO_CARD ? 0 : 1 << shapeOf(waste));
  const any = s.options.emptyColumn === 'any';
  for (let to = 0; to < COLUMNS; to++) {
    const top = TOPS[to]!;
    if (top === EMPTY) movesToEmpty(any, waste, shapes, to, out);
    else if (top !== NO_CARD) movesOnto(waste, shapes, shapeOnto(top), to, out);
  }
  return out;
};

/** Notes what each column offers, lists flips and foundation moves, and gives the shapes of all cards that can move. */
const surveyColumns = (s: State, seat: Seat, out: Action[]): number => {
  const base = seat * COLUMNS;
  let shapes = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const cards = s.columns[base + column]!;
    const size = cards.length;
    RUNS[column] = 0;
    if (size === 0) TOPS[column] = EMPTY;
    else if (s.down[base + column] === size) {
      TOPS[column] = NO_CARD;
      out.push(flip(column));
    } else {
      const top = cards[size - 1]!;
      const run = RUN_SHAPES[shapeOf(top) * LONGEST + s.runs[base + column]!]!;
      TOPS[column] = top;
      RUNS[column] = run;
      shapes |= run;
      if (laneFor(s.lanes, top) !== NO_LANE) out.push(place(column));
    }
  }
  return shapes;
};

/** Moves of the one shape that a column takes; of each run at most one card has it. */
const movesOnto = (waste: Card, shapes: number, wanted: number, to: number, out: Action[]): void => {
  if (((shapes >> wanted) & 1) === 0) return;
  if (waste !== NO_CARD && shapeOf(waste) === wanted) out.push(move(WASTE, to, 1));
  for (let from = 0; from < COLUMNS; from++) {
    if (((RUNS[from]! >> wanted) & 1) === 0) continue;
    out.push(move(from, to, (wanted >> 1) - rankOf(TOPS[from]!) + 1));
  }
};

/** HN-6.7: kings and what lies on them; where any card may begin a column, every part of every run. */
const movesToEmpty = (any: boolean, waste: Card, shapes: number, to: number, out: Action[]): void => {
  if (any) return anyToEmpty(waste, to, out);
  if ((shapes & KINGS) === 0) return;
  if (waste !== NO_CARD && rankOf(waste) === KING) out.push(move(WASTE, to, 1));
  for (let from = 0; from < COLUMNS; from++) {
    if ((RUNS[from]! & KINGS) !== 0) out.push(move(from, to, KING - rankOf(TOPS[from]!) + 1));
  }
};

const anyToEmpty = (waste: Card, to: number, out: Action[]): void => {
  if (waste !== NO_CARD) out.push(move(WASTE, to, 1));
  for (let from = 0; from < COLUMNS; from++) {
    const run = RUNS[from]!;
    if (run === 0) continue;
    const longest = ((31 - Math.clz32(run)) >> 1) - rankOf(TOPS[from]!) + 1;
    for (let count = 1; count <= longest; count++) out.push(move(from, to, count));
  }
};

/** Why not, or nothing if the action is legal. */
export const refuse = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (s.stage === 'end') return refusal('match-finished', 'HN-12.7');
  if (s.stage === 'deal') return refusal('not-dealt', 'HN-4.3');
  if (kindOf(action) === OFF) return refusal('off-foundation', 'HN-3.4');
  if (isForeign(action, seat)) return refusal('foreign-zone', 'HN-5.1');
  switch (kindOf(action)) {
    case DRAW:
      return refuseDraw(s, seat);
    case RECYCLE:
      return refuseRecycle(s, seat);
    case FLIP:
      return refuseFlip(s, seat, fromOf(action));
    case MOVE:
      return refuseMove(s, seat, fromOf(action), toOf(action), cardsOf(action));
    default:
      return refusePlacing(s, seat, fromOf(action));
  }
};

/** How a legal action is carried out; whether the match is quiet after it depends on the version of the rules. */
export const applyBy =
  (quiet: Quiet) =>
  (s: State, seat: Seat, action: Action, events?: Events<HighNoonEvent>): void => {
    switch (kindOf(action)) {
      case DRAW:
        draw(s, seat, events);
        return afterAction(s, seat, 'turned-stock', quiet, events);
      case RECYCLE:
        recycle(s, seat, events);
        return afterAction(s, seat, 'turned-stock', quiet, events);
      case FLIP:
        flipTop(s, seat, fromOf(action), events);
        return afterAction(s, seat, 'uncovered', quiet, events);
      case MOVE: {
        const uncovered = moveCards(s, seat, fromOf(action), toOf(action), cardsOf(action), events);
        return afterAction(s, seat, uncovered ? 'uncovered' : 'rearranged', quiet, events);
      }
      default:
        placeCard(s, seat, fromOf(action), events);
        return afterAction(s, seat, 'placed', quiet, events);
    }
  };
