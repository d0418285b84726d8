// Pictures of the Mythos set: everybody is told apart at 60 px, versions of a person stay that person, and words fit their frame.

import { expect, test } from 'vitest';
import { mythosCoverDeck } from '../src/art/decks/mythos-cover.ts';
import { COLOUR, rect, svg } from '../src/art/kit.ts';
import { PICTURED, recipeOf } from '../src/art/long-dusk/pictures.ts';
import { factionColours } from '../src/art/mythos-factions.ts';
import { rulesSetting } from '../src/art/mythos-text.ts';
import { mythosCardSvg, mythosCoverSvg, type MythosCardData } from '../src/art/mythos.ts';
import { bust } from '../src/art/portraits.ts';
import { faultOnPage } from '../src/art/testing/documents.ts';
import { dusk } from '../src/games/mythos/sets/shipped.ts';
import { presentation } from '../src/games/mythos/presentation/whole.ts';
import { LANGUAGES } from '../src/kernel/presentation.ts';
import { difference, rasterOf, type Raster } from './raster.ts';

/** All figures alike, so that only the pictures differ. */
const dataOf = ({ id, kind, faction }: (typeof PICTURED)[number]): MythosCardData => {
  const common = { id, faction, name: id, base: id.split('/', 1)[0], effects: [] };
  if (kind === 'mission') return { ...common, kind, rank: 'A', points: 3 };
  return kind === 'jutsu' ? { ...common, kind, cost: 3 } : { ...common, kind, cost: 3, power: 3 };
};

const WIDTH = 60;
const small = (card: MythosCardData): Raster => rasterOf(mythosCardSvg(card, { compact: true }), WIDTH);

/** The figure as on a card of that width, before nothing at all. */
const figure = ({ id, faction }: (typeof PICTURED)[number]): Raster => {
  const drawing = bust(id, factionColours(faction), undefined, recipeOf(id)?.look);
  return rasterOf(svg({ width: 100, height: 100 }, rect(0, 0, 100, 100, { fill: COLOUR.paper }) + drawing), WIDTH);
};

/** The share of the pixels in which any two pictures differ at least. Parts that are left to chance come down to 3 %. */
const APART = { card: 0.22, figure: 0.18 };

/** Every pair that differs in less than a share of the pixels. */
const alike = (pictures: readonly { readonly id: string; readonly raster: Raster }[], apart: number): string[] =>
  pictures.flatMap((one, i) =>
    pictures.slice(0, i).flatMap((other) => {
      const share = difference(one.raster, other.raster);
      return share < apart ? [`${one.id} and ${other.id} differ in ${Math.round(share * 100)} %`] : [];
    }),
  );

/** Ids of the versions of each person, by base name. */
const PEOPLE = new Map<string, string[]>();
for (const { id, kind } of PICTURED) {
  const base = id.split('/', 1)[0] ?? '';
  if (kind === 'character') PEOPLE.set(base, [...(PEOPLE.get(base) ?? []), id]);
}

test('there are 96 characters, 12 jutsu and 12 missions, each drawn in both sizes', () => {
  const count = (kind: string): number => PICTURED.filter((card) => card.kind === kind).length;
  expect([count('character'), count('jutsu'), count('mission')]).toEqual([96, 12, 12]);
  const faults = PICTURED.map(dataOf).flatMap((card) =>
    [false, true].map((compact) => faultOnPage(mythosCardSvg(card, { compact }), '0 0 126 176')),
  );
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test('any two cards differ at 60 px', { timeout: 60_000 }, () => {
  const cards = PICTURED.map((card) => ({ id: card.id, raster: small(dataOf(card)) }));
  expect(alike(cards, APART.card)).toEqual([]);
});

test('any two figures differ at 60 px, whatever is behind them', { timeout: 60_000 }, () => {
  const people = PICTURED.filter(({ kind }) => kind === 'character');
  const figures = people.map((card) => ({ id: card.id, raster: figure(card) }));
  expect(alike(figures, APART.figure)).toEqual([]);
});

test('two faces with another mouth are too much alike, and one card does not differ from itself', () => {
  const card: MythosCardData = { id: 'Ann/One', kind: 'character', faction: 'tide', name: 'Ann', cost: 3, power: 3 };
  const drawn = (mouth: 'smile' | 'shout'): Raster => small({ ...card, look: { beard: '', mouth } });
  expect(difference(drawn('smile'), drawn('smile'))).toBe(0);
  const share = difference(drawn('smile'), drawn('shout'));
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(APART.card / 10);
});

test('versions of a person share skin, hair and face, and each has its own clothes or mood', () => {
  expect(PEOPLE.size).toBe(57);
  for (const [base, versions] of PEOPLE) {
    const recipes = versions.map((id) => recipeOf(id));
    const shared = (['skin', 'hair', 'head'] as const).map(
      (feature) => new Set(recipes.map((recipe) => recipe?.look[feature])).size,
    );
    const stages = recipes.map((recipe) => recipe?.stage);
    expect({ base, shared, stages }).toEqual({ base, shared: [1, 1, 1], stages: versions.map((_, i) => i + 1) });
  }
});

test('no recipe leaves a part of a person to chance', () => {
  for (const { id, kind } of PICTURED) {
    const card = dataOf({ id, kind, faction: 'tide' });
    if (card.kind !== 'character') continue;
    expect(mythosCardSvg({ ...card, base: 'Somebody' })).toBe(mythosCardSvg({ ...card, base: 'Somebody else' }));
  }
});

test('the cover of the front page is up to date: else run tools/mythos-sheets.ts', () => {
  const faction = PICTURED.find(({ id }) => id === presentation.cover)?.faction ?? '';
  expect(mythosCoverDeck.face()).toBe(mythosCoverSvg(presentation.cover, faction));
});

test('every card of the shipped set has its own picture, in the colours of its house', () => {
  const { sheet } = presentation.words('en');
  const drawn = dusk.cards.map(({ id }) => {
    const { kind, faction } = (sheet?.(id)?.art ?? {}) as { readonly kind?: string; readonly faction?: string };
    return { id, kind, faction };
  });
  expect(drawn).toEqual(dusk.cards.map((card) => PICTURED.find(({ id }) => id === card.id)));
});

test.each(LANGUAGES)('no card of the shipped set has more than four lines in its frame (%s)', (language) => {
  const words = presentation.words(language);
  const tooLong = dusk.cards.filter(({ id }) => {
    const card = words.sheet?.(id)?.art as MythosCardData | undefined;
    const { lines, isCut } = rulesSetting(card?.effects ?? []);
    return isCut || lines.length > 4;
  });
  expect(tooLong.map(({ id }) => id)).toEqual([]);
});
