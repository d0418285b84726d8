// The clock of a player at a terminal: a time for each move, and a reserve. It is looked at when the player has answered.

import type { MoveTime } from '../../kernel/speeds.ts';

/** The only thing here that changes is what is left of the reserve. */
export interface PlayerClock extends MoveTime {
  leftMs: number;
}

export const newClock = (time: MoveTime): PlayerClock => ({ ...time, leftMs: time.reserveMs });

/** Takes the time for a move from a clock; false if there was not enough. */
export const spend = (clock: PlayerClock, ms: number): boolean => {
  clock.leftMs -= Math.max(0, ms - clock.moveMs);
  return clock.leftMs >= 0;
};

const seconds = (ms: number): string => `${Math.max(0, Math.ceil(ms / 1000))} s`;

/** What there is for the next move, the same in every language. */
export const clockText = ({ moveMs, leftMs }: PlayerClock): string => `(${seconds(moveMs)} + ${seconds(leftMs)})`;
