// What page and terminal say of a level of bots, in Swedish.

import type { Translation } from '../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  botLevel:
    '{level, select, easy {lätt bot} medium {medelsvår bot} hard {svår bot} expert {expertbot} random {slumpmässig bot} greedy {enkel bot} heuristic {skicklig bot} other {{level} bot}}',
  aboutLevel: {
    easy: 'Minns inte mycket och gör ofta det näst bästa draget.',
    medium: 'Minns en del av det den sett och missar ibland det bästa draget.',
    hard: 'Minns det mesta den sett och gör sällan fel.',
    expert: 'Minns allt den sett och tänker framåt.',
    random: 'Gör vilket tillåtet drag som helst, utan att tänka.',
    greedy: 'Tar det den kan få just nu och tänker aldrig framåt.',
    heuristic: 'Följer tumregler och tänker aldrig framåt.',
    other: 'En äldre bot.',
  },
  strength: 'Styrka {bars, number} av {of, number}',
};
