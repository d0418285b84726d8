// The progress clock of games without turns: it begins anew whenever anybody gets on, and ends a match in which nobody does.

import { pass, type SeatClock } from './clock.ts';
import { isStarted } from './countdown.ts';
import { isBegun, isFinished, somebodyHere, type Table } from './state.ts';

/** The whole time, and as long a pause for whoever drops as their grace; nothing without a progress clock in the terms. */
export const newProgressClock = ({ terms }: Pick<Table, 'terms'>): SeatClock | null =>
  terms.progressMs === undefined ? null : { leftMs: terms.progressMs, bankMs: terms.graceMs, mode: 'idle' };

/** The progress clock moved on to a later time. */
export const progressClockAt = ({ progress, now }: Table, later: number): SeatClock | null =>
  progress === null ? null : pass(progress, later - now);

const modeOf = (table: Table, { bankMs }: SeatClock): SeatClock['mode'] => {
  if (!isBegun(table) || !isStarted(table) || isFinished(table) || !somebodyHere(table)) return 'idle';
  const awaited = table.absences.some((absence) => absence !== null && absence !== 'left');
  return awaited && bankMs > 0 ? 'paused' : 'running';
};

/** The progress clock, started, stopped or paused as the match and the presence of players now want it. */
export const syncProgressClock = (table: Table): SeatClock | null => {
  if (table.progress === null) return null;
  const mode = modeOf(table, table.progress);
  return mode === table.progress.mode ? table.progress : { ...table.progress, mode };
};

/** The progress clock after a step: anew if somebody got on, or if what somebody had got on by was taken back. */
export const renewProgressClock = (before: Table, after: Table): SeatClock | null => {
  const was = before.timeline.match.progress();
  const is = after.timeline.match.progress();
  return is?.every((action, seat) => action === was?.[seat]) === true ? after.progress : newProgressClock(after);
};

/** Has nobody got on for as long as the terms allow? */
export const isProgressOver = ({ progress }: Table): boolean => progress?.mode === 'running' && progress.leftMs <= 0;

/** When to look at the progress clock again. */
export const progressClockTimers = ({ progress, now }: Table): readonly (readonly [string, number])[] => {
  if (progress === null || progress.mode === 'idle') return [];
  return [['progress', now + (progress.mode === 'paused' ? progress.bankMs : progress.leftMs)]];
};
