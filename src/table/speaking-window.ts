// The hold: while others may speak, an action that would take the word from them waits a moment, whoever holds what.

import type { Seat } from '../kernel/game.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Intent } from './answers.ts';
import type { ClientId } from './model.ts';
import { isBegun, isFinished, type Table } from './state.ts';

/** How long whoever may speak has the word before anybody takes it from them, in milliseconds. */
export const WINDOW_MS = 1000;

/** An action that waits for others to have had their word. */
export interface HeldAction {
  readonly client: ClientId;
  readonly intent: Intent;
  readonly message: Extract<ClientMessage, { readonly type: 'act' }>;
}

const hasPeople = (table: Table): boolean => table.timeline.occupants.some((sitter) => sitter?.kind === 'person');

/** Somebody must act and somebody else may speak. Told by the actors alone, so a hold tells nobody anything. */
const othersMaySpeak = (table: Table): boolean => {
  const { must, may } = table.timeline.match.actors;
  return must.length > 0 && may.length > 0 && isBegun(table) && !isFinished(table) && hasPeople(table);
};

/** Starts the hold when the word becomes free, and lets it run on through what is said meanwhile. */
export const updateWindow = (table: Table): Table => {
  if (!othersMaySpeak(table)) return table.windowUntil === null ? table : { ...table, windowUntil: null };
  return table.windowUntil === null ? { ...table, windowUntil: table.now + WINDOW_MS } : table;
};

export const isWindowOpen = (table: Table): boolean => table.windowUntil !== null && table.now < table.windowUntil;

/** Would this action, if it is legal, leave somebody without the word who has it now? */
export const closesWindow = (table: Table, seat: Seat, action: string): boolean => {
  const { match } = table.timeline;
  const played = match.act(seat, action, 'silent');
  if (!played.ok) return false;
  const { must, may } = played.value.match.actors;
  return match.actors.may.some((other) => other !== seat && !must.includes(other) && !may.includes(other));
};

/** When to look again. */
export const windowTimers = (table: Table): readonly (readonly [string, number])[] =>
  table.windowUntil !== null && isWindowOpen(table) ? [['hold', table.windowUntil]] : [];
