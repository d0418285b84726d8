// The entries of a table's log as a value, indexed so that no request has to search the log.

import type { Seat } from '../kernel/game.ts';
import type { Step } from '../kernel/steps.ts';
import type { Entry } from './model.ts';

/**
 * The log so far. Tables that follow one another share one list that only grows; each sees it up to its own length,
 * so that a step costs the same however long the log is.
 */
export interface Entries {
  readonly length: number;
  /** How many of them are takebacks. */
  readonly takebacks: number;
  /** By seat: the revision of its last action or takeback, and of its last `sit`; 0 for none. */
  readonly moved: readonly number[];
  readonly sat: readonly number[];
  readonly shared: Shared;
}

interface Shared {
  readonly list: Entry[];
  /** The revision of the first entry of each intent. */
  readonly intents: Map<string, number>;
}

type Intent = NonNullable<Entry['intent']>;

/** An intent's id holds no space. */
const keyOf = ({ player, id }: Intent): string => `${id} ${player}`;

export const noEntries = (seats: number): Entries => ({
  length: 0,
  takebacks: 0,
  moved: Array.from({ length: seats }, () => 0),
  sat: Array.from({ length: seats }, () => 0),
  shared: { list: [], intents: new Map() },
});

/** The list to add to: the shared one or, if somebody else has added to it, a copy. */
const ownList = ({ length, shared }: Entries): Shared => {
  if (shared.list.length === length) return shared;
  const list = shared.list.slice(0, length);
  return { list, intents: new Map([...shared.intents].filter(([, seq]) => seq <= length)) };
};

/** The log with one more entry; the one before it stays as it is. */
export const withEntry = (entries: Entries, entry: Entry): Entries => {
  const shared = ownList(entries);
  shared.list.push(entry);
  if (entry.intent !== undefined) {
    const key = keyOf(entry.intent);
    if (!shared.intents.has(key)) shared.intents.set(key, entry.seq);
  }
  const { seq, step } = entry;
  const isMove = step.kind === 'act' || step.kind === 'takeback';
  return {
    length: entries.length + 1,
    takebacks: entries.takebacks + (step.kind === 'takeback' ? 1 : 0),
    moved: isMove ? entries.moved.with(step.seat, seq) : entries.moved,
    sat: step.kind === 'sit' ? entries.sat.with(step.seat, seq) : entries.sat,
    shared,
  };
};

/** All of them, in order. */
export const listOf = ({ length, shared }: Entries): readonly Entry[] => shared.list.slice(0, length);

/** The step that led to a revision. */
export const stepAt = ({ length, shared }: Entries, revision: number): Step | undefined =>
  revision > length ? undefined : shared.list[revision - 1]?.step;

export const lastOf = ({ length, shared }: Entries): Entry | undefined => shared.list[length - 1];

/** The revision that an intent led to, if it became a step. */
export const revisionOf = ({ length, shared }: Entries, intent: Intent): number | undefined => {
  const seq = shared.intents.get(keyOf(intent));
  return seq === undefined || seq > length ? undefined : seq;
};

/** Has this seat acted or taken back since a revision? */
export const hasMovedSince = ({ moved }: Entries, seat: Seat, revision: number): boolean =>
  (moved[seat] ?? 0) > revision;
