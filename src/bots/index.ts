// The levels of each game, loaded when they are wanted: one line per game.

import type { GameTypes } from '../kernel/game.ts';
import type { Level } from './bot.ts';
import { random } from './random.ts';

/** A level with its game's types erased: it is only ever given that game. */
const anyLevel = <T extends GameTypes>(level: Level<T>): Level => level as unknown as Level;

/** The levels a game has of its own, weakest first; of one level older versions before newer ones. */
const LEVELS: { readonly [game: string]: () => Promise<readonly Level[]> } = {
  guinote: async () => [
    anyLevel((await import('./guinote/greedy-1.ts')).greedy1),
    anyLevel((await import('./guinote/greedy.ts')).greedy),
  ],
  mulle: async () => [anyLevel((await import('./mulle/heuristic.ts')).heuristic)],
  highnoon: async () => [anyLevel((await import('./highnoon/greedy.ts')).greedy)],
  mythos: async () => (await import('./mythos/levels.ts')).levels.map((level) => anyLevel(level)),
};

/** Every version of every level that a game ever had: for records and for tables where one of them sits. */
export const shippedLevels = async (game: string): Promise<readonly Level[]> => {
  const own = Object.hasOwn(LEVELS, game) ? await LEVELS[game]?.() : undefined;
  return [random, ...(own ?? [])];
};

/** Every level of a game in its newest version, weakest first; `random` plays any game. */
export const levelsOf = async (game: string): Promise<readonly Level[]> => {
  const all = await shippedLevels(game);
  return all.filter(({ id, version }) => !all.some((other) => other.id === id && other.version > version));
};

/** The level that plays when nobody asks for one: `greedy` where there is one, else the strongest. */
export const defaultLevel = <T extends { readonly id: string }>(levels: readonly T[]): T | undefined =>
  levels.find(({ id }) => id === 'greedy') ?? levels.at(-1);
