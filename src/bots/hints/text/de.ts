// Tipps auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  hint: 'Tipp',
  move: 'Tipp: {move}.',
  thinking: 'Ich überlege …',
  none: 'Für diese Stellung gibt es keinen Tipp.',
  silence: 'Nichts sagen',
  doIt: 'So spielen',
  compare: 'Züge vergleichen',
  weight: '{chance, number} % ± {error, number}',
  about: 'Wie gut jeder Zug bei allem ausgeht, was du nicht siehst: eine Schätzung; 100 % ist ein sicherer Sieg.',
  reasons: {
    only: 'Es ist der einzige erlaubte Zug.',
    solved: 'Bis zum Ende durchgerechnet: Nichts ist besser.',
    silence: 'Es gibt nichts, was sich zu sagen lohnt.',
    usual: 'Das würde der stärkste Bot spielen.',
    equal: 'Alle Züge sind hier ungefähr gleich gut.',
    close: 'Es ist knapp: Ein anderer Zug sieht etwa so gut aus.',
    best: 'Er geht am besten aus in dem, was ich mir vorstellen kann: {chance, number} %, der nächstbeste {next, number} %.',
  },
};
