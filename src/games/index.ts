// The registry: one lazy line a game.

import type { Face } from '../kernel/face.ts';
import type { Game } from '../kernel/game.ts';

/** What a game's folder exports. */
export interface GameModule {
  readonly game: Game;
  readonly face: Face;
}

export const GAMES: { readonly [id: string]: () => Promise<GameModule> } = {
  guinote: async () => (await import('./guinote/index.ts')).module,
};
