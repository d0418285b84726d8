// The hold: while others may speak, an action that would take the word from them waits a moment, whoever holds what.

import type { Seat } from '../kernel/game.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Intent } from './intents.ts';
import type { ClientId } from './model.ts';
import { isBegun, isFinished, type Table } from './state.ts';

/** How long whoever may speak has the word before anybody takes it from them, in milliseconds. */
export const HOLD_MS = 1000;

/** An action that waits for others to have had their word. */
export interface Held {
  readonly client: ClientId;
  readonly intent: Intent;
  readonly message: Extract<ClientMessage, { readonly type: 'act' }>;
}

const hasPeople = (table: Table): boolean => table.course.sitters.some((sitter) => sitter?.kind === 'person');

/** Somebody must act and somebody else may speak. Told by the actors alone, so a hold tells nobody anything. */
const wordIsFree = (table: Table): boolean => {
  const { must, may } = table.course.match.actors;
  return must.length > 0 && may.length > 0 && isBegun(table) && !isFinished(table) && hasPeople(table);
};

/** Starts the hold when the word becomes free, and lets it run on through what is said meanwhile. */
export const holding = (table: Table): Table => {
  if (!wordIsFree(table)) return table.holdUntil === null ? table : { ...table, holdUntil: null };
  return table.holdUntil === null ? { ...table, holdUntil: table.now + HOLD_MS } : table;
};

export const isHeld = (table: Table): boolean => table.holdUntil !== null && table.now < table.holdUntil;

/** Would this action, if it is legal, leave somebody without the word who has it now? */
export const takesTheWord = (table: Table, seat: Seat, action: string): boolean => {
  const { match } = table.course;
  const turn = match.act(seat, action, 'silent');
  if (!turn.ok) return false;
  const { must, may } = turn.value.match.actors;
  return match.actors.may.some((other) => other !== seat && !must.includes(other) && !may.includes(other));
};

/** When to look again. */
export const holdTimers = (table: Table): readonly (readonly [string, number])[] =>
  table.holdUntil !== null && isHeld(table) ? [['hold', table.holdUntil]] : [];
