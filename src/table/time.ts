// Time at a table: every clock moved on, and started or stopped as things stand.

import { clocksAt, syncTurnClocks } from './clock.ts';
import { counting } from './countdown.ts';
import { progressClockAt, syncProgressClock } from './progress-clock.ts';
import type { Table } from './state.ts';

/** The table at a later time, with its clocks moved on. */
export const timeAt = (table: Table, now: number): Table => ({
  ...table,
  clocks: clocksAt(table, now),
  progress: progressClockAt(table, now),
  now,
});

/** Begins the countdown; starts, stops and pauses clocks as the match and the presence of players now want it. */
export const syncClocks = (table: Table): Table => {
  const counted = counting(table);
  return { ...counted, clocks: syncTurnClocks(counted), progress: syncProgressClock(counted) };
};
