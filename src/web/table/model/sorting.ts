// The order in which a hand lies: as it was dealt, or by what its game or its cards tell; remembered for each game.

import { signal } from '@preact/signals';
import type { Zone } from '../../../kernel/presentation.ts';
import { fill, remember, remembered, text } from '../../text/index.ts';
import type { TableModel } from './table-model.ts';

const SORTS = ['dealt', 'suit', 'rank', 'cost'] as const;

/** How a hand can be sorted. */
export type Sort = (typeof SORTS)[number];

/** Chosen on this page, by game. */
const chosen = signal<ReadonlyMap<string, Sort>>(new Map());

const keyOf = (game: string): string => `baize.sort.${game}`;

/** What a card is sorted by: earlier numbers count first. */
type Order = (card: string) => readonly number[];

const orderOf = (model: TableModel, sort: Sort): Order | undefined => {
  if (sort === 'dealt') return () => [];
  if (sort !== 'cost') return model.presentation.value?.handOrders?.[sort];
  const sheet = model.words.value?.sheet;
  return sheet === undefined ? undefined : (card) => [sheet(card)?.cost ?? 0];
};

/** The orders that this game knows. */
export const sortsOf = (model: TableModel): readonly Sort[] =>
  SORTS.filter((sort) => orderOf(model, sort) !== undefined);

/** The order of this game's hand now. */
export const sortNow = (model: TableModel): Sort => {
  const game = model.client.value.state?.game ?? '';
  const wanted = chosen.value.get(game) ?? remembered(keyOf(game));
  return sortsOf(model).find((sort) => sort === wanted) ?? 'dealt';
};

/** Sorts the hand in another way, from now on. */
export const chooseSort = (model: TableModel, sort: Sort): void => {
  const game = model.client.value.state?.game ?? '';
  chosen.value = new Map(chosen.value).set(game, sort);
  remember(keyOf(game), sort);
};

/** The next order that this game knows, said in words; nothing where there is only one. */
export const nextSort = (model: TableModel): string | undefined => {
  const sorts = sortsOf(model);
  const next = sorts[(sorts.indexOf(sortNow(model)) + 1) % sorts.length];
  if (next === undefined || sorts.length < 2) return undefined;
  chooseSort(model, next);
  return fill(text.value.handSorted, { how: text.value.sorts[next] });
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** A hand in the order in which the player wants it; cards that are not known stay where they are, at its end. */
export const sortedHand = (model: TableModel, hand: Zone): Zone => {
  const order = orderOf(model, sortNow(model));
  if (order === undefined || hand.cards.includes(null)) return hand;
  const cards = hand.cards.map((card) => ({ card, by: order(card?.id ?? '') }));
  return { ...hand, cards: cards.sort((a, b) => compare(a.by, b.by)).map(({ card }) => card) };
};
