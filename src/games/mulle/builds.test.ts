// Rule tables of building, merging, absorbing, locking and rebuilding.

import { describe, expect, test } from 'vitest';
import { after, legalOf, stateOf, tableOf, verdict, type Sketch } from './testing.ts';

type Row = readonly [name: string, sketch: Sketch, action: string, result: string];

describe('build', () => {
  const MADE: readonly Row[] = [
    ['onto a loose card', { table: 'S3 HK', hands: ['H4 C7'] }, 'build H4 on S3', '0:7=S3+H4 HK'],
    ['an ace adds 1', { table: 'S6', hands: ['HA C7'] }, 'build HA on S6', '0:7=S6+HA'],
    ['14 for an ace', { table: 'SK', hands: ['HA CA'] }, 'build HA on SK', '0:14=SK+HA'],
    ['15 for ♠2', { table: 'S10', hands: ['H5 S2'] }, 'build H5 on S10', '0:15=S10+H5'],
    ['16 for ♦10', { table: 'S9', hands: ['H7 D10'] }, 'build H7 on S9', '0:16=S9+H7'],
    ['2, the lowest', { table: 'SA', hands: ['HA C2'] }, 'build HA on SA', '0:2=SA+HA'],
  ];
  for (const [name, sketch, action, result] of MADE) {
    test(`[MUL-5.1] ${name}: ${action}`, () => {
      expect(after(stateOf(sketch), `0 ${action}`).table).toBe(result);
    });
  }

  const REFUSED: readonly (readonly [clause: string, name: string, sketch: Sketch, action: string, says: string])[] = [
    ['[MUL-5.1]', 'onto nothing', { table: 'S3', hands: ['H4 C7'] }, 'build H4 on S5', 'card-not-on-table MUL-5.1'],
    ['[MUL-5.1]', 'over 16', { table: 'SK', hands: ['H4 D10'] }, 'build H4 on SK', 'value-out-of-range MUL-5.1'],
    ['[MUL-5.1]', 'onto a card of a build', { table: '1!7=S3+H4+C7', hands: ['H5 C8', 'D7 H2'] }, 'build H5 on S3', 'card-not-on-table MUL-5.1'],
    ['[MUL-5.2]', 'no card for it', { table: 'S3', hands: ['H4 C8'] }, 'build H4 on S3', 'no-taker MUL-5.2'],
    ['[MUL-5.2]', 'the card itself does not count', { table: 'SK', hands: ['HA C9'] }, 'build HA on SK', 'no-taker MUL-5.2'],
    ['[MUL-5.2]', '♠2 is worth 15 in the hand, not 2', { table: 'SA', hands: ['HA S2'] }, 'build HA on SA', 'no-taker MUL-5.2'],
    ['[MUL-5.3]', 'another player’s build of that value', { table: 'S3 1:7=H5+C2', hands: ['H4 C7', 'D7 H2'] }, 'build H4 on S3', 'others-build MUL-5.3'],
    ['[MUL-5.3]', 'a locked one too', { table: 'S3 1!7=H5+C2+S7', hands: ['H4 C7', 'D7 H2'] }, 'build H4 on S3', 'others-build MUL-5.3'],
  ]; // prettier-ignore
  for (const [clause, name, sketch, action, says] of REFUSED) {
    test(`${clause} ${name}: ${action} → ${says}`, () => {
      const state = stateOf(sketch);
      expect(verdict(state, 0, action)).toBe(says);
      expect(legalOf(state, 0)).not.toContain(action);
    });
  }

  const MERGED: readonly Row[] = [
    ['into an own open build', { table: 'S3 0:7=H5+C2 SK', hands: ['H4 C7'] }, 'build H4 on S3', '0!7=H5+C2+S3+H4 SK'],
    [
      'into an own locked build',
      { table: 'S3 0!7=H5+C2+S7', hands: ['H4 C7'] },
      'build H4 on S3',
      '0!7=H5+C2+S7+S3+H4',
    ],
    ['and absorbs nothing', { table: 'S3 0:7=H5+C2 D7', hands: ['H4 C7'] }, 'build H4 on S3', '0!7=H5+C2+S3+H4 D7'],
  ];
  for (const [name, sketch, action, result] of MERGED) {
    test(`[MUL-5.4] a merge goes ${name}`, () => {
      const { table, last } = after(stateOf(sketch), `0 ${action}`);
      expect(table).toBe(result);
      expect(last).toMatchObject({ type: 'built', merged: true, locked: true, absorbed: [] });
    });
  }

  const TABLE = 'S3 D7 H5 C2 SK';
  const ABSORBED: readonly (readonly [absorb: string, result: string])[] = [
    ['combos', '0!7=S3+H4+D7+H5+C2 SK'],
    ['equalOnly', '0!7=S3+H4+D7 H5 C2 SK'],
    ['off', '0:7=S3+H4 D7 H5 C2 SK'],
  ];
  for (const [absorb, result] of ABSORBED) {
    test(`[MUL-5.5] absorb ${absorb}: ${TABLE} → ${result}`, () => {
      expect(after(stateOf({ table: TABLE, hands: ['H4 C7'] }, { absorb }), '0 build H4 on S3').table).toBe(result);
    });
  }

  test('[MUL-5.5] it absorbs what auto would take: most groups, then intake', () => {
    const state = stateOf({ table: 'SA HA H5 S5 C6', hands: ['H5 C6'] });
    expect(after(state, '0 build H5 on SA').table).toBe('0!6=SA+H5+HA+S5+C6 H5');
  });

  test('[MUL-5.5] also groups worth 14, 15 and 16', () => {
    const state = stateOf({ table: 'SK H9 C5', hands: ['HA CA'] });
    expect(after(state, '0 build HA on SK').table).toBe('0!14=SK+HA+H9+C5');
  });

  test('[MUL-5.6] a new build is open; more than two cards do not lock one', () => {
    const built = after(stateOf({ table: 'S3 SQ', hands: ['H4 C7 D2', 'H2 D9 C3'] }), '0 build H4 on S3');
    expect(built.state.table[0]?.locked).toBe(false);
    const rebuilt = after(built.state, '1 rebuild H2 on 7 to 9');
    expect(rebuilt.table).toBe('1:9=S3+H4+H2 SQ');
  });
});

describe('rebuild', () => {
  const MADE: readonly Row[] = [
    ['up', { table: '1:9=S5+H4 SK', hands: ['C3 HQ', 'D9 H2'] }, 'rebuild C3 on 9 to 12', '0:12=S5+H4+C3 SK'],
    ['down', { table: '1:9=S5+H4 SK', hands: ['C3 H6', 'D9 H2'] }, 'rebuild C3 on 9 to 6', '0:6=S5+H4+C3 SK'],
    [
      'up to 14 for an ace',
      { table: '1:9=S5+H4', hands: ['S5 HA', 'D9 H2'] },
      'rebuild S5 on 9 to 14',
      '0:14=S5+H4+S5',
    ],
    ['down to 2', { table: '1:9=S5+H4', hands: ['S7 H2', 'D9 H2'] }, 'rebuild S7 on 9 to 2', '0:2=S5+H4+S7'],
  ];
  for (const [name, sketch, action, result] of MADE) {
    test(`[MUL-6.1] [MUL-6.3] ${name}: ${action}; the actor owns it`, () => {
      const { table, last } = after(stateOf(sketch), `0 ${action}`);
      expect(table).toBe(result);
      expect(last).toMatchObject({ type: 'rebuilt', seat: 0, owner: 1, from: 9 });
    });
  }

  test('[MUL-6.3] into an own build of the new value: they merge and lock', () => {
    const state = stateOf({ table: '1:9=S5+H4 0:12=S9+H3 DQ', hands: ['C3 HQ', 'D9 H2'] });
    expect(after(state, '0 rebuild C3 on 9 to 12').table).toBe('0!12=S9+H3+S5+H4+C3 DQ');
  });

  test('[MUL-6.3] otherwise it absorbs and locks', () => {
    const state = stateOf({ table: 'DQ 1:9=S5+H4 SK', hands: ['C3 HQ', 'D9 H2'] });
    expect(after(state, '0 rebuild C3 on 9 to 12').table).toBe('0!12=S5+H4+C3+DQ SK');
  });

  const REFUSED: readonly (readonly [clause: string, name: string, sketch: Sketch, action: string, says: string])[] = [
    ['[MUL-6.1]', 'no such build', { table: '1:9=S5+H4', hands: ['C3 HQ', 'D9 H2'] }, 'rebuild C3 on 8 to 11', 'no-such-build MUL-6.1'],
    ['[MUL-6.1]', 'a value that is neither', { table: '1:9=S5+H4', hands: ['C3 HQ', 'D9 H2'] }, 'rebuild C3 on 9 to 11', 'wrong-value MUL-6.1'],
    ['[MUL-6.2]', 'over 16', { table: '1:9=S5+H4', hands: ['C8 HQ', 'D9 H2'] }, 'rebuild C8 on 9 to 1', 'value-out-of-range MUL-5.1'],
    ['[MUL-6.2]', 'no card for it', { table: '1:9=S5+H4', hands: ['C3 HJ', 'D9 H2'] }, 'rebuild C3 on 9 to 12', 'no-taker MUL-5.2'],
    ['[MUL-6.2]', 'another player has that value', { table: '1:9=S5+H4 1:12=S9+H3', hands: ['C3 HQ', 'D9 DQ'] }, 'rebuild C3 on 9 to 12', 'others-build MUL-5.3'],
    ['[MUL-6.4]', 'one’s own', { table: '0:9=S5+H4', hands: ['C3 HQ D9', ''] }, 'rebuild C3 on 9 to 12', 'own-build MUL-6.4'],
    ['[MUL-6.5]', 'a locked one', { table: '1!9=S5+H4+C9', hands: ['C3 HQ', 'D9 H2'] }, 'rebuild C3 on 9 to 12', 'locked-build MUL-6.5'],
  ]; // prettier-ignore
  for (const [clause, name, sketch, action, says] of REFUSED) {
    test(`${clause} ${name}: ${action} → ${says}`, () => {
      const state = stateOf(sketch);
      expect(verdict(state, 0, action)).toBe(says);
      expect(legalOf(state, 0)).not.toContain(action);
    });
  }

  test('[MUL-6.4] ownerRebuild any: one’s own open build too, not with its reserved card, not a locked one', () => {
    const state = stateOf({ table: '0:9=S5+H4', hands: ['C3 HQ D9', ''] }, { ownerRebuild: 'any' });
    expect(tableOf(after(state, '0 rebuild C3 on 9 to 12').state)).toBe('0:12=S5+H4+C3');
    const bare = stateOf({ table: '0:9=S5+H4', hands: ['D9 C2', ''] }, { ownerRebuild: 'any' });
    expect(legalOf(bare, 0, 'D9')).toEqual(['take D9: build 9']);
    const locked = stateOf({ table: '0!9=S5+H4+C9', hands: ['C3 HQ D9', ''] }, { ownerRebuild: 'any' });
    expect(verdict(locked, 0, 'rebuild C3 on 9 to 12')).toBe('locked-build MUL-6.5');
  });
});
