// The games of the registry as the page needs them: loaded once, when first wanted.

import { GAMES, type GameModule } from '../games/index.ts';
import type { DeckName } from '../kernel/face.ts';

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

const loaded = new Map<string, Promise<GameModule>>();

/** A game's module; nothing if the registry does not have it. A failed load is tried again the next time. */
export const loadGame = (id: string): Promise<GameModule> | undefined => {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) return undefined;
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = load();
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
};

/** The card that stands for a game on the front page. */
export const COVERS: { readonly [game: string]: { readonly deck: DeckName; readonly card: string } } = {
  guinote: { deck: 'spanish', card: '12O' },
  highnoon: { deck: 'french', card: 'HK' },
  mulle: { deck: 'french', card: 'SQ' },
  mythos: { deck: 'mythos', card: 'Sable/Undertow' },
};
