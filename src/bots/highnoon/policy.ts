// What a playout of HighNoon plays: the list of the greedy player, read from a state.

import {
  cardsOf,
  FLIP,
  fromOf,
  kindOf,
  MOVE,
  PLACE,
  toOf,
  WASTE,
  type Action,
} from '../../games/highnoon/actions.ts';
import { KING, NO_CARD, rankOf, suitOf, type Card } from '../../games/highnoon/cards.ts';
import { legal } from '../../games/highnoon/rules.ts';
import { COLUMNS, columnOf, downOf, wasteTop, type State } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';

const DRAWING = 100;

/** The best by the list: foundation, uncovering, the waste, useful runs, drawing. Silent where nothing of it is left. */
export const policy = (s: State, seat: Seat): Action | undefined => {
  const actions = legal(s, seat);
  let best: Action | undefined;
  let most = 0;
  for (let i = 0; i < actions.length; i++) {
    const rank = rankIn(s, seat, actions[i]!);
    if (rank > most) {
      most = rank;
      best = actions[i]!;
    }
  }
  const limit = s.options.quietLimit;
  return most <= DRAWING && limit > 0 && s.idle[seat]! >= limit ? undefined : best;
};

const rankIn = (s: State, seat: Seat, action: Action): number => {
  const from = fromOf(action);
  switch (kindOf(action)) {
    case PLACE:
      return from === WASTE ? 500 : 501 + uncovers(s, seat, from, 1);
    case FLIP:
      return 450;
    case MOVE:
      return from === WASTE ? 300 : moveRank(s, seat, from, toOf(action), cardsOf(action));
    default:
      return DRAWING;
  }
};

/** Face-down cards under the open part of a column, if all of that part is taken. */
export const uncovers = (s: State, seat: Seat, from: number, cards: number): number => {
  const down = downOf(s, seat, from);
  return columnOf(s, seat, from).length - cards === down ? down : 0;
};

const moveRank = (s: State, seat: Seat, from: number, to: number, cards: number): number => {
  const uncovered = uncovers(s, seat, from, cards);
  if (uncovered > 0) return 400 + uncovered;
  const column = columnOf(s, seat, from);
  const under = column[column.length - cards - 1];
  if (under !== undefined) return isNext(s, under) ? 200 : 0;
  // It empties a column: only for a king that waits.
  return columnOf(s, seat, to).length > 0 && kingWaits(s, seat) ? 200 : 0;
};

const isNext = (s: State, card: Card): boolean => {
  const lane = suitOf(card) * 2;
  const below = rankOf(card) - 1;
  return s.lanes[lane] === below || s.lanes[lane + 1] === below;
};

/** A king on top of the waste, or one that lies on face-down cards. */
const kingWaits = (s: State, seat: Seat): boolean => {
  const waste = wasteTop(s, seat);
  if (waste !== NO_CARD && rankOf(waste) === KING) return true;
  for (let column = 0; column < COLUMNS; column++) {
    const down = downOf(s, seat, column);
    const lowest = columnOf(s, seat, column)[down];
    if (down > 0 && lowest !== undefined && rankOf(lowest) === KING) return true;
  }
  return false;
};
