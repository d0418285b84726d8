// The page of the cards says what the cards say.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dusk } from '../src/games/mythos/sets/shipped.ts';
import { CARDS_PAGE, cardsPage, decksWith, FOR_OWN_DECKS } from './mythos-cards.ts';

test('docs/mythos-cards.md is up to date: node tools/mythos-cards.ts writes it', () => {
  expect(readFileSync(CARDS_PAGE, 'utf8')).toBe(cardsPage());
});

test('every card is in a shipped deck, or the page says what deck it is for', () => {
  const unused = dusk.cards.map(({ id }) => id).filter((id) => decksWith(id) === '');
  expect(Object.keys(FOR_OWN_DECKS).toSorted()).toEqual(unused.toSorted());
});
