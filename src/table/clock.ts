// What a clock of a table can do. Those there are stand in one list, in clocks.ts.

import type { Step } from '../kernel/steps.ts';
import type { TableState } from '../protocol/messages.ts';
import type { Table } from './state.ts';

/** A timer that the driver is asked for: its name, and when it should ring. */
export type Timer = readonly [name: string, at: number];

/** The step that a clock leads to when its time is up. */
export type TimeStep =
  | { readonly kind: 'flag'; readonly seat: number; readonly part?: true }
  | { readonly kind: 'stall'; readonly seat: 0 };

/** Something at a table that depends on time. Its own values are fields of the table. */
export interface Clock {
  /** Moves it on to a later time; `table.now` is still the earlier one. */
  readonly elapse?: (table: Table, now: number) => Table;
  /** Starts, stops or pauses it as the match and the presence of players now demand. */
  readonly sync?: (table: Table) => Table;
  /** Adjusts it after a step of the log; `before` is the table without that step. */
  readonly follow?: (table: Table, before: Table, step: Step) => Table;
  /** The step it leads to, once its time is up. */
  readonly expire?: (table: Table) => TimeStep | undefined;
  /** Sets it to what is fair after a restart: a log does not tell everything. */
  readonly restart?: (table: Table) => Table;
  /** When to look at it again. */
  readonly timers: (table: Table) => readonly Timer[];
  /** What clients are told of it. */
  readonly info?: (table: Table) => Partial<Pick<TableState, 'clocks' | 'countdown' | 'progress'>>;
  /** When this changes without a step, everybody gets a snapshot. */
  readonly phase?: (table: Table) => string;
}
