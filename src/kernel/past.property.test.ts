// The past of a long match: every earlier position and history is found again, from text and a few checkpoints.

import { describe, expect, it } from 'vitest';
import {
  eventsOf,
  forgetHistory,
  historyOf,
  keepHistory,
  matchAt,
  matchesSince,
  stepsSince,
  type Timeline,
} from './timeline.ts';
import { after, start } from './testing/coin-log.ts';

describe('the past', () => {
  /** Every timeline of a long match, with people who come and go and moves that are taken back. */
  const long = (from: Timeline): readonly Timeline[] => {
    const all = [from];
    const step = (line: string): void => void all.push(after([line], all.at(-1)));
    for (let n = 0; n < 300; n++) {
      step('1 0 heads');
      if (n % 3 === 0) step(`1 1 !sit person "P${n}"`);
      if (n % 7 === 0) step('1 1 tails');
      step(`1 0 !takeback ${n % 5 === 0 ? 0 : all.length - 2}`);
      if (all.at(-1)?.match.actors.must[0] === 1) step('1 0 !takeback 0');
    }
    return all;
  };
  const all = long(start());
  const last = all.at(-1) as Timeline;

  it('gives every earlier match again', () => {
    for (const [steps, { match }] of all.entries()) expect(matchAt(last, steps)?.position()).toEqual(match.position());
    const since = matchesSince(last, last.steps - 90).map((match) => match.position());
    expect(since).toEqual(all.slice(-91).map(({ match }) => match.position()));
  });

  it('gives the same histories as keeping them does', () => {
    const kept = long(keepHistory(start()));
    for (const at of [0, 1, 5, 100, 300, kept.length - 1]) {
      const [found, told] = [all[at] as Timeline, kept[at] as Timeline];
      expect(historyOf(found, 'open')).toEqual(historyOf(told, 'open'));
      expect(historyOf(forgetHistory(told), 'open')).toEqual(historyOf(told, 'open'));
      expect(eventsOf(keepHistory(found))).toHaveLength(eventsOf(told).length);
      expect(found.occupants).toEqual(told.occupants);
    }
  });

  it('is text and a few checkpoints, however long the match is', () => {
    expect(last.steps).toBeGreaterThan(800);
    expect(last.past.checkpoints.map(({ steps }) => steps)).toEqual([512, 768]);
    expect(last.past.checkpoints.every((checkpoint) => !('past' in checkpoint))).toBe(true);
    let further = last;
    for (let n = 0; n < 1500; n++) further = after(['1 0 heads', `1 0 !takeback ${further.steps}`], further);
    expect(further.past.checkpoints.length).toBeLessThan(6);
    expect(stepsSince(further, further.steps - 1)).toEqual([`0 0 !takeback ${further.steps - 2}`]);
  });
});
