// What the rule book of Mulle shows beside its clauses.

import type { Book } from '../../../kernel/guide.ts';
import { situation } from './positions.ts';

export const book: Book = {
  order: [
    { card: 'D10', value: 16 },
    { card: 'S2', value: 15 },
    { card: 'SA', value: 14 },
    { card: 'SK', value: 13 },
    { card: 'SQ', value: 12 },
    { card: 'SJ', value: 11 },
  ],
  refusals: {
    'not-your-turn': ['MUL-2.3'],
    'not-dealt': ['MUL-2.1'],
    'match-finished': ['MUL-13.1'],
    'card-not-in-hand': ['MUL-2.4'],
    'card-not-on-table': ['MUL-3.1', 'MUL-5.1'],
    'card-named-twice': ['MUL-3.1'],
    'no-such-build': ['MUL-3.1', 'MUL-6.1'],
    'special-takes-builds': ['MUL-3.2'],
    'wrong-sum': ['MUL-3.1'],
    'twin-first': ['MUL-3.7'],
    'take-the-build': ['MUL-3.5'],
    'take-more': ['MUL-3.5'],
    'auto-decides': ['MUL-3.6'],
    reserved: ['MUL-9.2'],
    'value-out-of-range': ['MUL-5.1', 'MUL-6.2'],
    'no-taker': ['MUL-5.2', 'MUL-7.1'],
    'others-build': ['MUL-5.3'],
    'own-build': ['MUL-6.4'],
    'locked-build': ['MUL-6.5'],
    'wrong-value': ['MUL-6.1'],
    'build-in-the-way': ['MUL-7.4'],
    'nothing-to-gather': ['MUL-7.3'],
    'no-trotta-of-aces': ['MUL-7.5'],
    'has-builds': ['MUL-8.1'],
    'can-capture': ['MUL-8.2'],
  },
  disputes: [
    { id: 'special', clause: 'MUL-3.2' },
    { id: 'all', clause: 'MUL-3.5' },
    { id: 'twin', clause: 'MUL-3.7' },
  ],
  examples: [
    {
      id: 'take',
      clause: 'MUL-3.5',
      start: situation({
        table: 'S3 H4 D7 HA',
        hands: ['C7 SA DQ H5', 'S6 DK S8 HJ'],
        taken: ['H2 D8 C10 D6', 'SQ C6 D5 HK H7 C3 D2 H8'],
      }),
      shows: ['table'],
      tries: ['take C7: S3+H4, D7', 'take C7: D7', 'take C7: S3+H4', 'take SA: HA', 'discard DQ'],
    },
    {
      id: 'build',
      clause: 'MUL-5.2',
      start: situation({
        table: 'S3 HK',
        hands: ['S5 C8 S6 D9', 'DJ C4 HQ C2'],
        taken: ['H2 D8 C10 D6 H9 S7', 'SQ C6 D5 CK H7 C3 D2 H8'],
      }),
      shows: ['table'],
      tries: ['build S5 on S3', 'build S6 on S3', 'build C8 on S3', 'build S5 on HK'],
    },
  ],
};
