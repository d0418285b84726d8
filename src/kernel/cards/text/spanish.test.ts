// Names of Spanish cards in every language.

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../presentation.ts';
import { spanishCardName, spanishSuitName } from './names.ts';

test.each([
  ['es', 'Rey de copas', 'As de espadas', 'Sota de oros', 'bastos'],
  ['en', 'Rey de copas', 'As de espadas', 'Sota de oros', 'bastos'],
  ['sv', 'Kung i bägare', 'Ess i svärd', 'Page i mynt', 'klubbor'],
  ['de', 'König der Kelche', 'Ass der Schwerter', 'Bube der Münzen', 'Keulen'],
  ['fr', 'Roi de coupes', 'As d’épées', 'Valet de deniers', 'bâtons'],
] as const)('in %s', (language, king, ace, page, clubs) => {
  expect(['12C', '1E', '10O'].map((id) => spanishCardName(language, id))).toEqual([king, ace, page]);
  expect(spanishSuitName(language, 'B')).toBe(clubs);
});

test.each(LANGUAGES)('48 cards have 48 names, and what is no card stays as it is (%s)', (language) => {
  const ids = ['O', 'C', 'E', 'B'].flatMap((suit) => Array.from({ length: 12 }, (_, i) => `${i + 1}${suit}`));
  const names = ids.map((id) => spanishCardName(language, id));
  expect(new Set(names).size).toBe(48);
  expect(names.filter((name) => /undefined|\d/u.test(name))).toEqual([]);
  for (const id of ['', 'C', '0C', '13C', '01C', '1.0C', '12X', 'HA']) expect(spanishCardName(language, id)).toBe(id);
});
