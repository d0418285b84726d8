// The greedy player of Guiñote: takes what the current trick gives its side, says whatever counts, and thinks no further.

import type { Guinote } from '../../games/guinote/index.ts';
import { beaters, bitOf, cardNamed, cardOf, pointsOf, SEVEN, type Card } from '../../games/guinote/cards.ts';
import type { View } from '../../games/guinote/view.ts';
import type { Level } from '../bot.ts';
import { greedyPlayer, isTrump, lyingIn, ours, trumpOf } from './player.ts';

/** Only a better card is worth the seven. */
const wantsPinta = (view: View): boolean => {
  const pinta = cardNamed(view.pinta ?? '');
  return pinta !== undefined && (beaters(view.options, cardOf(trumpOf(view), SEVEN)) & bitOf(pinta)) !== 0;
};

/** What a trump is worth beyond its own points, since it can win a better trick later. */
const TRUMP = 4;

/**
 * What this side has of the trick after this card. A plain card wins or loses its own points with the trick; a trump always costs them and `TRUMP` more, so
 * it takes a trick only for what lies there, or to save a card that is worth more.
 */
const gainOf = (view: View, card: Card): number => {
  const lying = lyingIn(view);
  const own = pointsOf(view.options, card);
  const spent = isTrump(view, card) ? own + TRUMP : 0;
  const risked = isTrump(view, card) ? 0 : own;
  if (lying.length === 0) return -risked - spent;
  const points = lying.reduce((sum, each) => sum + pointsOf(view.options, each), risked);
  return (ours(view, [...lying, card]) ? points : -points) - spent;
};

export const greedy: Level<Guinote> = {
  id: 'greedy',
  version: 2,
  budget: 0,
  bot: greedyPlayer({ wantsPinta, gainOf }),
};
