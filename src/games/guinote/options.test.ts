// The options and presets of Guiñote, written out once more as the rules give them.

import { describe, expect, test } from 'vitest';
import { guinote } from './index.ts';
import { optionsWith } from './testing.ts';

const TABLE: readonly (readonly [
  option: string,
  values: readonly unknown[],
  reference: unknown,
  validator: unknown,
])[] = [
  ['players', [4, 2], 4, 4],
  ['rank', ['sota-over-caballo', 'caballo-over-sota'], 'caballo-over-sota', 'caballo-over-sota'],
  ['figurePoints', ['sota3', 'caballo3'], 'sota3', 'caballo3'],
  ['deck', [40, 48, 36], 40, 40],
  ['cantePair', ['rey-sota', 'rey-caballo'], 'rey-sota', 'rey-caballo'],
  ['canteInArrastre', [true, false], true, false],
  ['canteBy', ['pair', 'winner'], 'winner', 'winner'],
  ['canteWindow', ['beforeLead', 'beforeRival'], 'beforeLead', 'beforeLead'],
  ['sevenBy', ['pair', 'winner'], 'winner', 'winner'],
  ['sevenPinta', ['any', 'pointsOnly', 'higherThanSeven'], 'any', 'any'],
  ['partnerExemption', ['full', 'trumpOnly', 'none'], 'none', 'none'],
  ['underTrump', ['free', 'forced'], 'forced', 'forced'],
  ['endIdas', ['playOut', 'immediate'], 'immediate', 'immediate'],
  ['bothOver', ['lastTrick', 'higher'], 'lastTrick', 'lastTrick'],
  ['min30', ['cannotWin', 'loses', 'off'], 'cannotWin', 'off'],
  ['partidasPerCoto', [3, 2, 1], 2, 3],
  ['cotosPerMatch', [1, 2], 1, 1],
  ['renuncio', ['prevent', 'punish'], 'punish', 'prevent'],
];

describe('options', () => {
  test('there are eighteen, each with its default first', () => {
    expect(Object.entries(guinote.options.fields)).toEqual(TABLE.map(([option, values]) => [option, values]));
    expect(TABLE).toHaveLength(18);
  });

  for (const [preset, column] of [['aragon', 0], ['reference', 2], ['validator', 3]] as const) {
    test(`preset ${preset}`, () => {
      const wanted = TABLE.map((row) => [row[0], column === 0 ? row[1][0] : row[column]]);
      expect(optionsWith({ players: 4 }, preset)).toEqual(Object.fromEntries(wanted));
    });
  } // prettier-ignore

  test('the default preset is aragon, for four players', () => {
    expect(guinote.options.preset).toBe('aragon');
    expect(guinote.seats(optionsWith({ players: 4 }))).toBe(4);
    expect(guinote.seats(optionsWith())).toBe(2);
  });
});
