// What results add up to: pairings, intervals, Elo.

import { describe, expect, test } from 'vitest';
import { count, eloOf, emptyTally, msPerMove, pairingsOf, rateOf } from './tally.ts';

test('everybody plays everybody once', () => {
  expect(pairingsOf(3)).toEqual([
    { a: 0, b: 1 },
    { a: 0, b: 2 },
    { a: 1, b: 2 },
  ]);
});

test('pairs of matches add up to games, points and times', () => {
  const tally = emptyTally();
  const efforts = [
    { moves: 10, ms: 20, worstMs: 5 },
    { moves: 8, ms: 0, worstMs: 0 },
  ] as const;
  count(tally, { pairing: 0, score: 1, points: 3, efforts });
  count(tally, { pairing: 0, score: 0.25, points: -1, efforts: [{ moves: 10, ms: 40, worstMs: 9 }, efforts[1]] });
  expect(tally).toMatchObject({ games: 4, wins: 2.5, points: 4 });
  expect(tally.efforts[0]).toEqual({ moves: 20, ms: 60, worstMs: 9 });
  expect(msPerMove(tally.efforts[0])).toBe(3);
  expect(msPerMove({ moves: 0, ms: 0, worstMs: 0 })).toBe(0);
});

describe('the interval', () => {
  test('is that of Wilson', () => {
    const { win, low, high } = rateOf({ games: 400, wins: 328 });
    expect([win, low, high].map((value) => value.toFixed(4))).toEqual(['0.8200', '0.7794', '0.8546']);
  });

  test.each([
    [2, 2],
    [2, 0],
    [0, 0],
  ])('stays open when all of few games go one way: %i games, %i won', (games, wins) => {
    const { low, high } = rateOf({ games, wins });
    expect(high - low).toBeGreaterThan(0.5);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  });
});

describe('Elo', () => {
  test('is what the win rate of two says', () => {
    const [a, b] = eloOf(2, [{ a: 0, b: 1, games: 100_000, wins: 75_000 }]);
    expect(b).toBe(0);
    expect(a).toBeCloseTo(190.8, 0);
  });

  test('joins several pairings, and nobody is infinitely strong', () => {
    const elo = eloOf(3, [
      { a: 0, b: 1, games: 40, wins: 40 },
      { a: 0, b: 2, games: 40, wins: 40 },
      { a: 1, b: 2, games: 40, wins: 30 },
    ]);
    expect(elo.every(Number.isFinite)).toBe(true);
    expect(elo[0]).toBeGreaterThan(elo[1]!);
    expect(elo[1]).toBeGreaterThan(elo[2]!);
    expect(elo[2]).toBe(0);
  });
});
