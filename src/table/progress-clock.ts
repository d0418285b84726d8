// The progress clock of games without turns: it starts again whenever anybody makes progress, and ends a match in which nobody does.

import type { Clock } from './clock.ts';
import { isStarted } from './countdown.ts';
import type { Terms } from './model.ts';
import { isRunning, somebodyHere, type Table } from './state.ts';
import { elapseClock, untilRing, type SeatClock } from './turn-clock.ts';

/** The whole time, and as long a pause for whoever drops as their grace; nothing without a progress clock in the terms. */
export const newProgressClock = ({ progressMs, graceMs }: Terms): SeatClock | null =>
  progressMs === undefined ? null : { leftMs: progressMs, moveMs: 0, bankMs: graceMs, mode: 'idle' };

const modeOf = (table: Table, { bankMs }: SeatClock): SeatClock['mode'] => {
  if (!isRunning(table) || !isStarted(table) || !somebodyHere(table)) return 'idle';
  const awaited = table.absences.some((absence) => absence !== null && absence !== 'left');
  return awaited && bankMs > 0 ? 'paused' : 'running';
};

/** Is everybody's progress what it was? Also when a takeback undid some, it is not. */
const isSameProgress = (table: Table, before: Table): boolean => {
  const was = before.timeline.match.progress();
  return table.timeline.match.progress()?.every((action, seat) => action === was?.[seat]) === true;
};

export const progressClock: Clock = {
  elapse: (table, now) =>
    table.progress === null ? table : { ...table, progress: elapseClock(table.progress, now - table.now) },
  sync: (table) => {
    if (table.progress === null) return table;
    const mode = modeOf(table, table.progress);
    return mode === table.progress.mode ? table : { ...table, progress: { ...table.progress, mode } };
  },
  follow: (table, before, { kind }) =>
    table.progress === null || kind === 'sit' || kind === 'stand' || kind === 'swap' || isSameProgress(table, before)
      ? table
      : { ...table, progress: newProgressClock(table.terms) },
  expire: ({ progress }) =>
    progress?.mode === 'running' && progress.leftMs <= 0 ? { kind: 'stall', seat: 0 } : undefined,
  /** The log does not tell who was away when, so nobody's progress is overdue. */
  restart: (table) => ({ ...table, progress: newProgressClock(table.terms) }),
  timers: ({ progress, now }) =>
    progress === null || progress.mode === 'idle' ? [] : [['progress', now + untilRing(progress)]],
  info: ({ progress }) => (progress?.mode === 'running' ? { progress: { leftMs: progress.leftMs } } : {}),
  phase: ({ progress }) => progress?.mode ?? '',
};
