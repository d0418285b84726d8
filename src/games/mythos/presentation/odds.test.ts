// The odds of a first hand against counting by hand.

import { describe, expect, test } from 'vitest';
import { presentation } from './whole.ts';
import type { View } from '../view.ts';
import { cheapInHand, redrawOdds } from './odds.ts';

/** A set of two characters, one of them cheap, in a deck of so many of each. */
const viewOf = (cheap: number, dear: number, hand: readonly string[]): View =>
  ({
    viewer: 0,
    set: {
      name: 'Odds',
      groups: ['G'],
      keywords: [],
      cards: [
        { kind: 'character', id: 'Ann/One', group: 'G', keywords: [], cost: 2, power: 1, effects: [] },
        { kind: 'character', id: 'Ben/Two', group: 'G', keywords: [], cost: 3, power: 1, effects: [] },
        { kind: 'jutsu', id: 'Trick', cost: 1, effects: [] },
      ],
    },
    lists: [{ cards: { 'Ann/One': cheap, 'Ben/Two': dear }, missions: [] }, null],
    hands: [hand, []],
    queue: [],
    lanes: [],
    options: {},
  }) as unknown as View;

const HAND = ['Ann/One', 'Ben/Two', 'Trick', 'Ann/One', 'Ben/Two'];

describe('a first hand', () => {
  test('counts characters that cost little, and no other cards', () => {
    expect(cheapInHand(viewOf(10, 20, HAND))).toBe(2);
  });

  // 1 − C(20,5)/C(30,5) − 10·C(20,4)/C(30,5) = 1 − 15504/142506 − 48450/142506
  test.each([
    [10, 20, 55],
    [30, 0, 100],
    [0, 30, 0],
    [1, 29, 0],
    // One hand of five: two of two.
    [2, 3, 100],
  ])('%i cheap and %i dear ones: %i %%', (cheap, dear, percent) => {
    expect(redrawOdds(viewOf(cheap, dear, HAND))).toBe(percent);
  });

  test('nobody is told odds of a list that is not known', () => {
    expect(redrawOdds({ ...viewOf(10, 20, HAND), viewer: 1 })).toBeUndefined();
    expect(redrawOdds({ ...viewOf(10, 20, HAND), viewer: 'public' })).toBeUndefined();
  });

  test('stand beside the answers, in every language', () => {
    const who = (seat: number): string => `P${seat}`;
    for (const language of ['en', 'es', 'sv', 'de', 'fr'] as const) {
      const words = presentation.words(language);
      const view = viewOf(10, 20, HAND);
      expect(words.preview?.('keep', view, who).effect).toMatch(/2 .*2/u);
      expect(words.preview?.('mulligan', view, who).effect).toMatch(/^55\s%/u);
    }
  });
});
