// Pictures of cards and suits as image addresses, drawn once each.

import { signal } from '@preact/signals';
// File by file: through the index the pictures that are loaded later would come at once.
import { cardBackSvg, cardFaceSvg } from '../art/faces.ts';
import { rankLabel, type FrenchRank } from '../art/french.ts';
import { iconSvg, type IconName } from '../art/icons.ts';
import type { DeckName, Drawing } from '../kernel/face.ts';
import type { Figures, Painter } from './drawings.ts';

const drawn = new Map<string, string | undefined>();

const picture = (key: string, draw: () => string | undefined): string | undefined => {
  if (!drawn.has(key)) {
    const svg = draw();
    drawn.set(key, svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`);
  }
  return drawn.get(key);
};

/** A card's face; nothing if this deck has no drawing of it. */
export const facePicture = (deck: DeckName, id: string, compact: boolean, language: string): string | undefined => {
  if (deck === 'mythos') return undefined;
  return picture(`${deck} ${id} ${compact} ${language}`, () => cardFaceSvg(deck, id, { compact, language }));
};

/** The art of cards that are told by data comes with the first of them. */
const painter = signal<Painter | undefined>(undefined);
let coming: Promise<void> | undefined;

const painterNow = (): Painter | undefined => {
  coming ??= import('./drawings.ts').then(
    (loaded) => {
      painter.value = loaded;
    },
    () => {
      coming = undefined;
    },
  );
  return painter.value;
};

/** The face of a card told by data; nothing until its art has come, and then whoever asked is drawn again. */
export const drawnPicture = (drawing: Drawing, compact: boolean, figures: Figures = {}): string | undefined => {
  const art = painterNow();
  if (art === undefined) return undefined;
  // Cards of two sets may share a name, so all that is drawn makes the key; a small face has no words on it.
  const seen = compact ? { ...drawing, summary: '', lines: drawing.lines.map(({ trigger }) => trigger) } : drawing;
  return picture(`${compact} ${JSON.stringify(figures)} ${JSON.stringify(seen)}`, () =>
    art.drawingSvg(drawing, compact, figures),
  );
};

/** A character that lies face down. */
export const hiddenPicture = (own: boolean): string | undefined => {
  const art = painterNow();
  return art === undefined ? undefined : picture(`hidden ${own}`, () => art.hiddenSvg(own));
};

export const backPicture = (deck: DeckName, compact: boolean): string =>
  picture(`${deck} back ${compact}`, () =>
    cardBackSvg('star', deck === 'spanish' ? 'spanish' : 'french', { compact }),
  ) ?? '';

const SUITS: { readonly [deck in DeckName]: { readonly [letter: string]: IconName } } = {
  spanish: { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' },
  french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  mythos: {},
};

/** A suit by its letter; nothing for a letter that is none. */
export const suitPicture = (deck: DeckName, letter: string): string | undefined => {
  const name = Object.hasOwn(SUITS[deck], letter) ? SUITS[deck][letter] : undefined;
  return name === undefined ? undefined : picture(`suit ${name}`, () => iconSvg(name));
};

const FRENCH_RANK: { readonly [letter: string]: FrenchRank } = { A: 1, J: 11, Q: 12, K: 13 };

/** A card's rank as printed and its suit's letter, for a mini-card in running text. */
export const indexOf = (
  deck: DeckName,
  id: string,
  language: string,
): { readonly rank: string; readonly suit: string } | undefined => {
  if (deck === 'spanish') {
    const [, rank, suit] = /^(\d+)([OCEB])$/u.exec(id) ?? [];
    return rank === undefined || suit === undefined ? undefined : { rank, suit };
  }
  const [, suit, rank] = deck === 'french' ? (/^([SHDC])([2-9]|10|[AJQK])$/u.exec(id) ?? []) : [];
  if (suit === undefined || rank === undefined) return undefined;
  const court = FRENCH_RANK[rank];
  return { rank: court === undefined ? rank : rankLabel(court, language), suit };
};
