// What version 1 of the rules said otherwise, for its records and for matches that began under it.

import { notYourTurn, refuseIdleDraw, type RefuseIdleDraw } from '../rules.ts';

/** `draw` out of turn was a breach of turn, so that somebody could insist on it as a renuncio; on turn it was none. */
export const refuseIdleDrawAsV1: RefuseIdleDraw = (s, seat) =>
  seat === s.turn ? refuseIdleDraw(s, seat) : notYourTurn(s);
