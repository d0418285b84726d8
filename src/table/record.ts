// What the record of a table's match is made of.

import { present } from '../kernel/present.ts';
import type { RecordSource } from '../kernel/record.ts';
import type { Entry, Terms } from './model.ts';
import { namesIn } from './people.ts';

/** The record of a match, from what is durable of it. Who sat down later is in the steps. */
export const tableRecord = (terms: Terms, entries: readonly Entry[]): RecordSource => {
  const { options, seats, loadouts, seed, table: match } = terms;
  const source = {
    options,
    seats: seats.map((seatEntry) => seatEntry?.sitter ?? null),
    ...present({ loadouts }),
    steps: entries.map(({ step }) => step),
  };
  return terms.format === 2
    ? { ...source, match, names: { ...terms.names, ...namesIn(entries) } }
    : { ...source, seed };
};
