// Names of French cards and suits: `HA` is the ace of hearts.

import type { Language } from '../../presentation.ts';

interface Names {
  /** From ace to king. */
  readonly ranks: readonly string[];
  readonly suits: { readonly [letter: string]: string };
  readonly card: (rank: string, suit: string) => string;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const words = (text: string): readonly string[] => text.split(' ');

const NAMES: { readonly [language in Language]: Names } = {
  es: {
    ranks: words('As Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Jota Reina Rey'),
    suits: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
    card: (rank, suit) => `${rank} de ${suit}`,
  },
  en: {
    ranks: words('Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King'),
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    card: (rank, suit) => `${rank} of ${suit}`,
  },
  sv: {
    ranks: words('ess två tre fyra fem sex sju åtta nio tio knekt dam kung'),
    suits: { S: 'Spader', H: 'Hjärter', D: 'Ruter', C: 'Klöver' },
    card: (rank, suit) => `${suit} ${rank}`,
  },
  de: {
    ranks: words('Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König'),
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    card: (rank, suit) => `${suit}-${rank}`,
  },
  fr: {
    ranks: words('As Deux Trois Quatre Cinq Six Sept Huit Neuf Dix Valet Dame Roi'),
    suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
    card: (rank, suit) => `${rank} de ${suit}`,
  },
};

/** `HQ` → Queen of hearts. What is no French card stays as it is. */
export const frenchCardName = (language: Language, id: string): string => {
  const { ranks, suits, card } = NAMES[language];
  const rank = ranks[RANKS.indexOf(id.slice(1))];
  const suit = suits[id.slice(0, 1)];
  return rank === undefined || suit === undefined ? id : card(rank, suit);
};

/** `H` → hearts. */
export const frenchSuitName = (language: Language, letter: string): string => NAMES[language].suits[letter] ?? letter;
