// The lesson of Mulle: a sum, a mulle and a tabbe, then a build, what it obliges to, and how it is taken.

import type { Lesson } from '../../../kernel/guide.ts';
import { situation } from './positions.ts';

export const lesson: Lesson = {
  chapters: [
    {
      id: 'captures',
      start: situation({
        table: 'S3 H4 C9',
        hands: ['C7 C9 DQ H5', 'S6 DK S8 HJ'],
        taken: ['H2 D8 C10 D6 H9', 'SQ C6 D5 HK H7 C3 D2 H8'],
      }),
      steps: [
        { say: 'welcome' },
        {
          say: 'sum',
          cards: { card: 'C7', three: 'S3', four: 'H4', wrong: 'H4' },
          wrong: [{ action: 'take C7: H4', code: 'wrong-sum', clause: 'MUL-3.1' }],
          act: ['take C7: S3+H4'],
          replies: [{ seat: 1, action: 'discard DK' }],
        },
        {
          say: 'twin',
          cards: { card: 'C9', king: 'DK' },
          act: ['take C9: C9'],
          replies: [{ seat: 1, action: 'discard S8' }],
        },
        {
          say: 'discard',
          cards: { card: 'H5', queen: 'DQ' },
          act: ['discard H5'],
          replies: [{ seat: 1, action: 'discard HJ' }],
        },
        { say: 'capturesDone' },
      ],
    },
    {
      id: 'builds',
      start: situation({
        table: 'S3 HK',
        hands: ['S5 C8 S6 D9', 'DJ C4 HQ C2'],
        taken: ['H2 D8 C10 D6 H9 S7', 'SQ C6 D5 CK H7 C3 D2 H8'],
      }),
      steps: [
        {
          say: 'build',
          cards: { five: 'S5', three: 'S3', eight: 'C8' },
          wrong: [{ action: 'build C8 on S3', code: 'no-taker', clause: 'MUL-5.2' }],
          act: ['build S5 on S3'],
          replies: [{ seat: 1, action: 'discard DJ' }],
        },
        {
          say: 'owner',
          cards: { six: 'S6', eight: 'C8' },
          wrong: [
            { action: 'discard S6', code: 'has-builds', clause: 'MUL-8.1' },
            { action: 'discard C8', code: 'reserved', clause: 'MUL-9.2' },
          ],
          act: ['take C8: build 8'],
          replies: [{ seat: 1, action: 'discard HQ' }],
        },
        { say: 'specials', cards: { ace: 'SA', two: 'S2', ten: 'D10' } },
        { say: 'end', cards: { ten: 'D10' } },
      ],
    },
  ],
};
