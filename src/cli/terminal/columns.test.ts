// Measuring, clipping and wrapping text in terminal columns; names nearly right; lines of bytes.

import { describe, expect, test } from 'vitest';
import { clip, columns, flow, grid, tidy, wrap } from './columns.ts';
import { readLines } from '../input/lines.ts';
import { didYouMean } from '../input/did-you-mean.ts';

describe('columns', () => {
  test.each([
    ['abc', 3],
    ['Guiñote', 7],
    ['Guin\u0303ote', 7],
    ['日本', 4],
    ['👍', 2],
    ['\u001b[31m1C\u001b[39m', 2],
    ['a\u200db', 2],
    ['…─·', 3],
  ])('%j takes %i', (text, width) => expect(columns(text)).toBe(width));

  test('clip never passes the limit and closes its colour', () => {
    expect(clip('abcdef', 4)).toBe('abc…');
    expect(clip('日本語', 4)).toBe('日…');
    expect(clip('\u001b[31mabcdef\u001b[39m', 4)).toBe('\u001b[31mabc…\u001b[0m');
    expect(clip('abcd', 4)).toBe('abcd');
  });

  test('wrap breaks at words and indents what follows', () => {
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('abcdefghij k', 5)).toEqual(['abcd…', 'k']);
  });

  test('flow and grid fill lines', () => {
    expect(flow(['aa', 'bb', 'cc'], 7, ' | ')).toEqual(['aa | bb', 'cc']);
    expect(grid(['a', 'bb', 'ccc', 'd'], 12)).toEqual(['a    bb', 'ccc  d']);
    expect(grid([], 10)).toEqual([]);
  });

  test('tidy leaves nothing that steers a terminal', () => {
    expect(tidy('a\u001b[2Jb\nc\u202ed\u0007')).toBe('a [2Jb cd ');
  });
});

describe('did you mean', () => {
  const known = ['play', 'replay', 'verify', 'guinote'];
  test.each([
    ['plya', 'play'],
    ['verfy', 'verify'],
    ['Guiñote', 'guinote'],
    ['guin', 'guinote'],
    ['zzz', undefined],
    ['', undefined],
    ['x'.repeat(10_000), undefined],
  ])('%s → %s', (typed, name) =>
    expect(didYouMean(typed, known, 'none', '--')).toBe(name === undefined ? 'none' : `Did you mean --${name}?`),
  );
});

describe('lines', () => {
  const lines = async (parts: readonly (string | Uint8Array)[], limit: number): Promise<unknown[]> => {
    const bytes = (async function* () {
      for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
    })();
    const all: unknown[] = [];
    for await (const batch of readLines(bytes, limit))
      all.push(...batch.map((line) => ('text' in line ? line.text : line)));
    return all;
  };

  test('are put together across chunks, even inside a character', async () => {
    const bytes = new TextEncoder().encode('añb\nc');
    expect(await lines([bytes.subarray(0, 2), bytes.subarray(2)], 10)).toEqual(['añb', 'c']);
  });

  test('have a longest length, after which reading goes on', async () => {
    expect(await lines(['abcde', 'f\nok\n', 'abcde\n'], 5)).toEqual([{ fault: 'too-long' }, 'ok', 'abcde']);
    expect(await lines(['abcdef'], 5)).toEqual([{ fault: 'too-long' }]);
  });

  test('must be UTF-8; a byte order mark at the start is dropped', async () => {
    expect(await lines([new Uint8Array([0xff, 10]), 'x\n'], 5)).toEqual([{ fault: 'not-utf8' }, 'x']);
    expect(await lines(['\ufeffx\n'], 5)).toEqual(['x']);
  });
});
