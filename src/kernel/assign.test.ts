// Cards handed to possible owners: only fitting ways, all of them, equally often.

import { describe, expect, it } from 'vitest';
import { assign } from './assign.ts';
import { fastRandom } from './random.ts';

/** Every way to hand out the cards, by trying all of them. */
const allWays = (
  cards: readonly number[],
  needs: readonly number[],
  mayHold: (card: number, owner: number) => boolean,
) => {
  const ways: string[] = [];
  const given: number[][] = needs.map(() => []);
  const go = (at: number): void => {
    const card = cards[at];
    if (card === undefined) return void ways.push(textOf(given));
    needs.forEach((need, owner) => {
      const hand = given[owner] ?? [];
      if (hand.length >= need || !mayHold(card, owner)) return;
      hand.push(card);
      go(at + 1);
      hand.pop();
    });
  };
  go(0);
  return ways;
};

const textOf = (hands: readonly (readonly number[])[]): string =>
  hands.map((hand) => hand.toSorted((a, b) => a - b).join()).join(' | ');

describe('cards handed to possible owners', () => {
  it.each<readonly [string, readonly number[], readonly number[], (card: number, owner: number) => boolean]>([
    ['without limits', [1, 2, 3, 4, 5], [2, 2, 1], () => true],
    ['one owner without even cards', [1, 2, 3, 4, 5, 6], [2, 2, 2], (card, owner) => owner !== 0 || card % 2 === 1],
    ['chained limits', [1, 2, 3, 4, 5, 6], [3, 2, 1], (card, owner) => card > owner * 2 || owner === 0],
    ['only one way', [1, 2, 3], [1, 1, 1], (card, owner) => card === owner + 1],
  ])('%s: each way is equally likely', (_, cards, needs, mayHold) => {
    const ways = allWays(cards, needs, mayHold);
    const counts = new Map(ways.map((way) => [way, 0]));
    const random = fastRandom(5);
    const draws = ways.length * 400;
    for (let i = 0; i < draws; i++) {
      const way = textOf(assign(cards, needs, mayHold, random) ?? []);
      counts.set(way, (counts.get(way) ?? Number.NaN) + 1);
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + ((count - 400) * (count - 400)) / 400, 0);
    // Five standard deviations above what chance gives.
    expect(chi).toBeLessThan(ways.length - 1 + 5 * Math.sqrt(2 * ways.length) + 1);
  });

  it('says nothing where no way fits', () => {
    expect(assign([1, 2], [1, 1], (card) => card === 1, fastRandom(1))).toBeUndefined();
  });

  it('counts exactly with 24 cards and four owners', () => {
    const cards = Array.from({ length: 24 }, (_, i) => i);
    const hands = assign(cards, [6, 6, 6, 6], (card, owner) => owner !== 3 || card > 11, fastRandom(2));
    expect(hands?.map(({ length }) => length)).toEqual([6, 6, 6, 6]);
    expect(hands?.[3]?.every((card) => card > 11)).toBe(true);
    expect(new Set(hands?.flat()).size).toBe(24);
  });
});
