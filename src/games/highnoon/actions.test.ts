// Actions as text: what is read, how it is written, whose places may be named.

import { describe, expect, test } from 'vitest';
import { notate, parse } from './actions.ts';
import { stateOf, verdict } from './testing.ts';

describe('text', () => {
  test.each([
    ['draw', 'draw'],
    [' DRAW ', 'draw'],
    ['d', 'draw'],
    ['recycle', 'recycle'],
    ['r', 'recycle'],
    ['flip t3', 'flip t3'],
    ['f 3', 'flip t3'],
    ['move t0 t1 2', 'move t0 t1 2'],
    ['move t0 t1', 'move t0 t1'],
    ['move t0 t1 1', 'move t0 t1'],
    ['m 0 1 2', 'move t0 t1 2'],
    ['move waste t1', 'move waste t1'],
    ['m w 1', 'move waste t1'],
    ['place t3', 'place t3'],
    ['place waste', 'place waste'],
    ['p w', 'place waste'],
    ['move p2.t3 t1', 'move p2.t3 t1'],
    ['move p1.t3 p2.t1 4', 'move p1.t3 p2.t1 4'],
    ['place p2.waste', 'place p2.waste'],
    ['flip p1.t6', 'flip p1.t6'],
    ['move f0 t0', 'move f0 t0'],
    ['M F7 p2.t6 12', 'move f7 p2.t6 12'],
    ['move f0 f1', 'place f0'],
    ['place f3 f4', 'place f3'],
  ])('%j is read as %j', (text, written) => {
    const action = parse(text);
    expect(action.ok && notate(action.value)).toBe(written);
    expect(parse(written)).toEqual(action);
  });

  test.each([
    '',
    'fly',
    'draw 2',
    'recycle now',
    'flip',
    'flip waste',
    'flip t7',
    'move t0',
    'move t0 waste',
    'move t0 f1',
    'move t0 t1 0',
    'move t0 t1 100',
    'move t0 t1 x',
    'move t0 t1 1 1',
    'move waste t1 2',
    'move p3.t0 t1',
    'place',
    'place f8',
    'move f8 t0',
    'move p1.f0 t0',
    'move f0 waste',
    'move f0 t0 0',
    'move f0 f1 2 2',
    'flip f0',
    'place t0 f8',
    'place t0 t1',
    'place t0 f1 f2',
    `draw ${' '.repeat(100)}x`,
  ])('%j is no action, and it says why', (text) => {
    const action = parse(text);
    expect(action.ok ? '' : action.error.message).toMatch(/.{10}/u);
  });
});

describe('whose', () => {
  const state = stateOf({ p1: { waste: 'CA', t: ['H9', 'C10', 'S4?'] }, p2: { waste: 'DA', t: ['H9', 'C10', 'S4?'] } });

  test.each([
    'move p2.t0 t1',
    'move t0 p2.t1',
    'move p2.t0 p2.t1',
    'place p2.t0',
    'place p2.waste',
    'flip p2.t2',
    'move p2.waste t1',
  ])('[HN-5.1] the first player may not %s', (action) => {
    expect(verdict(state, 0, action)).toBe('foreign-zone HN-5.1');
    expect(verdict(state, 1, action.replaceAll('p2.', 'p1.'))).toBe('foreign-zone HN-5.1');
  });

  test.each(['move p1.t0 t1', 'move p1.t0 p1.t1', 'place p1.waste', 'flip p1.t2'])(
    '[HN-5.1] the first player may %s, naming what is theirs',
    (action) => {
      expect(verdict(state, 0, action)).toBe('legal');
      expect(verdict(state, 1, action.replaceAll('p1.', 'p2.'))).toBe('legal');
    },
  );
});
