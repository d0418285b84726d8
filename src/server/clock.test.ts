// The server's time: even whatever the wall clock does, and never behind a log.

import { expect, it } from 'vitest';
import { lagOf, openClock } from './clock.ts';

const HOUR = 3_600_000;

it('goes on evenly when the wall clock jumps, in whole milliseconds', () => {
  let [wall, elapsed] = [1_000_000.4, 50.2];
  const now = openClock({ wall: () => wall, elapsed: () => elapsed });
  expect(now()).toBe(1_000_000);
  elapsed += 1000;
  wall -= HOUR;
  expect(now()).toBe(1_001_000);
  elapsed += 1000;
  wall += 2 * HOUR;
  expect(now()).toBe(1_002_000);
});

it('is behind a moment that lies ahead, and behind none that is past', () => {
  const now = (): number => 1000;
  expect([lagOf(5000, now), lagOf(500, now)]).toEqual([4000, 0]);
});
