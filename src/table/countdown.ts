// The countdown: where a game asks for one, a match starts a moment after its deal, for everybody at the same time.

import { isBegun, isFinished, somebodyHere, type Table } from './state.ts';

/** How long after the deal a match with a countdown starts, in milliseconds. */
export const COUNTDOWN_MS = 3000;

/** Begins the countdown once everybody sits and somebody is there to see it: nobody should come to a match that runs already. */
export const counting = (table: Table): Table => {
  if (table.game.countdown !== true || table.startsAt !== null) return table;
  const begins = isBegun(table) && !isFinished(table) && somebodyHere(table);
  return begins ? { ...table, startsAt: table.now + COUNTDOWN_MS } : table;
};

/** May anybody act yet? */
export const isStarted = ({ game, startsAt, now }: Table): boolean =>
  game.countdown !== true || (startsAt !== null && startsAt <= now);

/** When it will be over, while it runs. */
const endOf = (table: Table): number | null => (isStarted(table) || isFinished(table) ? null : table.startsAt);

/** What clients are told while it runs. */
export const countdownInfo = (table: Table): { readonly countdown?: { readonly leftMs: number } } => {
  const end = endOf(table);
  return end === null ? {} : { countdown: { leftMs: end - table.now } };
};

/** When to look again. */
export const countdownTimers = (table: Table): readonly (readonly [string, number])[] => {
  const end = endOf(table);
  return end === null ? [] : [['start', end]];
};
