// What the rule book of Mythos shows beside its clauses.

import type { Book } from '../../../kernel/guide.ts';

export const book: Book = {
  order: [],
  refusals: {
    'match-finished': ['MYT-5.6'],
    'not-dealt': ['MYT-2.1'],
    'answer-first': ['MYT-2.2'],
    'answered-already': ['MYT-2.2'],
    'opening-only': ['MYT-2.2'],
    'not-your-turn': ['MYT-4.1'],
    'not-your-choice': ['MYT-6.4'],
    'choose-first': ['MYT-6.4'],
    'not-optional': ['MYT-6.7'],
    'no-such-choice': ['MYT-6.4'],
    'nothing-to-choose': ['MYT-6.4'],
    'only-pass': ['MYT-6.9'],
    'not-revealed': ['MYT-4.2', 'MYT-4.3', 'MYT-4.4', 'MYT-4.5', 'MYT-4.6'],
    'card-not-in-hand': ['MYT-4.1'],
    'not-a-character': ['MYT-4.1'],
    'not-a-jutsu': ['MYT-4.6'],
    'name-taken': ['MYT-1.4'],
    'too-dear': ['MYT-4.2', 'MYT-4.3', 'MYT-4.4', 'MYT-4.5', 'MYT-4.6'],
    'not-hidden-there': ['MYT-4.4'],
    'nothing-to-upgrade': ['MYT-4.5'],
    'not-dearer': ['MYT-4.5'],
    'no-such-target': ['MYT-4.6'],
  },
  disputes: [
    { id: 'hidden', clause: 'MYT-4.3' },
    { id: 'pass', clause: 'MYT-4.7' },
    { id: 'tie', clause: 'MYT-5.2' },
  ],
  examples: [
    {
      id: 'play',
      clause: 'MYT-4.2',
      start: {
        position: {
          round: 1,
          edge: 0,
          turn: 0,
          chakra: [3, 5],
          points: [0, 0],
          decks: [[], []],
          hands: [['Grim/Sellsword', 'Kaito/Captain', 'Brann/Gate_Warden'], []],
          lanes: [{ mission: 'Quiet_Shrine', sides: [['Kaito/Scout'], ['Vex/Thief']] }],
          missionDeck: ['Harbour_Watch', 'Fog_Market', 'Lantern_Road'],
        },
      },
      shows: ['lane-D-0', 'lane-D-1'],
      tries: [
        'play Grim/Sellsword D',
        'play Kaito/Captain D',
        'upgrade Kaito/Captain D',
        'play Brann/Gate_Warden D',
        'hide Brann/Gate_Warden D',
        'hide Kaito/Captain D',
      ],
    },
  ],
};
