// What a bot says between tricks: cantes, the dearest first and as soon as the window opens, and the seven for a better pinta.

import type { Seat } from '../../kernel/game.ts';
import { sing, SWAP, type Action } from '../../games/guinote/actions.ts';
import { beaters, bitOf, cantePair, cardOf, SEVEN } from '../../games/guinote/cards.ts';
import { isWindowOpen, maySing, maySwap } from '../../games/guinote/declarations.ts';
import { held, NONE, type State } from '../../games/guinote/state.ts';

/** Is the pinta better than the seven that is given for it? */
export const wantsPinta = (s: State): boolean => (beaters(s.options, cardOf(s.trump, SEVEN)) & bitOf(s.pinta)) !== 0;

/**
 * Something worth saying, or nothing. Waiting never pays: the next window needs another trick won, each suit is sung once, and what a
 * pair tells the others weighs less than its points. Of two pairs the forty goes first, since only one is sung for each trick.
 */
export const speak = (s: State, seat: Seat): Action | undefined => {
  const suits = pairsOf(s, seat);
  const swaps = s.pinta !== NONE && (held(s, seat, s.trump) & (1 << SEVEN)) !== 0;
  if ((suits === 0 && !swaps) || !isWindowOpen(s)) return undefined;
  if ((suits & (1 << s.trump)) !== 0 && maySing(s, seat, s.trump)) return sing(s.trump);
  for (let suit = 0; suits >> suit !== 0; suit++)
    if ((suits & (1 << suit)) !== 0 && maySing(s, seat, suit)) return sing(suit);
  return swaps && wantsPinta(s) && maySwap(s, seat) ? SWAP : undefined;
};

/** The suits, as bits, of which a seat holds the pair and that nobody has sung: asked at every trick, and hardly ever any. */
const pairsOf = ({ hands, options, cantes }: State, seat: Seat): number => {
  const pair = cantePair(options);
  const at = seat * 4;
  let suits = 0;
  for (let suit = 0; suit < 4; suit++) if ((hands[at + suit]! & pair) === pair) suits |= 1 << suit;
  if (suits !== 0) for (let i = 0; i < cantes.length; i++) suits &= ~(1 << (cantes[i]! & 3));
  return suits;
};
