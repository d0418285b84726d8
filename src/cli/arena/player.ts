// A player of an arena as it is named: a level, perhaps with a version and a budget that is not its own (`expert`, `greedy@1`, `expert:50000`).

import type { Level } from '../../bots/bot.ts';
import { findLevel } from '../../bots/index.ts';

/** More nodes than this per move would take minutes. */
export const MOST_NODES = 10_000_000;

/** The level that a name begins with, and the nodes per move that it may end with. */
export const readPlayer = (name: string): { readonly level: string; readonly budget: number | undefined } => {
  const [, level = name, nodes] = /^(.+):(\d{1,9})$/u.exec(name) ?? [];
  return { level, budget: nodes === undefined ? undefined : Number(nodes) };
};

/** A level with so many nodes per move; without a number, with its own. */
export const withBudget = (level: Level, budget: number | undefined): Level =>
  budget === undefined || budget === level.budget ? level : { ...level, budget };

/** The name of a player that `readPlayer` understands, with version and budget. */
export const playerName = ({ id, version, budget }: Level): string => `${id}@${version}:${budget}`;

/** The level of such a name. */
export const playerNamed = async (game: string, name: string): Promise<Level | undefined> => {
  const { level, budget } = readPlayer(name);
  const found = await findLevel(game, level);
  return found === undefined ? undefined : withBudget(found, budget);
};
