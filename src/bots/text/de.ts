// What page and terminal say of a level of bots, in German.

import type { Translation } from '../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  botLevel:
    '{level, select, easy {leichter Bot} medium {mittlerer Bot} hard {starker Bot} expert {Expertenbot} random {Zufallsbot} greedy {einfacher Bot} heuristic {geschickter Bot} other {Bot {level}}}',
  aboutLevel: {
    easy: 'Merkt sich wenig und spielt oft nur den zweitbesten Zug.',
    medium: 'Merkt sich manches und übersieht mitunter den besten Zug.',
    hard: 'Merkt sich fast alles, was er gesehen hat, und macht selten Fehler.',
    expert: 'Merkt sich alles, was er gesehen hat, und denkt voraus.',
    random: 'Macht irgendeinen erlaubten Zug, ohne nachzudenken.',
    greedy: 'Nimmt, was er gerade bekommen kann, und denkt nie voraus.',
    heuristic: 'Folgt Faustregeln und denkt nie voraus.',
    other: 'Ein älterer Bot.',
  },
  strength: 'Stärke {bars, number} von {of, number}',
};
