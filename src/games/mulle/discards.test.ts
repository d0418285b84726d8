// Rule tables of discards, feeding and reservation.

import { describe, expect, test } from 'vitest';
import { mulle } from './index.ts';
import { actionOf, after, legalOf, stateOf, verdict, type Sketch } from './testing.ts';

describe('trail restriction', () => {
  const CASES: readonly (readonly [clause: string, name: string, sketch: Sketch, action: string, says: string])[] = [
    ['[MUL-8.1]', 'no build, nothing to take', { table: 'SK', hands: ['H5 C2'] }, 'discard H5', 'legal'],
    ['[MUL-8.1]', 'an own open build', { table: 'SK 0:9=S5+C4', hands: ['H5 H9'] }, 'discard H5', 'has-builds MUL-8.1'],
    ['[MUL-8.1]', 'an own locked build', { table: 'SK 0!9=S5+C4+S9', hands: ['H5 H9'] }, 'discard H5', 'has-builds MUL-8.1'],
    ['[MUL-8.1]', 'another player’s build', { table: 'SK 1:9=S5+C4', hands: ['H6 C2', 'H9 D2'] }, 'discard H6', 'legal'],
    ['[MUL-8.2]', 'an equal card', { table: 'SK S5', hands: ['H5 C2'] }, 'discard H5', 'can-capture MUL-8.2'],
    ['[MUL-8.2]', 'a sum', { table: 'SK S3 D2', hands: ['H5 C2'] }, 'discard H5', 'can-capture MUL-8.2'],
    ['[MUL-8.2]', 'a sum of three', { table: 'SK SA D2 CA', hands: ['H4 C3'] }, 'discard H4', 'can-capture MUL-8.2'],
    ['[MUL-8.2]', 'another player’s build of its value', { table: 'SK 1:9=S5+C4', hands: ['C9 C2', 'H9 D2'] }, 'discard C9', 'can-capture MUL-8.2'],
    ['[MUL-8.2]', 'a special on its twin: it takes no loose card', { table: 'HA SK', hands: ['HA C2'] }, 'discard HA', 'legal'],
    ['[MUL-8.2]', 'a special and a build of its value', { table: '1:14=SK+CA', hands: ['HA C2', 'DA D2'] }, 'discard HA', 'can-capture MUL-8.2'],
    ['[MUL-8.2]', '♠2 where a 2 lies: it is worth 15', { table: 'H2 SK', hands: ['S2 C3'] }, 'discard S2', 'legal'],
  ]; // prettier-ignore
  for (const [clause, name, sketch, action, says] of CASES) {
    test(`${clause} ${name}: ${action} → ${says}`, () => {
      const state = stateOf(sketch);
      expect(verdict(state, 0, action)).toBe(says);
      expect(legalOf(state, 0).includes(action)).toBe(says === 'legal');
    });
  }

  test('[MUL-8.2] trailWhenCapturable: a card that could take may be discarded, but not with an own build', () => {
    const trail = { trailWhenCapturable: true };
    const state = stateOf({ table: 'SK S5', hands: ['H5 C2'] }, trail);
    expect(after(state, '0 discard H5').table).toBe('SK S5 H5');
    expect(verdict(stateOf({ table: 'S5 0:9=S6+C3', hands: ['H5 H9'] }, trail), 0, 'discard H5')).toBe(
      'has-builds MUL-8.1',
    );
  });

  test('[MUL-8.2] the refusal says what could be taken', () => {
    const state = stateOf({ table: 'SK S3 D2', hands: ['H5 C2'] });
    expect(mulle.refuse(state, 0, actionOf('discard H5'))?.params).toEqual({
      card: 'H5', value: 5, build: false, cards: ['S3', 'D2'],
    }); // prettier-ignore
  });
});

describe('feed', () => {
  const FED: readonly (readonly [name: string, sketch: Sketch, action: string, result: string])[] = [
    ['an open build', { table: 'SK 0:9=S5+C4', hands: ['C9 H9'] }, 'discard C9', 'SK 0!9=S5+C4+C9'],
    ['a locked build', { table: '0!9=S5+C4+S9', hands: ['C9 H9'] }, 'discard C9', '0!9=S5+C4+S9+C9'],
    ['whatever else the card could do', { table: 'D9 0:9=S5+C4', hands: ['C9 H9'] }, 'discard C9', 'D9 0!9=S5+C4+C9'],
    ['♠2 into a 2', { table: '0:2=SA+CA', hands: ['S2 H2'] }, 'discard S2', '0!2=SA+CA+S2'],
    ['♦10 into a 10', { table: '0:10=S6+C4', hands: ['D10 H10'] }, 'discard D10', '0!10=S6+C4+D10'],
  ]; // prettier-ignore
  for (const [name, sketch, action, result] of FED) {
    test(`[MUL-8.3] discard feeds ${name}`, () => {
      const { table, last } = after(stateOf(sketch), `0 ${action}`);
      expect(table).toBe(result);
      expect(last).toMatchObject({ type: 'fed', seat: 0 });
    });
  }

  test('[MUL-8.4] trotta means the same there; only the discard is listed', () => {
    const state = stateOf({ table: 'D9 0:9=S5+C4', hands: ['C9 H9'] });
    expect(legalOf(state, 0, 'C9')).toEqual(['discard C9', 'take C9: D9, build 9']);
    expect(after(state, '0 trotta C9').state).toEqual(after(state, '0 discard C9').state);
  });

  test('[MUL-8.3] the reserved card feeds nothing', () => {
    const state = stateOf({ table: '0:9=S5+C4', hands: ['C9 H2'] });
    expect(verdict(state, 0, 'discard C9')).toBe('reserved MUL-9.2');
    expect(verdict(state, 0, 'trotta C9')).toBe('reserved MUL-9.2');
  });

  test('[MUL-8.3] another player’s build is not fed', () => {
    const state = stateOf({ table: '1:9=S5+C4', hands: ['C9 H9', 'D9 D2'] });
    expect(verdict(state, 0, 'discard C9')).toBe('can-capture MUL-8.2');
  });
});

describe('reservation', () => {
  const RESERVED: readonly (readonly [sketch: Sketch, card: string, others: readonly string[], legal: readonly string[]])[] = [
    [{ table: 'S3 0:7=H5+C2', hands: ['C7 H10'] }, 'C7', ['build C7 on S3', 'discard C7', 'trotta C7'], ['take C7: build 7']],
    [{ table: '1:4=SA+H3 0:7=H5+C2', hands: ['C7 HJ', 'D4 D2'] }, 'C7', ['rebuild C7 on 4 to 11'], ['take C7: build 7']],
    [{ table: 'H2 0:15=S10+H5', hands: ['S2 C2'] }, 'S2', ['trotta S2', 'discard S2', 'build S2 on H2'], ['take S2: build 15']],
    [{ table: 'S6 0:16=S9+H7', hands: ['D10 C10'] }, 'D10', ['trotta D10', 'build D10 on S6'], ['take D10: build 16']],
    [{ table: 'S2 0:14=SK+DA', hands: ['CA C3'] }, 'CA', ['build CA on S2'], ['take CA: build 14']],
  ]; // prettier-ignore
  for (const [sketch, card, others, legal] of RESERVED) {
    test(`[MUL-9.2] ${card} is all there is for the build: ${sketch.table}`, () => {
      const state = stateOf(sketch);
      expect(legalOf(state, 0, card)).toEqual(legal);
      for (const action of others) expect(verdict(state, 0, action)).toBe('reserved MUL-9.2');
    });
  }

  test('[MUL-9.2] a second card of the value frees both', () => {
    const state = stateOf({ table: 'S3 0:7=H5+C2', hands: ['C7 H7 H10'] });
    expect(legalOf(state, 0, 'C7')).toEqual(['build C7 on S3', 'discard C7', 'take C7: build 7']);
  });

  test('[MUL-9.1] after the build the card for it stays in the hand, whatever is tried', () => {
    const built = after(stateOf({ table: 'S3', hands: ['H4 C7 H10'] }), '0 build H4 on S3');
    expect(mulle.check(built.state)).toBeUndefined();
    const broken = mulle.clone(built.state);
    broken.hands[0] = broken.hands[0]!.map((card) => card);
    const seven = broken.hands[0].findIndex((card) => card % 13 === 6);
    const [out] = broken.hands[0].splice(seven, 1, broken.captured[0]!.pop()!);
    broken.captured[0]!.push(out!);
    expect(mulle.check(broken)).toMatchObject({ invariant: 'builds' });
  });

  test('[MUL-9.3] with a build and nothing else to do, taking it is left', () => {
    const state = stateOf({ table: 'SK 0:7=H5+C2', hands: ['C7'] });
    expect(legalOf(state, 0)).toEqual(['take C7: build 7']);
  });
});
