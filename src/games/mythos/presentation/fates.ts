// What becomes of the characters in play: the same match before and after an action, compared.

import type { Seat } from '../../../kernel/game.ts';
import { fullPower } from '../effects/power.ts';
import { inPlay, isHidden, laneOf, sideOf, type Instance, type Lane, type State } from '../state.ts';

/** What becomes of one character, known by where it stood. */
export interface Fate {
  readonly side: Seat;
  readonly lane: Lane;
  readonly place: number;
  /** `leaves`: to a discard; `returns`: to a hand; `taken`: to the other side. */
  readonly what: 'power' | 'hidden' | 'moves' | 'taken' | 'leaves' | 'returns';
  /** Its power, where only that changes. */
  readonly before?: number;
  readonly after?: number;
  /** The mission it moves to. */
  readonly to?: Lane;
}

/** The most that happened to a character; nothing if all is as it was, or if it was turned up. */
const changeOf = (was: State, now: State, card: Instance): Omit<Fate, 'side' | 'lane' | 'place'> | undefined => {
  if (!inPlay(now, card)) return { what: now.hands.some((hand) => hand.includes(card)) ? 'returns' : 'leaves' };
  if (sideOf(now, card) !== sideOf(was, card)) return { what: 'taken' };
  if (laneOf(now, card) !== laneOf(was, card)) return { what: 'moves', to: laneOf(now, card) };
  if (isHidden(now, card) !== isHidden(was, card)) return isHidden(now, card) ? { what: 'hidden' } : undefined;
  const [before, after] = [fullPower(was, card), fullPower(now, card)];
  return before === after ? undefined : { what: 'power', before, after };
};

/** Mission by mission, side by side, in the order of arrival. */
export const fatesOf = (was: State, now: State): readonly Fate[] =>
  was.lanes.flatMap((cards, at) =>
    cards.flatMap((card, place): readonly Fate[] => {
      const change = changeOf(was, now, card);
      return change === undefined ? [] : [{ side: at & 1, lane: at >> 1, place, ...change }];
    }),
  );
