// The host of a table: whoever opened it or, once they have stood up, whoever has sat there longest.

import type { Seat } from '../kernel/game.ts';
import { seatOf, type Table } from './state.ts';

/** Where the host sits; nobody where no person does. */
export const hostSeat = (table: Table): Seat | undefined => {
  const { players, entries, terms } = table;
  const opener = terms.seats.find((entry) => entry?.player != null)?.player;
  const seat = opener == null ? undefined : seatOf(table, opener);
  if (seat !== undefined) return seat;
  const people = players.flatMap((player, at) => (player === null ? [] : [at]));
  return people.toSorted((a, b) => (entries.sat[a] ?? 0) - (entries.sat[b] ?? 0))[0];
};

/** Nothing is dealt, and no deal has begun: the host may still arrange the table. */
export const isArranging = ({ timeline }: Table): boolean =>
  timeline.fair?.deals.length === 0 && timeline.deals === 0 && timeline.outcome === undefined;
