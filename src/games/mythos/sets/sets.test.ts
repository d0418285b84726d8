// Set and deck files: read, written, refused with a place, and looked over.

import { describe, expect, test } from 'vitest';
import { plainSet } from '../testing/scenario.ts';
import { deckFaults, readDeckText, writeDeckText } from './decks.ts';
import { coverageLines, coverageOf } from './coverage.ts';
import { costCurve, lintSet, remarkText } from './lint.ts';
import { readSetJson } from './set-json.ts';
import { readSetText, writeSetText } from './set-text.ts';
import { DECKS } from './shipped-decks.ts';
import { dusk, starter } from './shipped.ts';

const HEAD = 'set Test\ngroups Red\nkeywords Elite\n';

describe('set files', () => {
  test.each(['en', 'es', 'sv', 'de', 'fr', 'short'] as const)(
    'the starter set written in %s is the same set',
    (textForm) => {
      expect(readSetText(writeSetText(starter, textForm))).toEqual({ ok: true, value: starter });
    },
  );

  test('JSON gives the same set', () => {
    expect(readSetJson(JSON.parse(JSON.stringify(starter)))).toEqual({ ok: true, value: starter });
  });

  test.each([
    ['character Ann — One\n  group Red; cost 1; power 1\n  MAIN ⚡ Jump.', 6, 10, "can't stand here"],
    ['character Ann — One\n  group Blue; cost 1; power 1', 5, 9, '"Blue" is no group of this set; there are Red'],
    ['character Ann — One\n  group Red; cost x; power 1', 5, 19, 'cost must be a whole number from 0 to 20'],
    ['character Ann — One\n  group Red; power 1', 4, 1, 'Ann — One needs cost'],
    ['character Ann — One\n  group Red; cost 1; power 1; speed 3', 5, 31, 'a character has no "speed"'],
    ['character Ann — One\n  group Red; cost 1; power 1; keywords Old', 5, 40, '"Old" is no keyword'],
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
    ['language xx\nmission Hill\n', 4, 10, 'no such language'],
    ['language en\nlanguage es\nmission Hill\n', 5, 1, 'language is here twice'],
    ['groups Blue, red\nmission Hill\n', 4, 14, 'red is here twice'],
    ['groups A/B\nmission Hill\n', 4, 8, 'no name of a group'],
    ['keyword Old\nmission Hill\n', 4, 1, 'did you mean keywords?'],
    ['MAIN ⚡ Draw 1 card.\nmission Hill\n', 4, 1, 'belongs to no card'],
    ['character Ann — One\n  group Redd; cost 1; power 1', 5, 9, 'did you mean Red?'],
    ['character Ann — One\n  group Red, cost 1, power 1', 5, 9, 'put ; before cost'],
    ['character Ann — One\n  group Red; cots 1; power 1', 5, 14, 'did you mean cost?'],
    ['character Ann — One\n  group Red; cost -1; power 1', 5, 19, 'cost must be a whole number'],
    ['character Ann — One\n  group Red; cost 1; power 1; keywords Elite, Elite', 5, 40, 'Elite is here twice'],
    ['mission Hill\nmision High Road\n', 5, 1, '"mision" is not known here; did you mean mission?'],
    ['mission Hill\nmission HILL\n', 5, 9, 'HILL is also on line 4'],
    ['mission\n', 4, 8, 'the mission needs a name'],
    ['mission Hill\n  SCORE ⚡ Put 1 power on this character.', 5, 26, 'no "this character"'],
    ['mission Hill\n  SCORE Draw 1 card.', 5, 9, 'after SCORE comes ⚡'],
  ])('[MYT-8.4] %j → line %i, column %i', (text, line, column, message) => {
    const read = readSetText(HEAD + text);
    const first = read.ok ? undefined : read.error[0];
    expect(first).toMatchObject({ line, column, message: expect.stringContaining(message) as string });
  });

  test.each([
    ['character Ann - One\n  group Red; cost 1; power 1', 'another dash'],
    ['character Ann—One\r\n\tgroup: Red; cost = 1; power 1;\r\n', 'CRLF, tabs, colons'],
    ['character  Ann – One\r  group Red\r  cost 1\r  power 1', 'a field a line, CR'],
    ['\uFEFFcharacter Ann — One # a hero\n  group Red; cost 1; power 1 # cheap', 'a byte order mark, comments'],
  ])('people write the same card in many ways: %j', (text) => {
    const read = readSetText(text.startsWith('\uFEFF') ? `\uFEFF${HEAD}${text.slice(1)}` : HEAD + text);
    expect(read.ok ? read.value.cards : read.error).toEqual([
      { id: 'Ann/One', kind: 'character', group: 'Red', keywords: [], cost: 1, power: 1, effects: [] },
    ]);
  });

  test('an empty file, and one with too many cards', () => {
    expect(readSetText('')).toMatchObject({ ok: false, error: [{ line: 1, column: 1 }] });
    const many = readSetText(`${HEAD}${Array.from({ length: 1001 }, (_, i) => `mission M${i}`).join('\n')}`);
    expect(many).toMatchObject({ ok: false, error: [{ line: 1004, message: 'a set has at most 1000 cards' }] });
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
    [{ ...starter, name: 'two\nlines' }, 'name', 'one line'],
    [{ ...starter, groups: ['Lantern', 'lantern'] }, 'groups[1]', 'twice'],
    [{ ...starter, keywords: ['a, b'] }, 'keywords[0]', 'words of letters'],
    [{ ...starter, cards: [{ ...starter.cards[0], keywords: ['Watch', 'Watch'] }] }, 'cards[0].keywords[1]', 'twice'],
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
      expect(readDeckText(writeDeckText(list, dusk), dusk)).toEqual({ list, faults: [] });
    }
    expect(writeDeckText(DECKS.tides, dusk)).toMatch(/^2 Nerin — Diver\n/u);
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
      'there is 1 mission; a deck has 3 different ones',
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
      'Ann — One: power 5 for a cost of 0; a difference of 2 at most plays well',
      'Ann — One: can be played for nothing by a card that it plays for nothing',
      '1 card, two of each, makes no deck of 30: 14 more characters or jutsu are needed',
      'characters cost 0.0 on average; 3 to 4 plays well',
    ]);
  });

  const remarksOn = (cards: string): readonly string[] =>
    lintSet(plainSet(cards))
      .filter(({ card }) => card !== undefined)
      .map(remarkText);

  test('finds chains of three, chains that pay for themselves, and a card that hides itself for nothing', () => {
    const line = (name: string, cost: number, effect: string): string =>
      `character ${name} — X\n  group Red; cost ${cost}; power ${cost}\n  ${effect}`;
    const chained = ': can be played for nothing by a card that it plays for nothing';
    const ring = [
      line('Ann', 1, 'MAIN ⚡ PLAY_CHARACTER 2 hand costMax=2 '),
      line('Bob', 2, 'MAIN ⚡ PLAY_CHARACTER 3 hand costMax=3'),
      line('Cat', 3, 'MAIN ⚡ PLAY_CHARACTER 1 discard costMax=1'),
    ];
    expect(remarksOn(ring.join('\n'))).toEqual([`Ann — X${chained}`, `Bob — X${chained}`, `Cat — X${chained}`]);
    expect(remarksOn(ring.slice(0, 2).join('\n').replace('costMax=2 ', 'costMax=2 powerMax=0'))).toEqual([
      'Ann — X: line 1: no character of the set fits its filter',
      // By another copy of itself.
      `Bob — X${chained}`,
    ]);
    const paid = `${line('Dan', 2, 'MAIN ⚡ GAIN_CHAKRA 2')}\n  MAIN ⚡ PLAY_CHARACTER hand`;
    expect(remarksOn(paid)).toEqual([`Dan — X${chained}`]);
    expect(remarksOn(paid.replace('CHAKRA 2', 'CHAKRA 1'))).toEqual([]);
    expect(remarksOn(line('Eve', 1, 'AMBUSH ⚡ DRAW 1 then HIDE'))).toEqual([
      'Eve — X: is revealed for nothing and hides itself again',
    ]);
    expect(remarksOn(line('Eve', 2, 'AMBUSH ⚡ HIDE'))).toEqual([]);
  });

  test('finds lines that say the same, and copies of nothing', () => {
    expect(
      remarksOn(`character Ann — One
  group Red; cost 2; power 2
  MAIN ⚡ COPY_EFFECT ENEMY
  MAIN ⚡ COPY_EFFECT ENEMY
  UPGRADE ⚡ DRAW 1
character Ann — Zero
  group Red; cost 1; power 1
`),
    ).toEqual([
      'Ann — One: line 1: no character that fits has a line to copy',
      'Ann — One: line 2: no character that fits has a line to copy',
      'Ann — One: line 2 repeats line 1',
    ]);
  });

  test('the table of what is covered has every action, and every combination', () => {
    const lines = coverageLines(starter);
    const line = (text: string): string | undefined => lines.find((each) => each.startsWith(text));
    expect(line('action ')?.split(/\s+/u)).toHaveLength(19);
    expect(line('TAKE_CONTROL')?.trim().split(/\s+/u)).toEqual([
      'TAKE_CONTROL',
      '1',
      '·',
      '·',
      '1',
      '·',
      '1',
      '·',
      '·',
      '·',
      '·',
      '·',
      '1',
      '1',
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^DEFEAT +AMBUSH +ENEMY +powerMax atMission +1$/u));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
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
