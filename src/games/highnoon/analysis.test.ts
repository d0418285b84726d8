// The analysis of a move: every check with its results and reasons.

import { describe, expect, test } from 'vitest';
import { REASONS, CHECKS, verify, type CheckName } from './analysis.ts';
import { highnoon } from './index.ts';
import { parse } from './actions.ts';
import type { State } from './state.ts';
import { legalOf, optionsWith, stateOf } from './testing.ts';

const analyse = (state: State, seat: number, action: number) => {
  if (highnoon.analyse === undefined) throw new Error('there is no analysis');
  return highnoon.analyse(state, seat, action);
};

const actionOf = (text: string): number => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

const said = (state: State, seat: number, action: string, check: CheckName): string | undefined => {
  const found = analyse(state, seat, actionOf(action)).checks.find(({ name }) => name === check);
  return found && [found.result, found.reason, found.clause ?? ''].join(' ').trim();
};

const undealt = highnoon.setup(optionsWith(), []);
const table = stateOf({
  p1: { stock: 'C5', waste: 'HA', t: ['S9? D8 C7', 'H9 S8', 'CK', '', 'S4?', 'D3', 'D4'] },
  lanes: [1],
});
const drawn = stateOf({ p1: { waste: 'H4', t: ['C2'] } });
const empty = stateOf({ p1: { t: ['C2', 'C9'] } });

const ROWS: readonly (readonly [CheckName, State, string, string])[] = [
  ['isCorrectPhase', table, 'draw', 'pass in-play HN-9.1'],
  ['isCorrectPhase', undealt, 'draw', 'fail not-dealt HN-4.3'],
  ['mayAct', table, 'draw', 'pass no-turns HN-9.1'],
  ['mayAct', undealt, 'draw', 'n/a no-play'],
  ['rightPlaces', table, 'place waste', 'pass own-places HN-5.1'],
  ['rightPlaces', table, 'place p2.waste', 'fail foreign-zone HN-5.1'],
  ['rightPlaces', table, 'move t0 t0', 'fail same-column HN-6.5'],
  ['rightPlaces', table, 'draw', 'n/a no-places'],
  ['canDraw', table, 'draw', 'pass stock-there HN-6.1'],
  ['canDraw', drawn, 'draw', 'fail stock-empty HN-6.1'],
  ['canDraw', table, 'recycle', 'n/a other-action'],
  ['canRecycle', drawn, 'recycle', 'pass stock-gone HN-6.2'],
  ['canRecycle', table, 'recycle', 'fail stock-left HN-6.2'],
  ['canRecycle', empty, 'recycle', 'fail waste-empty HN-6.2'],
  ['canFlip', table, 'flip t4', 'pass top-down HN-6.3'],
  ['canFlip', table, 'flip t3', 'fail column-empty HN-6.3'],
  ['canFlip', table, 'flip t0', 'fail already-open HN-6.3'],
  ['cardsThere', table, 'move t0 t1', 'pass cards-there HN-6.5'],
  ['cardsThere', table, 'place t3', 'fail column-empty HN-6.8'],
  ['cardsThere', empty, 'place waste', 'fail waste-empty HN-6.8'],
  ['faceUp', table, 'place t0', 'pass card-open HN-6.9'],
  ['faceUp', table, 'place t4', 'fail face-down HN-6.9'],
  ['faceUp', table, 'place t3', 'n/a not-asked'],
  ['isRun', table, 'move t0 t1', 'n/a single-card HN-6.5'],
  ['isRun', table, 'move t0 t1 2', 'pass a-run HN-6.5'],
  ['isRun', stateOf({ p1: { t: ['H9 H8', 'S9'] } }), 'move t0 t1 2', 'fail not-a-run HN-6.5'],
  ['fitsColumn', stateOf({ p1: { t: ['D7', 'S8'] } }), 'move t0 t1', 'pass on-card HN-6.6'],
  ['fitsColumn', table, 'move t2 t3', 'pass on-empty HN-6.7'],
  ['fitsColumn', table, 'move t5 t3', 'fail kings-only HN-6.7'],
  ['fitsColumn', table, 'move t5 t4', 'fail onto-face-down HN-6.9'],
  ['fitsColumn', table, 'move t5 t6', 'fail same-colour HN-6.6'],
  ['fitsFoundation', table, 'place waste', 'pass on-foundation HN-3.2'],
  ['fitsFoundation', table, 'place t2', 'fail not-next HN-3.2'],
  ['correctPoints', table, 'place waste', 'pass points-right HN-11.1'],
  ['correctPoints', table, 'draw', 'n/a nothing-placed'],
  ['correctPoints', table, 'place t2', 'n/a not-taken'],
];

describe('checks', () => {
  test.each(ROWS)('%s', (check, state, action, says) => {
    expect(said(state, 0, action, check)).toBe(says);
  });

  test('the rows hold every check and every reason but that of wrong rules', () => {
    expect(CHECKS.filter((check) => !ROWS.some(([each]) => each === check))).toEqual([]);
    const reasons = ROWS.map(([, , , says]) => says.split(' ')[1]);
    expect(REASONS.filter((reason) => !reasons.includes(reason))).toEqual(['points-wrong']);
  });
});

test('a whole analysis names refusal and alternatives, and leaves the state alone', () => {
  const before = highnoon.position.write(table);
  const refused = analyse(table, 0, actionOf('place t2'));
  expect(refused).toMatchObject({ phase: 'play', seat: 0, action: 'place t2', legal: false });
  expect(refused.refusal).toMatchObject({ code: 'not-next', clause: 'HN-3.2' });
  expect(refused.alternatives.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(legalOf(table, 0));
  expect(analyse(table, 0, actionOf('draw')).alternatives).not.toContain('draw');
  expect(highnoon.position.write(table)).toEqual(before);
});

test('a state that was tampered with is found out, by the right finding', () => {
  const spoilt = (change: (state: State) => void): readonly string[] => {
    const state = highnoon.clone(table);
    change(state);
    return verify(state).flatMap(({ name, ok }) => (ok ? [] : [name]));
  };
  expect(spoilt(() => undefined)).toEqual([]);
  expect(spoilt((s) => (s.score = [9, 0]))).toEqual(['score']);
  expect(spoilt((s) => (s.down[0] = 9))).toEqual(['columns']);
  expect(spoilt((s) => (s.left[0] = 9))).toEqual(['cards']);
  expect(spoilt((s) => (s.copies = [4, 0, 0, 0, 0, 0, 0, 0]))).toEqual(['foundations']);
});
