// The turn clock: how time runs for the people who must act, and how it waits for somebody whose connection broke.

import type { Seat } from '../kernel/game.ts';
import type { Clock } from './clock.ts';
import { isStarted } from './countdown.ts';
import type { Terms } from './model.ts';
import { isRunning, othersPlay, type Table } from './state.ts';

/** One seat's clock as of the table's `now`. */
export interface SeatClock {
  /** The reserve. */
  readonly leftMs: number;
  /** What is left of the time for this move; the reserve runs when there is none. */
  readonly moveMs: number;
  /** How long it may still pause while its player is away. */
  readonly bankMs: number;
  readonly mode: 'idle' | 'running' | 'paused';
}

/** Nobody has less than this part of the base time after a restart: the log does not tell how long clocks paused. */
const FAIR_SHARE = 4;

/** Every seat's clock before the first move; none without a clock in the terms. */
export const newSeatClocks = ({ clock, graceMs, seats }: Terms): readonly SeatClock[] =>
  clock === undefined
    ? []
    : seats.map(() => ({ leftMs: clock.baseMs, moveMs: clock.moveMs ?? 0, bankMs: graceMs, mode: 'idle' }));

/** A clock after some time: a pause uses up the bank first. */
export const elapseClock = (clock: SeatClock, elapsed: number): SeatClock => {
  if (clock.mode === 'idle' || elapsed === 0) return clock;
  const paused = clock.mode === 'running' ? 0 : Math.min(elapsed, clock.bankMs);
  const free = Math.min(elapsed - paused, clock.moveMs);
  return {
    ...clock,
    bankMs: clock.bankMs - paused,
    moveMs: clock.moveMs - free,
    leftMs: clock.leftMs - (elapsed - paused - free),
  };
};

/** How long a clock has left in all. */
const totalOf = ({ leftMs, moveMs }: SeatClock): number => leftMs + moveMs;

/** How long until a clock's time, or its pause, is used up. */
export const untilRing = (clock: SeatClock): number => (clock.mode === 'paused' ? clock.bankMs : totalOf(clock));

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
    .filter((clock) => clock.mode === 'running' && totalOf(clock) <= 0)
    .sort((a, b) => a.leftMs - b.leftMs || a.seat - b.seat);
  return out[0]?.seat;
};

/** Does a flag cost only the part of the match that is being played? Where the terms say so, and the rules know such parts. */
const losesPart = ({ terms, game, timeline }: Table): boolean =>
  terms.clock?.part === true && game.concedePart !== undefined && timeline.fair !== undefined;

export const turnClock: Clock = {
  elapse: (table, now) => eachClock(table, (clock) => elapseClock(clock, now - table.now)),
  /** Whoever has nothing to do any more has the whole time for their next move. */
  sync: (table) =>
    eachClock(table, (clock, seat) => {
      const mode = modeOf(table, seat, clock);
      const moveMs = mode === 'idle' ? (table.terms.clock?.moveMs ?? 0) : clock.moveMs;
      return mode === clock.mode && moveMs === clock.moveMs ? clock : { ...clock, mode, moveMs };
    }),
  /** The increment, and the time for the next one, for a move that the seat owed; where a flag costs a part, the reserve of everybody for another shuffle. */
  follow: (table, _before, step) => {
    const { clock: terms } = table.terms;
    if (terms === undefined) return table;
    if (step.kind === 'commit' && terms.part === true)
      return eachClock(table, (clock) => (clock.leftMs === terms.baseMs ? clock : { ...clock, leftMs: terms.baseMs }));
    if (step.kind !== 'act') return table;
    const { incrementMs, moveMs = 0 } = terms;
    return eachClock(table, (clock, seat) =>
      seat === step.seat && clock.mode !== 'idle' ? { ...clock, leftMs: clock.leftMs + incrementMs, moveMs } : clock,
    );
  },
  expire: (table) => {
    const seat = flagFallen(table);
    if (seat === undefined) return undefined;
    return losesPart(table) ? { kind: 'flag', seat, part: true } : { kind: 'flag', seat };
  },
  /** The turn that runs keeps what was left at the last step, and never less than a fair rest. */
  restart: (table) => {
    const fair = Math.ceil((table.terms.clock?.baseMs ?? 0) / FAIR_SHARE);
    const moveMs = table.terms.clock?.moveMs ?? 0;
    return eachClock(table, (clock) =>
      clock.leftMs < fair || clock.moveMs < moveMs ? { ...clock, leftMs: Math.max(fair, clock.leftMs), moveMs } : clock,
    );
  },
  timers: ({ clocks, now }) =>
    clocks.flatMap((clock, seat) =>
      clock.mode === 'idle' ? [] : [[`clock/${seat}`, now + untilRing(clock)] as const],
    ),
  /** Those that run. */
  info: ({ clocks }) => ({
    clocks: clocks.flatMap((clock, seat) => {
      if (clock.mode !== 'running') return [];
      const leftMs = totalOf(clock);
      return [clock.moveMs > 0 ? { seat, leftMs, moveMs: clock.moveMs } : { seat, leftMs }];
    }),
  }),
  phase: ({ clocks }) => clocks.map(({ mode }) => mode).join(),
};
