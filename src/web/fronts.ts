// What the front page shows of each game. The build writes this file (tools/web/fronts.ts), so that no game has to be loaded before it is played;
// the words come with those of the page.

import type { Kind } from './table/kind.ts';

/** A game on the front page. */
export interface Front {
  readonly id: string;
  /** How many can play, and how many usually do. */
  readonly counts: readonly number[];
  readonly players: number;
  /** Is that number an option of the game? */
  readonly choosesPlayers: boolean;
  /** Do players bring decks? */
  readonly bringsDecks: boolean;
  /** Can they be built here? */
  readonly buildsDecks: boolean;
  /** Is there a lesson? */
  readonly teaches: boolean;
  /** What its tables look like. */
  readonly kind: Kind;
  /** The shape of its cards. */
  readonly shape: string;
}

/** What is said of it in one language, and the address of its cover in that language. */
export interface FrontWords {
  readonly name: string;
  readonly blurb: string;
  readonly cover: string | null;
}

export const FRONTS: readonly Front[] = [];

/** By language and game. */
export const FRONT_WORDS: { [language: string]: { readonly [game: string]: FrontWords } } = {};
