// Por qué es buena una jugada de mulle, en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  mulles:
    'Se lleva {count, plural, one {un mulle} other {# mullar}}: {points, plural, one {# punto} other {# puntos}}.',
  tabbe: 'Deja la mesa vacía: un tabbe.',
  takesRivalBuild: 'Se lleva un montón rival de {value, number}: {cards, plural, one {# carta} other {# cartas}}.',
  takesIntake:
    'Se lleva {cards, plural, one {# carta} other {# cartas}}, {intake, plural, one {# punto} other {# puntos}} para el bonus.',
  takes: 'Se lleva {cards, plural, one {# carta} other {# cartas}}.',
  buildsMulle: 'Junta en un montón las gemelas {twin}: un mulle de {points, number} para quien se lo lleve.',
  rebuilds: 'Hace tuyo un montón rival, que ahora vale {value, number}.',
  builds:
    'Monta {value, number} para {taker}; {out, plural, one {una carta oculta también se lo lleva} other {# cartas ocultas también se lo llevan}}.',
  safeBuild: 'Monta {value, number} para {taker}, y ninguna carta oculta se lo lleva.',
  leavesNothing: 'No deja nada que pueda llevarse una carta oculta.',
  leavesLittle: 'Deja poco: solo {takers, number} de {hidden, number} cartas ocultas se llevan algo.',
  worthless: 'No regala nada: {card} ya no puntúa para nadie.',
  keepsIntake: 'Guarda {kept}, {intake, plural, one {# punto} other {# puntos}} para el bonus.',
};
