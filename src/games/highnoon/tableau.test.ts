// Columns: flipping, runs, what may lie on what, and empty columns.

import { describe, expect, test } from 'vitest';
import { after, legalOf, stateOf, verdict } from './testing.ts';

const columns = (...t: readonly string[]) => ({ p1: { t } });

describe('flipping', () => {
  test('[HN-6.3] the face-down top of a column is turned up', () => {
    const { board, last } = after(stateOf(columns('S4? H9?')), '0 flip t0');
    expect(board(0).t[0]).toBe('S4? H9');
    expect(last).toEqual({ type: 'turned', seat: 0, column: 't0', card: 'd0:H:09' });
  });

  test.each([
    ['S4? H9', 'already-open HN-6.3'],
    ['', 'column-empty HN-6.3'],
  ])('[HN-6.3] column "%s": %s', (column, said) => {
    expect(verdict(stateOf(columns(column, 'S6')), 0, 'flip t0')).toBe(said);
  });

  test.each([true, false])('[HN-6.3] a position may have a face-down top with autoReveal %s', (autoReveal) => {
    expect(verdict(stateOf(columns('S4?'), { autoReveal }), 0, 'flip t0')).toBe('legal');
  });

  test('[HN-6.4] a move that bares a card turns it up in the same step', () => {
    const { board, events } = after(stateOf(columns('S4? H9', 'C10')), '0 move t0 t1');
    expect(board(0).t.slice(0, 2)).toEqual(['S4', 'C10 H9']);
    expect(events).toMatchObject([{ type: 'moved' }, { type: 'turned', column: 't0', card: 'd0:S:04' }]);
  });

  test('[HN-6.4] so does a card placed on a foundation', () => {
    const { board, events } = after(stateOf(columns('S4? HA')), '0 place t0');
    expect(board(0).t[0]).toBe('S4');
    expect(events).toMatchObject([{ type: 'placed' }, { type: 'turned' }]);
  });

  test('[HN-6.4] autoReveal false leaves it down until it is flipped', () => {
    const moved = after(stateOf(columns('S4? H9', 'C10'), { autoReveal: false }), '0 move t0 t1');
    expect(moved.board(0).t[0]).toBe('S4?');
    expect(legalOf(moved.state, 0)).toEqual(['flip t0']);
    expect(after(moved.state, '0 flip t0').board(0).t[0]).toBe('S4');
    expect(after(stateOf(columns('S4? HA'), { autoReveal: false }), '0 place t0').board(0).t[0]).toBe('S4?');
  });
});

describe('moving', () => {
  test.each([
    ['H9', 'C10', 1, 'legal'],
    ['H9', 'S10', 1, 'legal'],
    ['C9', 'D10', 1, 'legal'],
    ['H9', 'D10', 1, 'same-colour HN-6.6'],
    ['H9', 'H10', 1, 'same-colour HN-6.6'],
    ['C9', 'S10', 1, 'same-colour HN-6.6'],
    ['H9', 'CJ', 1, 'wrong-rank HN-6.6'],
    ['H9', 'C9', 1, 'wrong-rank HN-6.6'],
    ['H9', 'C8', 1, 'wrong-rank HN-6.6'],
    ['HA', 'CK', 1, 'wrong-rank HN-6.6'],
    ['HK', 'CA', 1, 'wrong-rank HN-6.6'],
    ['H9 S8', 'C10', 2, 'legal'],
    ['H9 S8 D7', 'C10', 3, 'legal'],
    ['H9 S8 D7', 'HQ C10', 3, 'legal'],
    ['H9 S8 D7', 'D9', 2, 'legal'],
    ['H9 S8', 'C10', 1, 'wrong-rank HN-6.6'],
  ])('[HN-6.6] "%s" onto "%s", %i cards: %s', (from, to, count, said) => {
    expect(verdict(stateOf(columns(from, to)), 0, `move t0 t1 ${count}`)).toBe(said);
  });

  test.each([
    ['H9 S8', 3, 'too-few-cards HN-6.5'],
    ['', 1, 'column-empty HN-6.5'],
    ['H9 H8', 2, 'not-a-run HN-6.5'],
    ['H9 S7', 2, 'not-a-run HN-6.5'],
    ['H9 S8 C7', 3, 'not-a-run HN-6.5'],
    ['H9? S8', 2, 'face-down HN-6.9'],
    ['H9?', 1, 'face-down HN-6.9'],
  ])('[HN-6.5] taking %j, %i cards: %s', (from, count, said) => {
    expect(verdict(stateOf(columns(from, 'C10')), 0, `move t0 t1 ${count}`)).toBe(said);
  });

  test('[HN-6.5] a part of a run moves, the rest stays a run', () => {
    const { board, state } = after(stateOf(columns('CJ H10 S9 D8', 'D10')), '0 move t0 t1 2');
    expect(board(0).t.slice(0, 2)).toEqual(['CJ H10', 'D10 S9 D8']);
    expect(legalOf(state, 0)).toEqual(['move t1 t0 2']);
  });

  test('[HN-6.5] the waste gives its top card', () => {
    const state = stateOf({ p1: { waste: 'D4 H9', t: ['C10'] } });
    expect(after(state, '0 move waste t0').board(0)).toMatchObject({
      waste: 'D4',
      t: ['C10 H9', '', '', '', '', '', ''],
    });
    expect(verdict(stateOf(columns('C10')), 0, 'move waste t0')).toBe('waste-empty HN-6.5');
    expect(verdict(stateOf({ p1: { waste: 'H9 D4', t: ['C10'] } }), 0, 'move waste t0')).toBe('wrong-rank HN-6.6');
  });

  test('[HN-6.5] not onto the column it comes from', () => {
    expect(verdict(stateOf(columns('H9')), 0, 'move t0 t0')).toBe('same-column HN-6.5');
  });

  test('[HN-6.9] nothing is built on a face-down card', () => {
    expect(verdict(stateOf(columns('H9', 'C10?')), 0, 'move t0 t1')).toBe('onto-face-down HN-6.9');
    expect(verdict(stateOf({ p1: { waste: 'H9', t: ['C10?'] } }), 0, 'move waste t0')).toBe('onto-face-down HN-6.9');
    expect(verdict(stateOf(columns('HA?')), 0, 'place t0')).toBe('face-down HN-6.9');
  });
});

describe('empty columns', () => {
  test.each([
    ['HK', 1, 'legal', 'legal'],
    ['HK SQ', 2, 'legal', 'legal'],
    ['HK SQ', 1, 'kings-only HN-6.7', 'legal'],
    ['H9', 1, 'kings-only HN-6.7', 'legal'],
  ])('[HN-6.7] "%s", %i cards: king %s, any %s', (from, count, king, any) => {
    const move = `move t0 t1 ${count}`;
    expect(verdict(stateOf(columns(from)), 0, move)).toBe(king);
    expect(verdict(stateOf(columns(from), { emptyColumn: 'any' }), 0, move)).toBe(any);
  });

  test('[HN-6.7] from the waste too', () => {
    const [king, nine] = ['HK', 'H9'].map((waste) => ({ p1: { waste } }));
    expect(verdict(stateOf(king ?? {}), 0, 'move waste t3')).toBe('legal');
    expect(verdict(stateOf(nine ?? {}), 0, 'move waste t3')).toBe('kings-only HN-6.7');
    expect(verdict(stateOf(nine ?? {}, { emptyColumn: 'any' }), 0, 'move waste t3')).toBe('legal');
  });

  test('[HN-6.7] legal actions name every empty column and every part of a run', () => {
    const t = ['HK SQ', 'C4', 'D9', 'S9', 'C6'];
    expect(legalOf(stateOf(columns(...t)), 0)).toEqual(['move t0 t5 2', 'move t0 t6 2']);
    const any = legalOf(stateOf(columns('HK SQ', 'C4', 'D9', 'S9', 'C6', 'C7'), { emptyColumn: 'any' }), 0);
    expect(any).toEqual([
      'move t0 t6',
      'move t0 t6 2',
      'move t1 t6',
      'move t2 t6',
      'move t3 t6',
      'move t4 t6',
      'move t5 t6',
    ]);
  });
});
