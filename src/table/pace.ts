// The pace of bots where nobody has to act: each is asked again and again at its table's pace, whether anything happens or not.

import type { Seat } from '../kernel/game.ts';
import type { Clock } from './clock.ts';
import { isStarted } from './countdown.ts';
import { PACES } from './model.ts';
import { isBot, isRunning, somebodyHere, type Table } from './state.ts';

/** Do bots act on a pace just now? Only where nobody must act. */
export const keepsPace = (table: Table): boolean =>
  table.terms.pace !== undefined && table.timeline.match.actors.must.length === 0;

const isPaced = (table: Table, seat: Seat): boolean => {
  if (!isBot(table, seat) || !keepsPace(table) || !table.timeline.match.actors.may.includes(seat)) return false;
  return isRunning(table) && isStarted(table) && somebodyHere(table);
};

/** When this bot is asked next, if it is asked now. */
export const nextTurn = (table: Table): number => table.now + PACES[table.terms.pace ?? 'steady'];

export const pace: Clock = {
  sync: (table) => {
    if (table.terms.pace === undefined) return table;
    const paces = table.paces.map((due, seat) => (isPaced(table, seat) ? (due ?? nextTurn(table)) : null));
    return paces.every((due, seat) => due === table.paces[seat]) ? table : { ...table, paces };
  },
  restart: (table) => ({ ...table, paces: table.paces.map(() => null) }),
  timers: ({ paces }) => paces.flatMap((due, seat) => (due === null ? [] : [[`pace/${seat}`, due] as const])),
};
