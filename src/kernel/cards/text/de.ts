// Namen der Karten auf Deutsch.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  spanish: {
    ranks: {
      1: 'Ass',
      2: 'Zwei',
      3: 'Drei',
      4: 'Vier',
      5: 'Fünf',
      6: 'Sechs',
      7: 'Sieben',
      8: 'Acht',
      9: 'Neun',
      10: 'Bube',
      11: 'Reiter',
      12: 'König',
    },
    suits: { O: 'Münzen', C: 'Kelche', E: 'Schwerter', B: 'Keulen' },
    cards: { O: '{rank} der Münzen', C: '{rank} der Kelche', E: '{rank} der Schwerter', B: '{rank} der Keulen' },
  },
  french: {
    ranks: {
      A: 'Ass',
      2: 'Zwei',
      3: 'Drei',
      4: 'Vier',
      5: 'Fünf',
      6: 'Sechs',
      7: 'Sieben',
      8: 'Acht',
      9: 'Neun',
      10: 'Zehn',
      J: 'Bube',
      Q: 'Dame',
      K: 'König',
    },
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    cards: { S: 'Pik-{rank}', H: 'Herz-{rank}', D: 'Karo-{rank}', C: 'Kreuz-{rank}' },
  },
};
