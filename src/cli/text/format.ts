// Plurals, numbers and lists of the terminal, in each language.

import type { Language } from '../../kernel/presentation.ts';
import { formatterIn, type Formatter } from '../../kernel/text.ts';

const formats = new Map<Language, Formatter>();

/** What games need to speak a language well; made once per language, for a judge speaks thousands of times. */
export const formatIn = (language: Language): Formatter => {
  const known = formats.get(language) ?? formatterIn(Intl, language);
  formats.set(language, known);
  return known;
};
