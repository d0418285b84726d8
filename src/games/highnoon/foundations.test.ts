// Foundations: what fits, which of two lanes takes a card, and that nothing leaves them.

import { describe, expect, test } from 'vitest';
import { parse } from './actions.ts';
import { cardNamed } from './cards.ts';
import { laneFor } from './foundations.ts';
import { highnoon } from './index.ts';
import { after, legalOf, stateOf, verdict } from './testing.ts';

describe('what fits', () => {
  test.each([
    ['CA', [], 0],
    ['DA', [], 2],
    ['HA', [], 4],
    ['SA', [], 6],
    ['CA', [1], 1],
    ['C2', [1], 0],
    ['C5', [4, 2], 0],
    ['C3', [4, 2], 1],
    ['CK', [12], 0],
    ['SK', [0, 0, 0, 0, 0, 0, 0, 12], 7],
  ])('[HN-3.2] %s on %j → lane %i', (card, lanes, lane) => {
    const { last } = after(stateOf({ p1: { t: [card, 'H5?'] }, lanes }), '0 place t0');
    expect(last).toMatchObject({ type: 'placed', lane });
  });

  test.each([
    ['C2', []],
    ['CK', []],
    ['C4', [4, 2]],
    ['C6', [4, 2]],
    ['D5', [4, 4]],
  ])('[HN-3.2] %s on %j is refused', (card, lanes) => {
    expect(verdict(stateOf({ p1: { t: [card] }, lanes }), 0, 'place t0')).toBe('not-next HN-3.2');
  });

  test('[HN-3.2] the refusal names the cards that the suit waits for', () => {
    const action = parse('place t0');
    const refusal = action.ok && highnoon.refuse(stateOf({ p1: { t: ['C9'] }, lanes: [4, 2] }), 0, action.value);
    expect(refusal).toMatchObject({ params: { card: 'd0:C:09', next: ['C5', 'C3'] } });
  });

  test('[HN-3.1] both lanes of a suit take its cards, of either deck', () => {
    const { state } = after(
      stateOf({ p1: { t: ['CA', 'd0:C:02', 'd1:C:02'] }, p2: { t: ['CA'] } }),
      '0 place t0',
      '1 place t0',
      '0 place t1',
      '0 place t2',
    );
    expect(state.lanes).toEqual([2, 2, 0, 0, 0, 0, 0, 0]);
    expect(highnoon.view(state, 0).foundations.slice(0, 2)).toEqual([
      ['d0:C:01', 'd0:C:02'],
      ['d1:C:01', 'd1:C:02'],
    ]);
  });
});

describe('which lane', () => {
  test.each([
    [[0, 0], 1, 0],
    [[1, 0], 1, 1],
    [[0, 1], 1, 0],
    [[3, 3], 4, 0],
    [[3, 2], 4, 0],
    [[2, 3], 4, 1],
    [[3, 2], 3, 1],
    [[2, 3], 3, 0],
  ])('[HN-3.3] lanes at %j, rank %i → lane %i', (lanes, rank, lane) => {
    const card = cardNamed(`d0:C:0${rank}`)!;
    expect(laneFor([...lanes, 0, 0, 0, 0, 0, 0], card)).toBe(lane);
  });

  test.each(['place t0 f0', 'place t0 f1', 'place t0 f7', 'PLACE  T0  F1', 'p 0 f1'])(
    '[HN-3.5] "%s" goes where HN-3.3 says',
    (text) => {
      const { last } = after(stateOf({ p1: { t: ['C4', 'H9?'] }, lanes: [3, 3] }), `0 ${text}`);
      expect(last).toMatchObject({ lane: 0 });
      const read = parse(text);
      expect(read.ok && highnoon.notate(read.value)).toBe('place t0');
    },
  );

  test('[HN-3.4] no action takes a card from a foundation', () => {
    const state = stateOf({ p1: { t: ['H3'] }, lanes: [2] });
    expect(legalOf(state, 0)).toEqual([]);
    for (const text of ['move f0 t0', 'move f0 t1 2', 'move f7 p2.t1', 'move f0 f1', 'place f0', 'place f0 f1']) {
      expect(verdict(state, 0, text)).toBe('off-foundation HN-3.4');
    }
    expect(parse('flip f0').ok).toBe(false);
  });
});

describe('placing', () => {
  test('[HN-6.8] from a column and from the waste, only the top card', () => {
    const state = stateOf({ p1: { waste: 'HA CA', t: ['C2 H2', 'DA'] } });
    expect(legalOf(state, 0)).toEqual(['move waste t0', 'place t1', 'place waste', 'recycle']);
    expect(after(state, '0 place waste').board(0).waste).toBe('HA');
    expect(after(state, '0 place waste', '0 place waste', '0 place t0', '0 place t0').state.placed).toEqual([4, 0]);
  });

  test('[HN-6.8] from nothing there is nothing to place', () => {
    const state = stateOf({ p1: { t: ['C2'] } });
    expect(verdict(state, 0, 'place waste')).toBe('waste-empty HN-6.8');
    expect(verdict(state, 0, 'place t1')).toBe('column-empty HN-6.8');
  });

  test('[HN-11.1] a card gives its rank to whoever placed it', () => {
    const state = stateOf({ p1: { t: ['CA', 'CJ', 'S9'] }, p2: { t: ['DK'] }, lanes: [10, 0, 12], scorer: 1 });
    const { state: now, events } = after(state, '0 place t1', '1 place t0', '0 place t0');
    expect(now.score).toEqual([12, 55 + 78 + 13]);
    expect(events.map((event) => (event as { score: number }).score)).toEqual([11, 146, 12]);
  });

  test('[HN-11.2] cards placed are counted', () => {
    const state = stateOf({ p1: { t: ['CA', 'CJ', 'S9'] }, p2: { t: ['DK'] }, lanes: [10, 0, 12], scorer: 1 });
    expect(after(state, '0 place t1', '1 place t0', '0 place t0').state.placed).toEqual([2, 23]);
  });
});
