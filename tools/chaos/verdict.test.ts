import { expect, it } from 'vitest';
import { longestPauses, type Outage } from './verdict.ts';

const KILL: Outage = { what: 'kill', from: 10_000, to: 12_000 };
const SETTLE_MS = 3000;

const pauses = (outages: readonly Outage[], ...waits: readonly (readonly [number, number])[]): readonly number[] =>
  longestPauses(
    waits.map(([from, to]) => ({ from, to })),
    outages,
    SETTLE_MS,
    3,
  ).map(({ ms }) => ms);

it('a pause is counted from the failure, or from the request if that came later; the longest comes first', () => {
  expect(pauses([KILL], [9000, 14_000], [11_000, 16_000], [10_500, 11_000], [14_900, 15_000])).toEqual([
    5000, 4000, 500,
  ]);
});

it('a wait without a failure, with more than one, or with an engine away is no pause of one server', () => {
  expect(pauses([KILL], [1000, 9000], [15_000, 30_000])).toEqual([]);
  expect(pauses([KILL, { ...KILL, from: 15_000, to: 16_000 }], [10_000, 15_500], [10_000, 14_000])).toEqual([4000]);
  expect(pauses([{ ...KILL, what: 'engine' }], [10_000, 20_000])).toEqual([]);
});
