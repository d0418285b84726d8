// Why moves are good, in every language.

import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

export const reasonTexts = { en, es, sv, de, fr } as const;
