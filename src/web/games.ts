// The games of the registry as the page needs them: loaded once, when first wanted.

import { GAMES, type GameModule } from '../games/index.ts';
import { signal } from '@preact/signals';
import type { DeckArt } from '../kernel/deck-art.ts';
import type { Presentation } from '../kernel/presentation.ts';
import { PLAIN_DECK } from './art.ts';

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

const decks = signal<ReadonlyMap<Presentation, DeckArt>>(new Map());
const asked = new WeakSet<Presentation>();

/** A game's deck: plain until its pictures have come, and then whoever asked is drawn again. */
export const deckOf = (presentation: Presentation): DeckArt => {
  const known = decks.value.get(presentation);
  if (known === undefined && !asked.has(presentation)) {
    asked.add(presentation);
    presentation.deck().then(
      (deck) => {
        decks.value = new Map(decks.value).set(presentation, deck);
      },
      () => asked.delete(presentation),
    );
  }
  return known ?? PLAIN_DECK;
};
