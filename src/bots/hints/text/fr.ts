// Les indices en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  hint: 'Indice',
  move: 'Indice\u00a0: {move}.',
  thinking: 'Je réfléchis…',
  none: 'Pas d’indice pour cette position.',
  silence: 'Ne rien dire',
  doIt: 'Jouer ce coup',
  compare: 'Comparer les coups',
  weight: '{chance, number}\u00a0% ± {error, number}',
  about:
    'Ce que donne chaque coup avec ce que tu ne vois pas\u00a0: une estimation\u00a0; 100\u00a0% est une victoire sûre.',
  reasons: {
    only: 'C’est le seul coup permis.',
    solved: 'Calculé jusqu’au bout\u00a0: rien n’est meilleur.',
    silence: 'Il n’y a rien d’utile à dire.',
    usual: 'C’est ce que jouerait le bot le plus fort.',
    equal: 'Ici, tous les coups se valent à peu près.',
    close: 'C’est serré\u00a0: un autre coup paraît à peu près aussi bon.',
    best: 'C’est ce qui réussit le mieux dans ce que je peux imaginer\u00a0: {chance, number}\u00a0%, le suivant {next, number}\u00a0%.',
  },
};
