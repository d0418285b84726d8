// Turns: one at a time, in order, whatever becomes of the one before; and not too many.

import { expect, it } from 'vitest';
import { openTurns } from './turns.ts';

it('works on one after the other, also after a failure', async () => {
  const inTurn = openTurns(3);
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const [a, b, c] = [inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))];
  expect(await a).toBe('a');
  await expect(b).rejects.toThrow('b');
  expect(await c).toBe('c');
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('sends away whoever comes when too many wait, and takes them again later', async () => {
  const inTurn = openTurns(2);
  const [first, second] = [inTurn(async () => 1), inTurn(async () => 2)];
  expect(inTurn(async () => 3)).toBeUndefined();
  expect([await first, await second]).toEqual([1, 2]);
  expect(await inTurn(async () => 3)).toBe(3);
});
