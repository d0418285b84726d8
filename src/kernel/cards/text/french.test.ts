// Names of French cards: every card has its own in each language.

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../presentation.ts';
import { frenchCardName, frenchSuitName } from './names.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const CARDS = ['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => suit + rank));

for (const language of LANGUAGES) {
  test(`${language}: 52 cards have 52 names, and each names its suit`, () => {
    const names = CARDS.map((id) => frenchCardName(language, id));
    expect(new Set(names).size).toBe(52);
    CARDS.forEach((id, i) => expect(names[i]).toContain(frenchSuitName(language, id.slice(0, 1))));
  });
}

test('the names people say', () => {
  expect(LANGUAGES.map((language) => frenchCardName(language, 'HQ'))).toEqual([
    'Reina de corazones',
    'Queen of hearts',
    'Hjärter dam',
    'Herz-Dame',
    'Dame de cœur',
  ]);
});

test('what is no French card stays as it is', () => {
  for (const id of ['', 'X2', 'S1', '12O', 'S']) expect(frenchCardName('en', id)).toBe(id);
  expect(frenchSuitName('en', 'O')).toBe('O');
});
