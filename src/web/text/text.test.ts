// The languages of the interface: the first one is chosen sensibly, and sentences follow it. Their texts are checked in tools/texts.test.ts.
// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { chooseLanguage, fill, firstLanguage, text, UI_LANGUAGES } from './index.ts';

test('remembered first, then what the browser wants, then English', () => {
  expect(firstLanguage('sv', ['de-DE'])).toBe('sv');
  expect(firstLanguage(null, ['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(firstLanguage('constructor', ['pt'])).toBe('en');
});

test.each(UI_LANGUAGES)('%s lists its keys in one order', (id) => {
  chooseLanguage(id);
  expect(document.documentElement.lang).toBe(id);
  expect(text.value.keyList.map(([key]) => key).slice(3)).toEqual([...'WHLSTBDOACKNM,0ZRI?']);
});

test.each([
  ['en', '2 or 4 players', '1 player', '0 cards', 'Too long: at most 8,000 characters.'],
  ['es', '2 o 4 jugadores', '1 jugador', '0 cartas', 'Demasiado largo: como mucho 8000 caracteres.'],
  ['sv', '2 eller 4 spelare', '1 spelare', '0 kort', 'För långt: högst 8\u00a0000 tecken.'],
  ['de', '2 oder 4 Spieler', '1 Spieler', '0 Karten', 'Zu lang: höchstens 8.000 Zeichen.'],
  ['fr', '2 ou 4 joueurs', '1 joueur', '0 carte', 'Trop long\u00a0: 8\u202f000 caractères au plus.'],
] as const)('%s: plurals, numbers and lists are the language’s own', (id, several, one, none, most) => {
  chooseLanguage(id);
  const t = text.value;
  expect(fill(t.players, { counts: [2, 4], n: 4 })).toBe(several);
  expect(fill(t.players, { counts: [1], n: 1 })).toBe(one);
  expect(fill(t.cards, { n: 0 })).toBe(none);
  expect(fill(t.tooLong, { most: 8000 })).toBe(most);
});
