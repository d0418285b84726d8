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

/** What those clocks do that can do something, in order: every input asks for all of it, several times. */
const those = <K extends keyof Clock>(what: K): readonly NonNullable<Clock[K]>[] =>
  CLOCKS.flatMap((clock) => clock[what] ?? []);

const [ELAPSE, SYNC, FOLLOW] = [those('elapse'), those('sync'), those('follow')];
const [EXPIRE, RESTART, TIMERS] = [those('expire'), those('restart'), those('timers')];
const [INFO, PHASE] = [those('info'), those('phase')];

/** Whole milliseconds that never go back, whatever the driver's clock does. */
export const wholeTime = (now: number, last: number): number => {
  const whole = Number.isFinite(now) ? Math.floor(now) : last;
  return whole > last ? whole : last;
};

/** The table at a later time, with its clocks moved on. */
export const timeAt = (table: Table, now: number): Table => {
  let later = table;
  for (const elapse of ELAPSE) later = elapse(later, now);
  return later.now === now ? later : { ...later, now };
};

/** Every clock started, stopped or paused as the match and the presence of players now demand. */
export const syncClocks = (table: Table): Table => {
  let synced = table;
  for (const sync of SYNC) synced = sync(synced);
  return synced;
};

/** The clocks after a step of the log. */
export const followStep = (table: Table, before: Table, step: Step): Table => {
  let followed = table;
  for (const follow of FOLLOW) followed = follow(followed, before, step);
  return syncClocks(followed);
};

/** The clocks after a restart. */
export const restartClocks = (table: Table): Table => RESTART.reduce((now, restart) => restart(now), table);

/** The step that time alone leads to, if any clock has run out. */
export const expire = (table: Table): TimeStep | undefined => {
  for (const expire of EXPIRE) {
    const step = expire(table);
    if (step !== undefined) return step;
  }
  return undefined;
};

/** Most tables have none, most of the time. */
export const NO_TIMERS: ReadonlyMap<string, number> = new Map();

/** Every timer that is wanted, by name; those that are set already, if they are the same. */
export const timersOf = (table: Table): ReadonlyMap<string, number> => {
  const wanted = TIMERS.flatMap((timers) => timers(table));
  const isSet = wanted.length === table.timers.size && wanted.every(([timer, at]) => table.timers.get(timer) === at);
  if (isSet) return table.timers;
  return wanted.length === 0 ? NO_TIMERS : new Map(wanted);
};

/** What clients are told of time. */
export const clockInfo = (table: Table): Pick<TableState, 'clocks' | 'countdown' | 'progress'> => {
  let told: ReturnType<typeof clockInfo> = { clocks: [] };
  for (const info of INFO) told = { ...told, ...info(table) };
  return told;
};

/** Has any clock come to another phase? Then a client can't go on counting as it did. */
export const hasNewPhase = (before: Table, table: Table): boolean =>
  PHASE.some((phase) => phase(before) !== phase(table));
