// Stock and waste: drawing one or three, and turning the waste over again.

import { describe, expect, test } from 'vitest';
import { after, boardOf, legalOf, stateOf, verdict } from './testing.ts';

describe('drawing', () => {
  const three = { p1: { stock: 'C5 D9 HK', t: ['S2'] } };

  test('[HN-6.1] draw 1 from C5 D9 HK → HK', () => {
    const { board, last } = after(stateOf(three), '0 draw');
    expect(board(0)).toMatchObject({ stock: 'C5 D9', waste: 'HK' });
    expect(last).toEqual({ type: 'drew', seat: 0, cards: ['d0:H:13'], left: 2 });
  });

  test.each([
    ['C5 D9 HK', '', 'HK D9 C5'],
    ['C2 C5 D9 HK', 'C2', 'HK D9 C5'],
    ['D9 HK', '', 'HK D9'],
    ['D9', '', 'D9'],
  ])('[HN-6.1] draw 3 from %s leaves "%s" and turns %s', (stock, left, waste) => {
    const { board } = after(stateOf({ p1: { stock } }, { drawCount: 3 }), '0 draw');
    expect(board(0)).toMatchObject({ stock: left, waste });
  });

  test('[HN-6.1] an empty stock gives nothing', () => {
    const state = stateOf({ p1: { waste: 'C5', t: ['S2'] } });
    expect(verdict(state, 0, 'draw')).toBe('stock-empty HN-6.1');
    expect(legalOf(state, 0)).toEqual(['recycle']);
  });
});

describe('recycling', () => {
  test.each([1, 3])('[HN-6.2] draw %i: after a whole pass the old order returns', (drawCount) => {
    const state = stateOf({ p1: { stock: 'C5 D9 HK S7 H3', t: ['SA'] } }, { drawCount });
    const draws = Array.from({ length: Math.ceil(5 / drawCount) }, () => '0 draw');
    const turned = after(state, ...draws);
    expect(turned.board(0)).toMatchObject({ stock: '', waste: 'H3 S7 HK D9 C5' });
    const again = after(turned.state, '0 recycle');
    expect(again.board(0)).toEqual(boardOf(state, 0));
    expect(again.last).toEqual({ type: 'recycled', seat: 0, cards: 5 });
  });

  test('[HN-6.2] as often as one likes', () => {
    const state = stateOf({ p1: { stock: 'C5', t: ['SA'] } });
    const rounds = Array.from({ length: 12 }, () => ['0 draw', '0 recycle']).flat();
    expect(after(state, ...rounds).board(0)).toEqual(boardOf(state, 0));
  });

  test('[HN-6.2] not while there is a stock, nor without a waste', () => {
    expect(verdict(stateOf({ p1: { stock: 'C5', waste: 'D9' } }), 0, 'recycle')).toBe('stock-left HN-6.2');
    expect(verdict(stateOf({ p1: { t: ['S2'] } }), 0, 'recycle')).toBe('waste-empty HN-6.2');
  });

  test('[HN-6.2] a card taken from the waste is gone from the next pass', () => {
    const state = stateOf({ p1: { stock: 'C5 D9 HK', t: ['CK'] } });
    const { board } = after(state, '0 draw', '0 move waste t1', '0 draw', '0 draw', '0 recycle');
    expect(board(0)).toMatchObject({ stock: 'C5 D9', waste: '', t: ['CK', 'HK', '', '', '', '', ''] });
  });
});
