// Requests around a match: being ready for the next deal, and the options that are played by.

import type { Seat } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { readOptions, writeOptions } from '../kernel/options.ts';
import { faultText } from '../kernel/step-faults.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { hostSeat } from './host.ts';
import { take, type TakeFault } from './log.ts';
import type { Table } from './state.ts';

const why = (fault: TakeFault): string => (fault.kind === 'full' ? 'the log of this match is full' : faultText(fault));

/** A seat wants the next deal. */
export const getReady = (table: Table, intent: Intent, seat: Seat): Judged => {
  const taken = take(table, { kind: 'ready', seat }, intent);
  return taken.ok
    ? granted(taken.value, intent)
    : denied(table, intent, 'not-now', { message: `You can't be ready now: ${why(taken.error)}.` });
};

/** Other options, all or some of them, chosen by the host before anything is dealt. */
export const chooseOptions = (table: Table, intent: Intent, seat: Seat, chosen: JsonObject): Judged => {
  const { game, terms, timeline } = table;
  if (seat !== hostSeat(table))
    return denied(table, intent, 'not-now', { message: 'Only the host chooses the options.' });
  if (terms.loadouts !== undefined)
    return denied(table, intent, 'not-now', { message: 'Decks have been chosen for the options of this table.' });
  const options = readOptions(game.options, { ...timeline.match.options, ...chosen });
  if (!options.ok)
    return denied(table, intent, 'bad-options', { message: `${options.error.at}: ${options.error.message}` });
  if (game.seats(options.value) !== timeline.match.seats)
    return denied(table, intent, 'bad-options', { message: `options: this table has ${timeline.match.seats} seats` });
  const taken = take(table, { kind: 'options', seat, options: writeOptions(game.options, options.value) }, intent);
  if (taken.ok) return granted(taken.value, intent);
  return denied(table, intent, 'not-now', { message: `The options can't be changed: ${why(taken.error)}.` });
};
