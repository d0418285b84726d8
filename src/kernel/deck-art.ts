// How a deck of cards looks: pictures as SVG text. Art is heavy, so a game loads its deck apart from its rules.

import type { CardSheet } from './presentation.ts';

/** What a face is drawn for. */
export interface FaceContext {
  /** Small, with less detail. */
  readonly compact: boolean;
  readonly language: string;
  /** Each suit in a colour of its own, where a deck usually shares one among two. */
  readonly fourColours?: boolean | undefined;
  /** What the card says, where cards are described by data. */
  readonly sheet?: CardSheet | undefined;
  /** Figures that hold at this moment, in place of the printed ones. */
  readonly power?: number | undefined;
  readonly tokens?: number | undefined;
}

/** A deck's pictures. */
export interface DeckArt {
  /** Pictures of two decks never share an id. */
  readonly id: string;
  /** `spanish`: long and narrow; `french`: the shape of bridge and poker cards. */
  readonly shape: 'spanish' | 'french';
  /** A card's face; nothing for a card that this deck has no picture of: its name stands there instead. */
  readonly face: (id: string, context: FaceContext) => string | undefined;
  /** `owner`: where everybody has cards of their own, whose back it is. */
  readonly back: (compact: boolean, owner?: number) => string;
  /** A card that lies face down before a side; without this, the back. */
  readonly hidden?: (own: boolean) => string;
  /** A suit by its letter, for facts and running text. */
  readonly suit?: (letter: string, fourColours?: boolean) => string | undefined;
  /** A card's rank as printed and the letter of its suit, for a mini card in running text. */
  readonly corner?: (id: string, language: string) => { readonly rank: string; readonly suit: string } | undefined;
}
