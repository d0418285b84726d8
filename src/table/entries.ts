// What a table knows of its log beyond the match: who asked for which step, and when each seat last moved. No request searches the log.

import type { Seat } from '../kernel/game.ts';
import { swapped } from '../kernel/timeline.ts';
import { Intents } from './intents.ts';
import type { Entry } from './model.ts';

/**
 * The log so far; its steps are in the timeline's past. Tables that follow one another share intents that only grow; each
 * sees them up to its own length, so that a step costs the same however long the log is.
 */
export interface Entries {
  readonly length: number;
  /** How many of them are takebacks. */
  readonly takebacks: number;
  /** By seat: the revision of its last action or takeback, and of its last `sit`; 0 for none. */
  readonly moved: readonly number[];
  readonly sat: readonly number[];
  /** The revision at which the first deal began; 0 before that. */
  readonly begun: number;
  /** When anybody last sat down, in milliseconds since the match began; `undefined` before that. */
  readonly satMs: number | undefined;
  /** When the match was last paused, in the same way. */
  readonly pausedMs: number | undefined;
  /** When each of the last few steps was taken, the newest last; the store knows when all others were. */
  readonly recentMs: readonly number[];
  readonly last: Intent | undefined;
  readonly intents: Intents;
}

/** Of so many steps it is known when they were taken. */
const RECENT = 32;

type Intent = NonNullable<Entry['intent']>;

export const noEntries = (seats: number): Entries => ({
  length: 0,
  takebacks: 0,
  moved: Array.from({ length: seats }, () => 0),
  sat: Array.from({ length: seats }, () => 0),
  begun: 0,
  satMs: undefined,
  pausedMs: undefined,
  recentMs: [],
  last: undefined,
  intents: new Intents(),
});

/** The log with one more entry; the one before it stays as it is. */
export const withEntry = (entries: Entries, { seq, step, intent }: Entry): Entries => {
  const { length, takebacks, moved, sat, begun, satMs, pausedMs, recentMs } = entries;
  // Somebody else may have gone on from here in another way.
  const intents = entries.intents.length === length ? entries.intents : entries.intents.upTo(length);
  intents.add(intent);
  const isMove = step.kind === 'act' || step.kind === 'takeback';
  return {
    length: length + 1,
    takebacks: takebacks + (step.kind === 'takeback' ? 1 : 0),
    moved: isMove ? moved.with(step.seat, seq) : moved,
    sat:
      step.kind === 'sit' ? sat.with(step.seat, seq) : step.kind === 'swap' ? swapped(sat, step.seat, step.other) : sat,
    begun: begun === 0 && step.kind === 'commit' ? seq : begun,
    satMs: step.kind === 'sit' ? step.ms : satMs,
    pausedMs: step.kind === 'pause' ? step.ms : pausedMs,
    // Joined, a list is as long as it must be; spread into another it keeps room for many more.
    recentMs: (recentMs.length < RECENT ? recentMs : recentMs.slice(1)).concat(step.ms),
    last: intent,
    intents,
  };
};

/** The revision that an intent led to, if it became a step. */
export const revisionOf = ({ length, intents }: Entries, intent: Intent): number | undefined => {
  const revision = intents.revisionOf(intent);
  return revision === undefined || revision > length ? undefined : revision;
};

/** Has this seat acted or taken back since a revision? */
export const hasMovedSince = ({ moved }: Entries, seat: Seat, revision: number): boolean =>
  (moved[seat] ?? 0) > revision;

/** When a step was taken, in milliseconds since the match began, if it is one of the last few. */
export const timeOf = ({ length, recentMs }: Entries, revision: number): number | undefined =>
  recentMs[recentMs.length - 1 - (length - revision)];
