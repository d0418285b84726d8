// Card sets that can be taken for a value (MUL-3): all maximal ones, and the one that `auto` takes.

import { intakeOf, PACK, tableValue, type Card } from './cards.ts';
import { cardOf, isBuild, type Pile } from './state.ts';
import { maximalTakings, ROW, type Takings } from './sums.ts';
import { addsUp, insert, surveyOf, type Survey } from './survey.ts';

const NOTHING: readonly Card[] = [];

/** A table so crowded that it has more lists no others: `refuse` still judges every capture exactly. */
const MOST_SETS = 2048;

/** Every maximal set of loose cards made of groups worth `value`, in deck order, each set once (MUL-3.4, MUL-3.5). */
export const captureSets = (survey: Survey, value: number): readonly (readonly Card[])[] => {
  if (!addsUp(survey, value)) return [NOTHING];
  const { cards, counts } = survey;
  const { rows, count } = maximalTakings(counts, value);
  const sets: Card[][] = [];
  for (let i = 0; i < count; i++) {
    for (let rank = 1; rank < ROW; rank++) {
      wanted[rank] = rows[i * ROW + rank]!;
      there[rank] = counts[rank]!;
    }
    spread(cards, 0, 0, sets);
  }
  return sets;
};

/** How many cards of each rank are still to be chosen, out of how many that are still to come. */
const wanted = new Int8Array(ROW);
const there = new Int8Array(ROW);
const chosen: Card[] = Array.from({ length: PACK.length }, () => 0);

/** Chooses cards for a row of ranks from place `from` on: a card is taken unless others of its rank suffice, and left unless it is needed. */
const spread = (cards: readonly Card[], from: number, size: number, sets: Card[][]): void => {
  if (from === cards.length) {
    if (sets.length < MOST_SETS) sets.push(chosen.slice(0, size));
    return;
  }
  const card = cards[from]!;
  const rank = tableValue(card);
  const open = wanted[rank]!;
  const left = there[rank]!;
  if (open > 0) {
    chosen[size] = card;
    wanted[rank] = open - 1;
    there[rank] = left - 1;
    spread(cards, from + 1, size + 1, sets);
    wanted[rank] = open;
    there[rank] = left;
  }
  // Without this card also without its twin: the other way round would be the same set.
  const copies = cards[from + 1] === card ? 2 : 1;
  if (left - copies < open) return;
  there[rank] = left - copies;
  spread(cards, from + copies, size, sets);
  there[rank] = left;
};

/** Places of the table whose cards `auto` takes for a value: most groups, then most intake, then the lowest places (MUL-3.6). */
export const autoPlaces = (table: readonly Pile[], value: number): readonly number[] => {
  const survey = surveyOf(table);
  if (!addsUp(survey, value)) return [];
  const takings = maximalTakings(survey.counts, value);
  let best: Choice | undefined;
  for (let i = 0; i < takings.count; i++) {
    const choice = choiceOf(table, takings, i);
    if (best === undefined || isBetter(choice, best)) best = choice;
  }
  return best?.places ?? [];
};

/** The set of cards that `auto` takes, in deck order. */
export const autoSet = (table: readonly Pile[], value: number): readonly Card[] => {
  const cards: Card[] = [];
  for (const place of autoPlaces(table, value)) insert(cards, cardOf(table[place]!));
  return cards;
};

interface Choice {
  readonly sum: number;
  readonly intake: number;
  readonly places: readonly number[];
}

/** Each group is worth the same, so more worth is more groups. */
const isBetter = (a: Choice, b: Choice): boolean => {
  if (a.sum !== b.sum) return a.sum > b.sum;
  if (a.intake !== b.intake) return a.intake > b.intake;
  const differs = a.places.findIndex((place, i) => place !== b.places[i]);
  return differs !== -1 && a.places[differs]! < (b.places[differs] ?? Infinity);
};

/** Within a rank the most valuable cards first, then those that lie first. */
const choiceOf = (table: readonly Pile[], { rows }: Takings, i: number): Choice => {
  const wanted = rows.slice(i * ROW, (i + 1) * ROW);
  const places: number[] = [];
  for (const intake of [2, 1, 0]) {
    table.forEach((pile, place) => {
      if (isBuild(pile) || intakeOf(cardOf(pile)) !== intake || wanted[pile.value]! === 0) return;
      wanted[pile.value]!--;
      places.push(place);
    });
  }
  places.sort((a, b) => a - b);
  const piles = places.map((place) => table[place]!);
  return {
    sum: piles.reduce((sum, pile) => sum + pile.value, 0),
    intake: piles.reduce((sum, pile) => sum + intakeOf(cardOf(pile)), 0),
    places,
  };
};

/** The ranks of a largest capture that these cards are part of, as counts; none if nothing can be added to them. */
export const largerThan = (survey: Survey, taken: Survey, value: number): Int8Array | undefined => {
  const { rows, count } = maximalTakings(survey.counts, value);
  for (let i = 0; i < count; i++) {
    const row = rows.subarray(i * ROW, (i + 1) * ROW);
    const covers = row.every((n, rank) => n >= taken.counts[rank]!);
    if (covers && row.some((n, rank) => n > taken.counts[rank]!)) return row.slice();
  }
  return undefined;
};
