// The limits of sets and decks: each is named by the error of what goes past it, and what just fits is read.

import { describe, expect, test } from 'vitest';
import { deckTools } from '../deck-tools.ts';
import { plainSet } from '../testing/scenario.ts';
import { readDeckText } from './decks.ts';
import { readSetJson } from './set-json.ts';
import { readSetText } from './set-text.ts';

const HEAD = 'set Test\ngroups Red\nkeywords Elite\n';
const many = (count: number, text: (i: number) => string, between: string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(between);

const messages = (text: string): readonly string[] => {
  const read = readSetText(text);
  return read.ok ? [] : read.error.map(({ line, message }) => `${line}: ${message}`);
};

describe('sets', () => {
  test.each([
    ['a long line', `${HEAD}mission A${' '.repeat(63_000)}B`, '4: a line has at most 5000 characters'],
    ['groups', `set T\ngroups ${many(101, (i) => `g${i}`, ',')}\nmission A`, '2: a set has at most 100 groups'],
    ['keywords', `set T\nkeywords ${many(101, (i) => `k${i}`, ',')}\nmission A`, '2: a set has at most 100 keywords'],
    [
      'keywords of a card',
      `set T\ngroups R\nkeywords ${many(21, (i) => `k${i}`, ',')}\ncharacter A\n  group R; cost 1; power 1; keywords ${many(21, (i) => `k${i}`, ',')}`,
      '5: a character has at most 20 keywords, not 21',
    ],
    ['lines of a card', `${HEAD}mission A\n${'  SCORE ⚡ DRAW 1\n'.repeat(7)}`, '11: a card has at most 6 lines'],
  ])('[MYT-8.4] %s', (_, text, message) => expect(messages(text)).toEqual([message]));

  test('[MYT-8.4] what just fits is read', () => {
    const names = many(100, (i) => `Some group with a long name ${i}`, ', ');
    expect(
      readSetText(`set T\ngroups ${names}\nkeywords ${names}\nmission A\n${'  SCORE ⚡ DRAW 1\n'.repeat(6)}`).ok,
    ).toBe(true);
  });

  test('[MYT-8.4] fifty faults are told, and that there may be more', () => {
    const faulty = `${HEAD}${many(5000, () => 'mission Hill\n  speed 3', '\n')}`;
    expect(messages(faulty)).toHaveLength(50);
    expect(deckTools.lint(faulty).lines.at(-1)).toBe('… and perhaps more: 50 faults are told at a time');
    expect(deckTools.lint(`set T\n${' '.repeat(2_000_000)}`).lines).toEqual([
      'the file is too long: 2000006 characters, at most 2000000 are read',
    ]);
  });

  test('[MYT-8.4] a message repeats no more than the beginning of what is wrong', () => {
    for (const message of messages(`${HEAD}mission ${'A_'.repeat(2000)}`)) expect(message.length).toBeLessThan(200);
  });

  test('[MYT-8.1] a chain in JSON has the same limit, wherever it stands', () => {
    // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
    const chained = (then: number): object => ({ action: 'HIDE', ...(then === 0 ? {} : { then: chained(then - 1) }) });
    const card = (then: number): object => ({
      id: 'A',
      kind: 'mission',
      points: 0,
      effects: [{ trigger: 'SCORE', timing: 'instant', ...chained(then) }],
    });
    const read = readSetJson({ name: 'T', groups: [], keywords: [], cards: [card(5000)] });
    expect(read).toEqual({
      ok: false,
      error: { at: 'cards[0].effects[0].then.then.then.then', message: 'at most 3 "then" in a row' },
    });
  });
});

describe('decks', () => {
  const set = plainSet('character Ann — One\n  group Red; cost 1; power 1\n');

  test.each([
    ['1 Ann — One\n'.repeat(151), 151, 'a deck has at most 150 lines; nothing from here on is read'],
    [`1 Ann${' '.repeat(8000)}— One`, 1, 'a line of a deck has at most 200 characters'],
  ])('%#: a deck that is too long', (text, line, message) => {
    const { list, faults } = readDeckText(text, set);
    expect(faults).toEqual([expect.objectContaining({ line, message })]);
    expect(list.cards).toEqual(line === 151 ? { 'Ann/One': 150 } : {});
    for (const language of ['en', 'es', 'sv', 'de', 'fr'] as const) {
      const { unmatched } = deckTools.review(text, { language, options: { deckSize: 'exactly30' } });
      expect(unmatched.at(-1)?.message).toMatch(line === 151 ? /150/u : /200/u);
    }
  });

  test('the first lines that match no card are told with what may be meant', () => {
    const { faults } = readDeckText('Ann — Onne\n'.repeat(7), set);
    expect(faults.map(({ near }) => near.length)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  test('spaces, counts and dashes are forgiven as before', () => {
    for (const line of [
      '2 Ann — One',
      '2x  Ann —   One',
      '2 × Ann–One',
      'Ann - One x2',
      'Ann/One  ×  2',
      ' 2\tann_—_one # two',
    ]) {
      expect(readDeckText(line, set)).toEqual({ list: { cards: { 'Ann/One': 2 }, missions: [] }, faults: [] });
    }
  });
});
