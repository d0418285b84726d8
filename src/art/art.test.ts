// Faces, backs and icons: well formed, safe to repeat on a page, and unchanged unless on purpose.
import { describe, expect, test } from 'vitest';
import { BACK_NAMES, backSprite, hiddenCharacter } from './backs.ts';
import { cardBackSvg, cardFaceSvg } from './faces.ts';
import { frenchDeckSprite, rankLabel } from './french.ts';
import { ICON_NAMES, iconSprite, iconSvg } from './icons.ts';
import { svg, FRENCH_BOX } from './kit.ts';
import { randomFrom } from './random.ts';
import { spanishDeckSprite } from './spanish.ts';
import type { ArtDeck } from './faces.ts';
import { faultOf, faultOnPage, fingerprint } from './testing/documents.ts';

const SPANISH_IDS = ['O', 'C', 'E', 'B'].flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((rank) => `${rank}${suit}`),
);
const FRENCH_IDS = ['S', 'H', 'D', 'C'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `${suit}${rank}`),
);
const DECKS: readonly (readonly [ArtDeck, readonly string[], string])[] = [
  ['spanish', SPANISH_IDS, '0 0 122 190'],
  ['french', FRENCH_IDS, '0 0 126 176'],
];

describe.each(DECKS)('%s faces', (deck, ids, viewBox) => {
  test.each([false, true])('are well formed and need no ids (compact: %s)', (compact) => {
    for (const id of ids) expect(faultOnPage(cardFaceSvg(deck, id, { compact }), viewBox)).toBeUndefined();
  });

  test('all differ, full and compact', () => {
    const all = ids.flatMap((id) => [cardFaceSvg(deck, id), cardFaceSvg(deck, id, { compact: true })]);
    expect(new Set(all).size).toBe(2 * ids.length);
  });

  test('have a readable title if they are given one, and are hidden decoration otherwise', () => {
    for (const id of ids) {
      const named = cardFaceSvg(deck, id, { label: `Card "${id}" <&>` });
      expect(named).toContain(` role="img" aria-label="Card &quot;${id}&quot; &lt;&amp;&gt;"`);
      expect(faultOf(named ?? id)).toBeUndefined();
      expect(cardFaceSvg(deck, id)).toContain(' aria-hidden="true"');
    }
  });
});

test.each<[ArtDeck, string]>([
  ['spanish', ''],
  ['spanish', '0O'],
  ['spanish', '13C'],
  ['spanish', '01B'],
  ['spanish', '1o'],
  ['spanish', 'O1'],
  ['spanish', 'HA'],
  ['spanish', '1O '],
  ['french', ''],
  ['french', 'S1'],
  ['french', 'S11'],
  ['french', 'AS'],
  ['french', 'hA'],
  ['french', 'XA'],
  ['french', '12C'],
  ['french', 'constructor'],
])('%s has no card "%s"', (deck, id) => {
  expect(cardFaceSvg(deck, id)).toBeUndefined();
  expect(cardFaceSvg(deck, id, { compact: true })).toBeUndefined();
});

test('French faces follow the four colours and the language', () => {
  expect(cardFaceSvg('french', 'D7', { fourColour: true })).not.toBe(cardFaceSvg('french', 'D7'));
  expect(cardFaceSvg('french', 'S7', { fourColour: true })).toBe(cardFaceSvg('french', 'S7'));
  expect(cardFaceSvg('french', 'HJ', { language: 'sv' })).not.toBe(cardFaceSvg('french', 'HJ'));
  expect(cardFaceSvg('french', 'HJ', { language: 'constructor' })).toBe(cardFaceSvg('french', 'HJ'));
  const letters = (language: string) =>
    ([1, 11, 12, 13, 10] as const).map((rank) => rankLabel(rank, language)).join(' ');
  expect(['en', 'es', 'de', 'fr', 'sv'].map(letters)).toEqual([
    'A J Q K 10',
    'A J Q K 10',
    'A B D K 10',
    'A V D R 10',
    'E Kn D K 10',
  ]);
});

test('backs are well formed in both sizes', () => {
  for (const name of BACK_NAMES) {
    for (const [deck, , viewBox] of DECKS) {
      expect(faultOnPage(cardBackSvg(name, deck), viewBox)).toBeUndefined();
      expect(faultOnPage(cardBackSvg(name, deck, { compact: true }), viewBox)).toBeUndefined();
    }
    expect(faultOnPage(svg(FRENCH_BOX, hiddenCharacter(name)), '0 0 126 176')).toBeUndefined();
  }
});

test('icons are well formed in colours and in one colour', () => {
  for (const name of ICON_NAMES) {
    expect(faultOnPage(iconSvg(name), '0 0 24 24')).toBeUndefined();
    expect(faultOnPage(iconSvg(name, { mono: true, label: name }), '0 0 24 24')).toBeUndefined();
  }
  expect(iconSvg('clock', { mono: true })).not.toContain('#');
});

// A changed drawing changes its fingerprint: look at the picture, then update the fingerprint.
test.each([
  ['Spanish deck', spanishDeckSprite(), 96, 'a576ca15'],
  ['French deck', frenchDeckSprite(), 104, '95bad3cb'],
  ['French deck in four colours', frenchDeckSprite({ fourColour: true }), 104, 'bee1e0c3'],
  ['backs', backSprite(), 12, 'c0880310'],
  ['icons', iconSprite(), 36, '2d114a2c'],
])('%s sprite is the reviewed one', (_, sheet, symbols, expected) => {
  expect(faultOf(sheet)).toBeUndefined();
  expect(new Set(sheet.match(/<symbol id="[^"]+"/g)).size).toBe(symbols);
  expect(fingerprint(sheet)).toBe(expected);
});

test('an id always draws the same numbers', () => {
  const draw = (id: string) => {
    const random = randomFrom(id);
    return [random.next(), random.int(100), random.pick(['a', 'b', 'c']), random.chance(0.5)];
  };
  expect(draw('fox')).toEqual(draw('fox'));
  expect(draw('fox')).not.toEqual(draw('hare'));
});
