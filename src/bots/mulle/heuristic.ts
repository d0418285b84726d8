// The heuristic player of Mulle, in the older engine's order: combination with a mulle, combination, twin, equal card, build, trotta, discard.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Action, Take } from '../../games/mulle/actions.ts';
import { cardNamed, intakeOf, tableValue, type Card } from '../../games/mulle/cards.ts';
import type { View } from '../../games/mulle/view.ts';
import type { Bot, Level } from '../bot.ts';

/** How good an action looks: its rank in the order, then mullar, then cards, then intake. */
type Worth = readonly [rank: number, mulles: number, cards: number, intake: number];

const RANK = { combinationWithMulle: 6, combination: 5, twin: 4, equal: 3, build: 2, trotta: 1, discard: 0 } as const;

const cardsIn = (names: readonly string[]): readonly Card[] => names.map((name) => cardNamed(name)!);

const takenBy = (view: View, action: Take): readonly Card[] => {
  const build = view.table.find((pile) => pile.build !== null && pile.build.value === action.build);
  return [action.card, ...action.cards, ...cardsIn(build?.cards ?? [])];
};

const worthOfTake = (view: View, action: Take): Worth => {
  const taken = takenBy(view, action);
  const mulles = taken.filter((card, i) => taken.indexOf(card) < i).length;
  const intake = taken.reduce((sum, card) => sum + intakeOf(card), 0);
  const piles = action.cards.length + (action.build === 0 ? 0 : 1);
  const single = mulles > 0 ? RANK.twin : RANK.equal;
  const combined = mulles > 0 ? RANK.combinationWithMulle : RANK.combination;
  return [piles > 1 ? combined : single, mulles, taken.length, intake];
};

/** Of builds the higher one: fewer cards take it away. Of discards the card that is worth least. */
const worthOf = (view: View, action: Action): Worth => {
  switch (action.type) {
    case 'take':
      return worthOfTake(view, action);
    case 'build':
      return [RANK.build, 0, 0, tableValue(action.card) + tableValue(action.on)];
    case 'rebuild':
      return [RANK.build, 0, 0, action.to];
    case 'trotta':
      return [RANK.trotta, 0, 0, tableValue(action.card)];
    case 'discard':
      return [RANK.discard, 0, 0, -intakeOf(action.card)];
  }
};

const isBetter = (a: Worth, b: Worth): boolean => {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return a[i]! > b[i]!;
  }
  return false;
};

/** The best action in that order; of equals the one that is listed first. */
const heuristicBot: Bot<Mulle> = ({ view, legal }) => {
  let chosen: Action | undefined;
  let best: Worth | undefined;
  for (const action of legal) {
    const worth = worthOf(view, action);
    if (best !== undefined && !isBetter(worth, best)) continue;
    chosen = action;
    best = worth;
  }
  return chosen;
};

export const heuristic: Level<Mulle> = { id: 'heuristic', version: 1, budget: 0, bot: heuristicBot };
