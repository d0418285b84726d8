// What the rule book of Guiñote shows beside its clauses.

import type { Book } from '../../../kernel/guide.ts';
import { situation } from './positions.ts';

export const book: Book = {
  order: [
    { card: '1C', value: 11 },
    { card: '3C', value: 10 },
    { card: '12C', value: 4 },
    { card: '10C', value: 3 },
    { card: '11C', value: 2 },
    { card: '7C', value: 0 },
  ],
  refusals: {
    'not-your-turn': ['GUI-4.1'],
    'not-dealt': ['GUI-3.1'],
    'match-finished': ['GUI-12.3'],
    'card-not-in-hand': ['GUI-4.3'],
    'must-follow-suit': ['GUI-6.1'],
    'must-beat': ['GUI-6.2'],
    'must-trump': ['GUI-6.4', 'GUI-6.8'],
    'no-trick-yet': ['GUI-7.5', 'GUI-8.1'],
    'cante-not-winner': ['GUI-7.2'],
    'cante-already': ['GUI-7.4'],
    'cante-missing-card': ['GUI-7.1'],
    'one-cante-a-trick': ['GUI-7.3'],
    'pinta-gone': ['GUI-8.2'],
    'seven-not-winner': ['GUI-8.1'],
    'no-seven': ['GUI-8.1'],
    'draws-are-automatic': ['GUI-5.2'],
    'draw-first': ['GUI-8.3'],
    'cante-in-arrastre': ['GUI-7.9'],
    'pinta-too-low': ['GUI-8.5'],
    'renuncio-prevented': ['GUI-13.1'],
    'no-renuncio': ['GUI-13.3'],
  },
  disputes: [
    { id: 'trumped', clause: 'GUI-6.3' },
    { id: 'partner', clause: 'GUI-6.7' },
    { id: 'lastDraw', clause: 'GUI-8.3' },
  ],
  examples: [
    {
      id: 'beat',
      clause: 'GUI-6.2',
      start: situation({
        trump: 'O',
        hands: ['6C 1C 2O', '7B 11E'],
        leader: 1,
        trick: '12C',
        theirs: '1E 3E 1B 10E 2E 4E',
      }),
      shows: ['trick'],
      facts: ['trump'],
      tries: ['play 6C', 'play 1C', 'play 2O'],
    },
    {
      id: 'trumped',
      clause: 'GUI-6.3',
      start: situation({
        trump: 'O',
        hands: ['4C 1C 6E', '7B 11E', '2B 4B', '5B 6B'],
        leader: 1,
        trick: '3C 5C 2O',
        theirs: '1E 3E 1B 10E',
      }),
      shows: ['trick'],
      facts: ['trump'],
      tries: ['play 4C', 'play 1C', 'play 6E'],
    },
    {
      id: 'partner',
      clause: 'GUI-6.7',
      start: situation({
        trump: 'O',
        hands: ['4C 1C 6O', '7B 11E', '2B 4B', '5B 6B'],
        leader: 1,
        trick: '11C 12C 5C',
        theirs: '1E 3E 1B 10E',
      }),
      shows: ['trick'],
      facts: ['trump'],
      tries: ['play 4C', 'play 1C', 'play 6O'],
    },
  ],
};
