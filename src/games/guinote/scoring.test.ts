// Rule tables of counting: the last ten, idas and vueltas, the thirty, the coto.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { guinote } from './index.ts';
import { totalOf } from './scoring.ts';
import { after, legalOf, optionsWith, stateOf, verdict, type Sketch } from './testing.ts';

/** All but the last trick of the idas played: seat 0 leads 4E and takes it. */
const lastTrick = (sketch: Sketch) => stateOf({ trump: 'O', hands: ['4E', '2E'], leader: 0, ...sketch });
const played = (sketch: Sketch) => after(lastTrick(sketch), '0 play 4E', '1 play 2E');

/** Cards worth 51. */
const FIFTY_ONE = '1C 3C 12C 10C 1B 3B 11C 2C';

const totals = (state: Parameters<typeof totalOf>[0]) => [totalOf(state, 0), totalOf(state, 1)];

describe('idas', () => {
  test('[GUI-9.1] the last trick counts ten more', () => {
    const { state, events } = played({ won: [FIFTY_ONE, ''], rest: 1 });
    expect(events).toContainEqual({ type: 'last-ten', seat: 0 });
    expect(totals(state)).toEqual([51 + 10, 69]);
  });

  test('[GUI-10.1] the idas are played to the last card, also beyond 101', () => {
    const state = stateOf({ trump: 'O', hands: ['4E 5E', '2E 6E'], leader: 0, rest: 0, won: ['', ''] });
    const { state: next } = after(state, '0 play 4E', '1 play 6E');
    expect(totalOf(next, 0)).toBeGreaterThan(101);
    expect(guinote.chance(next)).toBeUndefined();
    expect(next.partidaWinner).toBe(-1);
  });

  test('[GUI-10.1] exactly 101 wins', () => {
    // 91 in cards and the last ten.
    const { state, events } = played({ won: ['', '1C 3C 11C 10C 10B 2C'], rest: 0 });
    expect(totals(state)).toEqual([101, 29]);
    expect(events.at(-1)).toMatchObject({ type: 'partida', side: 0, totals: [101, 29], clause: 'GUI-10.1' });
  });

  test('[GUI-10.2] both over 101: the winner of the last trick', () => {
    const both = {
      won: [FIFTY_ONE, ''] as const,
      rest: 1 as const,
      cantes: [
        { seat: 0, suit: 'C' },
        { seat: 1, suit: 'O' },
        { seat: 0, suit: 'B' },
      ],
    };
    const { state, events } = played({ ...both });
    expect(totals(state)).toEqual([101, 109]);
    expect(events.at(-1)).toMatchObject({ type: 'partida', side: 0, clause: 'GUI-10.2' });
  });

  test('[GUI-10.3] nobody at 101: vueltas, dealt by the winner of the last trick, points carried, cantes renewed', () => {
    const { state, events } = played({ won: [FIFTY_ONE, ''], rest: 1, cantes: [{ seat: 0, suit: 'C' }] });
    expect(events.at(-1)).toEqual({ type: 'vueltas', dealer: 0, totals: [81, 69] });
    expect(guinote.chance(state)).toBe('deal/2');
    guinote.resolve(state, fastRandom(2));
    expect(state).toMatchObject({
      vueltas: true,
      dealer: 0,
      turn: 1,
      cantes: [],
      carried: [81, 69],
      carriedCards: [51, 69],
      deals: 2,
    });
    expect(totals(state)).toEqual([81, 69]);
  });
});

describe('vueltas', () => {
  const CARRIED = [90, 80, 40, 40] as const;
  /** Robo of the vueltas, seat 0 about to answer or lead. */
  const vueltas = (sketch: Sketch) => stateOf({ pinta: '4O', left: 26, rest: 1, carried: CARRIED, ...sketch });

  test('[GUI-10.4] carried 90 and a trick of 10 make 100: play goes on', () => {
    const low = vueltas({ hands: ['7C', ''], trick: '6C', leader: 1, won: ['', '2B 4B'] });
    const { state: next } = after(low, '0 play 7C');
    expect(totals(next)).toEqual([90, 40]);
    expect(guinote.chance(next)).toBeUndefined();
    const ten = vueltas({ hands: ['1C', ''], trick: '2C', leader: 1, won: ['', '2B 4B'], carried: [89, 79, 41, 41] });
    const hundred = after(ten, '0 play 1C').state;
    expect(totals(hundred)).toEqual([100, 41]);
    expect(guinote.chance(hundred)).toBeUndefined();
  });

  test('[GUI-10.4] the trick that brings 101 ends the hand at once, with cards in hand', () => {
    const state = vueltas({ hands: ['1C', ''], trick: '2C', leader: 1, won: ['', '2B 4B'] });
    const { state: next, events } = after(state, '0 play 1C');
    expect(totals(next)).toEqual([101, 40]);
    expect(events.at(-1)).toMatchObject({ type: 'partida', side: 0, clause: 'GUI-10.4' });
    expect(guinote.chance(next)).toBe('deal/3');
  });

  test('[GUI-10.4] so does a cante sung after a trick', () => {
    const state = vueltas({ hands: ['12C 10C', ''], leader: 0, won: ['2B 4B', ''], rest: 0 });
    const { state: next } = after(state, '0 sing C');
    expect(totals(next)).toEqual([110, 40]);
    expect(next.partidas).toEqual([1, 0]);
  });

  test('[GUI-10.4] 100–100: a trick of nothing does not end it, the next with points does', () => {
    const state = stateOf({
      pinta: '4O',
      left: 24,
      leader: 0,
      hands: ['5C 11C', '4C 2C'],
      won: ['3B 2B', '3E 3C'],
      carried: [90, 60, 80, 60],
    });
    expect(totals(state)).toEqual([100, 100]);
    const nothing = after(state, '0 play 5C', '1 play 4C').state;
    expect(totals(nothing)).toEqual([100, 100]);
    expect(guinote.chance(nothing)).toBeUndefined();
    const { state: next, events } = after(nothing, '0 play 11C', '1 play 2C');
    expect(events).toContainEqual(expect.objectContaining({ type: 'partida', side: 0, totals: [102, 100] }));
    expect(guinote.chance(next)).toBe('deal/3');
  });
});

describe('the thirty', () => {
  test('[GUI-11.2] 28 card points and 80 of cantes do not win the idas', () => {
    // Side 0: as, tres, rey, sota of copas = 28, cantes 40 + 20 + 20, and the last ten.
    const cantes = [
      { seat: 0, suit: 'O' },
      { seat: 0, suit: 'C' },
      { seat: 0, suit: 'B' },
    ];
    const { state, events } = played({ won: ['1C 3C 12C 10C 2C 4C', ''], rest: 1, cantes });
    expect(totals(state)).toEqual([118, 92]);
    expect(state.partidaWinner).toBe(-1);
    expect(events.at(-1)).toMatchObject({ type: 'vueltas' });
  });

  test('[GUI-11.2] the other side wins if it has 101', () => {
    const cantes = [
      { seat: 0, suit: 'O' },
      { seat: 0, suit: 'C' },
      { seat: 0, suit: 'B' },
      { seat: 1, suit: 'E' },
    ];
    const { state, events } = played({ won: ['1C 3C 12C 10C 2C 4C', ''], rest: 1, cantes });
    expect(totals(state)).toEqual([118, 112]);
    expect(events.at(-1)).toMatchObject({ type: 'partida', side: 1, clause: 'GUI-11.2' });
  });

  test('[GUI-11.1] [GUI-11.3] in the vueltas card points of both hands count, and the trick that brings the thirtieth wins', () => {
    const state = stateOf({
      pinta: '4O', left: 26, leader: 1, trick: '10C', hands: ['12C 5E', ''], won: ['', '2B 4B'], rest: 1,
      carried: [118, 28, 92, 92],
    }); // prettier-ignore
    expect(totals(state)).toEqual([118, 92]);
    const { state: next } = after(state, '0 play 12C');
    expect(next.partidaWinner).toBe(0);
  });

  test('[GUI-11.3] a trick that leaves it short of thirty does not end the hand', () => {
    const state = stateOf({
      pinta: '4O', left: 26, leader: 1, trick: '5C', hands: ['6C 5E', ''], won: ['', '2B 4B'], rest: 1,
      carried: [118, 28, 92, 92],
    }); // prettier-ignore
    const { state: next } = after(state, '0 play 6C');
    expect(guinote.chance(next)).toBeUndefined();
    expect(next.partidaWinner).toBe(-1);
  });
});

describe('coto', () => {
  const ending = { won: ['', '1C 3C 11C 10C 10B 2C'] as const, rest: 0 as const };

  test('[GUI-12.1] the third partida wins the coto and the match', () => {
    const { state, events } = played({ ...ending, partidas: [2, 1], deals: 5 });
    expect(events.at(-1)).toEqual({ type: 'coto', side: 0, seats: [0], cotos: [1, 0] });
    expect(guinote.outcome(state)).toEqual({ rank: [1, 2], points: [3, 1], reason: 'coto', clause: 'GUI-12.1' });
    expect(guinote.chance(state)).toBeUndefined();
  });

  test('[GUI-12.1] two or one with the option', () => {
    for (const partidasPerCoto of [1, 2] as const) {
      const options = optionsWith({ partidasPerCoto });
      const start = stateOf(
        { trump: 'O', hands: ['4E', '2E'], leader: 0, ...ending, partidas: [partidasPerCoto - 1, 0] },
        options,
      );
      expect(guinote.outcome(after(start, '0 play 4E', '1 play 2E').state)?.rank).toEqual([1, 2]);
    }
  });

  test('[GUI-12.2] with two cotos the first leaves the next at nil', () => {
    const options = optionsWith({ cotosPerMatch: 2 });
    const start = stateOf(
      { trump: 'O', hands: ['4E', '2E'], leader: 0, ...ending, partidas: [2, 1], deals: 5 },
      options,
    );
    const { state } = after(start, '0 play 4E', '1 play 2E');
    expect(guinote.outcome(state)).toBeUndefined();
    expect(state).toMatchObject({ partidas: [3, 1], cotos: [1, 0] });
    guinote.resolve(state, fastRandom(4));
    expect(state).toMatchObject({ partidas: [0, 0], cotos: [1, 0], vueltas: false, carried: [0, 0] });
  });

  test('[GUI-3.1] the next partida is dealt by the winner of the last trick', () => {
    const { state } = played(ending);
    guinote.resolve(state, fastRandom(4));
    expect(state).toMatchObject({ dealer: 0, vueltas: false, partidas: [1, 0] });
  });

  test('[GUI-12.3] giving up loses the match, and after the end nothing is played', () => {
    const { state } = played({ ...ending, partidas: [2, 1], deals: 5 });
    expect(verdict(state, 0, 'play 1O')).toBe('match-finished GUI-12.3');
    expect(legalOf(state, 0)).toEqual([]);
    expect(guinote.concede(lastTrick(ending), 0)).toMatchObject({
      rank: [2, 1],
      reason: 'resigned',
      clause: 'GUI-12.3',
    });
  });
});
