// The turn clock: how time runs for the people who must act, and how it waits for somebody whose line broke.

import type { Seat } from '../kernel/game.ts';
import type { ClockInfo } from '../protocol/messages.ts';
import { isStarted } from './countdown.ts';
import { isBegun, isFinished, othersPlay, type Table } from './state.ts';

/** One seat's clock as of the table's `now`. `bankMs` is how long it may still pause while its player is away. */
export interface SeatClock {
  readonly leftMs: number;
  readonly bankMs: number;
  readonly mode: 'idle' | 'running' | 'paused';
}

/** Nobody has less than this part of the base time after a restart: the log does not tell how long clocks paused. */
const FAIR_SHARE = 4;

/** Every seat's clock before the first move; none without a clock in the terms. */
export const newClocks = ({ terms }: Pick<Table, 'terms'>): readonly SeatClock[] => {
  const { clock, graceMs, seats } = terms;
  if (clock === undefined) return [];
  return seats.map(() => ({ leftMs: clock.baseMs, bankMs: graceMs, mode: 'idle' }));
};

/** A clock after some time: a pause uses up the bank first. */
export const pass = (clock: SeatClock, elapsed: number): SeatClock => {
  if (clock.mode === 'idle' || elapsed === 0) return clock;
  if (clock.mode === 'running') return { ...clock, leftMs: clock.leftMs - elapsed };
  const paused = elapsed < clock.bankMs ? elapsed : clock.bankMs;
  return { ...clock, bankMs: clock.bankMs - paused, leftMs: clock.leftMs - (elapsed - paused) };
};

/** The clocks moved on to a later time. */
export const clocksAt = (table: Table, now: number): readonly SeatClock[] =>
  table.clocks.map((clock) => pass(clock, now - table.now));

const modeOf = (table: Table, seat: Seat, clock: SeatClock): SeatClock['mode'] => {
  const runs = isBegun(table) && isStarted(table) && !isFinished(table);
  if (!runs || !table.timeline.match.actors.must.includes(seat) || table.timeline.occupants[seat]?.kind !== 'person')
    return 'idle';
  if (table.absences[seat] === null) return 'running';
  if (!othersPlay(table, seat)) return 'idle';
  return clock.bankMs > 0 ? 'paused' : 'running';
};

/** The turn clocks, each started, stopped or paused as the match and the presence of its player now want it. */
export const syncTurnClocks = (table: Table): readonly SeatClock[] =>
  table.clocks.map((clock, seat) => {
    const mode = modeOf(table, seat, clock);
    return mode === clock.mode ? clock : { ...clock, mode };
  });

/** The increment for a move that the seat owed. */
export const addIncrement = (table: Table, seat: Seat): readonly SeatClock[] =>
  table.clocks.map((clock, at) =>
    at === seat && clock.mode !== 'idle'
      ? { ...clock, leftMs: clock.leftMs + (table.terms.clock?.incrementMs ?? 0) }
      : clock,
  );

/** The seat whose time is up; of several the one that has been out of time for longest. */
export const flagFallen = (table: Table): Seat | undefined => {
  const out = table.clocks
    .map((clock, seat) => ({ seat, ...clock }))
    .filter(({ mode, leftMs }) => mode === 'running' && leftMs <= 0)
    .sort((a, b) => a.leftMs - b.leftMs || a.seat - b.seat);
  return out[0]?.seat;
};

/** The clocks after a restart: the turn that runs keeps what was left at the last step, and never less than a fair rest. */
export const restartClocks = (table: Table): readonly SeatClock[] => {
  const fair = Math.ceil((table.terms.clock?.baseMs ?? 0) / FAIR_SHARE);
  return table.clocks.map((clock) => (clock.leftMs < fair ? { ...clock, leftMs: fair } : clock));
};

/** When to look at each clock again: when its time or its pause is used up. */
export const clockTimers = (table: Table): readonly (readonly [string, number])[] =>
  table.clocks.flatMap((clock, seat) => {
    if (clock.mode === 'idle') return [];
    return [[`clock/${seat}`, table.now + (clock.mode === 'paused' ? clock.bankMs : clock.leftMs)] as const];
  });

/** What clients are told: the clocks that run. */
export const clockInfos = (table: Table): readonly ClockInfo[] =>
  table.clocks.flatMap(({ mode, leftMs }, seat) => (mode === 'running' ? [{ seat, leftMs }] : []));
