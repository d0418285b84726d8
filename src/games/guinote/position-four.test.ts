// Positions of four players: what is written, the seats of `lastDraw`, renuncio, and what is impossible.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { guinote } from './index.ts';
import type { GuinoteOptions } from './options.ts';
import { after, fourWith, optionsWith, positionOf, stateOf, type Sketch } from './testing.ts';

const EMPTY = ['', '', '', ''];
// No twos, and eight cards to draw: fit for every deck.
const ROBO: Sketch = { pinta: '1O', hands: ['7O 12C 10C', '', '12E 10E', ''], leader: 0, left: 8 };
const TRICK: Sketch = { ...ROBO, leader: 3, trick: '7B 4B', hands: ['12C 10C', '7O', '', ''] };
const ARRASTRE: Sketch = { trump: 'O', hands: ['7C 1C 3O', '', '', ''], size: 3, leader: 2 };
const STOP: Sketch = { pinta: '1O', hands: EMPTY, leader: 1, stop: true };
const VUELTAS: Sketch = { ...ROBO, won: ['7C 4C 5C 6C', ''], rest: 1, carried: [80, 70, 50, 50] };

const readWith = (options: GuinoteOptions, json: unknown) => guinote.position.read(options, json);

const fault = (json: unknown, options = fourWith()): string => {
  const state = readWith(options, json);
  return state.ok ? 'possible' : `${state.error.at}: ${state.error.message}`;
};

describe('position of four', () => {
  for (const [name, sketch] of Object.entries({ ROBO, TRICK, ARRASTRE, STOP, VUELTAS })) {
    for (const deck of [40, 48, 36] as const) {
      test(`${name} with ${deck} cards reads back as written, and plays the same`, () => {
        const options = fourWith({ deck });
        const state = stateOf(sketch, options);
        const written = guinote.position.write(state);
        const again = readWith(options, JSON.parse(JSON.stringify(written)));
        expect(again.ok && guinote.position.write(again.value)).toEqual(written);
        if (!again.ok) return;
        expect(guinote.actors(again.value)).toEqual(guinote.actors(state));
        for (const seat of [0, 1, 2, 3]) expect(guinote.legal(again.value, seat)).toEqual(guinote.legal(state, seat));
      });
    }
  }

  test('both partners may have sung after one trick', () => {
    const start = stateOf({ ...ROBO, won: ['7C 4C 5C 6C', ''], rest: 1 });
    const { state } = after(start, '0 sing C', '2 sing E');
    const written = guinote.position.write(state);
    expect(written).toMatchObject({ sungSinceTrick: [0, 2], cantes: [{ seat: 0, suit: 'C' }, { seat: 2, suit: 'E' }] }); // prettier-ignore
    expect(fault(written)).toBe('possible');
    expect(fault(written, fourWith({ canteBy: 'winner' }))).toMatch(/^cantes: must be no more than the tricks won/u);
  });

  test('lastDraw: both, then the partner, then nobody', () => {
    const stop = stateOf(STOP);
    expect(guinote.position.write(stop)).toHaveProperty('lastDraw', [1, 3]);
    const partner = after(stop, '1 draw').state;
    expect(guinote.position.write(partner)).toHaveProperty('lastDraw', [3]);
    const again = readWith(fourWith(), guinote.position.write(partner));
    expect(again.ok && guinote.actors(again.value)).toEqual({ must: [3], may: [] });
    expect(guinote.position.write(after(partner, '3 draw').state)).not.toHaveProperty('lastDraw');
  });

  const LAST_DRAWS: readonly (readonly [options: { readonly [key: string]: Json }, lastDraw: Json, says: RegExp])[] = [
    [{}, [1, 3], /^possible/u],
    [{}, [3], /^possible/u],
    [{}, [1], /^lastDraw: must be \[1, 3\] or \[3\]/u],
    [{}, [3, 1], /^lastDraw: must be \[1, 3\] or \[3\]/u],
    [{}, [0, 2], /^lastDraw: must be \[1, 3\] or \[3\]/u],
    [{}, [], /^lastDraw: must be \[1, 3\]/u],
    [{}, [1, 2, 3], /^lastDraw: must have at most 2/u],
    [{}, [1, 4], /^lastDraw\[1\]: must be a whole number/u],
    [{ canteBy: 'winner' }, [1, 3], /^possible/u],
    [{ sevenBy: 'winner' }, [3], /^possible/u],
    [{ canteBy: 'winner', sevenBy: 'winner' }, [1], /^possible/u],
    [{ canteBy: 'winner', sevenBy: 'winner' }, [3], /^lastDraw: must be \[1\]/u],
    [{ canteBy: 'winner', sevenBy: 'winner' }, [1, 3], /^lastDraw: must be \[1\]/u],
  ];
  for (const [changes, lastDraw, says] of LAST_DRAWS) {
    test(`[GUI-8.3] ${JSON.stringify(changes)}, lastDraw ${JSON.stringify(lastDraw)}: ${says.source}`, () => {
      const json = positionOf(STOP, fourWith());
      json['lastDraw'] = lastDraw;
      expect(fault(json, fourWith(changes))).toMatch(says);
    });
  }

  test('the number of players is told by the position', () => {
    expect(guinote.position.tells?.(positionOf(ROBO))).toEqual({ players: 4 });
    expect(guinote.position.tells?.(positionOf({ pinta: '1O' }))).toEqual({ players: 2 });
    for (const junk of [null, 4, 'x', {}, { players: 3 }]) expect(guinote.position.tells?.(junk)).toEqual({});
    expect(fault(positionOf(ROBO), optionsWith())).toMatch(/^players: must be 2/u);
  });
});

type Change = (json: { [key: string]: Json }) => void;

const list = (json: { [key: string]: Json }, key: string): Json[][] => json[key] as Json[][];

const IMPOSSIBLE: readonly (readonly [name: string, sketch: Sketch, change: Change, says: RegExp])[] = [
  ['three hands', ROBO, (j) => void list(j, 'hands').pop(), /^hands: must have 4/u],
  ['a dealer who is not there', ROBO, (j) => void (j['dealer'] = 4), /^dealer: must be a whole number/u],
  ['a full trick', TRICK, (j) => void (j['trick'] = { leader: 3, cards: ['1C', '2C', '4C', '5C'] }), /^trick\.cards: must have at most 3/u],
  ['a pile of half a trick', ARRASTRE, (j) => list(j, 'won')[1]!.push(list(j, 'won')[0]!.pop()!, list(j, 'won')[0]!.pop()!), /^won\[0\]: must hold whole tricks of 4/u],
  ['a seat that has played holds a card too many', TRICK, (j) => void list(j, 'hands')[3]!.push(list(j, 'hands')[1]!.pop()!), /^hands\[1\]: must hold 6|^hands\[\d\]: must hold/u],
  ['a leader who is the partner of the winner', ROBO, (j) => void (j['trick'] = { leader: 2, cards: [] }), /^trick\.leader: must be 0/u],
  ['a first leader who is not after the dealer', { pinta: '1O', hands: EMPTY, leader: 2 }, (j) => void (j['dealer'] = 3), /^trick\.leader: must be 0/u],
  ['a stock that does not come out even', ROBO, (j) => { const stock = j['stock'] as Json[]; list(j, 'won')[0]!.push(stock.pop()!, stock.pop()!); }, /^stock: and the pinta together must come out even/u],
  ['a stop with four cards in hand', STOP, (j) => { for (const hand of list(j, 'hands')) list(j, 'won')[1]!.push(hand.pop()!); }, /^hands: must be of 5 cards at the stop/u],
  ['a stop in the middle of a trick', STOP, (j) => void (j['trick'] = { leader: 1, cards: [list(j, 'hands')[1]!.pop()!] }), /^lastDraw: must be absent in the middle/u],
  ['a stop before the last draw is near', ROBO, (j) => void (j['lastDraw'] = [0, 2]), /^lastDraw: must be absent: this is not the last draw/u],
  ['a cante of a card in the partner’s hand', ROBO, (j) => void (j['cantes'] = [{ seat: 0, suit: 'E' }]), /^cantes\[0\]: is impossible: seat 0/u],
  ['a cante of a card another seat has just played', { ...TRICK, trick: '12B 4B' }, (j) => void (j['cantes'] = [{ seat: 1, suit: 'B' }]), /^cantes\[0\]: is impossible/u],
  ['sung by a rival since the trick', ROBO, (j) => void (j['sungSinceTrick'] = [1]), /^sungSinceTrick: may only name 0 and 2/u],
  ['a renuncio where it is prevented', ROBO, (j) => void (j['renuncio'] = { seat: 1 }), /^renuncio: must be absent: this table prevents/u],
  ['a partida just won in the vueltas that nobody has counted', { ...VUELTAS, left: 12, carried: [40, 40, 90, 80], won: ['', '1C 3C 1B 3B'], leader: 1 }, () => undefined, /^partidas: must count the partida that side 1/u],
  ['101 of a side in the vueltas that won an earlier trick', { ...VUELTAS, left: 8, won: ['7C 4C 5C 6C', '1C 3C 1B 3B'], carried: [40, 40, 90, 80] }, () => undefined, /^: is impossible: side 1 has won already/u],
  ['sung since the trick with the pair played', { ...ROBO, hands: ['', '', '', ''], won: ['12C 10C 4C 5C', ''], rest: 1, cantes: [{ seat: 0, suit: 'C' }], sung: [0] }, () => undefined, /^sungSinceTrick: names seat 0, which has no cante since/u],
  ['a card of a larger deck', ROBO, (j) => void (list(j, 'hands')[3]![0] = '9C'), /^hands\[3\]\[0\]: is not in a deck of 40/u],
]; // prettier-ignore

describe('impossible positions of four', () => {
  for (const [name, sketch, change, says] of IMPOSSIBLE) {
    test(`${name}: ${says.source}`, () => {
      const json = positionOf(sketch, fourWith());
      change(json);
      expect(fault(json)).toMatch(says);
    });
  }

  test('[GUI-7.7] sungSinceTrick of the partner, where only the winner sings', () => {
    const json = positionOf({ ...ROBO, cantes: [{ seat: 2, suit: 'E' }], sung: [2] });
    expect(fault(json)).toBe('possible');
    expect(fault(json, fourWith({ canteBy: 'winner' }))).toMatch(/^sungSinceTrick: may only name 0/u);
  });

  const PUNISH: readonly (readonly [name: string, sketch: Sketch, change: Change, says: RegExp])[] = [
    ['a renuncio that gave nobody a partida', ROBO, (j) => void (j['renuncio'] = { seat: 1 }), /^partidas: must count the partida that side 0/u],
    ['a renuncio of nobody', ROBO, (j) => void (j['renuncio'] = { seat: 4 }), /^renuncio\.seat: must be/u],
    ['a renuncio that says more', ROBO, (j) => void (j['renuncio'] = { seat: 1, card: '1C' }), /^renuncio\.card: is not known/u],
    ['a renuncio at the stop that still waits for draw', STOP, (j) => { j['renuncio'] = { seat: 0 }; j['partidas'] = [0, 1]; }, /^lastDraw: must be absent when the hand is over/u],
    ['a renuncio after the last card', { trump: 'O', hands: EMPTY }, (j) => { j['renuncio'] = { seat: 0 }; j['partidas'] = [0, 1]; }, /^renuncio: must be absent: the hand was over/u],
    ['a renuncio that is possible', ROBO, (j) => { j['renuncio'] = { seat: 0 }; j['partidas'] = [0, 1]; }, /^possible/u],
  ]; // prettier-ignore
  for (const [name, sketch, change, says] of PUNISH) {
    test(`[GUI-13.2] ${name}: ${says.source}`, () => {
      const json = positionOf(sketch, fourWith({ renuncio: 'punish' }));
      change(json);
      expect(fault(json, fourWith({ renuncio: 'punish' }))).toMatch(says);
    });
  }

  const CARRIED: readonly (readonly [carried: Sketch['carried'] & {}, min30: string, says: RegExp])[] = [
    [[110, 100, 20, 20], 'cannotWin', /^carried\[0\]: has won the idas/u],
    [[130, 20, 100, 100], 'cannotWin', /^possible/u],
    [[130, 20, 100, 100], 'off', /^carried\[0\]: has won the idas/u],
    [[130, 20, 100, 100], 'loses', /^carried\[0\]: has lost the idas/u],
    [[99, 29, 91, 91], 'loses', /^carried\[0\]: has lost the idas/u],
    [[100, 30, 90, 90], 'loses', /^possible/u],
    [[99, 29, 91, 91], 'off', /^possible/u],
    [[120, 20, 100, 100], 'cannotWin', /^carried: must be card points, ten/u],
    [[150, 20, 100, 100], 'cannotWin', /^carried: must be card points, ten/u],
    [[85, 70, 50, 50], 'cannotWin', /^carried: must be card points, ten/u],
  ];
  for (const [carried, min30, says] of CARRIED) {
    test(`[GUI-11.2] min30 ${min30}, carried ${carried.join(' ')} into the vueltas: ${says.source}`, () => {
      expect(fault(positionOf({ pinta: '1O', hands: EMPTY, leader: 0, carried }), fourWith({ min30 }))).toMatch(says);
    });
  }
});
