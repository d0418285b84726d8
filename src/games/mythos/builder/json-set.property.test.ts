// Whoever writes a set as JSON is told of a fault exactly where readers of sets would refuse it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { kitOf } from '../cards.ts';
import { readSetJson } from '../sets/set-json.ts';
import { dusk } from '../sets/shipped.ts';
import { readJsonParts } from './json-set.ts';

/** What may come to stand somewhere: words of sets, things that are nearly right, and things that are not. */
const WORDS = 'Red SELF ENEMY MAIN SCORE instant DRAW HIDE character mission hand Lantern Watch A/B'.split(' ');
const NUMBERS = [0, 1, 2, 9, 10, 21, 1.5, -1];
const PARTS = [[], {}, ['Watch'], { group: 'Lantern' }, { round: 2 }, { times: 1, each: { of: 'hand' } }];
const STRAY = fc.constantFrom<Json>(null, true, false, '', ...WORDS, ...NUMBERS, ...PARTS);
const NAMES = fc.constantFrom('amount', 'target', 'filter', 'when', 'optional', 'from', 'what', 'power', 'stray');

type Change = readonly [places: readonly number[], what: 'put' | 'drop' | 'add', name: string, value: Json];

/** The same value with one change, somewhere inside. */
const changed = (json: Json, [places, what, name, value]: Change): Json => {
  const [place, ...rest] = places;
  if (place === undefined || typeof json !== 'object' || json === null || Object.keys(json).length === 0) {
    if (what !== 'add' || typeof json !== 'object' || json === null) return value;
    return Array.isArray(json) ? [...(json as readonly Json[]), value] : { ...json, [name]: value };
  }
  const keys = Object.keys(json);
  const key = keys[place % keys.length]!;
  const isLast = rest.length === 0 && what === 'drop';
  const entries = Object.entries(json as { readonly [key: string]: Json }).flatMap(
    ([each, part]): readonly [string, Json][] =>
      each !== key ? [[each, part]] : isLast ? [] : [[each, changed(part, [rest, what, name, value])]],
  );
  return Array.isArray(json) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
};

const CHANGE = fc.tuple(
  fc.array(fc.nat(999), { minLength: 1, maxLength: 6 }),
  fc.constantFrom('put', 'drop', 'add'),
  NAMES,
  STRAY,
);

/** Some cards with much on them, so that a change hits something. */
const SMALL = { ...dusk, cards: dusk.cards.filter((_, i) => i % 9 === 0) } as unknown as Json;

test('both read the same, or neither', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.array(CHANGE, { maxLength: 3 }), fc.constantFrom(undefined, 2), (changes, space) => {
      const json = changes.reduce<Json>(changed, SMALL);
      const strict = readSetJson(json);
      const { set, faults } = readJsonParts(JSON.stringify(json, null, space));
      expect(faults.length === 0).toBe(strict.ok);
      expect(kitOf(set).hash === (strict.ok && kitOf(strict.value).hash)).toBe(strict.ok);
      if (!strict.ok) refused++;
      for (const { line, column } of faults) expect(Math.min(line, column)).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(50);
});
