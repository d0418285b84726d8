// Positions: what is written, and every way in which one can be impossible.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { mulle } from './index.ts';
import { after, optionsWith, positionOf, stateOf, type Sketch } from './testing.ts';

const PLAY: Sketch = {
  table: 'S3 1:7=H4+C3 SK',
  hands: ['C7 D2', 'H7 D3'],
  captured: ['C9 C9 HA HA', 'D4 H6'],
  mulles: ['C9', ''],
  tabbar: [2, 1],
  deal: 1,
};
const FOUR: Sketch = { table: 'S3 2!7=H4+C3+S7', hands: ['', 'C8', 'H7', 'D3'], turn: 1, deal: 2 };
const SECOND: Sketch = { table: 'S3', hands: ['', 'H5'], turn: 1, omgang: 2, totals: [12, 7] };

const read = (json: unknown, changes: { readonly [key: string]: Json } = {}) =>
  mulle.position.read(optionsWith(changes), json);
const fault = (json: unknown, changes: { readonly [key: string]: Json } = {}): string => {
  const state = read(json, changes);
  return state.ok ? 'possible' : `${state.error.at}: ${state.error.message}`;
};

describe('position', () => {
  for (const [name, sketch, changes] of [
    ['PLAY', PLAY, {}],
    ['FOUR', FOUR, { players: 4 }],
    ['SECOND', { ...SECOND, turn: 0, hands: ['H5', 'H6'] }, {}],
  ] as const) {
    test(`${name} reads back as written`, () => {
      const written = mulle.position.write(stateOf(sketch as Sketch, changes));
      const again = read(JSON.parse(JSON.stringify(written)), changes);
      expect(again.ok && mulle.position.write(again.value)).toEqual(written);
    });
  }

  test('the order of the table is kept, loose cards and builds as they lie', () => {
    const written = mulle.position.write(stateOf(PLAY)) as { table: Json };
    expect(written.table).toEqual([
      { cards: ['S3'] },
      { cards: ['H4', 'C3'], build: { owner: 1, value: 7, locked: false } },
      { cards: ['SK'] },
    ]);
  });

  test('before the first deal the pack is the stock, and deal/1 is due', () => {
    const written = mulle.position.write(mulle.setup(optionsWith(), []));
    expect(written).toMatchObject({ table: [], hands: [[], []], deal: 0, omgang: 1, lastTaker: null, totals: [0, 0] });
    const state = read(written);
    expect(state.ok && mulle.chance(state.value)).toBe('deal/1');
  });

  test('a finished match is a position too', () => {
    const end = after(stateOf({ table: 'HK', hands: ['', 'H5'], turn: 1 }, { omgangar: 1 }), '1 discard H5').state;
    const state = read(mulle.position.write(end), { omgangar: 1 });
    expect(state.ok && mulle.outcome(state.value)?.rank).toEqual([1, 2]);
  });

  test('an open build may have been rebuilt up and down, its cards in any order', () => {
    for (const [cards, value] of [
      ['S9+H4+C5', 8],
      ['C5+H9+S4', 8],
      ['SA+H2+C3', 6],
      ['SK+HA+C9+H3', 8],
    ] as const) {
      const sketch = { table: `1:${value}=${cards} SK`, hands: ['', `D${value}`], turn: 1, deal: 2 };
      expect(fault(positionOf(sketch))).toBe('possible');
    }
  });
});

type Change = (json: { [key: string]: Json }) => void;

const list = (json: { [key: string]: Json }, key: string): Json[][] => json[key] as Json[][];
const pile = (json: { [key: string]: Json }, i: number): { [key: string]: Json } =>
  (json['table'] as { [key: string]: Json }[])[i] as { [key: string]: Json };

const IMPOSSIBLE: readonly (readonly [name: string, sketch: Sketch, change: Change, says: RegExp])[] = [
  ['a card three times', PLAY, (j) => void (list(j, 'hands')[0]![0] = 'C9'), /C9 is there a third time/u],
  ['a card missing', PLAY, (j) => void list(j, 'stock').pop(), /^: C\w+ must be there twice, not once/u],
  ['no such card', PLAY, (j) => void (list(j, 'hands')[0]![0] = 'S1'), /^hands\[0\]\[0\]: is no card/u],
  ['a card that is no text', PLAY, (j) => void (list(j, 'hands')[0]![0] = 7), /^hands\[0\]\[0\]: must be text/u],
  ['a field too many', PLAY, (j) => void (j['score'] = 1), /^score: is not known here/u],
  ['a field missing', PLAY, (j) => void delete j['tabbar'], /^tabbar: is missing/u],
  ['no object', PLAY, (j) => void (j['table'] = 3), /^table: must be a list/u],
  ['a turn of nobody', PLAY, (j) => void (j['turn'] = 2), /^turn: must be a whole number from 0 to 1/u],
  ['the other one’s turn', PLAY, (j) => void (j['turn'] = 1), /^hands\[0\]: must hold 1 cards, not 2: seat 0 starts/u],
  ['too many hands', PLAY, (j) => void list(j, 'hands').push([]), /^hands: must have 2 elements/u],
  ['too many cards in a hand', { ...PLAY, hands: ['C7 D2 D3 D4 D5 D6 D8 D9', 'H7'] }, (j) => list(j, 'hands')[0]!.push((j['stock'] as string[]).pop()!), /^hands\[0\]: must have at most 8/u],
  ['a stock that does not fit the deal', PLAY, (j) => void (j['deal'] = 2), /^stock: must hold 64 cards after deal 2, not 80/u],
  ['a deal too many', PLAY, (j) => void (j['deal'] = 7), /^deal: must be a whole number from 0 to 6/u],
  ['an omgång too many', PLAY, (j) => void (j['omgang'] = 3), /^omgang: must be a whole number from 1 to 2/u],
  ['two loose cards in one place', PLAY, (j) => void (pile(j, 0)['cards'] = ['S3', (j['stock'] as string[]).pop()!]), /^table\[0\]\.cards: must be one card/u],
  ['a build of one card', PLAY, (j) => void (pile(j, 0)['build'] = { owner: 0, value: 3, locked: true }), /^table\[0\]\.cards: must be two or more/u],
  ['a build of 17', PLAY, (j) => void (pile(j, 1)['build'] = { owner: 1, value: 17, locked: true }), /^table\[1\]\.build\.value: must be/u],
  ['a build of nobody', PLAY, (j) => void (pile(j, 1)['build'] = { owner: 2, value: 7, locked: true }), /^table\[1\]\.build\.owner: must be/u],
  ['a lock that is no truth value', PLAY, (j) => void (pile(j, 1)['build'] = { owner: 1, value: 7, locked: 1 }), /^table\[1\]\.build\.locked: must be true or false/u],
  ['an owner without a card for it', PLAY, (j) => void (pile(j, 1)['build'] = { owner: 1, value: 9, locked: true }), /^table\[1\]\.build: can't be: seat 1 holds no card that takes 9/u],
  ['an open build that does not add up', PLAY, (j) => void (pile(j, 1)['build'] = { owner: 0, value: 2, locked: false }), /^table\[1\]\.build: can't be open/u],
  ['two builds of a value', { ...PLAY, table: 'S3 1:7=H4+C3 0!7=S7+S2' }, () => undefined, /^table\[2\]: is a second build of 7/u],
  ['a build between deals', { table: 'S3 SK HK', hands: ['', ''], deal: 2 }, (j) => { pile(j, 0)['cards'] = ['S3', 'SK']; pile(j, 0)['build'] = { owner: 0, value: 16, locked: false }; (j['table'] as Json[]).splice(1, 1); }, /^table\[0\]: can not be: no build is left/u],
  ['a mulle without its twins', PLAY, (j) => void (j['mulles'] = [['S8'], []]), /^mulles\[0\]\[0\]: S8 is no mulle/u],
  ['a mulle twice', PLAY, (j) => void (j['mulles'] = [['C9', 'C9'], []]), /^mulles\[0\]\[1\]: C9 is there twice/u],
  ['tabbar that so few cards can’t give', PLAY, (j) => void (j['tabbar'] = [2, 99]), /^tabbar\[1\]: must be at most/u],
  ['nobody took last', PLAY, (j) => void (j['lastTaker'] = null), /^lastTaker: must name a seat/u],
  ['a last taker without cards', { table: 'S3', hands: ['H5'], rest: 0 }, (j) => void (j['lastTaker'] = 1), /^lastTaker: must be a seat that has taken cards/u],
  ['points before the first omgång is over', PLAY, (j) => void (j['totals'] = [3, 0]), /^totals\[0\]: must be 0/u],
  ['a total below the omgång just counted', { table: '', hands: ['', ''], omgang: 2, totals: [40, 0], turn: 1 }, (j) => void (j['totals'] = [39, 0]), /^totals\[0\]: must be 40 or more/u],
  ['nothing dealt in the second omgång', { table: '', hands: ['', ''], deal: 0 }, (j) => { j['omgang'] = 2; j['turn'] = 1; }, /^deal: must be 1 or more/u],
]; // prettier-ignore

describe('impossible positions', () => {
  for (const [name, sketch, change, says] of IMPOSSIBLE) {
    test(name, () => {
      const json = JSON.parse(JSON.stringify(positionOf(sketch))) as { [key: string]: Json };
      change(json);
      expect(fault(json)).toMatch(says);
    });
  }

  test('anything else', () => {
    for (const json of [null, 3, 'x', [], {}, { turn: 0 }]) expect(fault(json)).not.toBe('possible');
  });
});
