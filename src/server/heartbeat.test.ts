// Pings spread over their interval, and connections that don't answer let go.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHeartbeats } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks connections that came at once at different times, each once per interval', () => {
  const heartbeats = openHeartbeats(1000);
  const pinged: number[] = [];
  const lines = Array.from({ length: 100 }, (_, i) => ({
    ping: () => void pinged.push(i),
    terminate: () => expect.unreachable(),
  }));
  for (const line of lines) heartbeats.add(line);
  for (let interval = 0; interval < 3; interval++) {
    const all: number[] = [];
    for (let tenth = 0; tenth < 10; tenth++) {
      vi.advanceTimersByTime(100);
      expect(pinged).toHaveLength(10);
      for (const i of pinged) heartbeats.answered.call(lines[i]!);
      all.push(...pinged.splice(0));
    }
    expect(new Set(all).size).toBe(100);
  }
  heartbeats.stop();
});

it('lets go of who has not answered until the next ping', () => {
  const heartbeats = openHeartbeats(1000);
  const [ping, terminate] = [vi.fn(), vi.fn()];
  heartbeats.add({ ping, terminate });
  vi.advanceTimersByTime(1000);
  expect([ping.mock.calls.length, terminate.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1000);
  expect([ping.mock.calls.length, terminate.mock.calls.length]).toEqual([1, 1]);
  heartbeats.stop();
});

it('asks nobody who is gone, and nobody once it is stopped', () => {
  const heartbeats = openHeartbeats(1000);
  const lines = Array.from({ length: 2 }, () => ({ ping: vi.fn(), terminate: vi.fn() }));
  for (const line of lines) heartbeats.add(line);
  heartbeats.remove(lines[0]!);
  vi.advanceTimersByTime(1000);
  expect(lines.map(({ ping }) => ping.mock.calls.length)).toEqual([0, 1]);
  heartbeats.stop();
  vi.advanceTimersByTime(5000);
  expect(lines.map(({ ping, terminate }) => ping.mock.calls.length + terminate.mock.calls.length)).toEqual([0, 1]);
});
