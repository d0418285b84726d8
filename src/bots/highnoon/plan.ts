// A plan out of a standstill: the shortest way to arrange one's own cards so that one can be placed or uncovered.

import { cardsOf, FLIP, fromOf, kindOf, MOVE, PLACE, WASTE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import { rememberedStocks } from '../../games/highnoon/memory.ts';
import { COLUMNS, columnOf, downOf, drawnOf, type State } from '../../games/highnoon/state.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import type { Thought } from '../bot.ts';
import { withoutEnd } from './worlds.ts';

/** Has this seat seen every card of its own stock? Before that, drawing on is the plan. */
export const knowsStock = ({ view, history, seat }: Thought<HighNoon>): boolean =>
  rememberedStocks(view, history)?.[seat]?.every((card) => card !== null) ?? false;

/** Does an action place or uncover a card? */
const isProgressIn = (s: State, seat: Seat, action: Action): boolean => {
  const kind = kindOf(action);
  if (kind === PLACE || kind === FLIP) return true;
  const from = fromOf(action);
  if (kind !== MOVE || from === WASTE) return false;
  const down = downOf(s, seat, from);
  return down > 0 && columnOf(s, seat, from).length - cardsOf(action) === down;
};

/** What the player has arranged: the ring is what the columns leave of it. */
const arrangementOf = (s: State, seat: Seat): string => {
  let key = `${drawnOf(s, seat)}`;
  for (let column = 0; column < COLUMNS; column++)
    key += `/${columnOf(s, seat, column)
      .slice(downOf(s, seat, column))
      .join(',')}`;
  return key;
};

/** So many arrangements are looked at: a count, so that the same plan is found on every machine. */
export const MOST_ARRANGEMENTS = 800;

interface Node {
  readonly state: State;
  /** The action that began the way here. */
  readonly first: Action | undefined;
}

/** The first action of the shortest way to progress, the rival staying as they are; nothing if there is none among so many arrangements. */
export const planFrom = (
  game: Game<HighNoon>,
  world: State,
  seat: Seat,
  most = MOST_ARRANGEMENTS,
): Action | undefined => {
  // A plan is not ended by its own length.
  const start = withoutEnd(game.clone(world));
  const seen = new Set([arrangementOf(start, seat)]);
  const queue: Node[] = [{ state: start, first: undefined }];
  let looked = 0;
  for (const { state, first } of queue) {
    const actions = game.legal(state, seat);
    const found = actions.find((action) => isProgressIn(state, seat, action));
    if (found !== undefined) return first ?? found;
    for (const action of actions) {
      if (++looked >= most) return undefined;
      const next = game.clone(state);
      game.apply(next, seat, action);
      const key = arrangementOf(next, seat);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: next, first: first ?? action });
    }
  }
  return undefined;
};
