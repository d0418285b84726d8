// What the end of a playout is worth: sure only for who is out of cards, else by the lead.

import { expect, test } from 'vitest';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import { Race } from './race.ts';
import { LASTING, worthTo, type LeadTerms } from './worth.ts';

interface End {
  readonly sketch?: Sketch;
  readonly placed?: readonly [number, number];
  readonly score?: readonly [number, number];
  readonly left?: readonly [number, number];
}

const CARDS: Sketch = { p1: { t: ['C3'] }, p2: { t: ['D3'] } };

const worth = (end: End, terms?: LeadTerms): number => {
  const race = new Race();
  race.load(stateOf(end.sketch ?? CARDS));
  race.placed.set(end.placed ?? [10, 10]);
  race.score.set(end.score ?? [40, 40]);
  race.left.set(end.left ?? [1, 1]);
  return worthTo(race, 0, terms);
};

const ahead = (cards: number): End => ({ placed: [10 + cards, 10] });

test('whoever is out of cards has won, whatever was placed', () => {
  expect(worth({ left: [0, 1], placed: [1, 20] })).toBe(1);
  expect(worth({ left: [1, 0], placed: [20, 1] })).toBe(0);
});

test('even is half, a longer lead is more, and no lead is sure', () => {
  expect(worth(ahead(0))).toBe(0.5);
  expect(worth(ahead(1))).toBeGreaterThan(0.5);
  expect(worth(ahead(8))).toBeGreaterThan(worth(ahead(2)));
  expect(worth(ahead(52), LASTING)).toBeLessThan(0.97);
});

test('between equal numbers of cards, points decide (HN-12.3)', () => {
  expect(worth({ score: [41, 40] })).toBeGreaterThan(0.5);
  expect(worth({ ...ahead(1), score: [40, 60] })).toBeGreaterThan(0.5);
});

test('a lead of three cards that lasts counts as one of six that may still grow', () => {
  expect(worth(ahead(3), LASTING)).toBeCloseTo(worth(ahead(6)), 10);
});

test('a card that lies face down counts less where a playout has come to its end', () => {
  const covered: End = { sketch: { ...CARDS, p2: { t: ['S9? D3'] } } };
  expect(worth(covered)).toBeGreaterThan(0.5);
  expect(worth(covered, LASTING) - 0.5).toBeCloseTo(0.47 * (0.3 / Math.sqrt(3 * 3 + 0.3 * 0.3)), 10);
});
