// The careless player of HighNoon: how often things are overlooked, and what is done then.

import { expect, test } from 'vitest';
import { highnoon } from '../../games/highnoon/index.ts';
import { stateOf, type Sketch } from '../../games/highnoon/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { careless, type Carelessness } from './careless.ts';
import { CARELESS, WARY } from './scores.ts';

const NOTHING = { share: 0 };

const asked = (sketch: Sketch, carelessness: Carelessness, luck = 1, isAttentive = false): string => {
  const state = stateOf(sketch);
  const thought = {
    game: highnoon,
    seat: 0,
    view: highnoon.view(state, 0),
    history: [],
    legal: highnoon.legal(state, 0),
    random: fastRandom(luck),
    budget: 30,
  };
  const action = careless(carelessness, NOTHING)(thought, isAttentive);
  return action === undefined ? 'nothing' : highnoon.notate(action);
};

/** How often something was done, of a thousand. */
const often = (sketch: Sketch, carelessness: Carelessness, action: string): number => {
  let count = 0;
  for (let luck = 1; luck <= 1000; luck++) count += asked(sketch, carelessness, luck) === action ? 1 : 0;
  return count;
};

const half: Carelessness = { scores: WARY, overlooks: 50 };
const ace: Sketch = { p1: { stock: 'S9 D4', t: ['CA', 'HJ'] } };
/** The nine goes onto the ten and uncovers a card. */
const hidden: Sketch = { p1: { stock: 'S4 D4', t: ['S3? H9', 'C10'] } };

test('a card that could be placed is overlooked as often as said, and the stock turned instead', () => {
  expect(often(ace, { ...half, overlooks: 0 }, 'place t0')).toBe(1000);
  const placed = often(ace, half, 'place t0');
  expect(placed).toBeGreaterThan(440);
  expect(placed).toBeLessThan(560);
  expect(often(ace, half, 'draw')).toBe(1000 - placed);
});

test('who is attentive overlooks nothing', () => {
  for (let luck = 1; luck <= 20; luck++) expect(asked(ace, { ...half, overlooks: 100 }, luck, true)).toBe('place t0');
});

test('so are other moves', () => {
  expect(often(hidden, { ...half, overlooks: 0 }, 'move t0 t1')).toBe(1000);
  expect(often(hidden, { ...half, overlooks: 100 }, 'draw')).toBe(1000);
});

test('where the stock is drawn, it is turned over', () => {
  expect(asked({ p1: { waste: 'S9 D4', t: ['CA', 'HJ'] } }, { ...half, overlooks: 100 })).toBe('recycle');
});

test('without a stock nothing is overlooked', () => {
  expect(asked({ p1: { t: ['CA', 'HJ'] } }, { ...half, overlooks: 100 })).toBe('place t0');
});

test('where there is nothing to do and no stock to turn, nothing is chosen', () => {
  expect(asked({ p1: { t: ['C3', 'HQ'] }, p2: { t: ['C4', 'HK'] } }, half)).toBe('nothing');
});

test('careless scores open a lane that wary ones leave closed', () => {
  const threes: Sketch = {
    p1: { stock: 'S9', t: ['C3'] },
    p2: { t: ['C4', 'HK'] },
    lanes: [2],
    placed: [2, 0],
    score: [3, 0],
  };
  const never = { overlooks: 0 };
  expect(asked(threes, { scores: WARY, ...never })).toBe('draw');
  expect(asked(threes, { scores: CARELESS, ...never })).toBe('place t0');
});
