// The random level: uniform where it must act, silent half the time where it may.

import { expect, test } from 'vitest';
import { anyGame } from '../kernel/match.ts';
import { fastRandom } from '../kernel/random.ts';
import { module } from '../../examples/whistle/index.ts';
import { random } from './random.ts';

const source = fastRandom(7);

const counts = (legal: readonly string[], must?: boolean): Map<unknown, number> => {
  const found = new Map<unknown, number>();
  for (let n = 0; n < 6000; n++) {
    const thought = { game: anyGame(module.game), seat: 0, view: {}, history: [], legal, random: source, budget: 0 };
    const move = random.bot(must === undefined ? thought : { ...thought, must });
    found.set(move, (found.get(move) ?? 0) + 1);
  }
  return found;
};

const isNear = (count: number | undefined, share: number) => Math.abs((count ?? 0) - 6000 * share) < 250;

test('every legal action is as likely as the next', () => {
  const found = counts(['a', 'b', 'c']);
  expect([...found.keys()].map(String).sort((a, b) => (a < b ? -1 : 1))).toEqual(['a', 'b', 'c']);
  for (const count of found.values()) expect(isNear(count, 1 / 3)).toBe(true);
});

test('where it may speak it is silent half the time', () => {
  const found = counts(['a', 'b'], false);
  expect(isNear(found.get(undefined), 1 / 2)).toBe(true);
  expect(isNear(found.get('a'), 1 / 4)).toBe(true);
  expect(isNear(found.get('b'), 1 / 4)).toBe(true);
});

test('without a legal action it is silent', () => {
  expect([...counts([]).keys()]).toEqual([undefined]);
});
