// A few at a time, in order, and never two turns' work in one turn of the event loop.

import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

test('no more than a few are at work, in the order they came, also after a failure', async () => {
  const inTurn = fewAtATime(2);
  const seen: number[] = [];
  let busy = 0;
  let most = 0;
  const work = (n: number) => async (): Promise<number> => {
    most = Math.max(most, ++busy);
    seen.push(n);
    await turn();
    busy--;
    if (n === 1) throw new Error('one');
    return n;
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(work(n))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('however many want something at once, only a few get it in one turn of the event loop', async () => {
  const inTurn = fewAtATime(4);
  let done = 0;
  const all = Promise.all(Array.from({ length: 100 }, () => inTurn(async () => void done++)));
  for (let before = done; done < 100; before = done) {
    await turn();
    expect(done - before).toBeLessThanOrEqual(4);
  }
  await all;
});
