// Hands that the others may hold, drawn fast: the view is read once, then hidden cards are shuffled until they fit what is known of every hand.

import type { Mulle } from '../../games/mulle/index.ts';
import { cloneState, type State } from '../../games/mulle/state.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { hiddenFrom, redraw, stateOf } from './hidden.ts';
import { statesRead, type Reading } from './walk.ts';

/** What a player makes of what it has seen. */
export interface Insight {
  /** The share of the cards taken that it knows to be gone; the others it thinks to be anywhere among the hidden ones. */
  readonly memory: number;
  /** Does it know all of them in the last deal, when what is out can be counted? */
  readonly counts?: boolean;
  /** How it weighs hands by what their owners have played in this deal; by default all weigh the same. */
  readonly reading?: Reading;
}

/**
 * Draws states that fit the view and, with enough memory, every move of the deal. Each is as likely as the next or, for whoever
 * reads, as likely as the moves of the deal make it. The stock is in no particular order: no search looks beyond the deal.
 */
export const worldsWith =
  ({ memory, counts = false, reading }: Insight) =>
  (thought: Thought<Mulle>): ((random: Random) => State) => {
    const own = fastRandom(thought.random.below(0x7fff_ffff));
    const isLast = thought.view.stock.length === 0;
    const hidden = hiddenFrom(counts && isLast ? 1 : memory, thought, own);
    const read = reading === undefined ? [] : statesRead(hidden, thought, reading, own);
    if (read.length > 0) return (random) => cloneState(read[random.below(read.length)]!);
    return (random) => {
      redraw(hidden, random);
      return stateOf(hidden);
    };
  };
