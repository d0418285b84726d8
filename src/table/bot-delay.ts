// Bots are quick; people who may declare something before a bot plays on get the time to do so.

import type { Timeline } from '../kernel/timeline.ts';
import type { Seat } from '../kernel/game.ts';

/** Time for somebody who has something to declare, in milliseconds. */
const DECLARE_MS = 6000;
/** Time for anybody who may declare something, where a longer wait would give away a hand to others. */
const SHARED_MS = 2000;

/** How long the bot of a seat waits before it does what it must. */
export const botDelayMs = ({ match, occupants }: Timeline, seat: Seat): number => {
  const { must, may } = match.actors;
  const isPerson = (at: Seat): boolean => occupants[at]?.kind === 'person';
  const speakers = may.filter((at) => at !== seat && isPerson(at));
  if (speakers.length === 0 || !must.includes(seat)) return 0;
  if (occupants.filter((_, at) => isPerson(at)).length > 1) return SHARED_MS;
  return speakers.some((at) => match.legal(at).length > 0) ? DECLARE_MS : 0;
};
