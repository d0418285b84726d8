// Which game a match needs, and why it can't be played when this server does not have it.

import { findRules, type GameModule, type Games } from '../games/index.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { refused, type Refused } from './refused.ts';

export type { Games };

/** Why a match can't go on here. */
export interface NotShipped {
  readonly reason: 'no-such-game' | 'rules-not-shipped';
  /** In plain words, for whoever asks over HTTP. */
  readonly message: string;
}

/** A table that can't be opened because its game, or that version of its rules, is not shipped. */
export class NotShippedError extends Error {
  constructor({ message }: NotShipped) {
    super(message);
  }
}

/** The game of a match, by the version of the rules that the match was begun with. */
export const findGame = async (games: Games, id: string, rules: number): Promise<Result<GameModule, NotShipped>> => {
  const found = await findRules(games, id, rules);
  if (found.ok) return found;
  return found.error.at === 'game'
    ? fail({ reason: 'no-such-game', message: `this server doesn't have the game ${id}` })
    : fail({ reason: 'rules-not-shipped', message: `the match ${found.error.message}` });
};

/** A game by its id, with the rules that new matches are played by. */
export const newestGame = async (games: Games, id: string): Promise<Result<GameModule, Refused>> => {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) return refused(404, 'game', `no such game; there are ${Object.keys(games).join(', ')}`);
  return ok(await load());
};
