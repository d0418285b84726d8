// Wie eine Partie ausging, auf Deutsch.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  won: '{who, person, you {Du gewinnst} youAnd {Du und # gewinnt} one {# gewinnt} other {# gewinnen}}',
  drawn: 'Unentschieden',
  whole: '{won} · {how}',
  by: {
    resigned:
      '{loser, person, you {du hast aufgegeben} youAnd {du und # habt aufgegeben} one {# hat aufgegeben} other {# haben aufgegeben}}',
    time: '{loser, person, you {deine Zeit ist abgelaufen} youAnd {die Zeit von dir und # ist abgelaufen} other {die Zeit von # ist abgelaufen}}',
    left: '{loser, person, you {du hast den Tisch verlassen} youAnd {du und # habt den Tisch verlassen} one {# hat den Tisch verlassen} other {# haben den Tisch verlassen}}',
  },
};
