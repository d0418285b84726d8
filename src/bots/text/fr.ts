// What page and terminal say of a level of bots, in French.

import type { Translation } from '../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  botLevel:
    'bot {level, select, easy {facile} medium {moyen} hard {difficile} expert {expert} random {au hasard} greedy {simple} heuristic {habile} other {{level}}}',
  aboutLevel: {
    easy: 'Retient peu de choses et joue souvent le deuxième meilleur coup.',
    medium: 'Retient une partie de ce qu’il a vu et manque parfois le meilleur coup.',
    hard: 'Retient presque tout ce qu’il a vu et se trompe rarement.',
    expert: 'Retient tout ce qu’il a vu et anticipe.',
    random: 'Joue n’importe quel coup permis, sans réfléchir.',
    greedy: 'Prend ce qu’il peut tout de suite, sans jamais anticiper.',
    heuristic: 'Suit des règles simples, sans jamais anticiper.',
    other: 'Un ancien bot.',
  },
  strength: 'Force {bars, number} sur {of, number}',
};
