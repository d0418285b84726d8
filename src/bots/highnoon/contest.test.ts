// A contest: who wins it, on what proof, and within which budget.

import { describe, expect, test } from 'vitest';
import { stateOf } from '../../games/highnoon/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { contest } from './contest.ts';

const WORLD = stateOf({});
const PROOF = { gain: 0.02, sure: 2.5 };

/** A contest in which everybody has a worth of their own and the same luck in each world, and some luck of their own besides. */
const held = (worths: { readonly [name: string]: number }, own: number, budget: number, seed = 1) => {
  const random = fastRandom(seed);
  const names = Object.keys(worths);
  let shared = 0;
  let playouts = 0;
  const { weighed, spent } = contest(names[0]!, names.slice(1), {
    proof: PROOF,
    budget,
    nextWorld: () => {
      shared = random.below(1000) / 1000;
      return WORLD;
    },
    worthIn: (_, name) => {
      playouts++;
      return worths[name]! + shared + own * (random.below(1000) / 1000 - 0.5);
    },
  });
  return { winner: weighed[0].who, weighed, spent, playouts };
};

test('whoever is better in every world wins, whatever luck the worlds have', () => {
  expect(held({ defender: 0.5, better: 0.55 }, 0, 40).winner).toBe('better');
});

test('the best of several does', () => {
  expect(held({ defender: 0.5, good: 0.6, best: 0.7 }, 0, 60).winner).toBe('best');
});

test('a gain that is too small is none', () => {
  expect(held({ defender: 0.5, better: 0.51 }, 0, 400).winner).toBe('defender');
});

test('a lucky mean is hardly ever proof', () => {
  let [luckier, won] = [0, 0];
  for (let seed = 1; seed <= 40; seed++) {
    const { winner, weighed } = held({ defender: 0.5, a: 0.5, b: 0.5, c: 0.5 }, 0.8, 120, seed);
    const means = new Map(weighed.map(({ who, mean }) => [who, mean]));
    luckier += Math.max(...means.values()) > means.get('defender')! + PROOF.gain ? 1 : 0;
    won += winner === 'defender' ? 0 : 1;
  }
  expect(luckier).toBeGreaterThan(15);
  expect(won).toBeLessThan(4);
});

test('fewer than eight worlds prove nothing', () => {
  expect(held({ defender: 0.1, better: 0.9 }, 0, 14).winner).toBe('defender');
  expect(held({ defender: 0.1, better: 0.9 }, 0, 16).winner).toBe('better');
});

describe('the budget', () => {
  test.each([0, 1, 2, 3, 17, 64, 401])('of %i playouts is kept, and what was spent is what was played', (budget) => {
    const { spent, playouts } = held({ defender: 0.5, worse: 0.4, better: 0.6, even: 0.5 }, 0.2, budget);
    expect(playouts).toBeLessThanOrEqual(budget);
    expect(spent).toBe(playouts);
  });

  test('is not spent on who has no prospects', () => {
    const { spent, weighed } = held({ defender: 0.5, worse: 0.3 }, 0, 1000);
    expect(spent).toBe(32);
    expect(weighed.map(({ who, visits }) => [who, visits])).toEqual([
      ['defender', 16],
      ['worse', 16],
    ]);
  });

  test('is not spent at all without a challenger', () => {
    expect(held({ defender: 0.5 }, 0, 100)).toMatchObject({ winner: 'defender', spent: 0, playouts: 0 });
  });
});

test('after the winner, the others come by what they came to', () => {
  const { weighed } = held({ defender: 0.5, c: 0.1, a: 0.9, b: 0.6 }, 0, 400);
  expect(weighed.map(({ who }) => who)).toEqual(['a', 'b', 'defender', 'c']);
});
