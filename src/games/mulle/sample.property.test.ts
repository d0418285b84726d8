// Samples are uniform over the states that a viewer can't tell apart.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { handValue, nameOf } from './cards.ts';
import { mulle } from './index.ts';
import { handOf } from './state.ts';
import { stateOf } from './testing.ts';

describe('sample', () => {
  test('the owner of a build holds a card for it, in every sample', () => {
    const state = stateOf({ table: '1:16=S9+H7 1:7=S3+H4', hands: ['C5 C6', 'D10 D7'], deal: 2 });
    const random = fastRandom(1);
    for (let n = 0; n < 300; n++) {
      const hand = handOf(mulle.sample(mulle.view(state, 0), random), 1);
      expect(hand.map(handValue).toSorted((a, b) => a - b)).toEqual([7, 16]);
    }
  });

  test('a hand is as likely as another: one card for the build, the other any', () => {
    const state = stateOf({ table: '1:7=S3+H4 SK', hands: ['C5 C6', 'D7 H2'], deal: 2 });
    const random = fastRandom(2);
    const view = mulle.view(state, 0);
    const hidden = [...state.stock, ...handOf(state, 1)];
    const sevens = hidden.filter((card) => handValue(card) === 7).length;
    const others = hidden.length - sevens;
    // Hands of two with at least one seven, out of cards that are told apart.
    const both = (sevens * (sevens - 1)) / 2;
    const expected = both / (both + sevens * others);
    const rounds = 6000;
    let found = 0;
    for (let n = 0; n < rounds; n++) {
      const hand = handOf(mulle.sample(view, random), 1);
      if (hand.every((card) => handValue(card) === 7)) found++;
    }
    const deviation = Math.sqrt(rounds * expected * (1 - expected));
    expect(Math.abs(found - rounds * expected)).toBeLessThan(4 * deviation);
  });

  test('with several hidden hands the cards that one needs are shared out fairly', () => {
    const sketch = { table: '1:7=S3+H4 2:14=SK+HA', hands: ['C5', 'D7', 'CA', 'H2'], deal: 2 };
    const state = stateOf(sketch, { players: 4 });
    const random = fastRandom(3);
    const view = mulle.view(state, 0);
    const hidden = [...state.stock, ...state.hands.slice(1).flat()];
    const [sevens, aces] = [7, 14].map((value) => hidden.filter((card) => handValue(card) === value).length) as [
      number,
      number,
    ];
    // Seat 3 holds one of the rest, whichever the others hold: sevens and aces one fewer each.
    const expected = (sevens - 1) / (hidden.length - 2);
    expect(aces).toBeGreaterThan(0);
    const rounds = 6000;
    let found = 0;
    for (let n = 0; n < rounds; n++) {
      const sampled = mulle.sample(view, random);
      expect(handOf(sampled, 1).map(handValue)).toEqual([7]);
      expect(handOf(sampled, 2).map(handValue)).toEqual([14]);
      if (handValue(handOf(sampled, 3)[0]!) === 7) found++;
    }
    const deviation = Math.sqrt(rounds * expected * (1 - expected));
    expect(Math.abs(found - rounds * expected)).toBeLessThan(4 * deviation);
  });

  test('stock and hands hold the hidden cards and no others', () => {
    const state = stateOf({ table: 'S3', hands: ['C5 C6', 'D7 H2'], deal: 2 });
    const cards = (s: typeof state): string[] => [...s.stock, ...handOf(s, 1)].map(nameOf).toSorted();
    expect(cards(mulle.sample(mulle.view(state, 0), fastRandom(4)))).toEqual(cards(state));
  });
});
