// Pings spread over their interval, and connections that don't answer let go.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks connections that came at once at different times, each once per interval', () => {
  const pings: number[] = [];
  const beats = Array.from({ length: 100 }, (_, i) => {
    const line = { ping: () => void pings.push(i), terminate: () => undefined };
    const heartbeat = openHeartbeat(line, 1000, (i + 0.5) / 100);
    return heartbeat;
  });
  for (let tenth = 0; tenth < 20; tenth++) {
    pings.length = 0;
    vi.advanceTimersByTime(100);
    expect(pings).toHaveLength(10);
    for (const i of pings) beats[i]?.answered();
  }
});

it('lets go of who has not answered until the next ping, and is silent once stopped', () => {
  const [ping, terminate] = [vi.fn(), vi.fn()];
  const deaf = openHeartbeat({ ping, terminate }, 1000, 0.5);
  vi.advanceTimersByTime(1499);
  expect([ping.mock.calls.length, terminate.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect(terminate.mock.calls.length).toBe(1);
  deaf.stop();
  const stopped = openHeartbeat({ ping, terminate }, 1000, 0);
  stopped.stop();
  vi.advanceTimersByTime(5000);
  expect(ping.mock.calls.length).toBe(1);
});
