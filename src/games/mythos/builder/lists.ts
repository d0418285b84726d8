// Decks as counts by card, as a builder has them, and as lists, as the rules have them.

import type { CardCounts } from '../../../kernel/deck-builder.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { NONE } from '../state.ts';
import { copiesIn, type DeckList } from '../sets/decks.ts';

/** Nobody needs more of one mission to be told that it is too many. */
const MOST_MISSIONS = 9;

/** The list of a deck; what is no card of the set stays among the cards. */
export const listOfCounts = (deck: CardCounts, set: CardSet): DeckList => {
  const { indexOf, isMission } = kitOf(set);
  const isOne = (id: string): boolean => isMission[indexOf.get(id) ?? NONE] === true;
  const entries = Object.entries(deck).filter(([, count]) => count > 0);
  return {
    cards: Object.fromEntries(entries.filter(([id]) => !isOne(id))),
    missions: entries
      .filter(([id]) => isOne(id))
      .flatMap(([id, count]) => Array.from({ length: Math.min(count, MOST_MISSIONS) }, () => id)),
  };
};

/** The counts of a list, in the order of the set. */
export const countsOfList = (list: DeckList, set: CardSet): CardCounts => {
  const missions = new Map<string, number>();
  for (const id of list.missions) missions.set(id, (missions.get(id) ?? 0) + 1);
  return Object.fromEntries(
    set.cards.flatMap(({ id, kind }) => {
      const count = kind === 'mission' ? (missions.get(id) ?? 0) : copiesIn(list, id);
      return count > 0 ? [[id, count]] : [];
    }),
  );
};
