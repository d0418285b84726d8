// Faces and backs as whole documents, by the card ids the games use.
import { cardBack, compactBack } from './backs.ts';
import type { BackName } from './backs.ts';
import { FRENCH_RANKS, FRENCH_SUITS, frenchCardSvg } from './french.ts';
import type { FrenchRank, FrenchSuit } from './french.ts';
import { FRENCH_BOX, SPANISH_BOX, svg } from './kit.ts';
import type { DocumentOptions } from './kit.ts';
import { SPANISH_SUITS } from './spanish-suits.ts';
import type { SpanishSuit } from './spanish-suits.ts';
import { SPANISH_RANKS, spanishCardSvg } from './spanish.ts';
import type { SpanishRank } from './spanish.ts';

/** A deck with its own card size. */
export type ArtDeck = 'spanish' | 'french';

/** `label` is the card's name for a screen reader; four colours and language matter to French faces only. */
export type CardFaceOptions = {
  readonly compact?: boolean;
  readonly label?: string;
  readonly fourColour?: boolean;
  readonly language?: string;
};

const SPANISH_LETTERS = { oros: 'O', copas: 'C', espadas: 'E', bastos: 'B' } as const;
const FRENCH_LETTERS = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' } as const;
const RANK_LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

const SPANISH_IDS: ReadonlyMap<string, readonly [SpanishSuit, SpanishRank]> = new Map(
  SPANISH_SUITS.flatMap((suit) =>
    SPANISH_RANKS.map((rank) => [`${rank}${SPANISH_LETTERS[suit]}`, [suit, rank] as const] as const),
  ),
);
const FRENCH_IDS: ReadonlyMap<string, readonly [FrenchSuit, FrenchRank]> = new Map(
  FRENCH_SUITS.flatMap((suit) =>
    FRENCH_RANKS.map(
      (rank) => [`${FRENCH_LETTERS[suit]}${RANK_LETTERS[rank] ?? rank}`, [suit, rank] as const] as const,
    ),
  ),
);

/** The face of a card id such as `12C` (Spanish) or `HA` (French); undefined for an id the deck does not have. */
export function cardFaceSvg(deck: ArtDeck, id: string, options: CardFaceOptions = {}): string | undefined {
  if (deck === 'spanish') {
    const known = SPANISH_IDS.get(id);
    const { compact = false, label } = options;
    return known && spanishCardSvg(...known, { compact, label });
  }
  const known = FRENCH_IDS.get(id);
  return known && frenchCardSvg(...known, options);
}

/** A back in the size of a deck; compact ones have no tiles. */
export function cardBackSvg(
  name: BackName,
  deck: ArtDeck,
  { compact = false, ...options }: DocumentOptions & { readonly compact?: boolean } = {},
): string {
  const box = deck === 'spanish' ? SPANISH_BOX : FRENCH_BOX;
  return svg(box, compact ? compactBack(name, box) : cardBack(name, box), options);
}
