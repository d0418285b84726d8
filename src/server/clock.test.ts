// The server's time: even whatever the wall clock does, and never behind a log.

import { expect, it } from 'vitest';
import { clockFrom, openClock } from './clock.ts';

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

it('starts at a moment that lies ahead, and stays itself where it is ahead already', () => {
  let time = 1000;
  const late = clockFrom(5000, () => time);
  const early = clockFrom(500, () => time);
  time += 10;
  expect([late(), early()]).toEqual([5010, 1010]);
});
