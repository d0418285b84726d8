// Las pistas en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  hint: 'Pista',
  move: 'Pista: {move}.',
  thinking: 'Pensando…',
  none: 'No hay pista para esta posición.',
  silence: 'No decir nada',
  doIt: 'Jugar esto',
  compare: 'Comparar jugadas',
  weight: '{chance, number} % ± {error, number}',
  about: 'Cómo sale cada jugada con lo que no ves: es una estimación; 100 % es victoria segura.',
  reasons: {
    only: 'Es la única jugada legal.',
    solved: 'Calculado hasta el final: no hay nada mejor.',
    silence: 'No hay nada que merezca decirse.',
    usual: 'Es lo que jugaría el bot más fuerte.',
    equal: 'Aquí todas las jugadas valen más o menos lo mismo.',
    close: 'Está muy igualado: otra jugada parece casi igual de buena.',
    best: 'Es la que mejor sale en lo que puedo imaginar: {chance, number} %; la siguiente, {next, number} %.',
  },
};
