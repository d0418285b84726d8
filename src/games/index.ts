// The registry: one lazy line a game.

import type { GameModule } from '../kernel/face.ts';

export type { GameModule };

export const GAMES: { readonly [id: string]: () => Promise<GameModule> } = {
  guinote: async () => (await import('./guinote/index.ts')).module,
  highnoon: async () => (await import('./highnoon/index.ts')).module,
  mulle: async () => (await import('./mulle/index.ts')).module,
  mythos: async () => (await import('./mythos/index.ts')).module,
};
