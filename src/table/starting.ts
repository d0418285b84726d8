// The start: where the terms say so, people see who sits where and say that they are ready; a moment later the first deal begins.

import type { Seat } from '../kernel/game.ts';
import type { Clock } from './clock.ts';
import { COUNTDOWN_MS } from './countdown.ts';
import { isBegun, isFinished, type Table } from './state.ts';

/** Has the first deal neither been made nor begun? Until then whoever leaves only frees their seat. */
const isUndealt = ({ timeline: { deals, fair } }: Table): boolean => deals === 0 && fair?.deals.length === 0;

/** Does the match wait for everybody to be ready? One person alone with bots is. */
export const waitsForReady = (table: Table): boolean =>
  table.terms.start === 'ready' &&
  isBegun(table) &&
  isUndealt(table) &&
  !isFinished(table) &&
  table.timeline.occupants.filter((sitter) => sitter?.kind === 'person').length > 1;

/** The people who are not ready yet; bots always are. */
export const unreadySeats = ({ timeline: { occupants, ready } }: Table): readonly Seat[] =>
  occupants.flatMap((sitter, seat) => (sitter?.kind === 'person' && !ready.includes(seat) ? [seat] : []));

/** May the first deal begin? */
export const mayDeal = (table: Table): boolean =>
  !waitsForReady(table) || (table.dealsAt !== null && table.dealsAt <= table.now);

/** When the first deal begins: a moment after the last one is ready. A game with a countdown of its own has it after the deal. */
const dealTime = (table: Table): number | null => {
  if (!waitsForReady(table) || table.timeline.paused || unreadySeats(table).length > 0) return null;
  return table.dealsAt ?? table.now + (table.game.countdown === true ? 0 : COUNTDOWN_MS);
};

export const startClock: Clock = {
  sync: (table) => {
    const dealsAt = dealTime(table);
    return dealsAt === table.dealsAt ? table : { ...table, dealsAt };
  },
  /** Whoever comes back sees the whole countdown. */
  restart: (table) => ({ ...table, dealsAt: null }),
  timers: ({ dealsAt }) => (dealsAt === null ? [] : [['ready', dealsAt]]),
  info: ({ dealsAt, now }) => (dealsAt === null || dealsAt <= now ? {} : { countdown: { leftMs: dealsAt - now } }),
  phase: ({ dealsAt }) => String(dealsAt),
};
