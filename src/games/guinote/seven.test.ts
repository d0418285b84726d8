// Rule tables of the change of the seven.

import { describe, expect, test } from 'vitest';
import { guinote } from './index.ts';
import { after, fourWith, legalOf, optionsWith, stateOf, verdict } from './testing.ts';

describe('the seven', () => {
  const sevenAt = (extra: { readonly left?: number; readonly trick?: string; readonly leader?: 0 | 1 } = {}) =>
    stateOf({ pinta: '1O', hands: ['7O', '2E'], leader: 0, left: 20, ...extra });

  test('[GUI-8.1] after winning a trick the seven takes the pinta; both are public; the turn stays', () => {
    const { state, last } = after(sevenAt(), '0 swap');
    expect(last).toEqual({ type: 'swapped', seat: 0, seven: '7O', pinta: '1O' });
    expect(guinote.view(state, 0)).toMatchObject({ pinta: '7O', trump: 'O' });
    expect(guinote.view(state, 1).hands[0]).toContain('1O');
    expect(state.turn).toBe(0);
    expect(verdict(state, 0, 'swap')).toBe('no-seven GUI-8.1');
  });

  test('[GUI-8.1] the pinta may be any card, also a lower one', () => {
    const state = stateOf({ pinta: '2O', hands: ['7O', '2E'], leader: 0, left: 20 });
    expect(legalOf(state, 0)).toContain('swap');
  });

  test('[GUI-8.1] not before the first trick, not in the middle of one, not by the loser', () => {
    expect(verdict(sevenAt({ left: 28 }), 0, 'swap')).toBe('no-trick-yet GUI-8.1');
    const replying = stateOf({ pinta: '1O', hands: ['2E', '7O'], leader: 0, left: 20, trick: '4C' });
    expect(verdict(replying, 1, 'swap')).toBe('seven-not-winner GUI-8.1');
    const other = stateOf({ pinta: '1O', hands: ['2E', '7O'], leader: 0, left: 20 });
    expect(verdict(other, 0, 'swap')).toBe('no-seven GUI-8.1');
    expect(verdict(other, 1, 'swap')).toBe('seven-not-winner GUI-8.1');
  });

  test('[GUI-8.2] too late when the pinta is drawn', () => {
    expect(verdict(stateOf({ trump: 'O', hands: ['7O 2C', '2E 4E'], leader: 0 }), 0, 'swap')).toBe(
      'pinta-gone GUI-8.2',
    );
  });

  // The pinta's worth: 1 3 12 have points and beat the seven, 8 and 9 only beat it, the rest neither.
  const WORTH: readonly (readonly [option: string, pinta: string, deck: number, may: boolean])[] = [
    ['any', '1O', 40, true],
    ['any', '2O', 40, true],
    ['pointsOnly', '1O', 40, true],
    ['pointsOnly', '11O', 40, true],
    ['pointsOnly', '6O', 40, false],
    ['pointsOnly', '8O', 48, false],
    ['higherThanSeven', '11O', 40, true],
    ['higherThanSeven', '8O', 48, true],
    ['higherThanSeven', '6O', 40, false],
    ['higherThanSeven', '4O', 36, false],
  ];
  for (const [sevenPinta, pinta, deck, may] of WORTH) {
    test(`[GUI-8.5] sevenPinta ${sevenPinta}, deck ${deck}: ${pinta} ${may ? 'may' : 'may not'} be taken`, () => {
      for (const players of [2, 4] as const) {
        const options = optionsWith({ players, sevenPinta, deck });
        const hands = Array.from({ length: players }, (_, seat) => (seat === 0 ? '7O' : ''));
        const state = stateOf({ pinta, hands, leader: 0, left: 8 }, options);
        expect(legalOf(state, 0).includes('swap')).toBe(may);
        expect(verdict(state, 0, 'swap')).toBe(may ? 'legal' : 'pinta-too-low GUI-8.5');
      }
    });
  }
});

describe('the seven with four players', () => {
  const withSeven = (seat: number, leader: number, changes = {}) =>
    stateOf(
      { pinta: '1O', hands: [0, 1, 2, 3].map((each) => (each === seat ? '7O' : '')), leader, left: 8 },
      fourWith(changes),
    );

  test('[GUI-8.4] sevenBy pair: the winner or the partner, not a rival', () => {
    expect(verdict(withSeven(0, 0), 0, 'swap')).toBe('legal');
    expect(verdict(withSeven(2, 0), 2, 'swap')).toBe('legal');
    expect(legalOf(withSeven(2, 0), 2)).toEqual(['swap']);
    expect(verdict(withSeven(1, 0), 1, 'swap')).toBe('seven-not-winner GUI-8.1');
  });

  test('[GUI-8.4] sevenBy winner: the partner is refused by name while partners may sing', () => {
    const state = withSeven(2, 0, { sevenBy: 'winner' });
    expect(verdict(state, 2, 'swap')).toBe('seven-not-winner GUI-8.4');
    expect(legalOf(state, 2)).toEqual([]);
    expect(verdict(withSeven(0, 0, { sevenBy: 'winner' }), 0, 'swap')).toBe('legal');
    const silent = withSeven(2, 0, { sevenBy: 'winner', canteBy: 'winner' });
    expect(verdict(silent, 2, 'swap')).toBe('seven-not-winner GUI-8.4');
  });

  test('[GUI-8.1] the partner’s change does not use up the turn; both cards are public', () => {
    const { state, last } = after(withSeven(2, 0), '2 swap');
    expect(last).toEqual({ type: 'swapped', seat: 2, seven: '7O', pinta: '1O' });
    expect(state.turn).toBe(0);
    for (const viewer of [0, 1, 3]) expect(guinote.view(state, viewer).hands[2]).toContain('1O');
    expect(guinote.view(state, 'public').pinta).toBe('7O');
  });

  test('[GUI-8.1] nobody before the first trick, nobody in the middle of one', () => {
    const first = stateOf({ pinta: '1O', hands: ['7O', '', '', ''], leader: 0 });
    expect(verdict(first, 0, 'swap')).toBe('no-trick-yet GUI-8.1');
    const middle = stateOf({ pinta: '1O', hands: ['', '', '7O', ''], leader: 0, left: 8, trick: '2C 4C' });
    expect(verdict(middle, 2, 'swap')).toBe('seven-not-winner GUI-8.1');
  });

  test('[GUI-8.1] canteWindow beforeRival: after the own lead still, after the rival’s card no more', () => {
    const led = stateOf(
      { pinta: '1O', hands: ['7O', '4C', '', ''], leader: 0, left: 8, trick: '2C' },
      fourWith({ canteWindow: 'beforeRival' }),
    );
    expect(verdict(led, 0, 'swap')).toBe('legal');
    expect(legalOf(led, 0)).toEqual(['swap']);
    const answered = after(led, '1 play 4C').state;
    expect(verdict(answered, 0, 'swap')).toBe('seven-not-winner GUI-8.1');
  });

  test('[GUI-8.2] the seven in arrastre is only a card', () => {
    const state = stateOf({ trump: 'O', hands: ['7O', '', '', ''], size: 3 });
    expect(verdict(state, 0, 'swap')).toBe('pinta-gone GUI-8.2');
  });
});
