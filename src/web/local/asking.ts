// What the page and the worker that holds the tables of this device say to each other.

import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import type { Seat } from '../../kernel/game.ts';
import type { NewTable } from '../api.ts';
import type { Ended } from '../connection.ts';

/** A table to be opened here. */
export interface LocalOrder extends NewTable {
  /** The other people at this device: they take the seats that have no bot, in their order. */
  readonly company?: readonly string[];
}

/** Somebody at this device. */
export interface Neighbour {
  readonly seat: Seat;
  readonly name: string;
}

/** Everybody at this device, and whose turn it is as far as everybody knows. */
export interface Company {
  readonly people: readonly Neighbour[];
  readonly turn: readonly Seat[];
}

/** `ask` and `line` are numbers of the page's own, by which it knows the answers. */
export type Ask =
  | { readonly type: 'order'; readonly ask: number; readonly order: LocalOrder }
  | { readonly type: 'record'; readonly ask: number; readonly table: string }
  | { readonly type: 'people'; readonly ask: number; readonly table: string }
  /** Without a seat, as the first person at the table. `slowness`: 1 is the usual pace of bots, less is faster. */
  | {
      readonly type: 'connect';
      readonly line: number;
      readonly table: string;
      readonly seat?: Seat;
      readonly slowness: number;
    }
  | { readonly type: 'say'; readonly line: number; readonly message: ClientMessage }
  | { readonly type: 'hang-up'; readonly line: number };

/** Why something is not done: the status is what a server would answer with. */
export interface Refused {
  readonly status: number;
  readonly at: string;
  readonly message: string;
}

export type Reply =
  | { readonly type: 'ordered'; readonly ask: number; readonly table: string }
  | { readonly type: 'record'; readonly ask: number; readonly text: string }
  /** Who plays at this device. */
  | { readonly type: 'people'; readonly ask: number; readonly company: Company }
  | ({ readonly type: 'refused'; readonly ask: number } & Refused)
  /** `lasts`: the match outlives the page. */
  | { readonly type: 'opened'; readonly line: number; readonly lasts: boolean }
  | { readonly type: 'said'; readonly line: number; readonly message: ServerMessage }
  /** The table could not go on here: it can be opened again. `taken`: another page has it. */
  | { readonly type: 'lost'; readonly line: number; readonly taken: boolean }
  | { readonly type: 'ended'; readonly line: number; readonly why: Ended }
  /** From now on nothing of this match is kept: there is no room. */
  | { readonly type: 'unkept'; readonly line: number };
