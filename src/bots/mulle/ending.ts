// The end of an omgång, exactly: when the stock is gone and one hand is hidden, a player who remembers every card knows that hand.

import type { Action } from '../../games/mulle/actions.ts';
import type { Mulle } from '../../games/mulle/index.ts';
import { apply, legal } from '../../games/mulle/rules.ts';
import { cloneState, inPlay, sideOf, type State } from '../../games/mulle/state.ts';
import type { Thought } from '../bot.ts';
import { prior } from './policy.ts';
import { ahead } from './worth.ts';

/** Longer endings are left to the search. */
const MOST_CARDS = 5;

/** How many positions may be visited instead of one playout of a dozen moves: about twice the work, and it pays. */
const POSITIONS_PER_PLAYOUT = 24;

/** Searches for the best lead in points: a greater lead is never worth less. */
class Ending {
  /** Positions that may still be visited. */
  #left: number;

  constructor(positions: number) {
    this.#left = positions;
  }

  get isExhausted(): boolean {
    return this.#left < 0;
  }

  leadFrom(s: State): number {
    return this.#value(s, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** The lead of side 0 under best play, as far as it lies between `low` and `high`. */
  #value(s: State, low: number, high: number): number {
    if (!inPlay(s)) return ahead(s);
    return this.best(s, low, high).value;
  }

  best(s: State, from: number, to: number): { readonly value: number; readonly action: Action | undefined } {
    const seat = s.turn;
    const actions = legal(s, seat);
    const promise = prior(s, seat, actions);
    const order = actions.map((_, i) => i).sort((a, b) => promise[b]! - promise[a]! || a - b);
    const isFirst = sideOf(seat) === 0;
    let [low, high] = [from, to];
    let value = isFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    let action: Action | undefined;
    for (const i of order) {
      if (--this.#left < 0) break;
      const next = cloneState(s);
      apply(next, seat, actions[i]!);
      const found = this.#value(next, low, high);
      if (isFirst ? found > value : found < value) {
        value = found;
        action = actions[i]!;
      }
      if (isFirst) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return { value, action };
  }
}

/** Is all that is hidden one hand, and short enough? */
export const isEnding = ({ view, seat }: Thought<Mulle>): boolean =>
  view.stock.length === 0 &&
  view.hands.filter((hand) => hand.includes(null)).length === 1 &&
  view.hands[seat]!.length <= MOST_CARDS;

/** The lead of side 0 that each action comes to under best play, exactly; nothing where that is not known. */
export const endsOf = (
  thought: Thought<Mulle>,
): readonly { readonly action: Action; readonly lead: number }[] | undefined => {
  if (!isEnding(thought)) return undefined;
  const { game, seat, view, history, random, legal: actions } = thought;
  const state = game.sample(view, random, history);
  return actions.map((action) => {
    const next = cloneState(state);
    apply(next, seat, action);
    return { action, lead: new Ending(Number.POSITIVE_INFINITY).leadFrom(next) };
  });
};

/** The best action where everything is known and the end is near; nothing elsewhere, or when the budget does not suffice. */
export const solve = (thought: Thought<Mulle>): Action | undefined => {
  if (!isEnding(thought)) return undefined;
  const { game, view, history, random, budget } = thought;
  const ending = new Ending(budget * POSITIONS_PER_PLAYOUT);
  const { action } = ending.best(
    game.sample(view, random, history),
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  );
  return ending.isExhausted ? undefined : action;
};
