// What the record of a table's match is made of.

import { present } from '../kernel/present.ts';
import type { RecordSource } from '../kernel/record.ts';
import type { Entry, Terms } from './model.ts';

/** The record of a match, from what is durable of it. Who sat down later is in the steps. */
export const tableRecord = ({ options, seats, loadouts, seed }: Terms, entries: readonly Entry[]): RecordSource => ({
  options,
  seats: seats.map((seatEntry) => seatEntry?.sitter ?? null),
  ...present({ loadouts }),
  seed,
  steps: entries.map(({ step }) => step),
});
