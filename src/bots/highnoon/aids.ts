// What helps a search of HighNoon: worlds that remember the stocks, plans played on by a list, judged some actions ahead.

import { cardsOf, FLIP, fromOf, kindOf, MOVE, PLACE, WASTE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { PlayerView } from '../../games/highnoon/view.ts';
import type { Aids } from '../search/aids.ts';
import { policy } from './policy.ts';
import { worldsWith } from './worlds.ts';
import { worth } from './worth.ts';

/** How far a level looks, and what it remembers. */
export interface Sight {
  /** Actions of both players that a plan looks ahead. */
  readonly horizon: number;
  /** How many of a hundred cards that went back into a stock are remembered. */
  readonly memory: number;
  /** Does it look for a way out of a standstill? */
  readonly plans: boolean;
}

/** Of two actions that seem alike, the one that gets somewhere. */
const PROGRESS = 0.03;

/** Does an action place or uncover a card (HN-12.5)? */
export const isProgress = (mine: PlayerView, action: Action): boolean => {
  const kind = kindOf(action);
  if (kind === PLACE || kind === FLIP) return true;
  const from = fromOf(action);
  if (kind !== MOVE || from === WASTE) return false;
  const down = mine.down[from] ?? 0;
  return down > 0 && (mine.tableau[from] ?? []).length - cardsOf(action) === down;
};

export const aidsFor = ({ horizon, memory }: Sight): Aids<HighNoon> => ({
  worlds: worldsWith(memory),
  horizon,
  policy,
  worth,
  favour: ({ view, seat }, action) => (isProgress(view.players[seat]!, action) ? PROGRESS : 0),
});
