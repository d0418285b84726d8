// Hard and expert hardly ever miss a card that is clearly best: positions found by tools/clear-moves.ts, which measures them on as many as one likes.

import { expect, test } from 'vitest';
import { isEnding } from './ending.ts';
import { levels } from './levels.ts';
import positions from './records/clear-two.json' with { type: 'json' };
import { missedBy, positionAt, type Clear } from './testing.ts';

const POSITIONS = positions as unknown as readonly Clear[];

test.each(['hard', 'expert'])('%s misses at most one in a hundred', (id) => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(100);
  const missed = missedBy(
    levels.find((level) => level.id === id)!,
    POSITIONS,
  );
  expect(missed.slice(POSITIONS.length / 100)).toEqual([]);
});

test('with a stock, expert misses none of them, whatever its luck', () => {
  const withStock = POSITIONS.filter(([deal, actions]) => !isEnding(positionAt(deal, actions)!));
  expect(withStock.length).toBeGreaterThan(20);
  const expert = levels.find(({ id }) => id === 'expert')!;
  for (let luck = 1; luck <= 2; luck++) expect(missedBy(expert, withStock, luck)).toEqual([]);
});

test('easy and medium do miss some', () => {
  for (const level of levels.slice(0, 2)) expect(missedBy(level, POSITIONS).length).toBeGreaterThan(5);
});
