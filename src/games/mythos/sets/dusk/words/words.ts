// What the cards of the shipped sets say beside their effects, in every language. For display only: ids stay as they are.

import type { Language } from '../../../../../kernel/presentation.ts';
import type { CardId } from '../../../cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** The words of one language. */
export interface CardWords {
  /** What groups and keywords are called, where not as in the set. */
  readonly names: { readonly [name: string]: string };
  /** A line of flavour and, where it is not as printed, the title; for jutsu and missions the name. */
  readonly cards: { readonly [id: CardId]: readonly [flavour: string, title?: string] };
}

export const CARD_WORDS: { readonly [language in Language]: CardWords } = { en, es, sv, de, fr };
