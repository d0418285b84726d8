// Rule tables of the pack: values, intake points, and what a pair of twins scores.

import { describe, expect, test } from 'vitest';
import {
  cardNamed,
  handValue,
  intakeOf,
  isSpecial,
  KINDS,
  mullePoints,
  nameOf,
  PACK,
  tableValue,
  type Card,
} from './cards.ts';

const card = (name: string): Card => cardNamed(name)!;
const kinds = Array.from({ length: KINDS }, (_, kind) => kind);

describe('rule integrity', () => {
  test('[MUL-1.1] 104 cards, every one of 52 kinds twice', () => {
    expect(PACK).toHaveLength(104);
    for (const kind of kinds) expect(PACK.filter((each) => each === kind)).toHaveLength(2);
    expect(new Set(kinds.map(nameOf)).size).toBe(52);
  });

  test('[MUL-1.1] a name in any case is its card', () => {
    for (const kind of kinds) expect(cardNamed(nameOf(kind).toLowerCase())).toBe(kind);
    for (const wrong of ['', 'S1', 'S11', 'X2', '2S', 'S', 'SAA', 'SP2']) expect(cardNamed(wrong)).toBeUndefined();
  });

  const VALUES: readonly (readonly [name: string, table: number, hand: number])[] = [
    ['HA', 1, 14], ['SA', 1, 14], ['DA', 1, 14], ['CA', 1, 14],
    ['S2', 2, 15], ['H2', 2, 2], ['D2', 2, 2], ['C2', 2, 2],
    ['D10', 10, 16], ['S10', 10, 10], ['H10', 10, 10], ['C10', 10, 10],
    ['S3', 3, 3], ['C9', 9, 9], ['HJ', 11, 11], ['DQ', 12, 12], ['SK', 13, 13],
  ]; // prettier-ignore
  for (const [name, table, hand] of VALUES) {
    test(`[MUL-1.2] [MUL-1.3] ${name}: ${table} on the table, ${hand} in the hand`, () => {
      expect(tableValue(card(name))).toBe(table);
      expect(handValue(card(name))).toBe(hand);
      expect(isSpecial(card(name))).toBe(hand > 13);
    });
  }

  test('[MUL-1.3] the specials are the four aces, the two of spades and the ten of diamonds', () => {
    expect(kinds.filter(isSpecial).map(nameOf)).toEqual(['SA', 'S2', 'HA', 'DA', 'D10', 'CA']);
  });

  test('[MUL-12.2] intake: the source’s two tables, 40 in the pack', () => {
    const worth = (points: number) => kinds.filter((kind) => intakeOf(kind) === points).map(nameOf);
    expect(worth(2)).toEqual(['SA', 'S2', 'D10']);
    expect(worth(1)).toEqual([
      ...['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((r) => `S${r}`),
      'HA',
      'DA',
      'CA',
    ]);
    expect(PACK.reduce((sum, each) => sum + intakeOf(each), 0)).toBe(40);
  });

  test('[MUL-12.1] a mulle is worth its number, J 11, Q 12, K 13, an ace 14', () => {
    const points = ['HA', 'S2', 'C9', 'D10', 'HJ', 'DQ', 'SK'].map((name) => mullePoints(card(name)));
    expect(points).toEqual([14, 2, 9, 10, 11, 12, 13]);
  });
});
