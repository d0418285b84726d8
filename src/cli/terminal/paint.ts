// Colour on a terminal: cards by suit, quiet and strong text. Without colour everything stays as it is.

import type { Ink } from '../../kernel/presentation.ts';

/** How text is coloured; every function keeps the width of its text. */
export interface Paint {
  readonly card: (id: string, text: string) => string;
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly alarm: (text: string) => string;
}

const CODES: { readonly [ink in Ink]: number } = { red: 31, green: 32, yellow: 33, cyan: 36, white: 37 };

const wrapped =
  (on: number, off: number) =>
  (text: string): string =>
    `\u001b[${on}m${text}\u001b[${off}m`;

const same = (text: string): string => text;
const PLAIN: Paint = { card: (_id, text) => text, strong: same, quiet: same, alarm: same };

/** Paint for the cards of a game; `ink` is the colour it gives each. */
export const paintIn = (colour: boolean, ink: (card: string) => Ink | undefined = () => undefined): Paint => {
  if (!colour) return PLAIN;
  const card = (id: string, text: string): string => {
    const chosen = ink(id);
    return chosen === undefined ? text : wrapped(CODES[chosen], 39)(text);
  };
  return { card, strong: wrapped(1, 22), quiet: wrapped(2, 22), alarm: wrapped(31, 39) };
};
