// What the rule book of HighNoon shows beside its clauses.

import type { Book } from '../../../kernel/guide.ts';
import { situation } from './positions.ts';

export const book: Book = {
  order: [],
  refusals: {
    'match-finished': ['HN-12.7'],
    'not-dealt': ['HN-4.3'],
    'foreign-zone': ['HN-5.1'],
    'stock-empty': ['HN-6.1'],
    'stock-left': ['HN-6.2'],
    'waste-empty': ['HN-6.2', 'HN-6.5', 'HN-6.8'],
    'column-empty': ['HN-6.3', 'HN-6.5', 'HN-6.8'],
    'already-open': ['HN-6.3'],
    'face-down': ['HN-6.9'],
    'onto-face-down': ['HN-6.9'],
    'too-few-cards': ['HN-6.5'],
    'not-a-run': ['HN-6.5'],
    'same-column': ['HN-6.5'],
    'wrong-rank': ['HN-6.6'],
    'same-colour': ['HN-6.6'],
    'kings-only': ['HN-6.7'],
    'not-next': ['HN-3.2'],
    'off-foundation': ['HN-3.4'],
  },
  disputes: [
    { id: 'first', clause: 'HN-9.3' },
    { id: 'which', clause: 'HN-3.3' },
    { id: 'empty', clause: 'HN-6.7' },
  ],
  examples: [
    {
      id: 'column',
      clause: 'HN-6.7',
      start: situation({
        mine: { t: ['', 'C9? S7', 'D4? H6', 'C13', 'D9', 'S11', 'C8'], next: 'S13' },
        lanes: [0, 0, 2],
      }),
      shows: ['t1', 't2', 't3', 't4', 't5', 't6'],
      tries: ['move t2 t1', 'move t6 t4', 'move t4 t1', 'move t6 t5', 'move t4 t0', 'place t2'],
    },
  ],
};
