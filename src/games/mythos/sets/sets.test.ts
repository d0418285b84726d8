// Set and deck files: read, written, refused with a place, and looked over.

import { describe, expect, test } from 'vitest';
import { plainSet } from '../testing.ts';
import { deckFaults, readDeckText, writeDeckText } from './decks.ts';
import { costCurve, coverageOf, lintSet, remarkText } from './lint.ts';
import { readSetJson } from './set-json.ts';
import { readSetText, writeSetText } from './set-text.ts';
import { DECKS, starter } from './shipped.ts';

const HEAD = 'set Test\ngroups Red\nkeywords Elite\n';

describe('set files', () => {
  test.each(['en', 'es', 'sv', 'de', 'fr', 'short'] as const)(
    'the starter set written in %s is the same set',
    (tongue) => {
      expect(readSetText(writeSetText(starter, tongue))).toEqual({ ok: true, value: starter });
    },
  );

  test('JSON gives the same set', () => {
    expect(readSetJson(JSON.parse(JSON.stringify(starter)))).toEqual({ ok: true, value: starter });
  });

  test.each([
    ['character Ann — One\n  group Red; cost 1; power 1\n  MAIN ⚡ Jump.', 6, 10, "can't stand here"],
    ['character Ann — One\n  group Blue; cost 1; power 1', 5, 3, '"Blue" is no group of this set; there are Red'],
    ['character Ann — One\n  group Red; cost x; power 1', 5, 19, 'cost must be a whole number from 0 to 20'],
    ['character Ann — One\n  group Red; power 1', 4, 1, 'Ann — One needs cost'],
    ['character Ann — One\n  group Red; cost 1; power 1; speed 3', 5, 31, 'a character has no "speed"'],
    ['character Ann — One\n  group Red; cost 1; power 1; keywords Old', 5, 31, '"Old" is no keyword'],
    [
      'character Ann — One\n  group Red; cost 1; power 1\ncharacter Ann — One\n  group Red; cost 1; power 1',
      6,
      11,
      'also on line 4',
    ],
    ['character Ann_One\n  group Red; cost 1; power 1', 4, 11, 'is no card name'],
    ['jutsu Blast\n  cost 1\n  SCORE ⚡ Draw 1 card.', 6, 3, 'MAIN lines only'],
    ['mission Hill\n  MAIN ⚡ Draw 1 card.', 5, 3, 'SCORE lines only'],
    ['monster Ann\n', 4, 1, '"monster" is not known here'],
    ['language xx\nmission Hill\n', 4, 1, 'no such language'],
  ])('[MYT-8.4] %j → line %i, column %i', (text, line, column, message) => {
    const read = readSetText(HEAD + text);
    const first = read.ok ? undefined : read.error[0];
    expect(first).toMatchObject({ line, column, message: expect.stringContaining(message) as string });
  });

  test('every fault is told, not only the first', () => {
    const read = readSetText(`${HEAD}character Ann\n  cost 1\n  MAIN ⚡ Jump.\n  MAIN ⚡ Draw 1 card and run.`);
    expect(read.ok ? 0 : read.error.length).toBeGreaterThanOrEqual(4);
  });

  test.each([
    [{}, '', 'name'],
    [{ ...starter, extra: 1 }, 'extra', 'not known'],
    [{ ...starter, cards: [{ ...starter.cards[0], cost: -1 }] }, 'cards[0].cost', 'whole number'],
    [{ ...starter, cards: [{ ...starter.cards[0], group: 'Nobody' }] }, 'cards[0].group', 'one of Lantern'],
    [
      { ...starter, cards: [{ ...starter.cards[0], effects: [{ timing: 'instant', action: 'FLY' }] }] },
      'cards[0].effects[0].action',
      'one of',
    ],
    [
      {
        ...starter,
        cards: [{ ...starter.cards[0], effects: [{ trigger: 'MAIN', timing: 'instant', action: 'DRAW' }] }],
      },
      'cards[0].effects[0]',
      'needs an amount',
    ],
    [{ ...starter, cards: [starter.cards[0], starter.cards[0]] }, 'cards[1]', 'twice'],
  ])('JSON that is no set: %#', (json, at, message) => {
    const read = readSetJson(json);
    const said = read.ok ? '' : `${read.error.at} ${read.error.message}`;
    expect(said).toContain(at);
    expect(said).toContain(message);
  });
});

describe('deck files', () => {
  test('a list as text comes back', () => {
    for (const list of Object.values(DECKS)) {
      expect(readDeckText(writeDeckText(list, starter), starter)).toEqual({ list, faults: [] });
    }
    expect(writeDeckText(DECKS['tides'] as never, starter)).toMatch(/^2 Nerin — Diver\n/u);
  });

  test('unmatched lines are reported one by one, the rest is read', () => {
    const text = '2 kaito - scout\n# a comment\n1x Ember Oath\n2 Kaito — Scuot\nQuiet Shrine\n3 Nobody\n';
    const { list, faults } = readDeckText(text, starter);
    expect(list).toEqual({ cards: { 'Kaito/Scout': 2, Ember_Oath: 1 }, missions: ['Quiet_Shrine'] });
    expect(faults).toMatchObject([
      { line: 4, column: 3, message: '"Kaito — Scuot" is no card of Lanterns and Tides; did you mean Kaito — Scout?' },
      { line: 6, column: 3, message: '"Nobody" is no card of Lanterns and Tides' },
    ]);
    expect(deckFaults(list, starter, 'exactly30')).toEqual([
      'there are 3 cards; a deck has exactly 30',
      'there are 1 different missions; a deck has 3',
    ]);
  });
});

describe('the linter', () => {
  test('has nothing to say about the starter set', () => {
    expect(lintSet(starter).map(remarkText)).toEqual([]);
  });

  test('finds what can never happen, and chains', () => {
    const set = plainSet(`
character Ann — One
  group Red; cost 0; power 5
  MAIN ⚡ Defeat an enemy character of Blue.
  MAIN ⚡ Play a character costing 0 or less from your discard pile.
  UPGRADE ⚡ Draw 1 card.
`);
    expect(lintSet(set).map(remarkText)).toEqual([
      'no character has the group Blue',
      'no character has the keyword Elite',
      'Ann — One: line 1: no character of the set fits its filter',
      'Ann — One: no cheaper Ann can be upgraded to it',
      'Ann — One: can be played for nothing by a card that it plays for nothing',
      '1 cards, two of each, make no deck of 30',
      'characters cost 0.0 on average; 3 to 4 plays well',
    ]);
  });

  test('counts what a set covers', () => {
    expect(coverageOf(starter).every(({ lines }) => lines > 0)).toBe(true);
    expect(coverageOf(starter).find(({ action }) => action === 'HIDE')).toEqual({
      action: 'HIDE',
      lines: 2,
      triggers: { MAIN: 2 },
      targets: { ENEMY: 2 },
      filters: { powerMax: 2, atMission: 1 },
    });
    expect(costCurve(starter)).toEqual([0, 4, 5, 6, 6, 4, 1]);
  });
});
