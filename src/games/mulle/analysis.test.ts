// The analysis of a move: every check with its results and reasons.

import { describe, expect, test } from 'vitest';
import { analyse, CHECKS, REASONS, verify, type CheckName } from './analysis.ts';
import { mulle } from './index.ts';
import type { State } from './state.ts';
import { actionOf, legalOf, optionsWith, stateOf } from './testing.ts';

const said = (state: State, seat: number, action: string, check: CheckName): string | undefined => {
  const found = analyse(state, seat, actionOf(action)).checks.find(({ name }) => name === check);
  return found && [found.result, found.reason, found.clause ?? ''].join(' ').trim();
};

const undealt = mulle.setup(optionsWith(), []);
const table = stateOf({ table: 'S3 H4 1:9=D4+D5 1!8=C5+C3', hands: ['C7 H7 C2 SJ SA', 'H9 H8'], deal: 2 });
const owner = stateOf({ table: '0:7=S3+H4 C2 D5 1:9=D4+S5', hands: ['C7 D4 SQ', 'H9'], deal: 2 });
const fed = stateOf({ table: '0:7=S3+H4 CK', hands: ['C7 D7', 'H9'], deal: 2 });

const ROWS: readonly (readonly [CheckName, State, number, string, string])[] = [
  ['isCorrectPhase', table, 0, 'discard C2', 'pass in-play MUL-2.3'],
  ['isCorrectPhase', undealt, 0, 'discard C2', 'fail not-dealt MUL-2.1'],
  ['isPlayersTurn', table, 0, 'discard C2', 'pass on-turn MUL-2.3'],
  ['isPlayersTurn', table, 1, 'discard H9', 'fail not-your-turn MUL-2.3'],
  ['isPlayersTurn', undealt, 0, 'discard C2', 'n/a no-play'],
  ['playerHasCard', table, 0, 'discard C2', 'pass holds-card MUL-2.4'],
  ['playerHasCard', table, 0, 'discard D2', 'fail card-not-in-hand MUL-2.4'],
  ['notReserved', table, 0, 'discard C2', 'pass not-reserved MUL-9.2'],
  ['notReserved', table, 0, 'discard D2', 'n/a card-not-held MUL-2.4'],
  ['notReserved', owner, 0, 'discard C7', 'fail reserved MUL-9.2'],
  ['notReserved', table, 0, 'take C7: S3+H4', 'n/a other-action'],
  ['onTable', table, 0, 'take C7: S3+H4', 'pass lies-there MUL-3.1'],
  ['onTable', table, 0, 'take C7: D7', 'fail card-not-on-table MUL-3.1'],
  ['onTable', table, 0, 'rebuild C2 on 5 to 7', 'fail no-such-build MUL-6.1'],
  ['mayRebuild', table, 0, 'rebuild C2 on 9 to 7', 'pass open-build MUL-6.5'],
  ['mayRebuild', table, 0, 'rebuild C2 on 8 to 10', 'fail locked-build MUL-6.5'],
  ['mayRebuild', owner, 0, 'rebuild D4 on 7 to 11', 'fail own-build MUL-6.4'],
  ['addsUp', table, 0, 'take C7: S3+H4', 'pass sum-right MUL-3.1'],
  ['addsUp', table, 0, 'take SA: S3+H4', 'fail special-takes-builds MUL-3.2'],
  ['addsUp', table, 0, 'take C7: S3', 'fail wrong-sum MUL-3.1'],
  ['addsUp', table, 0, 'rebuild C2 on 9 to 7', 'pass value-right MUL-6.1'],
  ['addsUp', table, 0, 'rebuild C2 on 9 to 8', 'fail wrong-value MUL-6.1'],
  ['addsUp', table, 0, 'rebuild C2 on 8 to 10', 'n/a not-asked'],
  ['takesAll', table, 0, 'take C7: S3+H4', 'pass takes-all MUL-3.5'],
  ['takesAll', stateOf({ table: 'S7 S3 H4', hands: ['C7'] }), 0, 'take C7: S7', 'fail take-more MUL-3.5'],
  ['mayBuild', table, 0, 'build H4 on S3', 'n/a card-not-held MUL-2.4'],
  ['mayBuild', table, 0, 'rebuild C2 on 9 to 7', 'pass can-be-taken MUL-6.2'],
  ['mayBuild', table, 0, 'build C2 on S3', 'fail no-taker MUL-5.2'],
  ['mayTrotta', table, 0, 'trotta C7', 'pass gathers MUL-7.2'],
  ['mayTrotta', table, 0, 'trotta C2', 'fail no-taker MUL-7.1'],
  ['mayDiscard', fed, 0, 'discard D7', 'pass feeds MUL-8.3'],
  ['mayDiscard', table, 0, 'discard C2', 'pass lays-down MUL-8.1'],
  ['mayDiscard', table, 0, 'discard C7', 'fail can-capture MUL-8.2'],
  ['correctPoints', table, 0, 'take C7: S3+H4', 'pass points-right MUL-12.1'],
  ['correctPoints', table, 0, 'discard C2', 'n/a nothing-taken'],
  ['correctPoints', table, 0, 'take C7: S3', 'n/a not-taken'],
];

describe('checks', () => {
  test.each(ROWS)('%s', (check, state, seat, action, says) => {
    expect(said(state, seat, action, check)).toBe(says);
  });

  test('the rows hold every check and every reason but that of wrong rules', () => {
    expect(CHECKS.filter((check) => !ROWS.some(([each]) => each === check))).toEqual([]);
    const reasons = ROWS.map(([, , , , says]) => says.split(' ')[1]);
    expect(REASONS.filter((reason) => !reasons.includes(reason))).toEqual(['points-wrong']);
  });

  test('[MUL-4.3] twins, specials and an empty table are counted again', () => {
    const points = (state: State, action: string) =>
      analyse(state, 0, actionOf(action)).checks.find(({ name }) => name === 'correctPoints')?.params;
    expect(points(stateOf({ table: 'C9 HK', hands: ['C9'] }), 'take C9: C9')).toEqual({ points: 9 });
    expect(points(stateOf({ table: 'HA HA HK', hands: ['D2'] }), 'take D2: HA+HA')).toEqual({ points: 1 });
    const mulleOf = stateOf({ table: 'HA HA HK', hands: ['D2'] }, { tableSpecials: 'mulle' });
    expect(points(mulleOf, 'take D2: HA+HA')).toEqual({ points: 14 });
    expect(points(stateOf({ table: 'C9', hands: ['C9'] }), 'take C9: C9')).toEqual({ points: 10 });
  });

  test('who is out of turn may be wrong in more than that', () => {
    const { checks } = analyse(table, 1, actionOf('discard H9'));
    expect(checks.filter(({ result }) => result === 'fail').map(({ reason }) => reason)).toEqual([
      'not-your-turn',
      'reserved',
    ]);
  });
});

test('a whole analysis names refusal and alternatives', () => {
  const refused = analyse(table, 0, actionOf('discard C7'));
  expect(refused).toMatchObject({ phase: 'play', legal: false, refusal: { code: 'can-capture', clause: 'MUL-8.2' } });
  expect(refused.alternatives.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))).toEqual(legalOf(table, 0));
});

test('a state that was tampered with is found out, by the right finding', () => {
  const spoilt = (change: (state: State) => void): readonly string[] => {
    const state = mulle.clone(table);
    change(state);
    return verify(state).flatMap(({ name, ok }) => (ok ? [] : [name]));
  };
  expect(spoilt(() => undefined)).toEqual([]);
  expect(spoilt((s) => (s.totals = [9, 0]))).toEqual(['points']);
  expect(spoilt((s) => (s.stock = s.stock.slice(1)))).toEqual(['cards']);
  expect(spoilt((s) => (s.turn = 1))).toEqual(['hands']);
  expect(spoilt((s) => (s.table = s.table.map((pile) => ({ ...pile, owner: pile.owner === 1 ? 0 : -1 }))))).toEqual([
    'builds',
  ]);
});
