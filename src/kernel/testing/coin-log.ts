// Logs of the coin game, for tests of what follows from a log.

import { readStep } from '../steps.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../timeline.ts';
import { coinGame } from './coin.ts';
import { testSeed } from './walk.ts';

export const SITTERS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const;

export const start = (): Timeline => openTimeline(coinGame, { guesses: 2 }, testSeed(4), SITTERS);

/** What steps lead to, as they are written in a log. */
export const after = (lines: readonly string[], from: Timeline = start()): Timeline =>
  lines.reduce((timeline, line) => {
    const step = readStep(line);
    if (!step.ok) throw new Error(line);
    const next = advanceTimeline(timeline, step.value);
    if (!next.ok) throw new Error(`${line}: ${next.error.kind}`);
    return next.value;
  }, from);
