// Positions: what is written, and every way in which one can be impossible.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { fastRandom } from '../../kernel/random.ts';
import { guinote } from './index.ts';
import { after, optionsWith, positionOf, stateOf, type Sketch } from './testing.ts';

const ROBO: Sketch = { pinta: '1O', hands: ['7O 12C 10C', '2E'], leader: 0, left: 20 };
const ARRASTRE: Sketch = { trump: 'O', hands: ['2C 1C 3O', '4E 5E 6E'], leader: 0 };
const VUELTAS: Sketch = { ...ROBO, carried: [80, 70, 50, 50] };

const read = (json: unknown) => guinote.position.read(optionsWith(), json);
const fault = (json: unknown): string => {
  const state = read(json);
  return state.ok ? 'possible' : `${state.error.at}: ${state.error.message}`;
};

describe('position', () => {
  for (const [name, sketch] of Object.entries({ ROBO, ARRASTRE, VUELTAS })) {
    test(`${name} reads back as written, with its score`, () => {
      const written = guinote.position.write(stateOf(sketch));
      const again = read(JSON.parse(JSON.stringify(written)));
      expect(again.ok && guinote.position.write(again.value)).toEqual(written);
      expect(written).toHaveProperty('score');
    });
  }

  test('before the first deal everything is empty, and deal/1 is due', () => {
    const written = guinote.position.write(guinote.setup(optionsWith(), []));
    expect(written).toMatchObject({ dealer: null, trump: null, pinta: null, hands: [[], []], deals: 0, score: [0, 0] });
    const state = read(written);
    expect(state.ok && guinote.chance(state.value)).toBe('deal/1');
  });

  test('lastDraw is there at the stop and only there', () => {
    const stop = stateOf({ pinta: '1O', stop: true, hands: ['7O', '2E'], leader: 0 });
    expect(guinote.position.write(stop)).toHaveProperty('lastDraw', [0]);
    expect(guinote.position.write(after(stop, '0 draw').state)).not.toHaveProperty('lastDraw');
  });

  test('cards may be written oros_7', () => {
    const json = positionOf(ROBO);
    const text = JSON.stringify(json).replaceAll('"7O"', '"oros_7"');
    expect(fault(JSON.parse(text))).toBe('possible');
  });

  test('a finished match is a position too', () => {
    const won = { won: ['', '1C 3C 11C 10C 10B 2C'] as const, rest: 0 as const };
    const end = after(
      stateOf({ trump: 'O', hands: ['4E', '2E'], ...won, partidas: [2, 0], deals: 4 }),
      '0 play 4E',
      '1 play 2E',
    );
    const state = read(guinote.position.write(end.state));
    expect(state.ok && guinote.outcome(state.value)?.rank).toEqual([1, 2]);
  });
});

type Change = (json: { [key: string]: Json }) => void;

const list = (json: { [key: string]: Json }, key: string): Json[][] => json[key] as Json[][];

const IMPOSSIBLE: readonly (readonly [name: string, sketch: Sketch, change: Change, says: RegExp])[] = [
  ['a card twice', ROBO, (j) => void (list(j, 'hands')[1]![5] = '7O'), /^hands\[1\]\[5\]: 7O is in two places/u],
  ['a card missing', ROBO, (j) => void list(j, 'stock').pop(), /^: is missing \w+/u],
  ['no such card', ROBO, (j) => void (list(j, 'hands')[0]![0] = '8O'), /^hands\[0\]\[0\]: is not in a deck of 40/u],
  ['a card that is no text', ROBO, (j) => void (list(j, 'hands')[0]![0] = 7), /^hands\[0\]\[0\]: must be text/u],
  ['another number of players', ROBO, (j) => void (j['players'] = 4), /^players: must be 2/u],
  ['a field too many', ROBO, (j) => void (j['extra'] = 1), /^extra: is not known here/u],
  ['a field missing', ROBO, (j) => void delete j['won'], /^won: is missing/u],
  ['a dealer who is not there', ROBO, (j) => void (j['dealer'] = 2), /^dealer: must be a whole number/u],
  ['no dealer', ROBO, (j) => void (j['dealer'] = null), /^dealer: must be a seat/u],
  ['no trump', ROBO, (j) => void (j['trump'] = null), /^trump: must be a suit/u],
  ['a pinta of another suit', ROBO, (j) => void (j['trump'] = 'C'), /^trump: must be O/u],
  ['an unknown suit', ROBO, (j) => void (j['trump'] = 'X'), /^trump: is no suit/u],
  ['an unknown hand', ROBO, (j) => void (j['hand'] = 'first'), /^hand: must be one of idas, vueltas/u],
  ['hands of different size', ARRASTRE, (j) => list(j, 'won')[0]!.push(list(j, 'hands')[1]!.pop()!, list(j, 'hands')[1]!.pop()!), /^hands\[1\]: must hold 3 cards/u],
  ['half a trick won', ARRASTRE, (j) => list(j, 'won')[1]!.push(list(j, 'won')[0]!.pop()!), /^won\[0\]: must hold whole tricks/u],
  ['five cards with a stock', { pinta: '1O', stop: true, leader: 0 }, (j) => void delete j['lastDraw'], /^hands: must be of 6 cards.*lastDraw/u],
  ['lastDraw too early', ROBO, (j) => void (j['lastDraw'] = [0]), /^lastDraw: must be absent: this is not the last draw/u],
  ['lastDraw in arrastre', ARRASTRE, (j) => void (j['lastDraw'] = [0]), /^lastDraw: must be absent once the pinta/u],
  ['lastDraw of the wrong seat', { pinta: '1O', stop: true, leader: 0 }, (j) => void (j['lastDraw'] = [1]), /^lastDraw: must be \[0\]/u],
  ['a stock after the pinta', ROBO, (j) => { list(j, 'won')[0]!.push(j['pinta'] as string, (j['stock'] as string[]).pop()!); j['pinta'] = null; }, /^stock: must be empty/u],
  ['a leader who did not win', ROBO, (j) => void (j['trick'] = { leader: 1, cards: [] }), /^trick\.leader: must be 0/u],
  ['a first leader who is the dealer', { pinta: '1O', leader: 0 }, (j) => void (j['dealer'] = 0), /^trick\.leader: must be 1/u],
  ['a full trick', ROBO, (j) => void (j['trick'] = { leader: 0, cards: ['1C', '2C'] }), /^trick\.cards: must have at most 1/u],
  ['a trick winner before the first trick', { pinta: '1O', leader: 0 }, (j) => void (j['lastTrick'] = { winner: 0 }), /^lastTrick: must be null/u],
  ['no trick winner after it', ROBO, (j) => void (j['lastTrick'] = null), /^lastTrick: must name/u],
  ['a winner who has taken nothing', ROBO, (j) => { j['lastTrick'] = { winner: 1 }; j['trick'] = { leader: 1, cards: [] }; }, /^lastTrick: names a side/u],
  ['a cante of cards still in the stock', ROBO, (j) => void (j['cantes'] = [{ seat: 0, suit: 'B' }]), /^cantes\[0\]: is impossible/u],
  ['a cante of the rival’s cards', ROBO, (j) => void (j['cantes'] = [{ seat: 1, suit: 'C' }]), /^cantes\[0\]: is impossible/u],
  ['a suit sung twice', ROBO, (j) => void (j['cantes'] = [{ seat: 0, suit: 'C' }, { seat: 0, suit: 'C' }]), /^cantes\[1\]: names a suit/u],
  ['a cante without a trick won', { pinta: '1O', hands: ['12C 10C', ''], leader: 0 }, (j) => void (j['cantes'] = [{ seat: 0, suit: 'C' }]), /^cantes: must be no more than the tricks/u],
  ['sung since the trick without a cante', ROBO, (j) => void (j['sungSinceTrick'] = [0]), /^sungSinceTrick: names seat 0/u],
  ['sung by who did not win', ROBO, (j) => void (j['sungSinceTrick'] = [1]), /^sungSinceTrick: may only name 0/u],
  ['points carried into the idas', ROBO, (j) => void (j['carried'] = [{ points: 5, cardPoints: 5 }, { points: 0, cardPoints: 0 }]), /^carried: must be nil/u],
  ['card points carried that are not 120', VUELTAS, (j) => void (j['carried'] = [{ points: 80, cardPoints: 60 }, { points: 50, cardPoints: 50 }]), /^carried: must have 120/u],
  ['nobody got the last ten', VUELTAS, (j) => void (j['carried'] = [{ points: 70, cardPoints: 70 }, { points: 50, cardPoints: 50 }]), /^carried: must be card points, ten/u],
  ['vueltas after won idas', VUELTAS, (j) => void (j['carried'] = [{ points: 110, cardPoints: 100 }, { points: 20, cardPoints: 20 }]), /^carried\[0\]: has won the idas/u],
  ['a coto that is over while playing', ROBO, (j) => { j['partidas'] = [3, 0]; j['deals'] = 4; }, /^partidas: must be below 3/u],
  ['a match that is over while playing', ROBO, (j) => { j['cotos'] = [1, 0]; j['deals'] = 4; }, /^cotos: must be below 1/u],
  ['too few deals', ROBO, (j) => { j['partidas'] = [1, 1]; j['deals'] = 2; }, /^deals: must be from 3 to 5/u],
  ['vueltas in the first deal', VUELTAS, (j) => void (j['deals'] = 1), /^deals: must be 2/u],
  ['cards before the first deal', ROBO, (j) => { j['deals'] = 0; j['dealer'] = null; j['trump'] = null; j['pinta'] = null; j['lastTrick'] = null; }, /^deals: must be at least 1/u],
  ['a wrong score', ROBO, (j) => void (j['score'] = [0, 77]), /^score\[\d\]: must be \d+/u],
]; // prettier-ignore

describe('impossible positions', () => {
  for (const [name, sketch, change, says] of IMPOSSIBLE) {
    test(`${name}: ${says.source}`, () => {
      const json = positionOf(sketch);
      change(json);
      expect(fault(json)).toMatch(says);
    });
  }

  for (const json of [null, 7, 'x', [], [1]]) {
    test(`${JSON.stringify(json)} is no position`, () => expect(fault(json)).toMatch(/^: must be an object/u));
  }

  test('anything thrown at it gets an error or a valid state, never a crash', () => {
    const random = fastRandom(11);
    const junk: readonly Json[] = [null, -1, 0, 1, 2, 1e9, 0.5, '', 'O', '1O', [], [[]], {}, true];
    const broken: Json[] = [];
    for (let i = 0; i < 3000; i++) {
      const json = positionOf([ROBO, ARRASTRE, VUELTAS][random.below(3)] as Sketch);
      spoil(json, random.below, junk);
      const state = read(json);
      if (state.ok && guinote.check(state.value) !== undefined) broken.push(json);
    }
    expect(broken).toEqual([]);
  });
});

/** Replaces one value somewhere inside. */
const spoil = (json: { [key: string]: Json }, below: (n: number) => number, junk: readonly Json[]): void => {
  let at = json as { [key: string]: Json };
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[below(keys.length)];
    if (key === undefined) return;
    const inner = at[key] as Json;
    if (inner !== null && typeof inner === 'object' && below(3) > 0) at = inner as { [key: string]: Json };
    else {
      at[key] = junk[below(junk.length)] as Json;
      return;
    }
  }
};
