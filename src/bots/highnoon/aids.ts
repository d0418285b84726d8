// What helps a search of HighNoon: worlds that remember the stocks, and what an action comes to when both play on from it.

import { cardsOf, FLIP, fromOf, kindOf, MOVE, PLACE, WASTE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { HighNoonOptions } from '../../games/highnoon/options.ts';
import { PLAYERS } from '../../games/highnoon/state.ts';
import type { PlayerView } from '../../games/highnoon/view.ts';
import type { Thought } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import type { Carelessness } from './careless.ts';
import type { Wariness } from './challenge.ts';
import { Race } from './race.ts';
import { withoutEnd, worldsWith, type Memory } from './worlds.ts';
import { worthTo } from './worth.ts';

/** How far a level looks, and what it remembers. */
export interface Sight {
  /** Turns of both players that a playout looks ahead, by the mode of the match. */
  readonly horizon: { readonly [mode in HighNoonOptions['mode']]: number };
  readonly memory: Memory;
  /** Does it look for a way out of a standstill? */
  readonly plans: boolean;
  /** With a shared deck it does what the wary player would, unless there is proof that something else is better. By default it only searches. */
  readonly wary?: Wariness;
  /** The part of the budget that it uses, by the mode of the match; by default all of it. */
  readonly effort?: { readonly [mode in HighNoonOptions['mode']]: number };
  /** With a shared deck it goes by scores, and overlooks much. By default it searches. */
  readonly careless?: Carelessness;
}

/** Of two actions that seem alike, the one that gets somewhere. */
export const PROGRESS = 0.03;
/** What leads out of a standstill counts for more: playouts seldom see where it leads. */
const WAY_OUT = 0.12;

/** Does an action place or uncover a card (HN-12.5)? */
export const isProgress = (mine: PlayerView, action: Action): boolean => {
  const kind = kindOf(action);
  if (kind === PLACE || kind === FLIP) return true;
  const from = fromOf(action);
  if (kind !== MOVE || from === WASTE) return false;
  const down = mine.down[from] ?? 0;
  return down > 0 && (mine.tableau[from] ?? []).length - cardsOf(action) === down;
};

const race = new Race();

/**
 * Aids for one thought. The search plays no moves itself beyond the first: what that comes to is found by a race, in which the thinker is patient
 * and the rival is not.
 */
export const aidsFor = (
  { horizon, memory }: Sight,
  { seat, view }: Thought<HighNoon>,
  waysOut: readonly Action[] = [],
): Aids<HighNoon> => ({
  worlds: (thought) => {
    const draw = worldsWith(memory)(thought);
    return (random) => withoutEnd(draw(random));
  },
  horizon: 0,
  worth: (s) => {
    race.load(s);
    // Turns alternate: whoever did not act last is next.
    race.run((seat + s.actions - view.actions) % PLAYERS, horizon[view.options.mode], seat);
    const worth = worthTo(race, seat);
    return seat === 0 ? [worth, 1 - worth] : [1 - worth, worth];
  },
  favour: (_, action) => {
    if (waysOut.includes(action)) return WAY_OUT;
    return isProgress(view.players[seat]!, action) ? PROGRESS : 0;
  },
});
