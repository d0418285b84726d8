// The countdown: where a game asks for one, a match starts a moment after its deal, for everybody at the same time.

import type { Clock } from './clock.ts';
import { timeOf } from './entries.ts';
import { isFinished, isRunning, somebodyHere, type Table } from './state.ts';

/** How long after the deal a match with a countdown starts, in milliseconds. */
export const COUNTDOWN_MS = 3000;

/** May anybody act yet? */
export const isStarted = ({ game, startsAt, now }: Table): boolean =>
  game.countdown !== true || (startsAt !== null && startsAt <= now);

/** When it will be over, while it runs. */
const endOf = (table: Table): number | null => (isStarted(table) || isFinished(table) ? null : table.startsAt);

/** For how long a match with a countdown has been played, or was; nothing before it starts. */
export const playedMs = (table: Table): number | undefined => {
  const { game, startsAt, terms, entries, now } = table;
  if (game.countdown !== true || startsAt === null || !isStarted(table)) return undefined;
  // After a restart the log alone tells when the last player sat down.
  const sat = entries.satMs === undefined ? startsAt : terms.createdAt + entries.satMs + COUNTDOWN_MS;
  const end = isFinished(table) ? terms.createdAt + (timeOf(entries, entries.length) ?? 0) : now;
  return Math.max(0, end - Math.max(startsAt, sat));
};

export const countdown: Clock = {
  /** Begins once the cards are dealt and somebody is there to see it: nobody should come to a match that has already started. */
  sync: (table) => {
    if (table.game.countdown !== true || table.startsAt !== null) return table;
    const begins = isRunning(table) && table.timeline.match.due === undefined && somebodyHere(table);
    return begins ? { ...table, startsAt: table.now + COUNTDOWN_MS } : table;
  },
  /** Where nobody has acted yet, whoever comes first sees it. */
  restart: (table) => {
    const hasActed = table.entries.moved.some((revision) => revision > 0);
    return { ...table, startsAt: hasActed ? table.terms.createdAt : null };
  },
  timers: (table) => {
    const end = endOf(table);
    return end === null ? [] : [['start', end]];
  },
  info: (table) => {
    const end = endOf(table);
    return end === null ? {} : { countdown: { leftMs: end - table.now } };
  },
  phase: ({ startsAt }) => String(startsAt),
};
