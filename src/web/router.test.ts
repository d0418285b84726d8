// Addresses and the pages they lead to.
// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import { replayPath, routeOf, rulesPath, tablePath } from './router.ts';
import { firstLanguage } from './text/index.ts';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/t/%C3%B1', { page: 'table', table: 'ñ' }],
    ['/t/%', { page: 'table', table: '%' }],
    ['/r', { page: 'replay', match: undefined }],
    ['/r/', { page: 'replay', match: undefined }],
    ['/r/abc', { page: 'replay', match: 'abc' }],
    ['/r/a/b', { page: 'nowhere' }],
    ['/t', { page: 'nowhere' }],
    ['/t/a/b', { page: 'nowhere' }],
    ['/privacy', { page: 'privacy' }],
    ['/privacy/x', { page: 'nowhere' }],
    ['/elsewhere', { page: 'nowhere' }],
  ] as const)('%s', (path, expected) => {
    expect(routeOf(path)).toEqual(expected);
  });

  test('a path leads back to what it was made of', () => {
    expect(routeOf(tablePath('a b/ñ'))).toEqual({ page: 'table', table: 'a b/ñ' });
    expect(routeOf(replayPath('a b/ñ'))).toEqual({ page: 'replay', match: 'a b/ñ' });
    const [path = '', hash = ''] = rulesPath('guinote', 'GUI-6.2').split('#');
    expect(routeOf(path, `#${hash}`)).toEqual({ page: 'rules', game: 'guinote', clause: 'GUI-6.2' });
  });
});

describe('the first language', () => {
  test.each([
    [null, ['es-ES', 'en'], 'es'],
    [null, ['pt', 'en-GB', 'es'], 'en'],
    [null, ['pt'], 'en'],
    ['en', ['es'], 'en'],
    ['xx', ['es'], 'es'],
  ] as const)('remembered %s, wanted %j: %s', (stored, wanted, expected) => {
    expect(firstLanguage(stored, wanted)).toBe(expected);
  });
});
