// Levels as human limits: fewer worlds, and a near-best move by what it costs, never an absurd one.

import type { GameTypes } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Bot, Thought } from '../bot.ts';
import type { Aids, Candidate } from './aids.ts';
import { paired } from './paired.ts';
import { tree, type TreeTerms } from './tree.ts';

/** What holds a level back. */
export interface Limits {
  /** How readily something worse is played: the loss at which a move is about e times as rare. 0: always the best. */
  readonly slack: number;
  /** No move is played that costs more than this. */
  readonly cap: number;
  /** A tree instead of paired playouts. */
  readonly tree?: TreeTerms;
  /** Before a tree, some playouts: a clear case needs no more. */
  readonly glance?: Glance;
}

/** A first look at a position. */
export interface Glance {
  /** The part of the budget that it takes; the tree has the rest. */
  readonly part: number;
  /** An action that is ahead of every other by so much is clearly best. */
  readonly ahead: number;
}

/** 1 / eˣ by a series that every engine computes alike. */
export const rarity = (x: number): number => 1 / (1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + (x / 4) * (1 + x / 5)))));

const FINE = 1 << 20;

/** One of the candidates, the likelier the less it costs. */
export const chooseNear = <T extends GameTypes>(
  candidates: readonly Candidate<T>[],
  { slack, cap }: Limits,
  random: Random,
): T['action'] | undefined => {
  const [first] = candidates;
  if (first === undefined || slack === 0) return first?.action;
  const tried = candidates.filter(({ visits }) => visits > 0);
  const best = tried.reduce((top, each) => (each.mean > top.mean ? each : top), first);
  const near = tried.filter(({ mean }) => best.mean - mean <= cap);
  const weights = near.map(({ mean }) => rarity((best.mean - mean) / slack));
  let at = (random.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { action }] of near.entries()) {
    at -= weights[i]!;
    if (at < 0) return action;
  }
  return best.action;
};

/** What a glance found, if one action is clearly best. */
const clearly = <T extends GameTypes>(
  thought: Thought<T>,
  aids: Aids<T>,
  { part, ahead }: Glance,
): readonly Candidate<T>[] | undefined => {
  const found = paired({ ...thought, budget: Math.floor(thought.budget * part) }, aids);
  const [best, ...others] = found;
  return best !== undefined && others.every(({ mean }) => best.mean - mean >= ahead) ? found : undefined;
};

/** A tree, after a glance where the limits have one. */
const grown = <T extends GameTypes>(
  thought: Thought<T>,
  aids: Aids<T>,
  terms: TreeTerms,
  glance: Glance | undefined,
): readonly Candidate<T>[] => {
  if (glance === undefined) return tree(thought, aids, terms);
  const rest = thought.budget - Math.floor(thought.budget * glance.part);
  return clearly(thought, aids, glance) ?? tree({ ...thought, budget: rest }, aids, terms);
};

/** A bot that searches with a game's aids, held back by the limits of its level. */
export const searchingBot =
  <T extends GameTypes>(aids: Aids<T>, limits: Limits): Bot<T> =>
  (thought) => {
    const { legal, must = true } = thought;
    if (legal.length === 0) return undefined;
    if (!must && aids.speak !== undefined)
      return aids.speak(thought.game.sample(thought.view, thought.random, thought.history), thought.seat);
    const solved = limits.slack === 0 ? aids.solve?.(thought) : undefined;
    if (solved !== undefined) {
      thought.onWeighed?.({ by: 'solved', candidates: [] });
      return solved;
    }
    if (must && legal.length === 1) return legal[0];
    const candidates =
      limits.tree === undefined || !must ? paired(thought, aids) : grown(thought, aids, limits.tree, limits.glance);
    thought.onWeighed?.({ by: 'search', candidates });
    return chooseNear(candidates, limits, fastRandom(thought.random.below(0x7fff_ffff)));
  };
