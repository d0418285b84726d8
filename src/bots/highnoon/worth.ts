// What a state of HighNoon is worth to each player: by its end, else by cards placed and cards still face down.

import { COLUMNS, type State } from '../../games/highnoon/state.ts';

/** A card uncovered counts as so much of a card placed. */
const UNCOVERED = 0.7;
/** A lead of so many cards is worth 0.7 of a sure win. */
const SCALE = 6;
/** A match that was won by being out of cards is sure; any lead before that is worth less. */
const SURE = 0.47;

export const worth = (s: State): readonly number[] => {
  const first = worthToFirst(s);
  return [first, 1 - first];
};

const worthToFirst = (s: State): number => {
  if (s.ending === 'cleared') return s.left[0] === 0 ? 1 : 0;
  const placed = s.placed[0]! - s.placed[1]!;
  if (s.ending !== null) return 0.5 + SURE * Math.sign(placed || s.score[0]! - s.score[1]!);
  const lead = placed + UNCOVERED * (faceDown(s, 1) - faceDown(s, 0));
  return 0.5 + (SURE * lead) / Math.sqrt(SCALE * SCALE + lead * lead);
};

const faceDown = (s: State, seat: number): number => {
  let cards = 0;
  for (let column = 0; column < COLUMNS; column++) cards += s.down[seat * COLUMNS + column]!;
  return cards;
};
