// Readers of outside input are linear: twice the text takes about twice the work, counted and not timed.

import { countedWork } from './counted-work.ts';
import { describe, expect, test } from 'vitest';
import { GAMES, type GameModule } from '../src/games/index.ts';
import { builder } from '../src/games/mythos/builder/builder.ts';
import { checkSet } from '../src/games/mythos/builder/check-set.ts';
import { deckTools } from '../src/games/mythos/deck-tools.ts';
import type { CardCounts } from '../src/kernel/deck-builder.ts';
import { readDeckCode } from '../src/kernel/deck-code.ts';
import { parseJson } from '../src/kernel/json-text.ts';
import { matchFrom, openMatch } from '../src/kernel/match.ts';
import { readOptions, resolveOptions } from '../src/kernel/options.ts';
import type { Result } from '../src/kernel/result.ts';
import { readRecord } from '../src/kernel/record.ts';
import { readStep } from '../src/kernel/steps.ts';
import { PLAIN_FORMATTER } from '../src/kernel/text.ts';

/** Differences below this many blocks don't matter. */
const SMALL = 2000;

/** No text of the sizes tried here may take more than this, roughly ten milliseconds. */
const MOST = 3_000_000;

/** The work at a size and at twice the size; a first run warms the caches. */
const doubled = (read: (size: number) => unknown, size: number): readonly [number, number] => {
  read(size - 1);
  return [countedWork(() => read(size)), countedWork(() => read(size * 2))];
};

const expectLinear = (read: (size: number) => unknown, size: number): void => {
  const [once, twice] = doubled(read, size);
  expect(once).toBeGreaterThan(0);
  expect(twice, `${once} blocks at ${size}, ${twice} at ${size * 2}`).toBeLessThanOrEqual(once * 2.2 + SMALL);
  expect(twice).toBeLessThan(MOST);
};

const times = (count: number, text: (i: number) => string, between = ''): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(between);

const effect = (line: string): string => `set A\ncharacter B\n  ${line}`;

describe('lines of cards', () => {
  test.each([
    ['PLACE_FROM_DECK 1', ' then ', 8],
    ['DRAW 1', ' then ', 400],
    ['HIDE ENEMY', ' then ', 400],
    ['Place the top card of your deck here, hidden', '. Then: ', 8],
    ['costMax=1', ' ', 200],
    ['keyword=K then DRAW 1', ' ', 100],
  ])('a chain of %j', (link, then, size) => {
    expectLinear((count) => deckTools.lint(effect(`MAIN ! ${times(count, () => link, then)}`)), size);
  });

  test('names with a common beginning that look like what may follow them', () => {
    const names = times(12, (i) => times(i + 1, () => 'x', ' then '), ', ');
    const set = `set A\ngroups G\nkeywords ${names}\ncharacter B\n  group G; cost 1; power 1\n`;
    const line = (count: number): string => `MAIN ! POWERUP 1 ENEMY keyword=${times(count, () => 'x', ' then ')} y`;
    expectLinear((count) => deckTools.lint(`${set}  ${line(count)}`), 20);
  });
});

const DECK_SIZE = { deckSize: 'exactly30' };
const card = (i: number): string => `character C${i}\n  group G; cost 1; power 1\n  MAIN ! DRAW 1`;
const setOf = (cards: number): string => `set A\nlanguage sv\ngroups G\n${times(cards, card, '\n')}\n`;
const nearly = (i: number): string => `Chara${i}cter of a name${i}`;

describe('sets and decks', () => {
  test.each<[string, (size: number) => unknown, number]>([
    ['cards', (size) => deckTools.setJson(setOf(size)), 100],
    ['cards as JSON', (size) => deckTools.setJson(deckTools.show(setOf(size), SHOW).lines[0] ?? ''), 100],
    ['spaces in a name', (size) => deckTools.lint(`set A\ncharacter B${' '.repeat(size)}C`), 2000],
    ['groups', (size) => deckTools.lint(`set A\ngroups ${times(size, (i) => `g${i}`, ',')}`), 500],
    ['lines of groups', (size) => deckTools.lint(`set A\n${times(size, (i) => `groups g${i}\n`)}`), 500],
    ['keywords that nobody declared', (size) => deckTools.lint(strayKeywords(size)), 200],
    ['cards with a keyword each that nobody declared', (size) => deckTools.lint(strayCards(size)), 100],
    ['fields', (size) => deckTools.lint(`set A\ncharacter B\n  ${'cost 1;'.repeat(size)}`), 300],
    ['lines of one card', (size) => deckTools.lint(`set A\ncharacter B\n${'  MAIN ! DRAW\n'.repeat(size)}`), 500],
    ['signs of comments', (size) => deckTools.lint(`set A\n${' #\u2028'.repeat(size)}`), 2000],
    ['lines of a deck', (size) => check(times(size, nearly, '\n'), named(300)), 300],
    ['lines of a deck of a larger set', (size) => check(times(size, nearly, '\n'), named(size)), 150],
    ['spaces in a deck', (size) => check(`1 a${' '.repeat(size)}b`, named(10)), 2000],
    ['cards of a JSON deck', (size) => check(jsonDeck(size), undefined), 300],
    ['lines of a deck that is reviewed', (size) => review(times(size, nearly, '\n')), 300],
    ['calls in a ring', (size) => deckTools.lint(setOf(size).replaceAll('DRAW 1', 'PLAY_CHARACTER 1 hand')), 100],
  ])('%s', (_, read, size) => expectLinear(read, size));
});

const READER = { language: 'de', format: PLAIN_FORMATTER } as const;
const faulty = (size: number): string => `set A\ngroups G\n${times(size, (i) => `${card(i)}\n  MAIN ! DRW 1\n`)}`;

describe('what is built', () => {
  test.each<[string, (size: number) => unknown, number]>([
    ['cards of a set that is being written', (size) => checkSet(setOf(size), READER), 100],
    ['faults of a set that is being written', (size) => checkSet(faulty(size), READER), 60],
    ['cards of a set as JSON', (size) => checkSet(jsonOf(size, '1'), READER), 100],
    ['faults of a set as JSON', (size) => checkSet(jsonOf(size, '"one"'), READER), 60],
    ['members of JSON that come twice', (size) => checkSet(`{${'"a":1,'.repeat(size)}"b":1}`, READER), 500],
    ['stray members with long names', (size) => checkSet(`{"${'a'.repeat(size)}":1}`, READER), 5000],
    ['JSON that is nested', (size) => checkSet('{"a":'.repeat(size) + '}'.repeat(size), READER), 1000],
    ['lines of JSON', (size) => checkSet(`{${'\n'.repeat(size)}`, READER), 5000],
    ['lines of a pasted deck', (size) => builder.read(times(size, nearly, '\n'), { ...READER, set: named(300) }), 300],
    ['cards of a deck', (size) => builder.review(counts(size), READER, DECK_SIZE), 300],
    ['letters of a code', (size) => readDeckCode('A'.repeat(size), () => []), 200],
  ])('%s', (_, read, size) => expectLinear(read, size));
});

/** A set as JSON whose cards have this cost. */
const jsonOf = (cards: number, cost: string): string =>
  `{"name":"A","groups":["G"],"keywords":[],"cards":[\n${times(cards, (i) => `{"id":"C${i}","kind":"jutsu","cost":${cost},"effects":[]}`, ',\n')}]}`;

const counts = (size: number): CardCounts =>
  Object.fromEntries(Array.from({ length: size }, (_, i) => [`card ${i}`, 3]));
const SHOW = { language: 'en', form: 'json' } as const;
const named = (cards: number): string => `set A\ngroups G\n${times(cards, (i) => `mission ${nearly(i)}y`, '\n')}\n`;

const strayKeywords = (size: number): string =>
  `set A\ngroups G\nkeywords ${times(size, (i) => `K${i}`, ',')}\ncharacter B\n  group G; cost 1; power 1; keywords ${times(size, (i) => `k${i}`, ',')}`;

const strayCards = (size: number): string =>
  `set A\ngroups G\nkeywords ${times(90, (i) => `Keyword${i}`, ',')}\n${times(size, (i) => `${card(i)}\n  keywords Keyward${i}\n`)}`;

const check = (deck: string, set: string | undefined): unknown => deckTools.checkDeck(deck, set, DECK_SIZE);

const review = (deck: string): unknown =>
  deckTools.review(deck, { language: 'de', options: DECK_SIZE, set: named(300) });

const jsonDeck = (size: number): string =>
  JSON.stringify({
    cards: Object.fromEntries(
      times(size, nearly, ',')
        .split(',')
        .map((id) => [id, 1]),
    ),
    missions: [],
  });

const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Copies of a position, each with one of its lists made long. */
const swollen = (json: unknown, size: number): readonly unknown[] => {
  if (typeof json !== 'object' || json === null) return [];
  const inside = Object.entries(json).flatMap(([key, part]: [string, unknown]) =>
    swollen(part, size).map((other) =>
      Array.isArray(json) ? json.with(Number(key), other) : { ...json, [key]: other },
    ),
  );
  if (!Array.isArray(json)) return inside;
  return [...inside, Array.from({ length: size }, (_, i): unknown => json[i % Math.max(1, json.length)] ?? 'S2')];
};

const games = Object.entries(GAMES).map(([id, load]) => [id, load] as [string, () => Promise<GameModule>]);

describe('positions, records and steps', () => {
  test.each(games)('positions of %s, with every list made long', async (_, load) => {
    const { game } = await load();
    const options = value(resolveOptions(game.options));
    const position = openMatch(game, options).settle('0'.repeat(64)).match.position();
    const all = swollen(position, 1).length;
    expect(all).toBeGreaterThan(5);
    for (let i = 0; i < all; i++) {
      expectLinear((size) => matchFrom(game, options, swollen(position, size)[i]), 40);
    }
  });

  test.each(games)('actions of %s', async (_, load) => {
    const { game } = await load();
    for (const text of ['take C7: ', 'play ', 'x', ' ', 'move ', 'choose 0 D #']) {
      for (const more of ['S2+', 'S2,', ' ', 'a ', '\t-']) {
        expectLinear((size) => game.parse(text + more.repeat(size)), 200);
      }
    }
  });

  test('options', async () => {
    const { game } = await (GAMES['mythos'] as () => Promise<GameModule>)();
    const many = (size: number): object => Object.fromEntries(Array.from({ length: size }, (_, i) => [`o${i}`, 1]));
    expectLinear((size) => readOptions(game.options, many(size)), 500);
    expectLinear((size) => readRecord(JSON.stringify({ ...RECORD, options: many(size) })), 500);
  });

  test.each<[string, (size: number) => unknown]>([
    ['steps of a record', (size) => readRecord(JSON.stringify({ ...RECORD, steps: Array(size).fill('0 0 pass') }))],
    ['hashes of a record', (size) => readRecord(JSON.stringify({ ...RECORD, hashes: Array(size).fill(HASH) }))],
    ['a long step', (size) => readStep(`0 0 !sit person "${'\\"'.repeat(size)}" {${' {'.repeat(size)}}`)],
    ['what a step brings', (size) => readStep(`0 0 !sit person "A" {"a":[${times(size, () => '{"b":1}', ',')}]}`)],
    ['nested JSON', (size) => parseJson('['.repeat(size) + ']'.repeat(size), { length: 1e6, depth: 64 })],
    [
      'members of JSON',
      (size) => parseJson(`{${times(size, (i) => `"${i}":"\\n"`, ',')}}`, { length: 1e6, depth: 64 }),
    ],
  ])('%s', (_, read) => expectLinear(read, 1000));
});

const HASH = { step: 1, due: 'end', hash: '0'.repeat(64) };
const RECORD = {
  format: 1,
  game: 'mythos',
  rules: 1,
  options: {},
  seats: [null, null],
  seed: '0'.repeat(64),
  steps: [],
  head: '0'.repeat(64),
  hashes: [],
};
