// The turn clock: how time runs for the people who must act, and how it waits for somebody whose connection broke.

import type { Seat } from '../kernel/game.ts';
import type { Clock } from './clock.ts';
import { isStarted } from './countdown.ts';
import type { Terms } from './model.ts';
import { isRunning, othersPlay, type Table } from './state.ts';

/** One seat's clock as of the table's `now`. `bankMs` is how long it may still pause while its player is away. */
export interface SeatClock {
  readonly leftMs: number;
  readonly bankMs: number;
  readonly mode: 'idle' | 'running' | 'paused';
}

/** Nobody has less than this part of the base time after a restart: the log does not tell how long clocks paused. */
const FAIR_SHARE = 4;

/** Every seat's clock before the first move; none without a clock in the terms. */
export const newSeatClocks = ({ clock, graceMs, seats }: Terms): readonly SeatClock[] =>
  clock === undefined ? [] : seats.map(() => ({ leftMs: clock.baseMs, bankMs: graceMs, mode: 'idle' }));

/** A clock after some time: a pause uses up the bank first. */
export const elapseClock = (clock: SeatClock, elapsed: number): SeatClock => {
  if (clock.mode === 'idle' || elapsed === 0) return clock;
  if (clock.mode === 'running') return { ...clock, leftMs: clock.leftMs - elapsed };
  const paused = elapsed < clock.bankMs ? elapsed : clock.bankMs;
  return { ...clock, bankMs: clock.bankMs - paused, leftMs: clock.leftMs - (elapsed - paused) };
};

/** How long until a clock's time, or its pause, is used up. */
export const untilRing = ({ mode, bankMs, leftMs }: SeatClock): number => (mode === 'paused' ? bankMs : leftMs);

const modeOf = (table: Table, seat: Seat, clock: SeatClock): SeatClock['mode'] => {
  const runs = isRunning(table) && isStarted(table);
  if (!runs || !table.timeline.match.actors.must.includes(seat) || table.timeline.occupants[seat]?.kind !== 'person')
    return 'idle';
  if (table.absences[seat] === null) return 'running';
  if (!othersPlay(table, seat)) return 'idle';
  return clock.bankMs > 0 ? 'paused' : 'running';
};

/** The table with each seat's clock changed; the same table where nothing changes. */
const eachClock = (table: Table, change: (clock: SeatClock, seat: Seat) => SeatClock): Table => {
  const clocks = table.clocks.map(change);
  return clocks.every((clock, seat) => clock === table.clocks[seat]) ? table : { ...table, clocks };
};

/** The seat whose time is up; of several the one that has been out of time for longest. */
const flagFallen = ({ clocks }: Table): Seat | undefined => {
  const out = clocks
    .map((clock, seat) => ({ seat, ...clock }))
    .filter(({ mode, leftMs }) => mode === 'running' && leftMs <= 0)
    .sort((a, b) => a.leftMs - b.leftMs || a.seat - b.seat);
  return out[0]?.seat;
};

export const turnClock: Clock = {
  elapse: (table, now) => eachClock(table, (clock) => elapseClock(clock, now - table.now)),
  sync: (table) =>
    eachClock(table, (clock, seat) => {
      const mode = modeOf(table, seat, clock);
      return mode === clock.mode ? clock : { ...clock, mode };
    }),
  /** The increment for a move that the seat owed. */
  follow: (table, _before, step) =>
    step.kind !== 'act'
      ? table
      : eachClock(table, (clock, seat) =>
          seat === step.seat && clock.mode !== 'idle'
            ? { ...clock, leftMs: clock.leftMs + (table.terms.clock?.incrementMs ?? 0) }
            : clock,
        ),
  expire: (table) => {
    const seat = flagFallen(table);
    return seat === undefined ? undefined : { kind: 'flag', seat };
  },
  /** The turn that runs keeps what was left at the last step, and never less than a fair rest. */
  restart: (table) => {
    const fair = Math.ceil((table.terms.clock?.baseMs ?? 0) / FAIR_SHARE);
    return eachClock(table, (clock) => (clock.leftMs < fair ? { ...clock, leftMs: fair } : clock));
  },
  timers: ({ clocks, now }) =>
    clocks.flatMap((clock, seat) =>
      clock.mode === 'idle' ? [] : [[`clock/${seat}`, now + untilRing(clock)] as const],
    ),
  /** Those that run. */
  info: ({ clocks }) => ({
    clocks: clocks.flatMap(({ mode, leftMs }, seat) => (mode === 'running' ? [{ seat, leftMs }] : [])),
  }),
  phase: ({ clocks }) => clocks.map(({ mode }) => mode).join(),
};
