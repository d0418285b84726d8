// Why a move of HighNoon is good, position by position.

import { expect, test } from 'vitest';
import { highnoon } from '../../games/highnoon/index.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { reasons } from './reasons.ts';

const why = (sketch: Sketch, text: string) => {
  const s = stateOf(sketch);
  const action = highnoon.parse(text);
  if (!action.ok) throw new Error(action.error.message);
  const thought = {
    game: highnoon,
    seat: 0,
    view: highnoon.view(s, 0),
    history: [],
    legal: highnoon.legal(s, 0),
    random: fastRandom(1),
    budget: 1,
  };
  expect(thought.legal.map(highnoon.notate)).toContain(text);
  return reasons({ by: 'search', candidates: [], thought, action: action.value }).map(({ id, params }) => [id, params]);
};

test('places a card', () => {
  expect(why({ p1: { t: ['D8 CA'] } }, 'place t0')).toEqual([['places', {}]]);
});

test('places it before the rival can, where there is room for one', () => {
  const p1 = { t: ['D8 d0:C:02'] };
  const p2 = { t: ['d1:C:02'] };
  expect(why({ p1, p2, lanes: [1] }, 'place t0')[0]).toEqual(['beforeRival', { theirs: { card: 'd1:C:02' } }]);
  expect(why({ p1, p2, lanes: [1, 1] }, 'place t0')[0]).toEqual(['places', {}]);
});

test('uncovers a card, and says how many lie there', () => {
  expect(why({ p1: { t: ['D9', 'H5? S4? C8'] } }, 'move t1 t0')).toEqual([['uncovers', { down: 2 }]]);
});

test('frees a card for a foundation', () => {
  expect(why({ p1: { t: ['D9', 'HA C8'] } }, 'move t1 t0')[0]).toEqual(['frees', { card: { card: 'd0:H:01' } }]);
  expect(why({ p1: { waste: 'HA C8', t: ['D9'] } }, 'move waste t0')).toEqual([
    ['frees', { card: { card: 'd0:H:01' } }],
    ['plan', { steps: 2 }],
  ]);
});

test('begins a plan of so many moves', () => {
  // The ten of the waste takes the nine that lies on a face-down card.
  const p1 = { waste: 'S10', t: ['HJ', 'S4? D9', 'C5'] };
  expect(why({ p1 }, 'move waste t0')).toEqual([['plan', { steps: 2 }]]);
});

test('looks in the stock only where nothing else gets on', () => {
  expect(why({ p1: { stock: 'S3', t: ['S5? D8', 'D6'] } }, 'draw')).toEqual([['turns', {}]]);
  expect(why({ p1: { stock: 'S3', t: ['CA', 'D6'] } }, 'draw')).toEqual([]);
});

test('holds a card back that would open a lane for the rival', () => {
  const p1 = { stock: 'S9', t: ['D8 d0:C:03'] };
  const p2 = { t: ['d1:C:04'] };
  const held = ['holdsBack', { card: { card: 'd0:C:03' }, theirs: { card: 'd1:C:04' } }];
  expect(why({ p1, p2, lanes: [2] }, 'draw')).toEqual([held]);
  expect(why({ p1, p2: { ...p2, t: ['D9'], waste: 'd1:C:04' }, lanes: [2] }, 'draw')).toEqual([held]);
  // The rival can open the lane themselves, it is open anyway, or the card does not fit yet.
  expect(why({ p1, p2: { t: ['d1:C:04', 'd1:C:03'] }, lanes: [2] }, 'draw')).toEqual([]);
  expect(why({ p1, p2, lanes: [2, 3] }, 'draw')).toEqual([]);
  expect(why({ p1, p2, lanes: [1] }, 'draw')).toEqual([['turns', {}]]);
});
