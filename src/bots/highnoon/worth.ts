// What the end of a playout of HighNoon is worth: by who is out of cards, else by cards placed, points, and cards still face down.

import { rivalOf } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Race } from './race.ts';

/** A card uncovered counts as so much of a card placed. */
const UNCOVERED = 0.7;
/** A point as so much: between equal numbers of cards it decides (HN-12.3). */
const POINT = 0.01;
/** A lead of so many cards is worth 0.7 of a sure win. */
const SCALE = 6;
/** A match that was won by being out of cards is sure; any lead before that is worth less. */
const SURE = 0.47;

/** From 0 to 1, for one player. */
export const worthTo = (race: Race, seat: Seat): number => {
  const rival = rivalOf(seat);
  if (race.left[seat] === 0) return 1;
  if (race.left[rival] === 0) return 0;
  const lead =
    race.placed[seat]! -
    race.placed[rival]! +
    POINT * (race.score[seat]! - race.score[rival]!) +
    UNCOVERED * (race.faceDown(rival) - race.faceDown(seat));
  return 0.5 + (SURE * lead) / Math.sqrt(SCALE * SCALE + lead * lead);
};
