// What many tables have alike in their terms, such as the options of a game and its bots, is in memory once for all of them.

import { present } from '../kernel/present.ts';
import type { Terms } from '../table/model.ts';
import { withNames } from '../table/people.ts';

/** So many values are known; most servers have a few for each game. */
const KNOWN = 1000;

/** Gives terms whose options and bots are those of the first terms that had the same. */
export const sharedTerms = (): ((terms: Terms) => Terms) => {
  const known = new Map<string, object>();
  const one = <T extends object>(value: T): T => {
    const text = JSON.stringify(value);
    const first = known.get(text);
    if (first !== undefined) return first as T;
    const [oldest] = known.keys();
    if (known.size >= KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(text, value);
    return value;
  };
  return (terms) => ({
    ...terms,
    options: one(terms.options),
    ...present({ bots: terms.bots && one(terms.bots), names: terms.names && withNames(terms.names) }),
  });
};
