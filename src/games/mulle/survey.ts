// What lies on the table, counted once for all questions about it.

import { tableValue, type Card } from './cards.ts';
import { cardOf, isBuild, type Pile } from './state.ts';
import { ROW, withCards, type Counts } from './sums.ts';

/** Loose cards by rank and in deck order. */
export interface Survey {
  readonly counts: Counts;
  /** Bit n: some loose cards add up to n. */
  readonly sums: number;
  /** Bit n: a loose card of table value n lies there. */
  readonly ranks: number;
  readonly cards: readonly Card[];
}

/** Counts the loose cards of a table. */
export const surveyOf = (table: readonly Pile[]): Survey => {
  const cards: Card[] = [];
  for (let i = 0; i < table.length; i++) if (!isBuild(table[i]!)) insert(cards, cardOf(table[i]!));
  return surveyCards(cards);
};

/** Counts cards that are in deck order. */
export const surveyCards = (cards: readonly Card[]): Survey => {
  const counts = new Int8Array(ROW);
  let sums = 1;
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) {
    const value = tableValue(cards[i]!);
    counts[value]!++;
    ranks |= 1 << value;
    sums = withCards(sums, value, 1);
  }
  return { counts, sums, ranks, cards };
};

/** Puts a card where deck order wants it. */
export const insert = (cards: Card[], card: Card): void => {
  let at = cards.length;
  cards.push(card);
  while (at > 0 && cards[at - 1]! > card) {
    cards[at] = cards[at - 1]!;
    at--;
  }
  cards[at] = card;
};

/** Do some loose cards add up to this value? */
export const addsUp = (survey: Survey, value: number): boolean => ((survey.sums >> value) & 1) === 1;
