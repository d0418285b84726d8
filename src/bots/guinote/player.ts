// What every greedy player of Guiñote does: sings, changes the seven, and plays the card that its version says gains most.

import type { Guinote } from '../../games/guinote/index.ts';
import { DRAW, isPlay, isSing, SING, SWAP, type Action } from '../../games/guinote/actions.ts';
import { beaters, bitOf, cardNamed, orderOf, suitNamed, suitOf, type Card } from '../../games/guinote/cards.ts';
import type { View } from '../../games/guinote/view.ts';
import type { Bot } from '../bot.ts';

/** What versions of the player differ in. */
export interface Judgement {
  /** Is the pinta worth the seven? Asked when the change is legal. */
  readonly wantsPinta: (view: View) => boolean;
  /** What playing a card brings now, as this version counts it; of equals the cheapest card is played. */
  readonly gainOf: (view: View, card: Card) => number;
}

/** Sings the suit worth most first, changes the seven, then plays. */
export const greedyPlayer =
  ({ wantsPinta, gainOf }: Judgement): Bot<Guinote> =>
  ({ view, legal }) => {
    const cantes = legal.filter(isSing);
    if (cantes.length > 0) return cantes.find((action) => action - SING === trumpOf(view)) ?? cantes[0];
    if (legal.includes(SWAP) && wantsPinta(view)) return SWAP;
    if (legal.includes(DRAW)) return DRAW;
    let chosen: Action | undefined;
    for (const card of legal.filter(isPlay)) {
      const gain = chosen === undefined ? 1 : gainOf(view, card) - gainOf(view, chosen);
      if (chosen === undefined || gain > 0 || (gain === 0 && rankOf(view, card) < rankOf(view, chosen))) chosen = card;
    }
    return chosen;
  };

export const trumpOf = (view: View): number => (view.trump === null ? -1 : (suitNamed(view.trump) ?? -1));

export const isTrump = (view: View, card: Card): boolean => suitOf(card) === trumpOf(view);

/** The cards of the trick so far. */
export const lyingIn = (view: View): readonly Card[] => view.trick.cards.map((text) => cardNamed(text)!);

/** Does this side hold the trick? Whoever played last sits behind the leader by as many places as cards lie before; seats of equal parity are a side. */
export const ours = (view: View, trick: readonly Card[]): boolean => {
  const last = trick.length - 1;
  const winner = trick.reduce((top, card, i) => (takes(view, card, trick[top]!) ? i : top), 0);
  return (last - winner) % 2 === 0;
};

const takes = (view: View, card: Card, top: Card): boolean =>
  suitOf(card) === suitOf(top) ? (beaters(view.options, top) & bitOf(card)) !== 0 : isTrump(view, card);

/** Low cards before high ones, a plain suit before trump. */
const rankOf = (view: View, card: Card): number => orderOf(card) + (isTrump(view, card) ? 16 : 0);
