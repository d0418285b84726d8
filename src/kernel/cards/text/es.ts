// Nombres de las cartas en español.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  spanish: {
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
    cards: { O: '{rank} de oros', C: '{rank} de copas', E: '{rank} de espadas', B: '{rank} de bastos' },
  },
  french: {
    ranks: {
      A: 'As',
      2: 'Dos',
      3: 'Tres',
      4: 'Cuatro',
      5: 'Cinco',
      6: 'Seis',
      7: 'Siete',
      8: 'Ocho',
      9: 'Nueve',
      10: 'Diez',
      J: 'Jota',
      Q: 'Reina',
      K: 'Rey',
    },
    suits: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
    cards: { S: '{rank} de picas', H: '{rank} de corazones', D: '{rank} de diamantes', C: '{rank} de tréboles' },
  },
};
