// Names in the page: what a field keeps, what is given, and the letter that stands for a player.
// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import { givenName, initialOf, playerName, rememberName, typedName } from './names.ts';
import { text } from './text/index.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';

describe('names', () => {
  test('a field keeps 24 characters as people count them, and a space at the end', () => {
    expect(typedName('x'.repeat(30))).toBe('x'.repeat(24));
    expect(typedName(FAMILY.repeat(30))).toBe(FAMILY.repeat(24));
    expect(typedName('e\u0301'.repeat(30))).toBe('\u00e9'.repeat(24));
    expect(typedName('Ann ')).toBe('Ann ');
  });

  test('what can’t be seen is not kept, so that the server takes what is given', () => {
    expect(givenName(' \u202eAnn\u200b\n  B\u0007 ')).toBe('Ann B');
    expect(givenName('\u200b\u3164 ')).toBe('');
    expect(givenName('\u0301')).toBe('');
  });

  test('a name of before is remembered as far as it can be given', () => {
    rememberName('Ann\u202e');
    expect(playerName()).toBe('Ann');
    rememberName('\u200b');
    expect(playerName()).toBe(text.value.player);
  });

  test.each([
    ['ann', 'A'],
    [' élan', 'É'],
    [`${FAMILY} Ann`, FAMILY],
    ['', '?'],
  ])('%s stands behind %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
