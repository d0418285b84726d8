// Codes of tables: which letters they have, how long they are good, and how they are read.

import { expect, it } from 'vitest';
import { CODE_LETTERS, CODE_MS, openCodes, readCode } from './codes.ts';

it('a code has six letters of which none is taken for another or makes a word', () => {
  const codes = openCodes(() => 0);
  for (let i = 0; i < 200; i++) expect(codes.of(`t${i}`)).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/u);
  expect(new Set(CODE_LETTERS).size).toBe(20);
  expect(CODE_LETTERS).not.toMatch(/[AEIOUY0-9]/u);
});

it('a table keeps its code, and each has its own', () => {
  const drawn = ['BBBBBB', 'BBBBBB', 'CCCCCC'];
  const codes = openCodes(
    () => 0,
    () => drawn.shift() ?? 'DDDDDD',
  );
  expect([codes.of('one'), codes.of('two'), codes.of('one')]).toEqual(['BBBBBB', 'CCCCCC', 'BBBBBB']);
  expect([codes.find('BBBBBB'), codes.find('CCCCCC'), codes.find('DDDDDD')]).toEqual(['one', 'two', undefined]);
  codes.forget('BBBBBB');
  expect(codes.find('BBBBBB')).toBeUndefined();
});

it('a code is good for half an hour after it was last asked for', () => {
  let time = 0;
  const codes = openCodes(() => time);
  const [one, two] = [codes.of('one'), codes.of('two')];
  time = CODE_MS - 1;
  expect(codes.of('one')).toBe(one);
  time = CODE_MS;
  expect([codes.find(one), codes.find(two)]).toEqual(['one', undefined]);
  time = 2 * CODE_MS - 1;
  expect(codes.find(one)).toBeUndefined();
});

it('of more codes than are kept the oldest is forgotten', () => {
  const codes = openCodes(() => 0);
  const [first, second] = [codes.of('first'), codes.of('second')];
  for (let i = 0; i < 10_000; i++) codes.of(`t${i}`);
  expect([codes.find(first), codes.find(second)]).toEqual([undefined, undefined]);
});

it.each([
  ['bcd fgh', 'BCDFGH'],
  [' BCD-FGH ', 'BCDFGH'],
  ['BCDFG', undefined],
  ['BCDFGHJ', undefined],
  ['BCDFGA', undefined],
  ['BCDFG1', undefined],
  ['', undefined],
  ['ＢCDFGH', undefined],
  ["';DROP", undefined],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
