// Noms des cartes en français.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  spanish: {
    ranks: {
      1: 'As',
      2: 'Deux',
      3: 'Trois',
      4: 'Quatre',
      5: 'Cinq',
      6: 'Six',
      7: 'Sept',
      8: 'Huit',
      9: 'Neuf',
      10: 'Valet',
      11: 'Cavalier',
      12: 'Roi',
    },
    suits: { O: 'deniers', C: 'coupes', E: 'épées', B: 'bâtons' },
    cards: { O: '{rank} de deniers', C: '{rank} de coupes', E: '{rank} d’épées', B: '{rank} de bâtons' },
  },
  french: {
    ranks: {
      A: 'As',
      2: 'Deux',
      3: 'Trois',
      4: 'Quatre',
      5: 'Cinq',
      6: 'Six',
      7: 'Sept',
      8: 'Huit',
      9: 'Neuf',
      10: 'Dix',
      J: 'Valet',
      Q: 'Dame',
      K: 'Roi',
    },
    suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
    cards: { S: '{rank} de pique', H: '{rank} de cœur', D: '{rank} de carreau', C: '{rank} de trèfle' },
  },
};
