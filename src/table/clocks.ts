// Time at a table: every clock there is, and what is done with all of them.

import type { Step } from '../kernel/steps.ts';
import type { TableState } from '../protocol/messages.ts';
import type { Clock, TimeStep } from './clock.ts';
import { countdown } from './countdown.ts';
import { gatheringClock } from './gathering.ts';
import { grace } from './grace.ts';
import { pace } from './pace.ts';
import { progressClock } from './progress-clock.ts';
import { startClock } from './starting.ts';
import { speakingWindow } from './speaking-window.ts';
import type { Table } from './state.ts';
import { turnClock } from './turn-clock.ts';

/** All of them. The countdown and the grace come first: the others run only when the match has started, and wait for the absent. */
const CLOCKS: readonly Clock[] = [
  startClock,
  countdown,
  grace,
  gatheringClock,
  turnClock,
  progressClock,
  pace,
  speakingWindow,
];

/** The table with something done to each of its clocks, in order. */
const forEachClock = (table: Table, change: (clock: Clock, table: Table) => Table | undefined): Table => {
  let changed = table;
  for (const clock of CLOCKS) changed = change(clock, changed) ?? changed;
  return changed;
};

/** Whole milliseconds that never go back, whatever the driver's clock does. */
export const wholeTime = (now: number, last: number): number => {
  const whole = Number.isFinite(now) ? Math.floor(now) : last;
  return whole > last ? whole : last;
};

/** The table at a later time, with its clocks moved on. */
export const timeAt = (table: Table, now: number): Table => ({
  ...forEachClock(table, ({ elapse }, at) => elapse?.(at, now)),
  now,
});

/** Every clock started, stopped or paused as the match and the presence of players now demand. */
export const syncClocks = (table: Table): Table => forEachClock(table, ({ sync }, at) => sync?.(at));

/** The clocks after a step of the log. */
export const followStep = (table: Table, before: Table, step: Step): Table =>
  syncClocks(forEachClock(table, ({ follow }, at) => follow?.(at, before, step)));

/** The clocks after a restart. */
export const restartClocks = (table: Table): Table => forEachClock(table, ({ restart }, at) => restart?.(at));

/** The step that time alone leads to, if any clock has run out. */
export const expire = (table: Table): TimeStep | undefined => {
  for (const clock of CLOCKS) {
    const step = clock.expire?.(table);
    if (step !== undefined) return step;
  }
  return undefined;
};

/** Every timer that is wanted, by name. */
export const timersOf = (table: Table): ReadonlyMap<string, number> =>
  new Map(CLOCKS.flatMap(({ timers }) => timers(table)));

/** What clients are told of time. */
export const clockInfo = (table: Table): Pick<TableState, 'clocks' | 'countdown' | 'progress'> => {
  const infos = CLOCKS.map(({ info }) => info?.(table));
  return Object.assign({ clocks: [] }, ...infos) as ReturnType<typeof clockInfo>;
};

/** Has any clock come to another phase? Then a client can't go on counting as it did. */
export const hasNewPhase = (before: Table, table: Table): boolean =>
  CLOCKS.some(({ phase }) => phase !== undefined && phase(before) !== phase(table));
