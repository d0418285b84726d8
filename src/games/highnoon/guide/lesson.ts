// The lesson of HighNoon: aces to the middle, columns, stock and kings, and a rival who is faster once.

import type { Lesson } from '../../../kernel/guide.ts';
import { situation } from './positions.ts';

export const lesson: Lesson = {
  chapters: [
    {
      id: 'board',
      start: situation({
        mine: {
          t: [
            'H1',
            'C9? S7',
            'D4? H2? H6',
            'C5? D12? S3? C13',
            'S9? H10? D2? C7? D9',
            'C3? H8? D13? S5? C10? S11',
            'D7? C2? H4? S6? D10? C12? H5',
          ],
          next: 'S13 D3',
        },
      }),
      steps: [
        { say: 'welcome' },
        { say: 'ace', cards: { ace: 'd0:H:01' }, act: ['place t0'] },
        {
          say: 'columns',
          cards: { card: 'd0:H:06', onto: 'd0:S:07', wrong: 'd0:D:09' },
          wrong: [{ action: 'move t4 t1', code: 'wrong-rank', clause: 'HN-6.6' }],
          act: ['move t2 t1'],
        },
        { say: 'turned', cards: { two: 'd0:H:02' }, act: ['place t2'] },
        {
          say: 'empty',
          cards: { card: 'd0:H:05' },
          wrong: [{ action: 'move t6 t0', code: 'kings-only', clause: 'HN-6.7' }],
          act: ['draw'],
        },
        { say: 'king', cards: { king: 'd0:S:13' }, act: ['move waste t0'] },
        { say: 'boardDone' },
      ],
    },
    {
      id: 'race',
      start: situation({
        mine: {
          t: [
            'S13',
            'C9? S7 H6',
            'D4',
            'C5? D12? S3? C13',
            'S9? H10? D2? C7? D9',
            'C3? H8? D13? S5? C10? S11',
            'D7? C2? H4? S6? D10? C12? H5',
          ],
          waste: 'D1',
          next: 'H3 C4',
        },
        lanes: [0, 0, 2],
      }),
      steps: [
        { say: 'rival', cards: { ace: 'd0:D:01' }, act: ['place waste'], replies: [{ seat: 1, action: 'place t6' }] },
        { say: 'theirs', cards: { ace: 'd1:S:01' } },
        { say: 'draw', cards: { three: 'd0:H:03' }, act: ['draw'] },
        { say: 'three', cards: { three: 'd0:H:03' }, act: ['place waste'] },
        { say: 'end' },
      ],
    },
  ],
};
