// JSON with places: what is wrong with a text, where, and what could have stood there; in one go, however long or deep.

import { describe, expect, test } from 'vitest';
import { linePlaces, readJsonTree, type JsonTree } from './json-tree.ts';

const LIMITS = { depth: 8, faults: 5 };
const read = (text: string): JsonTree => readJsonTree(text, LIMITS);

describe('text that can be read', () => {
  const TEXT = '{\n  "a": [1, "x\\u00e9"],\n  "b" : { "c": null }\n}';

  test('gives every value with where it and its name begin', () => {
    const { root, faults } = read(TEXT);
    expect(faults).toEqual([]);
    const a = root?.members?.get('a');
    const c = root?.members?.get('b')?.members?.get('c');
    expect([a?.name, a?.start]).toEqual([TEXT.indexOf('"a"'), TEXT.indexOf('[')]);
    expect(a?.elements?.map(({ start, value }) => [start, value])).toEqual([
      [TEXT.indexOf('1'), 1],
      [TEXT.indexOf('"x'), 'xé'],
    ]);
    expect([c?.name, c?.start, c?.value]).toEqual([TEXT.indexOf('"c"'), TEXT.indexOf('null'), null]);
  });

  test('may have names that objects have by nature, and no names at all', () => {
    expect(read('{"__proto__":1,"":{}}').root?.members?.get('__proto__')?.value).toBe(1);
    expect(read('{ }').root?.members?.size).toBe(0);
    expect(read(' [ ] ').root?.elements).toEqual([]);
  });
});

describe('text that is wrong', () => {
  test.each([
    ['', 'other', 0, '', '', ['value']],
    ['{"a":1', 'other', 6, '', '', [',', '}']],
    ['{"a" 1}', 'other', 5, 'a', '1', [':']],
    ['{a:1}', 'other', 1, '', 'a', ['name']],
    ['{"a":1 "b":2}', 'other', 7, '', '"b"', [',', '}']],
    ['[1 2]', 'other', 3, '', '2', [',', ']']],
    ['[[], }]', 'other', 5, '[1]', '}', ['value']],
    ['{"a":[tru]}', 'other', 6, 'a[0]', 'tru', ['value']],
    ['{"a":NaN}', 'other', 5, 'a', 'NaN', ['value']],
    ["{'a':1}", 'other', 1, '', "'a'", ['name']],
    ['{} // end', 'other', 3, '', '//', ['end']],
    ['\uFEFF{}', 'other', 0, '', '\uFEFF', ['value']],
    ['{"a":\u00a01}', 'other', 5, 'a', '\u00a0', ['value']],
    ['{"a":1,}', 'comma', 6, '', ',', []],
    ['[1, ]', 'comma', 2, '', ',', []],
    ['{"a":"b\n"}', 'open', 5, 'a', '', []],
    ['{"a":"b', 'open', 5, 'a', '', []],
    ['["\t"]', 'sign', 2, '[0]', '\t', []],
    [String.raw`["\x"]`, 'escape', 2, '[0]', String.raw`\x`, []],
    [String.raw`["\u12"]`, 'escape', 2, '[0]', String.raw`\u`, []],
    ['[01]', 'number', 1, '[0]', '01', []],
    ['[+1]', 'number', 1, '[0]', '+1', []],
    ['[.5]', 'number', 1, '[0]', '.5', []],
    ['[1.]', 'number', 1, '[0]', '1.', []],
    ['[1,000]', 'number', 3, '[1]', '000', []],
    ['[[[[[[[[[]]]]]]]]]', 'deep', 8, '[0][0][0][0][0][0][0][0]', '', []],
  ] as const)('can’t be read further: %j', (text, kind, at, path, found, wanted) => {
    expect(read(text)).toEqual({ faults: [{ kind, at, path, found, wanted }] });
  });

  test.each([
    ['{"a":1,"b":{"c":1,"c":2}}', 'twice', 18, 'b.c', 'c'],
    ['["\\ud800"]', 'half', 1, '[0]', ''],
    ['{"\\udc00":1}', 'half', 1, '', ''],
    ['[-0]', 'number', 1, '[0]', '-0'],
    ['[1e999]', 'number', 1, '[0]', '1e999'],
  ] as const)('is read on all the same: %j', (text, kind, at, path, found) => {
    const { root, faults } = read(text);
    expect(root).toBeDefined();
    expect(faults).toEqual([{ kind, at, path, found, wanted: [] }]);
  });

  test('is told up to a limit, in few words', () => {
    expect(read(`[${'-0,'.repeat(100)}0]`)).toMatchObject({ faults: { length: LIMITS.faults } });
    const [fault] = read(`{"${'k'.repeat(100_000)}":${'x'.repeat(100_000)}}`).faults;
    expect([fault?.path.length, fault?.found.length]).toEqual([41, 41]);
  });

  test('is no deeper read than it may be nested', () => {
    expect(read('['.repeat(1_000_000)).faults).toMatchObject([{ kind: 'deep', at: LIMITS.depth }]);
    expect(read('{"a":'.repeat(100_000)).faults).toMatchObject([{ kind: 'deep' }]);
  });
});

test('lines and columns count from 1, whatever ends a line', () => {
  const text = 'ab\r\nc\rd\n\ne';
  expect(linePlaces(text, [0, 1, 4, 6, 8, 9])).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
    { line: 5, column: 1 },
  ]);
});
