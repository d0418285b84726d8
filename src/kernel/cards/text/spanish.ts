// Names of Spanish cards and suits. Spanish terms are kept in English: they are the words of the games.

import type { Language } from '../../face.ts';

interface Names {
  readonly ranks: { readonly [rank: string]: string };
  readonly suits: { readonly [letter: string]: string };
  readonly of: string;
}

const es: Names = {
  ranks: {
    1: 'As',
    2: 'Dos',
    3: 'Tres',
    4: 'Cuatro',
    5: 'Cinco',
    6: 'Seis',
    7: 'Siete',
    8: 'Ocho',
    9: 'Nueve',
    10: 'Sota',
    11: 'Caballo',
    12: 'Rey',
  },
  suits: { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' },
  of: ' de ',
};

const NAMES: { readonly [language in Language]?: Names } = { es, en: es };

const namesIn = (language: Language): Names => NAMES[language] ?? es;

/** `12C` → Rey de copas. What is no Spanish card stays as it is. */
export const spanishCardName = (language: Language, id: string): string => {
  const { ranks, suits, of } = namesIn(language);
  const rank = ranks[id.slice(0, -1)];
  const suit = suits[id.slice(-1)];
  return rank === undefined || suit === undefined ? id : rank + of + suit;
};

/** `C` → copas. */
export const spanishSuitName = (language: Language, letter: string): string =>
  namesIn(language).suits[letter] ?? letter;
