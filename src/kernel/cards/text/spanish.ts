// Names of Spanish cards and suits. Spanish terms are kept in English: they are the words of the games.

import type { Language } from '../../presentation.ts';

interface Names {
  /** From the 1 to the 12. */
  readonly ranks: readonly string[];
  readonly suits: { readonly [letter: string]: string };
  /** What stands between a rank and this suit. */
  readonly of: (suit: string) => string;
}

const es: Names = {
  ranks: ['As', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Sota', 'Caballo', 'Rey'],
  suits: { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' },
  of: () => ' de ',
};

const sv: Names = {
  ranks: ['Ess', 'Tvåa', 'Trea', 'Fyra', 'Femma', 'Sexa', 'Sjua', 'Åtta', 'Nia', 'Page', 'Riddare', 'Kung'],
  suits: { O: 'mynt', C: 'bägare', E: 'svärd', B: 'klubbor' },
  of: () => ' i ',
};

const de: Names = {
  ranks: ['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Bube', 'Reiter', 'König'],
  suits: { O: 'Münzen', C: 'Kelche', E: 'Schwerter', B: 'Keulen' },
  of: () => ' der ',
};

const fr: Names = {
  ranks: ['As', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Valet', 'Cavalier', 'Roi'],
  suits: { O: 'deniers', C: 'coupes', E: 'épées', B: 'bâtons' },
  of: (suit) => (suit.startsWith('é') ? ' d’' : ' de '),
};

const NAMES: { readonly [language in Language]: Names } = { es, en: es, sv, de, fr };

/** `12C` → Rey de copas. What is no Spanish card stays as it is. */
export const spanishCardName = (language: Language, id: string): string => {
  const { ranks, suits, of } = NAMES[language];
  const rank = /^[1-9]\d?$/u.test(id.slice(0, -1)) ? ranks[Number(id.slice(0, -1)) - 1] : undefined;
  const suit = suits[id.slice(-1)];
  return rank === undefined || suit === undefined ? id : rank + of(suit) + suit;
};

/** `C` → copas. */
export const spanishSuitName = (language: Language, letter: string): string => NAMES[language].suits[letter] ?? letter;
