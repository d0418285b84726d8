// Pictures of cards and suits as image addresses, drawn once each.

import type { DeckArt, FaceContext } from '../kernel/deck-art.ts';

const drawn = new Map<string, string | undefined>();

const picture = (key: string, draw: () => string | undefined): string | undefined => {
  if (!drawn.has(key)) {
    const svg = draw();
    drawn.set(key, svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`);
  }
  return drawn.get(key);
};

/** A card's face; nothing if this deck has no picture of it. */
export const facePicture = (deck: DeckArt, id: string, context: FaceContext): string | undefined =>
  // Cards of two sets may share a name, so all that is drawn makes the key.
  picture(`${deck.id} ${id} ${JSON.stringify(context)}`, () => deck.face(id, context));

/** `owner`: whose card it is, where everybody has a back of their own. */
export const backPicture = (deck: DeckArt, compact: boolean, owner?: number): string =>
  picture(`${deck.id} back ${compact} ${owner ?? ''}`, () => deck.back(compact, owner)) ?? '';

/** A card that lies face down before a side. */
export const hiddenPicture = (deck: DeckArt, own: boolean): string =>
  picture(`${deck.id} hidden ${own}`, () => deck.hidden?.(own)) ?? backPicture(deck, true);

/** A suit by its letter; nothing for a letter that is none. */
export const suitPicture = (deck: DeckArt, letter: string, fourColours: boolean): string | undefined =>
  picture(`${deck.id} suit ${letter} ${fourColours}`, () => deck.suit?.(letter, fourColours));

/** Shown until a deck's pictures have come, and in their place if they can't: cards by name, plain backs. */
export const PLAIN_DECK: DeckArt = {
  id: 'plain',
  shape: 'french',
  face: () => undefined,
  back: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 176"><rect width="126" height="176" rx="8" fill="#2f5d50"/></svg>',
};
