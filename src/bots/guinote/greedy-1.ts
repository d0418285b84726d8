// The first version of the greedy player, kept for records and the arena: it changes the seven for any pinta and counts its own trumps as gain.

import type { Guinote } from '../../games/guinote/index.ts';
import { pointsOf, type Card } from '../../games/guinote/cards.ts';
import type { View } from '../../games/guinote/view.ts';
import type { Level } from '../bot.ts';
import { greedyPlayer, lyingIn, ours } from './player.ts';

/** Points of the trick if this side holds it after this card, the same as a loss if it does not; a lead promises only what it risks. */
const gainOf = (view: View, card: Card): number => {
  const lying = lyingIn(view);
  if (lying.length === 0) return -pointsOf(view.options, card);
  const points = lying.reduce((sum, each) => sum + pointsOf(view.options, each), pointsOf(view.options, card));
  return ours(view, [...lying, card]) ? points : -points;
};

export const greedy1: Level<Guinote> = {
  id: 'greedy',
  version: 1,
  budget: 0,
  bot: greedyPlayer({ wantsPinta: () => true, gainOf }),
};
