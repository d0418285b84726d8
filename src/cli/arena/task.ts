// One piece of an arena's work: a deal played twice by two levels, timed. Workers and tests do the same.

import { playPair } from '../../bots/arena.ts';
import type { Level } from '../../bots/bot.ts';
import type { Game } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { present } from '../../kernel/present.ts';
import type { Seed } from '../../kernel/random.ts';
import { playerNamed } from './player.ts';

/** A deal for two levels, as plain data: it travels between threads. */
export interface ArenaTask {
  readonly game: string;
  readonly options: unknown;
  readonly loadouts?: readonly Json[];
  readonly seed: Seed;
  /** Which pairing it belongs to. */
  readonly pairing: number;
  /** Levels with their versions and budgets: `expert@3:12000`. */
  readonly a: string;
  readonly b: string;
}

/** What one level did in it; times in milliseconds. */
export interface Effort {
  readonly moves: number;
  readonly ms: number;
  readonly worstMs: number;
}

/** How it went, seen from `a`. */
export interface ArenaResult {
  readonly pairing: number;
  /** 1 for two wins, 0 for none; draws count half. */
  readonly score: number;
  /** The mean difference of points. */
  readonly points: number;
  readonly efforts: readonly [Effort, Effort];
}

interface Time {
  ms: number;
  worstMs: number;
}

const levelNamed = async (game: string, name: string): Promise<Level> => {
  const level = await playerNamed(game, name);
  if (level === undefined) throw new Error(`${game} has no bot "${name}"`);
  return level;
};

/** Plays both matches of a task. */
export const playTask = async (game: Game, task: ArenaTask, now: () => number): Promise<ArenaResult> => {
  const [a, b] = [await levelNamed(task.game, task.a), await levelNamed(task.game, task.b)];
  const times: readonly [Time, Time] = [
    { ms: 0, worstMs: 0 },
    { ms: 0, worstMs: 0 },
  ];
  const { options, loadouts } = task;
  const pair = playPair({ game, options, ...present({ loadouts }) }, task.seed, a, b, (level) => (_, think) => {
    const time = times[level === a ? 0 : 1];
    const start = now();
    const action = think();
    const ms = now() - start;
    time.ms += ms;
    time.worstMs = Math.max(time.worstMs, ms);
    return action;
  });
  const { score, points, moves } = pair;
  const efforts = [
    { moves: moves[0], ...times[0] },
    { moves: moves[1], ...times[1] },
  ] as const;
  return { pairing: task.pairing, score, points, efforts };
};
