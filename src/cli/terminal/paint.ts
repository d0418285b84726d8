// Colour on a terminal: cards by suit, quiet and strong text. Without colour everything stays as it is.

import type { DeckName } from '../../kernel/face.ts';

/** How text is coloured; every function keeps the width of its text. */
export interface Paint {
  readonly card: (deck: DeckName, id: string, text: string) => string;
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly alarm: (text: string) => string;
}

const SPANISH: { readonly [suit: string]: number } = { O: 33, C: 31, E: 36, B: 32 };
const FRENCH: { readonly [suit: string]: number } = { S: 37, H: 31, D: 36, C: 32 };

const suitColour = (deck: DeckName, id: string): number | undefined => {
  if (deck === 'spanish') return SPANISH[id.slice(-1)];
  return deck === 'french' ? FRENCH[id.slice(0, 1)] : undefined;
};

const wrapped =
  (on: number, off: number) =>
  (text: string): string =>
    `\u001b[${on}m${text}\u001b[${off}m`;

const COLOURED: Paint = {
  card: (deck, id, text) => {
    const colour = suitColour(deck, id);
    return colour === undefined ? text : wrapped(colour, 39)(text);
  },
  strong: wrapped(1, 22),
  quiet: wrapped(2, 22),
  alarm: wrapped(31, 39),
};

const same = (text: string): string => text;
const PLAIN: Paint = { card: (_deck, _id, text) => text, strong: same, quiet: same, alarm: same };

export const paintIn = (colour: boolean): Paint => (colour ? COLOURED : PLAIN);
