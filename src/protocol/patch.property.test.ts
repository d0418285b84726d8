// Patches: applied to the value before they give the value after, whatever the two are, and what is small stays small.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { patchBetween, patched, PatchError } from './patch.ts';

const after = (before: Json, value: Json): Json => {
  const patch = patchBetween(before, value);
  // As it comes over the wire.
  return patch === undefined ? before : patched(before, JSON.parse(JSON.stringify(patch)));
};

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** Values that have much in common, as two views do. */
const near = fc
  .tuple(json, json, fc.array(json, { maxLength: 6 }), fc.nat(5), fc.nat(5))
  .map(([kept, changed, list, from, to]): readonly [Json, Json] => [
    { kept, list, deep: { list: [kept, list.slice(0, from)], gone: changed } },
    { kept, list: list.slice(to), deep: { list: [kept, list], come: changed } },
  ]);

describe('a patch', () => {
  test('makes of any value any other', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(after(a, b)).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('makes of a value one that is much like it', () => {
    fc.assert(
      fc.property(near, ([a, b]) => {
        expect(after(a, b)).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('is none between equal values, whatever the order of their fields', () => {
    fc.assert(
      fc.property(json, (a) => {
        expect(patchBetween(a, JSON.parse(JSON.stringify(a)) as Json)).toBeUndefined();
      }),
    );
    expect(patchBetween({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
  });

  test.each<readonly [string, Json, Json, Json]>([
    ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a field that comes', { a: 1 }, { a: 1, b: [1] }, { b: [[1]] }],
    ['a field that goes', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
    ['a card added', { won: ['1C', '3C'] }, { won: ['1C', '3C', '7O'] }, { won: [2, 0, ['7O']] }],
    ['a card gone', ['1C', '3C', '7O'], ['1C', '7O'], [1, 1, []]],
    ['one place of a list', [[1, 2], [3], 4], [[1, 2], [5], 4], { 1: { 0: 5 } }],
    ['a list that is emptied', { trick: ['1C', '3C'] }, { trick: [] }, { trick: [0, 2, []] }],
    ['a list in place of nothing', { trick: null }, { trick: [] }, { trick: [[]] }],
    [
      'a field of an odd name',
      JSON.parse('{"a":1}'),
      JSON.parse('{"a":1,"__proto__":2}'),
      JSON.parse('{"__proto__":2}'),
    ],
  ])('is as small as what has changed: %s', (_, before, value, patch) => {
    expect(patchBetween(before, value)).toEqual(patch);
    expect(after(before, value)).toEqual(value);
  });

  test.each<readonly [string, Json, Json]>([
    ['fields of a number', 1, { a: 1 }],
    ['a place that a list does not have', [1], { 3: 1 }],
    ['items for what is no list', { a: 1 }, [0, 1, []]],
    ['items that are none', [1], [0, 1, 2]],
    ['items without a place', [1], ['x', 1, []]],
  ])('that does not fit is refused: %s', (_, before, patch) => {
    expect(() => patched(before, patch)).toThrow(PatchError);
  });

  test('leaves what has not changed as it is, so that a page can tell', () => {
    const before = { same: [1, [2]], changed: [1] };
    const now = patched(before, { changed: [1, 0, [2]] }) as typeof before;
    expect(now.same).toBe(before.same);
    expect(before).toEqual({ same: [1, [2]], changed: [1] });
  });
});
