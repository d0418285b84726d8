// Names of Spanish and French cards and suits in every language.

import type { Language } from '../../presentation.ts';
import { lookUp, voicesOf } from '../../text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const voiceIn = voicesOf(en, { es, sv, de, fr });

type Deck = keyof typeof en;

const cardName = (language: Language, deck: Deck, rank: string, suit: string): string | undefined => {
  const { texts, text } = voiceIn(language);
  const { ranks, cards } = texts[deck];
  const [name, card] = [lookUp(ranks, rank), lookUp(cards, suit)];
  return name === undefined || card === undefined ? undefined : text(card, { rank: name });
};

const suitName = (language: Language, deck: Deck, letter: string): string =>
  lookUp(voiceIn(language).texts[deck].suits, letter) ?? letter;

/** `12C` → Rey de copas. What is no Spanish card stays as it is. */
export const spanishCardName = (language: Language, id: string): string =>
  cardName(language, 'spanish', id.slice(0, -1), id.slice(-1)) ?? id;

/** `C` → copas. */
export const spanishSuitName = (language: Language, letter: string): string => suitName(language, 'spanish', letter);

/** `HQ` → Queen of hearts. What is no French card stays as it is. */
export const frenchCardName = (language: Language, id: string): string =>
  cardName(language, 'french', id.slice(1), id.slice(0, 1)) ?? id;

/** `H` → hearts. */
export const frenchSuitName = (language: Language, letter: string): string => suitName(language, 'french', letter);
