// What page and terminal say of levels: both put it among their own texts.

import { lookUp } from '../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** The texts of levels in every language. */
export const LEVEL_TEXTS = { en, es, sv, de, fr } as const;

/** The sentence about a level, from the texts of one language. */
export const aboutLevel = (
  { aboutLevel: sentences }: { readonly aboutLevel: { readonly [level: string]: string; readonly other: string } },
  level: string,
): string => lookUp(sentences, level) ?? sentences.other;
