// What version 1 of the rules said otherwise, for its records and for matches that began under it.

import { isDead } from '../dead.ts';
import type { Quiet } from '../ending.ts';
import { rivalOf } from '../state.ts';

/** A match became quiet only by an action of somebody who had made the limit, not by the last one of a player who died. */
export const wasQuiet: Quiet = (s, seat) => {
  const limit = s.options.quietLimit;
  if (limit === 0 || s.idle[seat]! < limit) return false;
  const rival = rivalOf(seat);
  return s.idle[rival]! >= limit || isDead(s, rival);
};
