// Time at a table: every clock moved on, and started or stopped as things stand.

import { clocksAt, tunedClocks } from './clock.ts';
import { counting } from './countdown.ts';
import { progressAt, tunedProgress } from './standstill.ts';
import type { Table } from './state.ts';

/** The table at a later time, with its clocks moved on. */
export const timeAt = (table: Table, now: number): Table => ({
  ...table,
  clocks: clocksAt(table, now),
  progress: progressAt(table, now),
  now,
});

/** Begins the countdown; starts, stops and pauses clocks as the match and the presence of players now want it. */
export const retuned = (table: Table): Table => {
  const counted = counting(table);
  return { ...counted, clocks: tunedClocks(counted), progress: tunedProgress(counted) };
};
