// The speaking window: while others may still declare something, an action that would cut them off waits a moment, whoever holds what.

import type { Seat } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Intent } from './answers.ts';
import type { Clock } from './clock.ts';
import type { ClientId } from './model.ts';
import { isBegun, isFinished, type Table } from './state.ts';

/** How long whoever may speak can do so before anybody cuts them off, in milliseconds. */
export const WINDOW_MS = 1000;

/** An action that waits until others have had the chance to speak. */
export interface HeldAction {
  readonly client: ClientId;
  readonly intent: Intent;
  readonly message: Extract<ClientMessage, { readonly type: 'act' }>;
}

const hasPeople = (table: Table): boolean => table.timeline.occupants.some((sitter) => sitter?.kind === 'person');

/** Somebody must act and somebody else may speak. It depends on the actors alone, so that waiting gives nothing away. */
const othersMaySpeak = (table: Table): boolean => {
  if (!isBegun(table) || isFinished(table) || !hasPeople(table)) return false;
  const { must, may } = table.timeline.match.actors;
  return must.length > 0 && may.length > 0;
};

export const isWindowOpen = (table: Table): boolean => table.windowUntil !== null && table.now < table.windowUntil;

/** Does a seat's action cut off somebody who may still speak? */
export const cutsOff = (before: Match, after: Match, seat: Seat): boolean => {
  const { must, may } = after.actors;
  return before.actors.may.some((other) => other !== seat && !must.includes(other) && !may.includes(other));
};

export const speakingWindow: Clock = {
  /** Opens when somebody may speak, and stays open through what is said meanwhile. */
  sync: (table) => {
    if (!othersMaySpeak(table)) return table.windowUntil === null ? table : { ...table, windowUntil: null };
    return table.windowUntil === null ? { ...table, windowUntil: table.now + WINDOW_MS } : table;
  },
  restart: (table) => ({ ...table, windowUntil: null }),
  timers: (table) => (table.windowUntil !== null && isWindowOpen(table) ? [['hold', table.windowUntil]] : []),
};
