// Matches between bots on mirrored deals: the same seed twice, the players having changed sides, so that luck cancels out.

import { advanceTimeline, keepHistory, openTimeline, type Timeline } from '../kernel/timeline.ts';
import type { Game, Outcome, Seat } from '../kernel/game.ts';
import type { Seed } from '../kernel/random.ts';
import type { Step } from '../kernel/steps.ts';
import type { Level } from './bot.ts';
import { thinkFor } from './think.ts';

/** A match that is longer than this has no end. */
const LONGEST = 40_000;

/** What is played: a game with options and what its seats bring. */
export interface ArenaSubject {
  readonly game: Game;
  readonly options: unknown;
  readonly loadouts?: readonly unknown[];
}

/** How one match of bots went; `moves` by seat. */
export interface ArenaMatch {
  readonly outcome: Outcome;
  readonly moves: readonly number[];
}

/** Hears of every thought, so that a caller may time it. */
export type Watch = (seat: Seat, think: () => string | undefined) => string | undefined;

const unwatched: Watch = (_, think) => think();

/** Hears of the match after its deal and after each step. */
export type Follow = (timeline: Timeline) => void;

/** Plays one match; where nobody must act, the seats take turns, and when all are silent the match ends without progress. */
export const playMatch = (
  { game, options, loadouts }: ArenaSubject,
  seed: Seed,
  levels: readonly Level[],
  { watch = unwatched, follow }: { readonly watch?: Watch | undefined; readonly follow?: Follow } = {},
): ArenaMatch => {
  const occupants = levels.map(({ id, version, budget }) => ({ kind: 'bot', level: id, version, budget }) as const);
  const moves = levels.map(() => 0);
  let timeline = keepHistory(openTimeline(game, options, seed, occupants, loadouts));
  follow?.(timeline);
  let turn = 0;
  let silent = 0;
  const ask = (seat: Seat): string | undefined => watch(seat, () => thinkFor(timeline, seat, levels[seat] as Level));
  const take = (step: Step): void => {
    timeline = taken(timeline, step);
    follow?.(timeline);
  };
  const act = (seat: Seat, action: string): void => {
    take({ kind: 'act', seat, act: action, ms: 0 });
    moves[seat] = (moves[seat] ?? 0) + 1;
  };
  for (let steps = 0; steps < LONGEST; steps++) {
    if (timeline.outcome !== undefined) return { outcome: timeline.outcome, moves };
    const { must, may } = timeline.match.actors;
    const word = must.length > 0 ? firstWord(may, ask) : undefined;
    if (word !== undefined) {
      act(word.seat, word.action);
      continue;
    }
    const seat = must[0] ?? may[turn++ % may.length] ?? 0;
    const action = ask(seat) ?? (must.length > 0 ? timeline.match.legal(seat)[0] : undefined);
    silent = action === undefined ? silent + 1 : 0;
    if (action !== undefined) act(seat, action);
    else if (silent > 2 * levels.length) take({ kind: 'stall', seat: 0, ms: 0 });
  }
  throw new Error(`no end after ${LONGEST} steps`);
};

const firstWord = (
  may: readonly Seat[],
  ask: (seat: Seat) => string | undefined,
): { readonly seat: Seat; readonly action: string } | undefined => {
  for (const seat of may) {
    const action = ask(seat);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
};

const taken = (timeline: Timeline, step: Step): Timeline => {
  const next = advanceTimeline(timeline, step);
  if (!next.ok) throw new Error(`a bot's step was refused: ${JSON.stringify({ step, error: next.error })}`);
  return next.value;
};

/** The best rank and the mean points of every other side. */
const resultOf = (
  { rank, points }: Outcome,
  sides: readonly (readonly Seat[])[],
  parity: number,
): { readonly rank: number; readonly points: number } => {
  const seats = sides.filter((_, side) => side % 2 === parity).map(([seat = 0]) => seat);
  const sum = seats.reduce((all, seat) => all + points[seat]!, 0);
  return { rank: Math.min(...seats.map((seat) => rank[seat]!)), points: sum / seats.length };
};

/** What a pair of mirrored matches brought the first of two players. */
export interface ArenaPair {
  /** 1 for a win of both, 0 for none, draws count half. */
  readonly score: number;
  /** The mean difference of points. */
  readonly points: number;
  /** Moves of the first and of the second player. */
  readonly moves: readonly [number, number];
}

/** The same deal twice: the two players share the sides, every other one each, and change places for the second match. */
export const playPair = (
  subject: ArenaSubject,
  seed: Seed,
  a: Level,
  b: Level,
  watch?: (level: Level) => Watch,
): ArenaPair => {
  const { game, options } = subject;
  const sides = game.sides(options);
  const moves: [number, number] = [0, 0];
  let score = 0;
  let points = 0;
  for (const mine of [0, 1]) {
    const levels: Level[] = [];
    sides.forEach((seats, side) => {
      for (const seat of seats) levels[seat] = side % 2 === mine ? a : b;
    });
    const watching: Watch | undefined =
      watch === undefined ? undefined : (seat, think) => watch(levels[seat] as Level)(seat, think);
    const match = playMatch(subject, seed, levels, { watch: watching });
    const own = resultOf(match.outcome, sides, mine);
    const other = resultOf(match.outcome, sides, 1 - mine);
    score += own.rank < other.rank ? 1 : own.rank > other.rank ? 0 : 0.5;
    points += own.points - other.points;
    levels.forEach((level, seat) => {
      moves[level === a ? 0 : 1] += match.moves[seat] ?? 0;
    });
  }
  return { score: score / 2, points: points / 2, moves };
};
