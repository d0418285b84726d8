// Comment une partie s’est terminée, en français.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  won: '{who, person, you {Tu gagnes} youAnd {# et toi gagnez} one {# gagne} other {# gagnent}}',
  drawn: 'Égalité',
  whole: '{won} · {how}',
  by: {
    resigned:
      '{loser, person, you {tu as abandonné} youAnd {# et toi avez abandonné} one {# a abandonné} other {# ont abandonné}}',
    time: '{loser, person, you {tu n’as plus de temps} youAnd {# et toi n’avez plus de temps} one {# n’a plus de temps} other {# n’ont plus de temps}}',
    left: '{loser, person, you {tu as quitté la table} youAnd {# et toi avez quitté la table} one {# a quitté la table} other {# ont quitté la table}}',
  },
};
