// The policy card by card, the words, the cards worth searching, and what a hand is worth.

import { describe, expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import { cloneState } from '../../games/guinote/state.ts';
import { fourWith, optionsWith, stateOf, type Sketch } from '../../games/guinote/testing.ts';
import { moves } from './moves.ts';
import { policy, prior } from './policy.ts';
import { speak } from './words.ts';
import { CERTAIN, vueltasChance, worth } from './worth.ts';

const ROBO = { pinta: '6O', left: 16 } as const;

const PLAYS: readonly (readonly [title: string, sketch: Sketch, seat: number, plays: string])[] = [
  ['leads a card without points', { ...ROBO, hands: ['1C 4C 3O 12E 7B 10B', ''] }, 0, 'play 4C'],
  ['keeps its trumps when there is nothing to take', { ...ROBO, hands: ['', '2O 3O 1O 4E 5B 12B'], trick: '4C' }, 1, 'play 4E'],
  ['takes a tres with a small trump', { ...ROBO, hands: ['', '2O 1O 4E 5B 6B 7B'], trick: '3C' }, 1, 'play 2O'],
  ['takes with the as of the suit before a trump', { ...ROBO, hands: ['', '1C 2O 4E 5B 6B 7B'], trick: '3C' }, 1, 'play 1C'],
  ['gives nothing to a trick it can’t take', { ...ROBO, hands: ['', '3E 1B 4E 12B 6B 7B'], trick: '1C' }, 1, 'play 4E'],
  ['does not break a pair that may be sung', { ...ROBO, hands: ['', '12B 10B 11E 3E 1E 3C'], trick: '4C' }, 1, 'play 3C'],
  ['loads the partner’s sure trick', { ...ROBO, left: 8, hands: ['', '', '', '3E 4E 5E 6E 4B 5B'], leader: 0, trick: '2C 1C 4C' }, 3, 'play 3E'],
  ['loads nothing on a trick that the last rival may still take from the partner', { ...ROBO, left: 8, hands: ['', '', '12E 3E 4E 5E 6E 7E', ''], leader: 0, trick: '11C 4C' }, 2, 'play 4E'],
  ['keeps the rey whose sota is out, and gives the one whose pair is broken', { ...ROBO, hands: ['', '12C 12B 3E 1E 3B 1C'], stock: '10C', won: ['10B', ''], trick: '1O' }, 1, 'play 12B'],
  ['keeps the seven of trump for the pinta', { pinta: '1O', left: 16, hands: ['', '7O 4E 12B 3E 3B 1B'], trick: '11C' }, 1, 'play 4E'],
  ['loads nothing on a rival’s trick', { ...ROBO, left: 8, hands: ['', '', '', '3E 4E 5E 6E 4B 5B'], leader: 0, trick: '1C 2C 4C' }, 3, 'play 4E'],
  ['draws out with the best card left in arrastre', { trump: 'O', size: 3, hands: ['1C 4E 5B', '4C 6E 7B'] }, 0, 'play 1C'],
  ['sings before it leads', { ...ROBO, hands: ['12C 10C 1O', ''] }, 0, 'sing C'],
  ['says draw at the stop', { pinta: '6O', hands: ['', ''], stop: true }, 0, 'draw'],
]; // prettier-ignore

describe('the policy', () => {
  test.each(PLAYS)('%s', (_, sketch, seat, plays) => {
    expect(guinote.notate(policy(stateOf(sketch), seat))).toBe(plays);
  });

  test('its prior adds up to 1 and prefers what it would play', () => {
    const s = stateOf({ ...ROBO, hands: ['', '2O 1O 4E 5B 12B 3E'], trick: '3C' });
    const legal = guinote.legal(s, 1);
    const promise = Array.from(prior(s, 1, legal)).slice(0, legal.length);
    expect(promise.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    expect(legal[promise.indexOf(Math.max(...promise))]).toBe(policy(s, 1));
    expect(Math.min(...promise)).toBeGreaterThan(0);
  });
});

describe('words', () => {
  const said = (sketch: Sketch, seat: number, options = {}): string | undefined => {
    const players = sketch.hands?.length === 4 ? fourWith(options) : optionsWith(options);
    const word = speak(stateOf(sketch, players), seat);
    return word === undefined ? undefined : guinote.notate(word);
  };

  test('the forty first, and each at the first window', () => {
    expect(said({ pinta: '6B', left: 16, hands: ['12C 10C 12B 10B', ''] }, 0)).toBe('sing B');
    expect(said({ pinta: '6B', left: 16, hands: ['12C 10C 12B 10B', ''], sung: [0], cantes: [{ seat: 0, suit: 'B' }] }, 0)).toBeUndefined();
    expect(said({ pinta: '6O', left: 8, hands: ['', '', '12C 10C', ''] }, 2)).toBe('sing C');
  }); // prettier-ignore

  test('a lead closes the window, unless the table lets it open', () => {
    const sketch: Sketch = { pinta: '6O', left: 8, hands: ['', '', '12C 10C', ''], trick: '4E' };
    expect(said(sketch, 2)).toBeUndefined();
    expect(said(sketch, 2, { canteWindow: 'beforeRival' })).toBe('sing C');
  });

  test('the seven only for a better card', () => {
    expect(said({ pinta: '1O', left: 16, hands: ['7O', ''] }, 0)).toBe('swap');
    expect(said({ pinta: '4O', left: 16, hands: ['7O', ''] }, 0)).toBeUndefined();
  });
});

describe('moves worth searching', () => {
  const names = (sketch: Sketch, seat: number): readonly string[] =>
    moves(stateOf(sketch), seat).map((action) => guinote.notate(action));

  test('cards alike count once; cards with one between them, with points, and the seven of trump do not', () => {
    const hands = ['4C 5C 7C 6O 7O 12E', '6C'];
    expect(names({ pinta: '5O', left: 16, hands, trick: '' }, 0)).toEqual(['play 6O', 'play 7O', 'play 4C', 'play 7C', 'play 12E']);
  }); // prettier-ignore

  test('a word worth saying is the only one', () => {
    expect(names({ ...ROBO, hands: ['12C 10C 1O', ''] }, 0)).toEqual(['sing C']);
  });
});

describe('worth', () => {
  test('the chance in the vueltas grows with every point, and both together are certain', () => {
    const faults: string[] = [];
    for (let own = 0; own < 101; own++) {
      for (let other = 0; other <= 101; other++) {
        const chance = vueltasChance(own, other);
        if (chance + vueltasChance(other, own) !== CERTAIN || vueltasChance(own + 1, other) < chance)
          faults.push(`${own} ${other}`);
      }
    }
    expect(faults).toEqual([]);
    expect(vueltasChance(60, 60)).toBe(CERTAIN / 2);
  });

  test('a won partida is worth more than any vueltas, more points more than fewer, all from 0 to 1', () => {
    const s = stateOf({ trump: 'O', size: 1, hands: ['1C', '4C'] });
    const worthOf = (partidaWinner: number, points: readonly [number, number]): number =>
      worth({ ...cloneState(s), stage: 'deal', partidaWinner, cardPoints: [...points] })[0]!;
    expect(worthOf(0, [101, 100])).toBeGreaterThan(worthOf(-1, [100, 30]));
    expect(worthOf(-1, [30, 100])).toBeGreaterThan(worthOf(1, [29, 101]));
    expect(worthOf(0, [120, 10])).toBeGreaterThan(worthOf(0, [101, 29]));
    for (const winner of [-1, 0, 1]) {
      for (const points of [[0, 400], [400, 0]] as const) {
        expect(worthOf(winner, points)).toBeGreaterThanOrEqual(0);
        expect(worthOf(winner, points)).toBeLessThanOrEqual(1);
      }
    }
  }); // prettier-ignore
});
