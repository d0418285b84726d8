// What a list of tables shows of a match: who sits where and whose turn it is. Everybody at the table knows all of it.

import type { Seat } from '../kernel/game.ts';
import { namedOccupants, type Names } from '../kernel/steps.ts';
import { swapped } from '../kernel/timeline.ts';
import type { SeatInfo } from '../protocol/messages.ts';
import type { SeatEntry, Entry, PlayerId, Terms } from './model.ts';
import { isBegun, isFinished, replaced, type Table } from './state.ts';

/** A match in a few words, stored so that no list has to replay it. */
export interface Summary {
  /** How many steps of the log it covers. */
  readonly revision: number;
  readonly rules: number;
  readonly seats: readonly (SeatEntry | null)[];
  /** Whose turn it is; where nobody must act, everybody who may. Not known of a match that can't be played here. */
  readonly turn: readonly Seat[] | null;
  readonly graceMs: number;
  /** Those for whom a bot plays on, and who may come back; absent, nobody. */
  readonly left?: readonly PlayerId[];
}

/** The summary of a table as it stands. */
export const summaryOf = (table: Table): Summary => {
  const { timeline, terms, players } = table;
  const left = isFinished(table) ? [] : table.left.flatMap((player) => player ?? []);
  const { must, may } = timeline.match.actors;
  return {
    revision: timeline.steps,
    rules: terms.rules,
    seats: timeline.occupants.map((sitter, seat) => sitter && { sitter, player: players[seat] ?? null }),
    turn: !isBegun(table) || isFinished(table) ? [] : must.length > 0 ? must : may,
    graceMs: terms.graceMs,
    ...(left.length === 0 ? {} : { left }),
  };
};

/** Who sits where after some steps. */
export const seatsAfter = (terms: Terms, entries: readonly Entry[]): readonly (SeatEntry | null)[] => {
  let { seats } = terms;
  for (const { step, intent } of entries) {
    if (step.kind === 'sit')
      seats = replaced(seats, step.seat, {
        sitter: step.sitter,
        player: step.sitter.kind === 'person' ? (intent?.player ?? null) : null,
      });
    if (step.kind === 'swap') seats = swapped(seats, step.seat, step.other);
    if (step.kind === 'stand') seats = replaced(seats, step.seat, null);
  }
  return seats;
};

/** The summary of a match whose game or log can't be played here: who sits where is still known. */
export const summaryWithoutRules = (terms: Terms, entries: readonly Entry[]): Summary => ({
  revision: entries.length,
  rules: terms.rules,
  seats: seatsAfter(terms, entries),
  turn: null,
  graceMs: terms.graceMs,
});

/** The seat of a player, if they have one. */
export const seatIn = ({ seats }: Summary, player: PlayerId): Seat | undefined => {
  const seat = seats.findIndex((seatEntry) => seatEntry?.player === player);
  return seat < 0 ? undefined : seat;
};

/** Who sits where at a table that nobody is connected to. */
export const seatsAway = ({ seats, graceMs }: Summary, names: Names = {}): readonly SeatInfo[] =>
  namedOccupants(
    seats.map((seatEntry) => seatEntry?.sitter ?? null),
    names,
  ).map((sitter, seat): SeatInfo => {
    if (sitter === null) return { seat, sitter, presence: 'empty' };
    return sitter.kind === 'bot' ? { seat, sitter, presence: 'bot' } : { seat, sitter, presence: 'dropped', graceMs };
  });
