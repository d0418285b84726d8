// What matches between decks add up to, and which goals that keeps.

import { describe, expect, test } from 'vitest';
import type { BalanceTools } from '../../kernel/balance.ts';
import { checksOf } from './goals.ts';
import { BalanceTally, quantile, sharedCards, type MeasuredDeck } from './tally.ts';
import type { DeckResult } from './task.ts';

const deck = (name: string, cards: { readonly [card: string]: number }, aside = false): MeasuredDeck => ({
  name,
  contents: { cards, beside: [`road of ${name}`] },
  aside,
});
const DECKS = [deck('red', { a: 2, b: 1 }), deck('blue', { b: 2, c: 2 }), deck('lesson', { a: 2 }, true)];

const match = (decks: readonly [number, number], more: Partial<DeckResult> = {}): DeckResult => ({
  decks,
  actions: 10,
  played: [[], []],
  drawn: [[], []],
  ...more,
});

const tallied = (...results: readonly DeckResult[]): BalanceTally => {
  const tally = new BalanceTally(DECKS, 4);
  for (const result of results) tally.count(result);
  return tally;
};

describe('win rates', () => {
  test('of two decks are seen from both, draws count half, mirrors not at all', () => {
    const tally = tallied(
      match([0, 1], { winner: 0 }),
      match([1, 0], { winner: 1 }),
      match([0, 1]),
      match([1, 0], { winner: 0 }),
      match([0, 0], { winner: 0 }),
    );
    expect(tally.pair(0, 1)).toMatchObject({ games: 4, win: 0.625 });
    expect(tally.pair(1, 0)).toMatchObject({ games: 4, win: 0.375 });
    expect(tally.overall(0)).toMatchObject({ games: 4, win: 0.625 });
    const { low, high } = tally.pair(0, 1);
    expect(low).toBeLessThan(0.625);
    expect(high).toBeGreaterThan(0.625);
  });

  test('against a deck that stands aside count for that deck only', () => {
    const tally = tallied(match([0, 1], { winner: 1 }), match([0, 2], { winner: 0 }));
    expect(tally.overall(0)).toMatchObject({ games: 1, win: 0 });
    expect(tally.overall(2)).toMatchObject({ games: 1, win: 0 });
    expect(tally.pair(0, 2)).toMatchObject({ games: 1, win: 1 });
  });

  test('of whoever had the first advantage are from mirrors', () => {
    const tally = tallied(
      match([0, 0], { first: 1, winner: 1 }),
      match([1, 1], { first: 0, winner: 1 }),
      match([1, 1], { first: 0, winner: 0 }),
      match([2, 2], { first: 0, winner: 1 }),
      match([0, 1], { first: 0, winner: 0 }),
    );
    expect(tally.first()).toMatchObject({ games: 3, win: 2 / 3 });
    expect(tally.first(2)).toMatchObject({ games: 1, win: 0 });
  });
});

test('a card is counted in each game of a deck that holds it, on each side of a mirror', () => {
  const tally = tallied(
    match([0, 1], { winner: 0, played: [['a', 'c'], ['b']], drawn: [['a', 'b', 'c'], ['b']] }),
    match([0, 0], { winner: 1, played: [['a'], []], drawn: [['a'], ['a', 'road of red']] }),
  );
  expect(tally.games(0)).toBe(3);
  const [a, b, road, ...rest] = tally.cards(0);
  expect(a).toMatchObject({ card: 'a', played: 2 / 3, drawn: { games: 3, win: 2 / 3 } });
  expect(b).toMatchObject({ card: 'b', played: 0, drawn: { games: 1, win: 1 } });
  expect(road).toMatchObject({ card: 'road of red', drawn: { games: 1, win: 1 } });
  expect(rest).toEqual([]);
  expect(tally.cards(1)).toMatchObject([{ card: 'b', played: 1, drawn: { games: 1, win: 0 } }, { card: 'c' }, {}]);
});

test('a comeback is that of a side that is behind, by no more than the limit', () => {
  const tally = tallied(
    match([0, 1], { late: [3, 5], winner: 0 }),
    match([0, 1], { late: [5, 1], winner: 0 }),
    match([0, 1], { late: [1, 6], winner: 0 }),
    match([0, 1], { late: [3, 3], winner: 0 }),
    match([0, 1], { winner: 0 }),
    match([0, 2], { late: [3, 5], winner: 0 }),
  );
  expect(tally.comeback()).toMatchObject({ games: 2, win: 0.5 });
});

test('actions: least, quartiles and most of the matches that are held to the goals', () => {
  expect(tallied().actions()).toBeUndefined();
  const tally = tallied(
    ...[50, 20, 40, 30].map((actions) => match([0, 1], { actions })),
    match([0, 2], { actions: 900 }),
  );
  expect(tally.actions()).toEqual([20, 27.5, 35, 42.5, 50]);
  expect(quantile([7], 0.5)).toBe(7);
  expect(quantile([1, 2, 9], 0.5)).toBe(2);
});

test('shared cards are counted with their copies, and what is beside a deck is not', () => {
  const [red, blue, lesson] = DECKS.map(({ contents }) => contents);
  expect(sharedCards(red!, blue!)).toBe(1);
  expect(sharedCards(red!, lesson!)).toBe(2);
  expect(sharedCards({ cards: { constructor: 2 }, beside: [] }, { cards: {}, beside: ['constructor'] })).toBe(0);
});

describe('goals', () => {
  const tools = {
    goals: {
      deck: [0.45, 0.55],
      pairing: [0.35, 0.65],
      first: [0.4, 0.6],
      played: 0.5,
      actions: [10, 20],
      comeback: { behind: 4, least: 0.3 },
      shared: 0,
    },
  } as unknown as BalanceTools;
  const checked = (...results: readonly DeckResult[]) =>
    checksOf(tallied(...results), DECKS, tools).map(({ goal, of, ok }) => [goal, ...of, ok]);

  test('each figure keeps its own or misses it; decks that stand aside have none', () => {
    const results = [
      ...Array.from({ length: 6 }, () => match([0, 1], { winner: 0, late: [1, 2], played: [['a'], ['b']] })),
      ...Array.from({ length: 4 }, () => match([0, 1], { winner: 1, played: [['b'], ['c']] })),
      match([2, 0], { winner: 0, actions: 99 }),
      match([1, 1], { first: 0, winner: 0 }),
    ];
    expect(checked(...results)).toEqual([
      ['deck', 'red', false],
      ['deck', 'blue', false],
      ['pairing', 'red', 'blue', true],
      ['shared', 'red', 'blue', false],
      ['first', false],
      ['played', 'red', 'a', true],
      ['played', 'red', 'b', false],
      ['played', 'red', 'road of red', false],
      ['played', 'blue', 'b', true],
      ['played', 'blue', 'c', false],
      ['played', 'blue', 'road of blue', false],
      ['actions', true],
      ['comeback', true],
    ]);
  });

  test('what never happened keeps no goal and misses none', () => {
    expect(checked()).toEqual([['shared', 'red', 'blue', false]]);
  });
});
