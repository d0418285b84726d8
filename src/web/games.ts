// The games of the registry as the page needs them: loaded once, when first wanted.

import { GAMES, PRESENTATIONS, type GameModule } from '../games/index.ts';
import { signal } from '@preact/signals';
import type { DeckArt } from '../kernel/deck-art.ts';
import type { Presentation } from '../kernel/presentation.ts';
import { PLAIN_DECK } from './art.ts';
import { FRONT_WORDS, type FrontWords } from './fronts.ts';
import { language, loadWords } from './text/index.ts';

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** What the front page says of a game in the language now; nothing of a game that is not in the registry. */
export const frontWords = (id: string): FrontWords | undefined => {
  const words = FRONT_WORDS[language.value] ?? {};
  return Object.hasOwn(words, id) ? words[id] : undefined;
};

const loaded = new Map<string, Promise<GameModule>>();

/** A game's module and its words in the language now; nothing if the registry does not have it. A failed load is tried again the next time. */
export const loadGame = (id: string): Promise<GameModule> | undefined => {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) return undefined;
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = Promise.all([load(), loadWords(id)]).then(([module]) => module);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
};

/** What shows a game's tables, with its words in the language now; nothing if the registry does not have the game. */
export const loadPresentation = (id: string): Promise<Presentation> | undefined => {
  if (!Object.hasOwn(GAMES, id)) return undefined;
  const load = Object.hasOwn(PRESENTATIONS, id) ? PRESENTATIONS[id] : undefined;
  if (load === undefined) return loadGame(id)?.then(({ presentation }) => presentation);
  return Promise.all([load(), loadWords(id)]).then(([presentation]) => presentation);
};

type LoadDeck = Presentation['deck'];

const decks = signal<ReadonlyMap<LoadDeck, DeckArt>>(new Map());
const asked = new WeakSet<LoadDeck>();

/** A game's deck: plain until its pictures have come, and then whoever asked is drawn again. */
export const deckOf = ({ deck: load }: Presentation): DeckArt => {
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
