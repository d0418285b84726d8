// A set as JSON while somebody writes it: each kind of fault at its place and in every language, and the cards that can be read all the same.

import { describe, expect, test } from 'vitest';
import type { SetCheck } from '../../../kernel/deck-builder.ts';
import { LANGUAGES, type Language } from '../../../kernel/presentation.ts';
import { PLAIN_FORMATTER } from '../../../kernel/text.ts';
import { deckTools } from '../deck-tools.ts';
import { checkSet } from './check-set.ts';
import { JSON_SAID, type FaultKey } from './json-said.ts';
import { readJsonParts } from './json-set.ts';

const check = (text: string, language: Language = 'en'): SetCheck =>
  checkSet(text, {
    language,
    format: { ...PLAIN_FORMATTER, between: (n) => Array<string>(n - 1).fill(' / ') },
  });

const EFFECT = '{ "trigger": "MAIN", "timing": "instant", "action": "DRAW", "amount": 1 }';
const CARD = `{ "id": "Ann/One", "kind": "character", "group": "Red", "keywords": [], "cost": 1, "power": 1, "effects": [] }`;
const MISSION = '{ "id": "Hill", "kind": "mission", "points": 1, "effects": [] }';

/** A set with these lines among its own: a card on line 5, its effect on line 6. */
const setWith = (lines: {
  readonly name?: string;
  readonly groups?: string;
  readonly keywords?: string;
  readonly card?: string;
  readonly effect?: string;
  readonly more?: string;
}): string =>
  [
    '{',
    `  "name": ${lines.name ?? '"Mine"'}, "groups": ${lines.groups ?? '["Red", "Blue"]'},`,
    `  "keywords": ${lines.keywords ?? '["Elite", "Swift"]'},`,
    '  "cards": [',
    `    ${(lines.card ?? CARD).replace('"effects": []', '"effects": [')}`.replace(/ \}$/u, ''),
    `      ${lines.effect ?? ''}`,
    `    ] }${lines.more === undefined ? '' : `,\n    ${lines.more}`}`,
    '  ]',
    '}',
  ].join('\n');

const card = (change: readonly [from: string, to: string]): string => setWith({ card: CARD.replace(...change) });
const effect = (change: readonly [from: string, to: string]): string => setWith({ effect: EFFECT.replace(...change) });
const action = (text: string): string =>
  setWith({ effect: `{ "trigger": "MAIN", "timing": "instant", "action": ${text} }` });
const onMission = (text: string): string => setWith({ card: MISSION, effect: text });
const many = (count: number, text: (i: number) => string): string =>
  `[${Array.from({ length: count }, (_, i) => text(i)).join(', ')}]`;

/** What is wrong, the line it is on, and what the place begins with. */
const CASES: readonly (readonly [FaultKey, string, number, string])[] = [
  // The text itself.
  ['word-here', setWith({ name: 'Mine' }), 2, 'Mine'],
  ['file-ends', setWith({}).slice(0, -2), 8, ''],
  ['last-comma', setWith({ groups: '["Red",]' }), 2, ',]'],
  ['text-open', setWith({ keywords: '["Elite' }), 3, '"Elite'],
  ['bad-escape', setWith({ name: String.raw`"Mi\ne\w"` }), 2, String.raw`\w`],
  ['bad-sign', setWith({ name: '"Mi\tne"' }), 2, '\tne'],
  ['no-number', card(['"cost": 1', '"cost": 01']), 5, '01'],
  ['no-number', card(['"cost": 1', '"cost": 1e999']), 5, '1e999'],
  ['half-character', setWith({ name: String.raw`"\ud800"` }), 2, String.raw`"\ud800`],
  ['twice', card(['"cost": 1', '"cost": 1, "cost": 2']), 5, '"cost": 2'],
  ['too-deep', setWith({ more: '['.repeat(40) + ']'.repeat(40) }), 8, '['],
  // What stands where.
  ['not-object', setWith({ more: '7' }), 8, '7'],
  ['not-list', setWith({ groups: '"Red"' }), 2, '"Red"'],
  ['not-text', setWith({ name: '7' }), 2, '7'],
  ['not-text', card(['"kind": "character"', '"kind": 3']), 5, '3'],
  ['not-flag', effect(['"amount": 1', '"amount": 1, "optional": 1']), 6, '1 }'],
  ['field-missing', card(['"cost": 1, ', '']), 5, '{ "id"'],
  ['field-missing', card(['"kind": "character", ', '']), 5, '{ "id"'],
  ['word-near', card(['"power"', '"pwer"']), 5, '"pwer"'],
  ['name-unknown', card(['"id"', '"colour": 1, "id"']), 5, '"colour"'],
  ['word-near', effect(['MAIN', 'MIAN']), 6, '"MIAN"'],
  ['value-unknown', effect(['DRAW', 'CONFUSE_EVERYBODY']), 6, '"CONFUSE'],
  ['bad-number', card(['"cost": 1', '"cost": 1.5']), 5, '1.5'],
  ['bad-number', effect(['1', '100']), 6, '100'],
  // Names.
  ['bad-set-name', setWith({ name: '"#1"' }), 2, '"#1"'],
  ['bad-entry', setWith({ groups: '["Red", "a, b"]' }), 2, '"a, b"'],
  ['twice', setWith({ keywords: '["Elite", "ELITE"]' }), 3, '"ELITE"'],
  ['twice', card(['[]', '["Elite", "Elite"]']), 5, '"Elite"], "cost"'],
  ['twice', setWith({ more: CARD.replace('Ann/One', 'ann/one') }), 8, '{ "id": "ann'],
  ['bad-id', card(['Ann/One', 'Ann One']), 5, '"Ann One"'],
  ['group-near', card(['"Red"', '"Rd"']), 5, '"Rd"'],
  ['group-unknown', card(['"Red"', '"Mountain"']), 5, '"Mountain"'],
  ['groups-empty', setWith({ groups: '[]' }), 5, '"Red"'],
  ['keyword-near', card(['[]', '["Elit"]']), 5, '"Elit"'],
  ['keyword-unknown', card(['[]', '["Mountain"]']), 5, '"Mountain"'],
  ['keywords-empty', setWith({ keywords: '[]', card: CARD.replace('[]', '["Elite"]') }), 5, '"Elite"'],
  // Too much.
  ['many-groups', setWith({ groups: many(101, (i) => `"g${i}"`) }), 2, '["g0"'],
  ['many-keywords', setWith({ keywords: many(101, (i) => `"k${i}"`) }), 3, '["k0"'],
  ['many-card-keywords', card(['[]', many(21, () => '"Elite"')]), 5, '["Elite"'],
  ['many-cards', `{ "name": "A", "groups": [], "keywords": [], "cards":\n${many(1001, () => MISSION)} }`, 2, '[{'],
  ['many-lines', setWith({ effect: many(7, () => EFFECT).slice(1, -1) }), 5, '['],
  // Effects that mean nothing that is legal, at the part to blame.
  [
    'many-then',
    effect(['1 }', `1, ${'"then": { "action": "DRAW", "amount": 1, '.repeat(4).slice(0, -2)}${' }'.repeat(5)}`]),
    6,
    '{ "action": "DRAW", "amount": 1 } } } }',
  ],
  ['only-true', action('"DEFEAT", "target": "ENEMY", "filter": { "atMission": false }'), 6, 'false'],
  ['bad-condition', effect(['1 }', '1, "when": { "edge": true, "round": 1 } }']), 6, '{ "edge"'],
  [
    'jutsu-trigger',
    setWith({
      card: '{ "id": "B", "kind": "jutsu", "cost": 1, "effects": [] }',
      effect: EFFECT.replace('MAIN', 'SCORE'),
    }),
    6,
    '"SCORE"',
  ],
  ['mission-trigger', onMission(EFFECT), 6, '"MAIN"'],
  ['no-trigger', effect(['"trigger": "MAIN", ', '']), 6, '{ "timing"'],
  ['is-continuous', action('"POWER_BOOST", "target": "SELF", "amount": 1'), 6, '"instant"'],
  ['is-instant', effect(['instant', 'continuous']), 6, '"continuous"'],
  [
    'only-character',
    setWith({
      card: '{ "id": "B", "kind": "jutsu", "cost": 1, "effects": [] }',
      effect: '{ "trigger": "MAIN", "timing": "continuous", "action": "PAYING_LESS", "amount": 1 }',
    }),
    6,
    '{ "trigger"',
  ],
  [
    'lasting-then',
    setWith({
      effect: `{ "trigger": "MAIN", "timing": "continuous", "action": "PAYING_LESS", "amount": 1,\n "then": { "action": "DRAW", "amount": 1 } }`,
    }),
    7,
    '{ "action"',
  ],
  [
    'lasting-optional',
    setWith({
      effect: `{ "trigger": "MAIN", "timing": "continuous", "action": "PAYING_LESS", "amount": 1,\n "optional": true }`,
    }),
    7,
    'true',
  ],
  ['not-on-mission', onMission('{ "timing": "continuous", "action": "DRAW", "amount": 1 }'), 6, '{ "timing"'],
  ['number-from', onMission('{ "timing": "continuous", "action": "GAIN_CHAKRA", "amount": 10 }'), 6, '10'],
  ['number-from', onMission('{ "timing": "continuous", "action": "GAIN_CHAKRA" }'), 6, '{ "timing"'],
  [
    'mission-parts',
    onMission('{ "timing": "continuous", "action": "GAIN_CHAKRA", "amount": 1, "optional": true }'),
    6,
    'true',
  ],
  [
    'mission-filter',
    onMission('{ "timing": "continuous", "action": "GAIN_CHAKRA", "amount": 1, "filter": { "powerMin": 1 } }'),
    6,
    '{ "powerMin"',
  ],
  ['then-lasting', effect(['1 }', '1,\n "then": { "action": "PAYING_LESS", "amount": 1 } }']), 7, '{ "action"'],
  ['needs-target', action('"DEFEAT"'), 6, '{ "trigger"'],
  ['no-target', effect(['1 }', '1, "target": "SELF" }']), 6, '"SELF"'],
  ['other-target', action('"COPY_EFFECT", "target": "SELF"'), 6, '"SELF"'],
  [
    'mission-self',
    onMission('{ "trigger": "SCORE", "timing": "instant", "action": "DEFEAT", "target": "SELF" }'),
    6,
    '"SELF"',
  ],
  ['needs-part', action('"PLAY_CHARACTER", "amount": 1'), 6, '{ "trigger"'],
  ['needs-part', action('"LOOK_AT"'), 6, '{ "trigger"'],
  ['no-part', effect(['1 }', '1, "from": "hand" }']), 6, '"hand"'],
  ['no-amount', action('"DEFEAT", "target": "ENEMY", "amount": 1'), 6, '1 }'],
  ['needs-amount', effect([', "amount": 1', '']), 6, '{ "trigger"'],
  ['amount-from', effect(['1', '12']), 6, '12'],
  [
    'amount-zero',
    setWith({
      effect:
        '{ "trigger": "MAIN", "timing": "continuous", "action": "POWER_BOOST", "target": "ALL_ENEMY", "amount": 0 }',
    }),
    6,
    '0',
  ],
  ['no-filter', effect(['1 }', '1, "filter": { "group": "Red" } }']), 6, '{ "group"'],
  [
    'no-count-filter',
    effect(['1 }', '{ "times": 1, "each": { "of": "hand", "filter": { "group": "Red" } } } }']),
    6,
    '{ "group"',
  ],
  ['empty-filter', action('"DEFEAT", "target": "ENEMY", "filter": {}'), 6, '{}'],
  ['power-apart', action('"DEFEAT", "target": "ENEMY", "filter": { "powerMax": 1, "powerMin": 5 }'), 6, '1'],
  ['counts-to', effect(['1 }', '1, "when": { "count": { "of": "hand" }, "atLeast": 20 } }']), 6, '20'],
];

/** Words of a file that are English, and what stands in quotation marks. */
const FILE_WORDS =
  /"[^"]*"|[”«„][^”»“]*[”»“]|\b(?:character|mission|jutsu|from|hand|discard|hidden|true|false|count|edge|ahead|round)\b/gu;

/** Words that English sentences are made of. */
const ENGLISH =
  /\b(?:must|needs|has|up|there|is|are|can't|expected|the|this|of|did|you|mean|from|with|here|not|write|most|only|leave|nothing|or)\b/iu;

/** French has a space that does not break before these signs. */
const NO_SPACE = /[^\u00a0][;?!](?: |$)| :/u;

test.each(CASES)('%s: %j', (key, text, line, begins) => {
  const { faults } = readJsonParts(text);
  expect(faults.map(({ said }) => said.key)).toEqual([key]);
  const [fault] = faults;
  expect(fault?.line).toBe(line);
  const rest = text.split('\n')[line - 1]?.slice((fault?.column ?? 0) - 1) ?? '';
  expect(begins === '' ? rest : rest.slice(0, begins.length)).toBe(begins);
  // What the builder says is no set is none for any other reader.
  expect(deckTools.setJson(text).ok).toBe(false);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CASES)('%s', (_, text, line) => {
    const { ok, faults } = check(text, language);
    const [fault] = faults;
    expect([ok, faults.length, fault?.line]).toEqual([false, 1, line]);
    // The path, and what was written, are of the file.
    const told = fault?.text.replace(/ \([\w.[\]]+\)$/u, '') ?? '';
    expect(told).not.toMatch(/\{\w+\}|undefined|\[object/u);
    expect(told.length).toBeGreaterThan(8);
    expect(ENGLISH.test(told.replaceAll(FILE_WORDS, ''))).toBe(language === 'en');
    expect(language === 'fr' && NO_SPACE.test(told)).toBe(false);
    expect(check(text).faults[0]?.text === fault?.text).toBe(language === 'en');
  });
});

test('every sentence of JSON alone has its case', () => {
  const told = new Set<string>(CASES.map(([key]) => key));
  expect(Object.keys(JSON_SAID).filter((key) => !told.has(key))).toEqual([]);
});

describe('a set with several faults', () => {
  const text = setWith({
    groups: '["Red", "RED"]',
    card: CARD.replace('"power": 1', '"pwer": 1').replace('"cost": 1', '"cost": "one"'),
    effect: `${EFFECT.replace('1 }', '12 }')}, ${EFFECT.replace('DRAW', 'DRWA')}`,
    more: MISSION,
  });

  test('has them all told, in the order of the file, with the paths that lead there', () => {
    const { ok, name, hash, faults } = check(text, 'sv');
    expect([ok, name, hash]).toEqual([false, 'Mine', '']);
    expect(faults.map(({ line, text: told }) => `${line} ${told}`)).toEqual([
      '2 RED står här två gånger (groups[1])',
      '5 cost måste vara ett heltal från 0 till 20 (cards[0].cost)',
      '5 "pwer" är okänt här; menade du power? (cards[0].pwer)',
      '6 DRAW behöver ett tal från 1 till 9, inte 12 (cards[0].effects[0].amount)',
      '6 "DRWA" är okänt här; menade du DRAW? (cards[0].effects[1].action)',
    ]);
  });

  test('shows the cards that have none', () => {
    expect(check(text).cards.map(({ id }) => id)).toEqual(['Hill']);
    expect(check(setWith({ more: '{' })).cards).toEqual([]);
  });

  test('says nothing of cards while groups or keywords can’t be read', () => {
    expect(check(card(['"cost": 1', '"cost": 99']).replace('["Red", "Blue"]', '7')).faults).toHaveLength(1);
  });

  test('has fifty told at most, each in few words', () => {
    const long = JSON.stringify({
      name: 'A',
      groups: [],
      keywords: [],
      cards: Array(900).fill({ ['x'.repeat(900)]: 1 }),
    });
    const { faults } = check(long, 'de');
    expect(faults).toHaveLength(50);
    for (const fault of faults) expect(fault.text.length).toBeLessThan(400);
  });
});

test('a set as JSON that is fine is the same as its text', () => {
  const [json = ''] = deckTools.show(undefined, { language: 'en', form: 'json' }).lines;
  const text = deckTools.show(undefined, { language: 'en', form: 'text' }).lines.join('\n');
  const checked = check(JSON.stringify(JSON.parse(json), null, 2));
  expect([checked.ok, checked.faults, checked.cards.length]).toEqual([true, [], 120]);
  expect(checked.hash).toBe(check(text).hash);
});
