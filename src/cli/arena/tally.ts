// What the results of an arena add up to: win rates with their intervals, times, and Elo.

import type { ArenaResult, Effort } from './task.ts';

/** Two players against each other, by their places in the list of players. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
}

/** Everybody against everybody, the first named first. */
export const pairingsOf = (players: number): readonly Pairing[] =>
  Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (__, i) => ({ a, b: a + 1 + i })),
  ).flat();

/** The results of one pairing so far. */
export interface Tally {
  games: number;
  /** Wins of the first player; draws count half. */
  wins: number;
  /** The sum of differences of points over all games. */
  points: number;
  efforts: readonly [Effort, Effort];
}

const NONE: Effort = { moves: 0, ms: 0, worstMs: 0 };

export const emptyTally = (): Tally => ({ games: 0, wins: 0, points: 0, efforts: [NONE, NONE] });

/** Two efforts as one. */
export const together = (a: Effort, b: Effort): Effort => ({
  moves: a.moves + b.moves,
  ms: a.ms + b.ms,
  worstMs: Math.max(a.worstMs, b.worstMs),
});

/** Adds a pair of mirrored matches. */
export const count = (tally: Tally, { score, points, efforts }: ArenaResult): void => {
  tally.games += 2;
  tally.wins += 2 * score;
  tally.points += 2 * points;
  tally.efforts = [together(tally.efforts[0], efforts[0]), together(tally.efforts[1], efforts[1])];
};

/** Whatever is measured per move; nobody who did not move took any time. */
export const msPerMove = ({ moves, ms }: Effort): number => ms / Math.max(1, moves);

/** How many standard deviations 95 % lie within. */
const Z = 1.96;

/** The win rate with its 95 % interval (Wilson's, which stays honest near 0 and 1). Mirrored deals are luckier than that, so it is rather too wide. */
export const rateOf = ({
  games,
  wins,
}: Pick<Tally, 'games' | 'wins'>): { readonly win: number; readonly low: number; readonly high: number } => {
  if (games === 0) return { win: 0.5, low: 0, high: 1 };
  const win = wins / games;
  const spread = 1 + Z ** 2 / games;
  const middle = (win + Z ** 2 / (2 * games)) / spread;
  const half = (Z / spread) * Math.sqrt((win * (1 - win)) / games + Z ** 2 / (4 * games ** 2));
  return { win, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** So often the strengths are brought nearer to the results. */
const ROUNDS = 2000;

/**
 * Elo of each player, the weakest at 0: the strengths that make the results likeliest. Every pairing counts a drawn
 * game more than was played, or who never lost would be infinitely strong.
 */
export const eloOf = (
  players: number,
  results: readonly (Pairing & Pick<Tally, 'games' | 'wins'>)[],
): readonly number[] => {
  let strengths = Array.from({ length: players }, () => 1);
  const won = strengths.map((_, player) =>
    results.reduce(
      (sum, { a, b, games, wins }) => sum + (a === player ? wins + 0.5 : b === player ? games - wins + 0.5 : 0),
      0,
    ),
  );
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((_, player) => {
      const met = results.filter(({ a, b }) => a === player || b === player);
      const expected = met.reduce((sum, { a, b, games }) => sum + (games + 1) / (strengths[a]! + strengths[b]!), 0);
      return expected === 0 ? 1 : won[player]! / expected;
    });
  }
  const least = Math.min(...strengths);
  return strengths.map((strength) => 400 * Math.log10(strength / least));
};
