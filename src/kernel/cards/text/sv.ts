// Kortens namn på svenska.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  spanish: {
    ranks: {
      1: 'Ess',
      2: 'Tvåa',
      3: 'Trea',
      4: 'Fyra',
      5: 'Femma',
      6: 'Sexa',
      7: 'Sjua',
      8: 'Åtta',
      9: 'Nia',
      10: 'Page',
      11: 'Riddare',
      12: 'Kung',
    },
    suits: { O: 'mynt', C: 'bägare', E: 'svärd', B: 'klubbor' },
    cards: { O: '{rank} i mynt', C: '{rank} i bägare', E: '{rank} i svärd', B: '{rank} i klubbor' },
  },
  french: {
    ranks: {
      A: 'ess',
      2: 'två',
      3: 'tre',
      4: 'fyra',
      5: 'fem',
      6: 'sex',
      7: 'sju',
      8: 'åtta',
      9: 'nio',
      10: 'tio',
      J: 'knekt',
      Q: 'dam',
      K: 'kung',
    },
    suits: { S: 'Spader', H: 'Hjärter', D: 'Ruter', C: 'Klöver' },
    cards: { S: 'Spader {rank}', H: 'Hjärter {rank}', D: 'Ruter {rank}', C: 'Klöver {rank}' },
  },
};
