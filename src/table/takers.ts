// Who waits to take a bot's seat, and who may.

import type { Seat } from '../kernel/game.ts';
import type { Intent } from './answers.ts';
import type { PlayerId } from './model.ts';
import { replaced, type Table } from './state.ts';

/** Somebody who waits for the next deal to sit down. */
export interface Taker {
  readonly intent: Intent;
  readonly name: string;
}

/** May this player take the seat of a bot here, once the match is being played? A game that is dealt once has no moment for it. */
export const mayTakeSeats = ({ terms, game, timeline, removed }: Table, player: PlayerId): boolean =>
  terms.botSeats === 'open' && game.reseeds !== undefined && timeline.fair !== undefined && !removed.has(player);

/** The seat that a player waits for. */
export const seatAwaited = ({ takers }: Table, player: PlayerId): Seat | undefined => {
  const seat = takers.findIndex((taker) => taker?.intent.player === player);
  return seat < 0 ? undefined : seat;
};

/** The table without somebody's wish for a seat. */
export const withoutTaker = (table: Table, player: PlayerId): Table => {
  const seat = seatAwaited(table, player);
  return seat === undefined ? table : { ...table, takers: replaced(table.takers, seat, null) };
};
