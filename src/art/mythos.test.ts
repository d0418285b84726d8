// Mythos cards, portraits and marks: well formed, safe for any words, and unchanged unless on purpose.
import { expect, test } from 'vitest';
import { FRENCH_BOX, sprite } from './kit.ts';
import { PICTURED } from './long-dusk/pictures.ts';
import { MYTHOS_FACTIONS, mythosEmblem } from './mythos-factions.ts';
import { timingIcon, tokenPips, triggerIcon } from './mythos-marks.ts';
import { mythosCard, mythosCardSvg, mythosCompactCard } from './mythos.ts';
import { bust } from './portraits.ts';
import type { MythosEffectText } from './mythos-text.ts';
import type { MythosCardData } from './mythos.ts';
import { faultOf, faultOnPage, fingerprint } from './testing/documents.ts';

const EFFECTS: readonly MythosEffectText[] = [
  { trigger: 'main', timing: 'instant', text: 'Put 2 power tokens on another "Lantern" character & move it.' },
  { trigger: 'score', timing: 'continuous', text: 'Draw a card.' },
  { trigger: 'ambush', text: 'Look at a hidden enemy.' },
  { timing: 'continuous', text: 'Characters of cost < 2 have +1 power here.' },
  { trigger: 'upgrade', timing: 'instant', text: 'Defeat every enemy character here with power 3 or less. '.repeat(5) },
];

const MYTHOS_CARDS = [...Object.keys(MYTHOS_FACTIONS), 'unheard-of'].flatMap((faction, i): MythosCardData[] => {
  const common = { faction, name: `Oda <${i}>`, effects: EFFECTS.slice(i % 5, (i % 5) + 1 + (i % 3)) };
  return [
    {
      ...common,
      id: `c-${i}`,
      kind: 'character',
      title: 'Keeper & Lamp',
      cost: i,
      power: 2 * i,
      base: 'Oda',
      tokens: i,
    },
    {
      ...common,
      id: `d-${i}`,
      kind: 'character',
      cost: 10,
      power: 12,
      look: { style: 'hood', beard: '', mantle: 'fur' },
    },
    { ...common, id: `j-${i}`, kind: 'jutsu', title: 'Jutsu', cost: i, note: 'Note' },
    { ...common, id: `m-${i}`, kind: 'mission', title: 'Mission', rank: 'DCBA'.charAt(i % 4), points: i },
  ];
});

const mythosSprite = (): string =>
  sprite(
    MYTHOS_CARDS.flatMap((card) => [
      [card.id, FRENCH_BOX, mythosCard(card)],
      [`${card.id}-s`, FRENCH_BOX, mythosCompactCard(card)],
    ]),
  );

const PORTRAIT_BOX = { width: 100, height: 100 };

const portraitSprite = (): string =>
  sprite(
    Object.values(MYTHOS_FACTIONS).flatMap((colours, row) =>
      Array.from({ length: 40 }, (_, i) => [`p-${row}-${i}`, PORTRAIT_BOX, bust(`p-${row}-${i}`, colours)] as const),
    ),
  );

/** The whole shipped set, in figures that are not its own. */
const duskSprite = (): string =>
  sprite(
    PICTURED.flatMap(({ id, kind, faction }) => {
      const figures = { cost: 1, power: 2, rank: 'D', points: 1 };
      const card = { id, kind, faction, name: id, base: id, ...figures } as MythosCardData;
      return [
        [id, FRENCH_BOX, mythosCard(card)],
        [`${id}-s`, FRENCH_BOX, mythosCompactCard(card)],
      ];
    }),
  );

const ODA: MythosCardData = {
  id: 'oda',
  kind: 'character',
  faction: 'lantern',
  name: 'Oda <0>',
  title: 'Keeper & Lamp',
  cost: 3,
  power: 4,
  effects: EFFECTS.slice(0, 1),
};

const wordsOf = (card: MythosCardData): string[] =>
  [...mythosCard(card).matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1] ?? '');

test.each([false, true])('cards are well formed, need no ids and all differ (compact: %s)', (compact) => {
  const all = MYTHOS_CARDS.map((card) => mythosCardSvg(card, { compact, label: card.name, pixelWidth: 84 }));
  for (const document of all) expect(faultOnPage(document, '0 0 126 176')).toBeUndefined();
  expect(all[0]).toContain(' width="84" height="117.33" role="img" aria-label="Oda &lt;0&gt;"');
  expect(new Set(all).size).toBe(MYTHOS_CARDS.length);
});

test('cards have words on the full face only', () => {
  expect(wordsOf(ODA).slice(0, 2)).toEqual(['Oda &lt;0&gt;', 'Keeper &amp; Lamp']);
  expect(wordsOf(ODA).slice(2).join(' ')).toBe(
    'Put 2 power tokens on another &quot;Lantern&quot; character &amp; move it.',
  );
  expect(mythosCompactCard(ODA)).not.toContain('<text');
});

test('rules that are too long are cut after five lines', () => {
  const words = wordsOf({ ...ODA, effects: EFFECTS }).slice(2);
  expect(words).toHaveLength(5);
  expect(words.at(-1)).toMatch(/ …$/);
});

test.each(['unheard-of', '', 'constructor'])('cards of the faction "%s" look independent', (faction) => {
  expect(mythosCardSvg({ ...ODA, faction })).toBe(mythosCardSvg({ ...ODA, faction: 'independent' }));
});

test('a portrait shows the person it is given, and every part that is ordered', () => {
  const { tide } = MYTHOS_FACTIONS;
  const clothes = { mantle: 'cape', accessory: 'none', swap: false } as const;
  expect(bust('first', tide, 'Oda', clothes)).toBe(bust('second', tide, 'Oda', clothes));
  expect(bust('first', tide, 'Oda', clothes)).not.toBe(bust('first', tide, 'Maren', clothes));
  expect(bust('first', tide, 'Oda', { skin: '#ABCDEF' })).toContain('#ABCDEF');
});

test('marks are well formed, and more than five tokens become a number', () => {
  const marks = [
    ...(['main', 'upgrade', 'ambush', 'score'] as const).map((trigger) => triggerIcon(trigger, 1, 2, 7)),
    ...(['instant', 'continuous'] as const).map((timing) => timingIcon(timing, 1, 2, 7)),
    ...Object.keys(MYTHOS_FACTIONS).map((faction) => mythosEmblem(faction, 5, 5, 4)),
  ];
  expect(new Set(marks).size).toBe(13);
  expect(faultOf(marks.join(''))).toBeUndefined();
  expect([-1, 0, 1, 5, 6].map((count) => tokenPips(count, 0, 0).split('Z"').length - 1)).toEqual([0, 0, 1, 5, 1]);
  expect(tokenPips(6, 0, 0)).not.toBe(tokenPips(7, 0, 0));
});

// A changed drawing changes its fingerprint: look at the picture, then update the fingerprint.
test.each([
  ['Mythos cards', mythosSprite(), 64, '24d5a1c5'],
  ['portraits', portraitSprite(), 280, 'dc940336'],
  ['The Long Dusk', duskSprite(), 240, 'fcd49dc3'],
])('%s sprite is the reviewed one', (_, sheet, symbols, expected) => {
  expect(faultOf(sheet)).toBeUndefined();
  expect(new Set(sheet.match(/<symbol id="[^"]+"/g)).size).toBe(symbols);
  expect(fingerprint(sheet)).toBe(expected);
});
