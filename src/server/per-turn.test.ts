// Work that is begun a little at a time.

import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { perTurn } from './per-turn.ts';

it('begins so much in each turn, in the order it came, whatever comes meanwhile', async () => {
  const begun: number[] = [];
  const inTurn = perTurn(2);
  for (let i = 0; i < 5; i++) inTurn(() => void begun.push(i));
  inTurn(() => inTurn(() => void begun.push(6)));
  expect(begun).toEqual([]);
  const counts: number[] = [];
  while (begun.length < 6) {
    await setImmediate();
    counts.push(begun.length);
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 6]);
  expect(counts).toEqual([2, 4, 5, 6]);
});
