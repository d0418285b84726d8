// How fast a game is played: three speeds with a time for each move and a reserve. Rules know no time; tables keep it.

/** The speeds that can be asked for, slowest first. */
export const SPEEDS = ['relaxed', 'normal', 'blitz'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time for each move, which nobody can save up, and the reserve for moves that take longer; in milliseconds. */
export interface MoveTime {
  readonly moveMs: number;
  readonly reserveMs: number;
}

export type Speeds = { readonly [speed in Speed]: MoveTime };

const SECOND = 1000;

const seconds = (move: number, reserve: number): MoveTime => ({ moveMs: move * SECOND, reserveMs: reserve * SECOND });

/** Speeds in seconds: for each a move and the reserve. */
export const speedsOf = (
  relaxed: readonly [move: number, reserve: number],
  normal: readonly [move: number, reserve: number],
  blitz: readonly [move: number, reserve: number],
): Speeds => ({ relaxed: seconds(...relaxed), normal: seconds(...normal), blitz: seconds(...blitz) });

/** For games that say nothing else. */
export const USUAL_SPEEDS = speedsOf([60, 180], [20, 60], [7, 20]);
