// Rule tables of trotta.

import { describe, expect, test } from 'vitest';
import { after, legalOf, stateOf, verdict, type Sketch } from './testing.ts';

describe('trotta', () => {
  const GATHERED: readonly (readonly [name: string, sketch: Sketch, action: string, result: string])[] = [
    ['a loose card', { table: 'SK S8', hands: ['H8 C8'] }, 'trotta H8', 'SK 0!8=S8+H8'],
    ['all loose cards of the value', { table: 'S8 SK D8', hands: ['H8 C8'] }, 'trotta H8', '0!8=S8+D8+H8 SK'],
    ['a pair', { table: 'SK S3 H5', hands: ['H8 C8'] }, 'trotta H8', 'SK 0!8=S3+H5+H8'],
    ['pairs in the order of the table, each card once', { table: 'S3 H5 C5 D3 D5', hands: ['H8 C8'] }, 'trotta H8', '0!8=S3+H5+C5+D3+H8 D5'],
    ['two equal halves', { table: 'S4 SK H4 C4', hands: ['H8 C8'] }, 'trotta H8', '0!8=S4+H4+H8 SK C4'],
    ['no group of three', { table: 'S8 SA H2 C5', hands: ['H8 C8'] }, 'trotta H8', '0!8=S8+H8 SA H2 C5'],
    ['another player’s open build of two', { table: '1:8=S5+C3 SK S8', hands: ['H8 C8', 'D8 H2'] }, 'trotta H8', '0!8=S5+C3+S8+H8 SK'],
    ['that build alone', { table: '1:8=S5+C3', hands: ['H8 C8', 'D8 H2'] }, 'trotta H8', '0!8=S5+C3+H8'],
    ['♠2 counts 2 on the table', { table: 'H2 SK', hands: ['S2 C2'] }, 'trotta S2', '0!2=H2+S2 SK'],
    ['♦10 counts 10', { table: 'H10', hands: ['D10 C10'] }, 'trotta D10', '0!10=H10+D10'],
  ]; // prettier-ignore
  for (const [name, sketch, action, result] of GATHERED) {
    test(`[MUL-7.2] [MUL-7.3] it gathers ${name}`, () => {
      const { table, last } = after(stateOf(sketch), `0 ${action}`);
      expect(table).toBe(result);
      expect(last).toMatchObject({ type: 'trotta', seat: 0 });
    });
  }

  const REFUSED: readonly (readonly [clause: string, name: string, sketch: Sketch, action: string, says: string])[] = [
    ['[MUL-7.1]', 'no other card of the value', { table: 'S8', hands: ['H8 C9'] }, 'trotta H8', 'no-taker MUL-7.1'],
    ['[MUL-7.1]', '♠2 is no 2 in the hand', { table: 'H2', hands: ['C2 S2'] }, 'trotta C2', 'no-taker MUL-7.1'],
    ['[MUL-7.3]', 'nothing to gather', { table: 'SK S3', hands: ['H8 C8'] }, 'trotta H8', 'nothing-to-gather MUL-7.3'],
    ['[MUL-7.3]', 'only a group of three', { table: 'SA H2 C5', hands: ['H8 C8'] }, 'trotta H8', 'nothing-to-gather MUL-7.3'],
    ['[MUL-7.4]', 'another player’s locked build', { table: 'S8 1!8=S5+C3+D8', hands: ['H8 C8', 'D8 H2'] }, 'trotta H8', 'build-in-the-way MUL-7.4'],
    ['[MUL-7.4]', 'an open one of three cards', { table: 'S8 1:8=S5+C5+D2', hands: ['H8 C8', 'D8 H3'] }, 'trotta H8', 'build-in-the-way MUL-7.4'],
    ['[MUL-7.5]', 'an ace', { table: 'SA', hands: ['HA CA'] }, 'trotta HA', 'no-trotta-of-aces MUL-7.5'],
    ['[MUL-7.5]', 'an ace, whatever else is against it', { table: '0:14=SK+CA', hands: ['HA C9', 'D7'] }, 'trotta HA', 'no-trotta-of-aces MUL-7.5'],
  ]; // prettier-ignore
  for (const [clause, name, sketch, action, says] of REFUSED) {
    test(`${clause} ${name}: ${action} → ${says}`, () => {
      const state = stateOf(sketch);
      expect(verdict(state, 0, action)).toBe(says);
      expect(legalOf(state, 0)).not.toContain(action);
    });
  }

  test('[MUL-7.1] a build of another value does not matter', () => {
    const state = stateOf({ table: 'S8 0:7=S3+C4', hands: ['H8 C8 D7', ''] });
    expect(after(state, '0 trotta H8').table).toBe('0!8=S8+H8 0:7=S3+C4');
  });
});
