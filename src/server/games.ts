// Which game a match needs, and why it can't be played when this server does not have it.

import type { GameModule } from '../games/index.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

/** Where games come from: the registry, or a test's own. */
export type Games = { readonly [id: string]: () => Promise<GameModule> };

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
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) {
    return fail({ reason: 'no-such-game', message: `this server does not have the game ${id}` });
  }
  const module = await load();
  if (module.game.rules === rules) return ok(module);
  const has = `this server has version ${module.game.rules}`;
  return fail({
    reason: 'rules-not-shipped',
    message: `the match is played by version ${rules} of the rules of ${id}, and ${has}`,
  });
};
