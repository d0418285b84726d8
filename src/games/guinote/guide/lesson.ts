// The lesson of Guiñote for two: a trick with cards to draw, a cante and the seven, then the duties of the arrastre and the count.

import type { Lesson } from '../../../kernel/guide.ts';
import { situation } from './positions.ts';

export const lesson: Lesson = {
  chapters: [
    {
      id: 'robo',
      start: situation({
        pinta: '3O',
        hands: ['1C 12B 10B 7O 4E 2C', '6C 11C 5E 7B 4O'],
        leader: 1,
        trick: '3C',
        stock: '6E 5B 4B 2E',
      }),
      steps: [
        { say: 'welcome' },
        { say: 'values', cards: { as: '1C', tres: '3C', rey: '12C', sota: '10C', caballo: '11C' } },
        { say: 'firstTrick', cards: { lead: '3C', as: '1C' }, act: ['play 1C'] },
        { say: 'cante', cards: { rey: '12B', sota: '10B' }, act: ['sing B'] },
        { say: 'seven', cards: { seven: '7O', pinta: '3O' }, act: ['swap'] },
        { say: 'lead', cards: { low: '2C' }, act: ['play 2C'], replies: [{ seat: 1, action: 'play 6C' }] },
        { say: 'drawn' },
      ],
    },
    {
      id: 'arrastre',
      start: situation({
        trump: 'O',
        hands: ['6C 1C 4B 2O', '7B 11E 5C'],
        leader: 1,
        trick: '12C',
        theirs: '1E 3E 1B 10E 2E 4E 5E 6E 7E 2B 5B 6B',
        sung: 'B',
      }),
      steps: [
        { say: 'noStock' },
        {
          say: 'follow',
          cards: { lead: '12C', other: '4B', low: '6C', as: '1C' },
          wrong: [
            { action: 'play 4B', code: 'must-follow-suit', clause: 'GUI-6.1' },
            { action: 'play 6C', code: 'must-beat', clause: 'GUI-6.2' },
          ],
          act: ['play 1C'],
        },
        {
          say: 'yourLead',
          cards: { card: '4B' },
          act: ['play 4B'],
          replies: [
            { seat: 1, action: 'play 7B' },
            { seat: 1, action: 'play 11E' },
          ],
        },
        {
          say: 'trump',
          cards: { lead: '11E', wrong: '6C', trump: '2O' },
          wrong: [{ action: 'play 6C', code: 'must-trump', clause: 'GUI-6.4' }],
          act: ['play 2O'],
        },
        { say: 'last', cards: { card: '6C' }, act: ['play 6C'], replies: [{ seat: 1, action: 'play 5C' }] },
        { say: 'count' },
      ],
    },
  ],
};
