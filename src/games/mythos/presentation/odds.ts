// The first hand: how many characters in it can be paid for at once, and how likely a new hand is to have two.

import { kitOf } from '../cards.ts';
import type { View } from '../view.ts';
import { setIn } from './effects.ts';

/** Two characters of this cost can be played in the first round. */
export const CHEAP = 2;
const WANTED = 2;

/** Cards with their numbers, of which some are cheap characters. */
interface Count {
  readonly cheap: number;
  readonly all: number;
}

const isCheap = (view: View): ((id: string) => boolean) => {
  const set = setIn(view);
  const { indexOf } = kitOf(set);
  return (id) => {
    const card = set.cards[indexOf.get(id) ?? -1];
    return card?.kind === 'character' && card.cost <= CHEAP;
  };
};

/** Cheap characters in the viewer's hand. */
export const cheapInHand = (view: View): number => {
  const { viewer } = view;
  const cheap = isCheap(view);
  if (typeof viewer !== 'number') return 0;
  return (view.hands[viewer] ?? []).filter(
    (card) => card !== null && cheap(typeof card === 'string' ? card : card.card),
  ).length;
};

/** Of so many cards, none or one of the wanted ones in a hand: what is left is two or more. */
const atLeastTwo = ({ cheap, all }: Count, hand: number): number => {
  const others = all - cheap;
  let none = 1;
  for (let i = 0; i < hand; i++) none *= Math.max(0, others - i) / (all - i);
  let one = (hand * cheap) / all;
  for (let i = 0; i < hand - 1; i++) one *= Math.max(0, others - i) / (all - 1 - i);
  return 1 - none - one;
};

/** How likely a new hand from the whole deck has two cheap characters, in per cent; nothing where the list is not known. */
export const redrawOdds = (view: View): number | undefined => {
  const { viewer } = view;
  const list = typeof viewer === 'number' ? view.lists[viewer] : undefined;
  if (list === null || list === undefined || typeof viewer !== 'number') return undefined;
  const cheap = isCheap(view);
  const counts = Object.entries(list.cards);
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  const hand = view.hands[viewer]?.length ?? 0;
  if (all < hand || hand < WANTED) return undefined;
  const some = counts.reduce((sum, [id, n]) => (cheap(id) ? sum + n : sum), 0);
  return Math.round(100 * atLeastTwo({ cheap: some, all }, hand));
};
