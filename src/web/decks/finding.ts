// Finding cards: by words of their names and texts, and by filters. Time is proportional to the cards there are.

import type { Pool, PoolCard } from '../../kernel/deck-builder.ts';

/** Longer searches are cut. */
const LONGEST = 100;

/** By filter, the value that is wanted. */
export type Wanted = { readonly [filter: string]: string };

/** Letters without accents and capitals, so that nobody has to type them. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const readable = new WeakMap<PoolCard, string>();

/** All that can be read on a card, and its printed name, which may be in another language. */
const readableOn = (card: PoolCard): string => {
  const known = readable.get(card);
  if (known !== undefined) return known;
  const { sheet } = card;
  const lines = sheet.lines.map(({ head, text }) => `${head} ${text}`);
  const all = plain([card.name, card.id.replaceAll(/[_/]/gu, ' '), sheet.summary, ...lines].join('\n'));
  readable.set(card, all);
  return all;
};

/** The cards that have every word of the search and every value that is wanted. */
export const findCards = ({ cards }: Pool, search: string, wanted: Wanted): readonly PoolCard[] => {
  const words = plain(search.slice(0, LONGEST))
    .split(/\s+/u)
    .filter((word) => word !== '');
  const values = Object.entries(wanted).filter(([, value]) => value !== '');
  return cards.filter(
    (card) =>
      values.every(([filter, value]) => card.tags[filter]?.includes(value) === true) &&
      words.every((word) => readableOn(card).includes(word)),
  );
};
