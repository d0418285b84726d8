// The check of texts finds one fault of each kind, and nothing in texts that are in order.

import { expect, test } from 'vitest';
import { textFaults } from './texts.ts';

const en = {
  name: 'Whistle',
  cards: '{n, plural, one {# card} other {# cards}}',
  played: '{who}: {card}',
  list: 'You hold {cards, and}.',
  mode: '{shared, select, true {Shared} other {Split}}',
  won: '{who, person, you {You win} youAnd {You and # win} one {# wins} other {# win}}',
  refusals: { 'not-next': ['Does not fit', 'Next there: {next, or}.'] },
};

const sv = {
  name: 'Whistle',
  cards: '{n} kort',
  played: '{who} lägger {card}',
  list: 'Du har {cards, list}.',
  mode: '{shared, select, true {Blandat} other {Delat}}',
  won: '{who, person, you {Du} youAnd {Du och #} other {#}} vinner',
  refusals: { 'not-next': ['Passar inte', 'Där väntas {next, or}.'] },
};

const ONE_OTHER = ['one', 'other'];
const faults = (changed: object): readonly string[] => textFaults('sv.ts', { ...sv, ...changed }, ONE_OTHER, en);

test('texts in order have no faults', () => {
  expect(textFaults('en.ts', en, ONE_OTHER)).toEqual([]);
  expect(faults({})).toEqual([]);
});

test.each([
  [{ name: undefined }, 'sv.ts: name: must be a text'],
  [{ name: () => 'Whistle' }, 'sv.ts: name: must be a text'],
  [{ name: ' ' }, 'sv.ts: name: is empty'],
  [{ title: 'Titel' }, 'sv.ts: title: English has no such text'],
  [{ refusals: {} }, 'sv.ts: refusals.not-next.0 is missing'],
  [{ played: '{card}' }, 'sv.ts: played: {who} is missing'],
  [{ played: '{who}: {kort} {card}' }, 'sv.ts: played: {kort} is unknown: English has who, card'],
  [
    { played: '{who, plural, one {a} other {b}}: {card}' },
    'sv.ts: played: {who, plural} does not fit: in English it is text',
  ],
  [{ played: '{who, select, other {b}}: {card}' }, 'sv.ts: played: {who, select} does not fit: in English it is text'],
  [{ list: 'Du har {cards}.' }, 'sv.ts: list: {cards, text} does not fit: in English it is and'],
  [{ cards: '{n, plural, other {# kort}}' }, 'sv.ts: cards: {n, plural}: the branch "one" is missing'],
  [
    { cards: '{n, plural, one {#} few {#} other {#}}' },
    'sv.ts: cards: {n, plural}: this language has no "few", only one, other',
  ],
  [
    { cards: '{n, plural, one {#}}' },
    'sv.ts: cards: the branch "other" is missing at character 1 of "{n, plural, one {#}}"',
  ],
  [{ won: '{who} vinner' }, 'sv.ts: won: {who, text} does not fit: in English it is person, and'],
  [{ won: '{who, person, youAnd {Du och #} other {#}}' }, 'sv.ts: won: {who, person}: the branch "you" is missing'],
  [{ won: '{who, person, you {Du} other {#}}' }, 'sv.ts: won: {who, person}: the branch "youAnd" is missing'],
  [
    { won: '{who, person, you {Du} youAnd {Du och #} two {#} other {#}}' },
    'sv.ts: won: {who, person}: there is no "two", only you, youAnd, one, other',
  ],
  [
    { played: '{who, person, you {Du} other {#}}: {card}' },
    'sv.ts: played: {who, person} does not fit: in English it is text',
  ],
  [{ played: '{who: {card}' }, 'sv.ts: played: expected "," at character 5 of "{who: {card}"'],
])('%j', (changed, expected) => {
  expect(faults(changed)[0]).toBe(expected);
});

test('a missing key is named', () => {
  const { name: _, ...rest } = sv;
  expect(textFaults('sv.ts', rest, ONE_OTHER, en)).toEqual(['sv.ts: name is missing']);
});

test('a broken English template is told of once, in its own file', () => {
  const broken = { ...en, name: '{' };
  expect(textFaults('en.ts', broken, ONE_OTHER)).toEqual([
    'en.ts: name: expected the name of a parameter at character 2 of "{"',
  ]);
  expect(textFaults('sv.ts', sv, ONE_OTHER, broken)).toEqual([]);
});
