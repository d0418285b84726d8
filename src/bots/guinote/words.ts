// What a bot says between tricks: cantes, the dearest first and as soon as the window opens, and the seven for a better pinta.

import type { Seat } from '../../kernel/game.ts';
import { sing, SWAP, type Action } from '../../games/guinote/actions.ts';
import { beaters, bitOf, cardOf, SEVEN } from '../../games/guinote/cards.ts';
import { isWindowOpen, maySing, maySwap } from '../../games/guinote/declarations.ts';
import type { State } from '../../games/guinote/state.ts';

/** Is the pinta better than the seven that is given for it? */
const wantsPinta = (s: State): boolean => (beaters(s.options, cardOf(s.trump, SEVEN)) & bitOf(s.pinta)) !== 0;

/**
 * Something worth saying, or nothing. Waiting never pays: the next window needs another trick won, each suit is sung once, and what a
 * pair tells the others weighs less than its points. Of two pairs the forty goes first, since only one is sung for each trick.
 */
export const speak = (s: State, seat: Seat): Action | undefined => {
  if (!isWindowOpen(s)) return undefined;
  if (maySing(s, seat, s.trump)) return sing(s.trump);
  for (let suit = 0; suit < 4; suit++) if (maySing(s, seat, suit)) return sing(suit);
  return maySwap(s, seat) && wantsPinta(s) ? SWAP : undefined;
};
