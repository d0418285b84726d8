// The greedy player of Guiñote: takes what the current trick gives its side, says whatever counts, and thinks no further.

import type { Guinote } from '../../games/guinote/index.ts';
import { DRAW, isPlay, isSing, SING, SWAP, type Action } from '../../games/guinote/actions.ts';
import {
  beaters,
  bitOf,
  cardNamed,
  orderOf,
  pointsOf,
  suitNamed,
  suitOf,
  type Card,
} from '../../games/guinote/cards.ts';
import type { View } from '../../games/guinote/view.ts';
import type { Bot, Level } from '../bot.ts';

/** Sings the dearest suit first, changes the seven, then plays. */
const greedyBot: Bot<Guinote> = ({ view, legal }) => {
  const cantes = legal.filter(isSing);
  if (cantes.length > 0) return cantes.find((action) => action - SING === trumpOf(view)) ?? cantes[0];
  if (legal.includes(SWAP)) return SWAP;
  if (legal.includes(DRAW)) return DRAW;
  return best(view, legal.filter(isPlay));
};

const trumpOf = (view: View): number => (view.trump === null ? -1 : (suitNamed(view.trump) ?? -1));

/** The card whose trick, as it would lie then, is worth most to this side; of equals the lowest, a plain suit before trump. */
const best = (view: View, cards: readonly Action[]): Action | undefined => {
  let chosen: Action | undefined;
  for (const card of cards) if (chosen === undefined || prefers(view, card, chosen)) chosen = card;
  return chosen;
};

const prefers = (view: View, card: Card, other: Card): boolean => {
  const gain = gainOf(view, card) - gainOf(view, other);
  return gain !== 0 ? gain > 0 : cost(view, card) < cost(view, other);
};

/** Points of the trick if this side holds it after this card, the same as a loss if it does not; a lead promises only what it risks. */
const gainOf = (view: View, card: Card): number => {
  const lying = view.trick.cards.map((text) => cardNamed(text) as Card);
  if (lying.length === 0) return -pointsOf(view.options, card);
  const points = lying.reduce((sum, each) => sum + pointsOf(view.options, each), pointsOf(view.options, card));
  return ours(view, [...lying, card]) ? points : -points;
};

/** Whoever plays now sits behind the leader by as many places as cards lie; seats of equal parity are a side. */
const ours = (view: View, trick: readonly Card[]): boolean => {
  const last = trick.length - 1;
  const winner = trick.reduce((top, card, i) => (takes(view, card, trick[top] as Card) ? i : top), 0);
  return (last - winner) % 2 === 0;
};

const takes = (view: View, card: Card, top: Card): boolean =>
  suitOf(card) === suitOf(top) ? (beaters(view.options, top) & bitOf(card)) !== 0 : suitOf(card) === trumpOf(view);

const cost = (view: View, card: Card): number => orderOf(card) + (suitOf(card) === trumpOf(view) ? 16 : 0);

export const greedy: Level<Guinote> = { id: 'greedy', version: 1, budget: 0, bot: greedyBot };
