// What `present` keeps, and what it leaves out.

import { expect, test } from 'vitest';
import { present } from './present.ts';

test('fields that are undefined are absent, all others stay in their order', () => {
  const kept = present({ b: 0, gone: undefined, a: null, empty: '', no: false });
  expect(kept).toStrictEqual({ b: 0, a: null, empty: '', no: false });
  expect(Object.keys(kept)).toEqual(['b', 'a', 'empty', 'no']);
  expect('gone' in { ...kept }).toBe(false);
});

test('what is handed in stays as it is', () => {
  const fields = { gone: undefined };
  present(fields);
  expect('gone' in fields).toBe(true);
});
