// Matches kept on this device: what a store of them can do, and one that lasts as long as the page.

import { seatsAway, type Summary } from '../../table/summary.ts';
import type { Entry, NextTable, Terms } from '../../table/model.ts';
import type { MyTable } from '../api.ts';

/** A match, without its log. */
export interface KeptMatch {
  readonly table: string;
  readonly terms: Terms;
  readonly summary: Summary;
  readonly finished: boolean;
  readonly updatedAt: number;
  /** Where it was played again. */
  readonly next?: NextTable;
}

/** What changes with a step. */
export type Progress = Pick<KeptMatch, 'summary' | 'finished' | 'updatedAt'>;

/** A step of that number is there already: another page of this browser plays on. */
export class OvertakenError extends Error {}

/** Where matches are kept. Everything is done when its promise is. */
export interface Kept {
  /** Does a match outlive the page? */
  readonly lasts: (table: string) => boolean;
  readonly create: (match: KeptMatch) => Promise<void>;
  /** Fails with `OvertakenError` for a step that is there already. */
  readonly append: (table: string, entry: Entry, progress: Progress) => Promise<void>;
  readonly follow: (table: string, next: NextTable) => Promise<void>;
  readonly load: (
    table: string,
  ) => Promise<{ readonly match: KeptMatch; readonly entries: readonly Entry[] } | undefined>;
  /** Newest first. */
  readonly list: () => Promise<readonly KeptMatch[]>;
  readonly remove: (table: string) => Promise<void>;
}

export const newestFirst = (matches: readonly KeptMatch[]): readonly KeptMatch[] =>
  matches.toSorted((a, b) => b.updatedAt - a.updatedAt);

/** For browsers that let a page keep nothing. */
export const keptInMemory = (): Kept => {
  const matches = new Map<string, { match: KeptMatch; readonly entries: Entry[] }>();
  return {
    lasts: () => false,
    create: (match) => Promise.resolve(void matches.set(match.table, { match, entries: [] })),
    append: (table, entry, progress) => {
      const known = matches.get(table);
      if (known === undefined) return Promise.reject(new Error('the match is not kept any more'));
      if (known.entries.length !== entry.seq - 1) return Promise.reject(new OvertakenError());
      known.entries.push(entry);
      known.match = { ...known.match, ...progress };
      return Promise.resolve();
    },
    follow: (table, next) => {
      const known = matches.get(table);
      if (known !== undefined) known.match = { ...known.match, next };
      return Promise.resolve();
    },
    load: (table) => {
      const known = matches.get(table);
      return Promise.resolve(known && { match: known.match, entries: [...known.entries] });
    },
    list: () => Promise.resolve(newestFirst(Array.from(matches.values(), ({ match }) => match))),
    remove: (table) => Promise.resolve(void matches.delete(table)),
  };
};

/** A match that the one store does not take is kept in the other. */
export const keptOrElse = (first: Kept, spare: Kept): Kept => {
  const spared = new Set<string>();
  const storeOf = (table: string): Kept => (spared.has(table) ? spare : first);
  return {
    lasts: (table) => storeOf(table).lasts(table),
    create: (match) =>
      first.create(match).catch(() => {
        spared.add(match.table);
        return spare.create(match);
      }),
    append: (table, ...more) => storeOf(table).append(table, ...more),
    follow: (table, next) => storeOf(table).follow(table, next),
    load: (table) => storeOf(table).load(table),
    list: async () => newestFirst([...(await first.list()), ...(await spare.list())]),
    remove: (table) => storeOf(table).remove(table),
  };
};

/** A kept match as the front page lists tables. */
export const listed = ({ table, terms, summary, finished, updatedAt }: KeptMatch): MyTable => ({
  table,
  game: terms.game,
  finished,
  yourTurn: summary.turn?.some((seat) => summary.seats[seat]?.player != null) === true,
  seats: seatsAway(summary, terms.names),
  updatedAt,
});
