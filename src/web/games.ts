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

type LoadDeck = Presentation['deck'];

const decks = signal<ReadonlyMap<LoadDeck, DeckArt>>(new Map());
const asked = new WeakSet<LoadDeck>();

/** A deck: plain until its pictures have come, and then whoever asked is drawn again. */
const loadedDeck = (load: LoadDeck): DeckArt => {
  const known = decks.value.get(load);
  if (known === undefined && !asked.has(load)) {
    asked.add(load);
    load().then(
      (deck) => {
        decks.value = new Map(decks.value).set(load, deck);
      },
      () => asked.delete(load),
    );
  }
  return known ?? PLAIN_DECK;
};

/** A game's deck. */
export const deckOf = ({ deck }: Presentation): DeckArt => loadedDeck(deck);

/** What the game's cover is drawn with. */
export const coverDeckOf = ({ coverDeck, deck }: Presentation): DeckArt => loadedDeck(coverDeck ?? deck);
