// The page of the cards says what the cards say.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS_PAGE, cardsPage } from './mythos-cards.ts';

test('docs/mythos-cards.md is up to date: node tools/mythos-cards.ts writes it', () => {
  expect(readFileSync(CARDS_PAGE, 'utf8')).toBe(cardsPage());
});
