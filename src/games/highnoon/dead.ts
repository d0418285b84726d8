// Is a player dead (HN-12.2): can no sequence of own actions, the foundations staying as they are, place or uncover a card?
//
// Asked in three steps, each more expensive than the one before: does one move make progress; could any, if nothing ever got in the way of
// anything; and if so, a search over everything the player can arrange. Face-down cards play no part: before one is turned up
// there has been progress.

import type { Seat } from '../../kernel/game.ts';
import { fits, KING, NO_CARD, rankOf, type Card } from './cards.ts';
import { laneFor, NO_LANE } from './foundations.ts';
import { searchArrangements } from './search.ts';
import {
  ALIVE,
  COLUMNS,
  columnOf,
  columnTop,
  DEAD,
  downOf,
  drawnOf,
  ringOf,
  runOf,
  UNKNOWN,
  type State,
} from './state.ts';
import { comesUp } from './stock.ts';

/** Is this player dead? The answer is kept in the state until something makes it doubtful. */
export const isDead = (s: State, seat: Seat): boolean => {
  if (s.outlook[seat] === UNKNOWN) s.outlook[seat] = canProgress(s, seat) ? ALIVE : DEAD;
  return s.outlook[seat] === DEAD;
};

/** Are both players dead (HN-12.3)? What is cheap to find out is asked of both before anything is searched. */
export const areBothDead = (s: State): boolean =>
  !seemsAlive(s, 0) && !seemsAlive(s, 1) && isDead(s, 0) && isDead(s, 1);

const seemsAlive = (s: State, seat: Seat): boolean => {
  if (s.outlook[seat] === UNKNOWN && canNow(s, seat)) s.outlook[seat] = ALIVE;
  return s.outlook[seat] === ALIVE;
};

/** Can this player still make progress? Beyond the limit of the search the answer is yes. */
export const canProgress = (s: State, seat: Seat): boolean => canNow(s, seat) || searchArrangements(s, seat);

/** Is progress one move of the tableau, or turning the stock, away? */
const canNow = (s: State, seat: Seat): boolean => {
  const any = s.options.emptyColumn === 'any';
  let empty = false;
  for (let column = 0; column < COLUMNS; column++) {
    const size = columnOf(s, seat, column).length;
    if (size === 0) empty = true;
    else if (size === downOf(s, seat, column)) return true;
    else if (laneFor(s.lanes, columnTop(s, seat, column)) !== NO_LANE) return true;
  }
  for (let column = 0; column < COLUMNS; column++) {
    const base = baseOf(s, seat, column);
    if (base === NO_CARD) continue;
    if (empty && (any || rankOf(base) === KING)) return true;
    for (let to = 0; to < COLUMNS; to++) {
      const top = to === column ? NO_CARD : columnTop(s, seat, to);
      if (top !== NO_CARD && fits(base, top)) return true;
    }
  }
  return stockHelps(s, seat);
};

/** The lowest open card of a column that hides others, if all that lies open there may move as one. */
const baseOf = (s: State, seat: Seat, column: number): Card => {
  const cards = columnOf(s, seat, column);
  const down = downOf(s, seat, column);
  return down > 0 && cards.length - down === runOf(s, seat, column) ? cards[down]! : NO_CARD;
};

const stockHelps = (s: State, seat: Seat): boolean => {
  const ring = ringOf(s, seat);
  for (let i = 0; i < ring.length; i++) {
    if (laneFor(s.lanes, ring[i]!) === NO_LANE) continue;
    if (comesUp(i, drawnOf(s, seat), ring.length, s.options.drawCount)) return true;
  }
  return false;
};
