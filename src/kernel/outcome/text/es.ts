// Cómo acabó una partida, en español.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  won: '{who, person, you {Ganas} youAnd {Ganáis # y tú} one {Gana #} other {Ganan #}}',
  drawn: 'Empate',
  whole: '{won} · {how}',
  by: {
    resigned:
      '{loser, person, you {has abandonado} youAnd {# y tú habéis abandonado} one {# ha abandonado} other {# han abandonado}}',
    time: '{loser, person, you {te has quedado sin tiempo} youAnd {# y tú os habéis quedado sin tiempo} one {# se ha quedado sin tiempo} other {# se han quedado sin tiempo}}',
    left: '{loser, person, you {has dejado la mesa} youAnd {# y tú habéis dejado la mesa} one {# ha dejado la mesa} other {# han dejado la mesa}}',
  },
};
