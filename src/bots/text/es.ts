// What page and terminal say of a level of bots, in Spanish.

import type { Translation } from '../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  botLevel:
    'bot {level, select, easy {fácil} medium {medio} hard {difícil} expert {experto} random {al azar} greedy {sencillo} heuristic {hábil} other {{level}}}',
  aboutLevel: {
    easy: 'Recuerda poco y a menudo hace la segunda mejor jugada.',
    medium: 'Recuerda parte de lo que ha visto y a veces se le escapa la mejor jugada.',
    hard: 'Recuerda casi todo lo que ha visto y rara vez se equivoca.',
    expert: 'Recuerda todo lo que ha visto y piensa por adelantado.',
    random: 'Hace cualquier jugada permitida, sin pensar.',
    greedy: 'Se lleva lo que puede en cada momento, sin pensar más allá.',
    heuristic: 'Sigue unas reglas sencillas, sin pensar más allá.',
    other: 'Un bot antiguo.',
  },
  strength: 'Nivel {bars, number} de {of, number}',
};
