// What the end of a playout of HighNoon is worth: by who is out of cards, else by cards placed, points, and cards still face down.

import { rivalOf } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Race } from './race.ts';

/** How a lead counts that has not won yet. */
export interface LeadTerms {
  /** A card uncovered counts as so much of a card placed. */
  readonly uncovered: number;
  /** A lead of so many cards is worth 0.7 of a sure win. */
  readonly scale: number;
}

/** For playouts that may end long before the match: a lead may still grow, and cards uncovered are cards to be placed. */
const GROWING: LeadTerms = { uncovered: 0.7, scale: 6 };
/** For playouts to the end: a lead hardly changes any more, so that a small one counts for more. */
export const LASTING: LeadTerms = { uncovered: 0.3, scale: 3 };

/** A point as so much: between equal numbers of cards it decides (HN-12.3). */
const POINT = 0.01;
/** A match that was won by being out of cards is sure; any lead before that is worth less. */
const SURE = 0.47;

/** From 0 to 1, for one player. */
export const worthTo = (race: Race, seat: Seat, { uncovered, scale }: LeadTerms = GROWING): number => {
  const rival = rivalOf(seat);
  if (race.left[seat] === 0) return 1;
  if (race.left[rival] === 0) return 0;
  const lead =
    race.placed[seat]! -
    race.placed[rival]! +
    POINT * (race.score[seat]! - race.score[rival]!) +
    uncovered * (race.faceDown(rival) - race.faceDown(seat));
  return 0.5 + (SURE * lead) / Math.sqrt(scale * scale + lead * lead);
};
