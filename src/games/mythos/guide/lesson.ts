// The lesson of Mythos: a mission won with power, then hiding, upgrading and revealing.

import type { Json } from '../../../kernel/json.ts';
import type { Lesson, Situation } from '../../../kernel/guide.ts';

const situation = (position: { readonly [field: string]: Json }): Situation => ({
  position: {
    edge: 0,
    turn: 0,
    points: [0, 0],
    decks: [
      ['Mara/Bell_Ringer', 'Yuri/Quartermaster', 'Tomo/Torchbearer', 'Dov/Peddler'],
      ['Reed/Lookout', 'Pell/Ferryman', 'Kest/Wrecker', 'Oshi/Fog_Caller'],
    ],
    ...position,
  },
});

export const lesson: Lesson = {
  chapters: [
    {
      id: 'power',
      start: situation({
        round: 1,
        chakra: [5, 5],
        hands: [
          ['Grim/Sellsword', 'Hale/Drummer', 'Brann/Gate_Warden'],
          ['Vex/Thief', 'Pell/Storm_Pilot'],
        ],
        lanes: [{ mission: 'Quiet_Shrine', sides: [[], []] }],
        missionDeck: ['Harbour_Watch', 'Fog_Market', 'Lantern_Road'],
      }),
      steps: [
        { say: 'welcome' },
        { say: 'chakra' },
        {
          say: 'play',
          cards: { card: 'Grim/Sellsword' },
          act: ['play Grim/Sellsword D'],
          replies: [{ seat: 1, action: 'hide Vex/Thief D' }],
        },
        {
          say: 'dear',
          cards: { dear: 'Brann/Gate_Warden', card: 'Hale/Drummer' },
          wrong: [{ action: 'play Brann/Gate_Warden D', code: 'too-dear', clause: 'MYT-4.2' }],
          act: ['play Hale/Drummer D'],
          replies: [{ seat: 1, action: 'reveal Vex/Thief D' }],
        },
        { say: 'pass', cards: { rival: 'Vex/Thief' }, act: ['pass'], replies: [{ seat: 1, action: 'pass' }] },
        { say: 'won' },
      ],
    },
    {
      id: 'hidden',
      start: situation({
        round: 2,
        chakra: [7, 6],
        points: [1, 0],
        hands: [
          ['Vex/Thief', 'Kaito/Captain', 'Brann/Gate_Warden'],
          ['Grim/Sellsword', 'Pell/Storm_Pilot'],
        ],
        lanes: [
          { mission: 'Quiet_Shrine', resolved: true, winner: 0, sides: [['Hale/Drummer'], []] },
          { mission: 'Harbour_Watch', sides: [['Kaito/Scout'], []] },
        ],
        missionDeck: ['Fog_Market', 'Lantern_Road'],
      }),
      steps: [
        {
          say: 'hide',
          cards: { card: 'Vex/Thief' },
          act: ['hide Vex/Thief C'],
          replies: [{ seat: 1, action: 'play Grim/Sellsword C' }],
        },
        {
          say: 'upgrade',
          cards: { card: 'Kaito/Captain', scout: 'Kaito/Scout' },
          wrong: [{ action: 'play Kaito/Captain C', code: 'name-taken', clause: 'MYT-1.4' }],
          act: ['upgrade Kaito/Captain C'],
          replies: [{ seat: 1, action: 'pass' }],
        },
        {
          say: 'reveal',
          cards: { card: 'Vex/Thief' },
          act: ['reveal Vex/Thief C'],
          replies: [{ seat: 1, action: 'pass' }],
        },
        { say: 'last', act: ['pass'] },
        { say: 'end' },
      ],
    },
  ],
};
