// Hands that the others may hold, drawn fast: the view is read once, then hidden cards are shuffled until they fit what is known of every hand.

import type { Mulle } from '../../games/mulle/index.ts';
import { cloneState, type State } from '../../games/mulle/state.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { hiddenFrom, redraw, stateOf } from './hidden.ts';
import { statesRead } from './walk.ts';

/**
 * Draws states that fit the view and, with enough memory, every move of the deal; each is as likely as the next. `memory` is
 * the share of the cards taken that the player knows to be gone; the others are thought to be anywhere among the hidden
 * ones; `counts` who knows them at least in the last deal. The stock is in no particular order: no search looks beyond the deal. `reading` is the share of the budget that goes
 * into weighing hands by what their owners have played in this deal; then states are as likely as that makes them.
 */
export const worldsWith =
  (memory: number, reading = 0, counts = false) =>
  (thought: Thought<Mulle>): ((random: Random) => State) => {
    const own = fastRandom(thought.random.below(0x7fff_ffff));
    const isLast = thought.view.stock.length === 0;
    const hidden = hiddenFrom(counts && isLast ? 1 : memory, thought, own);
    const read = statesRead(hidden, thought, Math.floor(thought.budget * reading), own);
    if (read.length > 0) return (random) => cloneState(read[random.below(read.length)]!);
    return (random) => {
      redraw(hidden, random);
      return stateOf(hidden);
    };
  };
