// The grace: how long the seat of somebody whose connection is gone waits before it counts as left.

import type { Clock } from './clock.ts';
import { replaced, seatOf, type Absence, type Table } from './state.ts';
import type { PlayerId } from './model.ts';

/** The table with a seat's player absent, or here (`null`). */
export const withAbsence = (table: Table, seat: number, absence: Absence | null): Table => ({
  ...table,
  absences: replaced(table.absences, seat, absence),
});

/** The player is here, whatever was thought before. */
export const markPresent = (table: Table, player: PlayerId): Table => {
  const seat = seatOf(table, player);
  return seat === undefined || table.absences[seat] === null ? table : withAbsence(table, seat, null);
};

/** The player's last connection is gone: from now on their seat waits. */
export const startGrace = (table: Table, seat: number): Table =>
  table.absences[seat] === null ? withAbsence(table, seat, { until: table.now + table.terms.graceMs }) : table;

/** Every person away as of now: at the start, and after a restart. */
export const awaitEverybody = (table: Table): Table => ({
  ...table,
  absences: table.timeline.occupants.map((sitter) =>
    sitter?.kind === 'person' ? { until: table.now + table.terms.graceMs } : null,
  ),
});

const isOver = (absence: Absence | null, now: number): boolean =>
  absence !== null && absence !== 'left' && absence.until <= now;

export const grace: Clock = {
  /** A pause is no absence: whoever is away when it ends has the whole grace to come back. */
  follow: (table, _before, { kind }) =>
    kind !== 'resume' || table.absences.every((absence) => absence === null)
      ? table
      : {
          ...table,
          absences: table.absences.map((absence) => absence && { until: table.now + table.terms.graceMs }),
        },
  elapse: (table, now) => {
    if (!table.absences.some((absence) => isOver(absence, now))) return table;
    return { ...table, absences: table.absences.map((absence) => (isOver(absence, now) ? 'left' : absence)) };
  },
  timers: ({ absences }) =>
    absences.flatMap((absence, seat) =>
      absence === null || absence === 'left' ? [] : [[`grace/${seat}`, absence.until] as const],
    ),
};
