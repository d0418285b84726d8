// The levels of each game, loaded when they are wanted: one entry per game; a game without an entry has the levels that any game has.

import type { GameTypes } from '../kernel/game.ts';
import type { Level } from './bot.ts';
import { random } from './random.ts';

/** The levels of one game. */
interface GameLevels {
  /** What players can choose, weakest first, each in its newest version. */
  readonly offered: readonly Level[];
  /** What is no longer offered but still sits at tables and in records. */
  readonly kept: readonly Level[];
}

/** Levels with their game's types erased: they are only ever given that game. */
const erased = <T extends GameTypes>(...levels: readonly Level<T>[]): readonly Level[] =>
  levels as unknown as readonly Level[];

const LEVELS: { readonly [game: string]: () => Promise<GameLevels> } = {
  guinote: async () => ({
    offered: erased(...(await import('./guinote/levels.ts')).levels),
    kept: erased(
      (await import('./guinote/greedy-1.ts')).greedy1,
      (await import('./guinote/greedy.ts')).greedy,
      ...(await import('./guinote/levels.ts')).earlier,
    ),
  }),
  mulle: async () => ({
    offered: erased(...(await import('./mulle/levels.ts')).levels),
    kept: erased((await import('./mulle/heuristic.ts')).heuristic, ...(await import('./mulle/levels.ts')).earlier),
  }),
  highnoon: async () => ({
    offered: erased(...(await import('./highnoon/levels.ts')).levels),
    kept: erased((await import('./highnoon/greedy.ts')).greedy, ...(await import('./highnoon/levels.ts')).earlier),
  }),
  mythos: async () => ({
    offered: erased(...(await import('./mythos/levels.ts')).levels),
    kept: erased((await import('./mythos/heuristic.ts')).heuristic, ...(await import('./mythos/levels.ts')).earlier),
  }),
};

const gameLevels = async (game: string): Promise<GameLevels> => {
  const own = Object.hasOwn(LEVELS, game) ? LEVELS[game] : undefined;
  return own?.() ?? { offered: (await import('./any-game.ts')).anyGameLevels, kept: [] };
};

/** What a game offers, weakest first; `random` plays any game. */
export const levelsOf = async (game: string): Promise<readonly Level[]> => [
  random,
  ...(await gameLevels(game)).offered,
];

/** Every level and version that a game has: for records, and for tables where one of them sits. */
export const shippedLevels = async (game: string): Promise<readonly Level[]> => {
  const { offered, kept } = await gameLevels(game);
  return [random, ...kept, ...offered];
};

/** Of some levels the strongest that searches nothing: it answers at once, for a bot that there is no time for. */
export const quickestOf = (levels: readonly Level[]): Level => levels.findLast(({ budget }) => budget === 0) ?? random;

/** The level of that name, offered or kept: its newest version, or the one that the name says (`greedy@1`). */
export const findLevel = async (game: string, name: string): Promise<Level | undefined> => {
  const [, id = name, version] = /^(.+)@(\d{1,9})$/u.exec(name) ?? [];
  return (await shippedLevels(game))
    .filter((level) => level.id === id && (version === undefined || level.version === Number(version)))
    .toSorted((a, b) => b.version - a.version)[0];
};

/** The level that plays when nobody asks for one: `medium` where there is one, else `greedy`, else the strongest. */
export const defaultLevel = <T extends { readonly id: string }>(levels: readonly T[]): T | undefined =>
  levels.find(({ id }) => id === 'medium') ?? levels.find(({ id }) => id === 'greedy') ?? levels.at(-1);
