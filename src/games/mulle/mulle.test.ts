// Rule tables of mulle and tabbe.

import { describe, expect, test } from 'vitest';
import { nameOf } from './cards.ts';
import { countOf } from './scoring.ts';
import { after, stateOf } from './testing.ts';

describe('mulle', () => {
  const PAIRS: readonly (readonly [name: string, table: string, hands: readonly string[], action: string, mulles: readonly string[]])[] = [
    ['the card and its loose twin', 'C9 SK', ['C9 H2'], 'take C9: C9', ['C9']],
    ['no twin: none', 'S9 SK', ['C9 H2'], 'take C9: S9', []],
    ['twins among loose cards', 'S3 S3 HK', ['C6 H2'], 'take C6: S3+S3', ['S3']],
    ['twins inside a build', 'HK 1!8=S4+H4+S4+C4', ['C8 H2', 'D8 H3'], 'take C8: build 8', ['S4']],
    ['the card and its twin in a build', 'HK 1!8=S4+H4+C8', ['C8 H2', 'D8 H3'], 'take C8: build 8', ['C8']],
    ['one loose, one in a build', 'HK S5 H3 1!8=S5+C3+H8', ['C8 H2', 'D8 H6'], 'take C8: S5+H3, build 8', ['S5']],
    ['two at once', 'HK S4 H4 S4 H4', ['C8 H2'], 'take C8: S4+S4, H4+H4', ['S4', 'H4']],
    ['a special in the hand and its twin in a build', 'HK 1!14=SK+HA', ['HA H2', 'SA H3'], 'take HA: build 14', ['HA']],
  ]; // prettier-ignore
  for (const [name, table, hands, action, mulles] of PAIRS) {
    test(`[MUL-4.1] ${name}: ${action} on ${table} → ${mulles.join(' ') || 'no mulle'}`, () => {
      const { state, events } = after(stateOf({ table, hands }), `0 ${action}`);
      expect(events[0]).toMatchObject({ type: 'took', mulles });
      expect(state.mulles[0]?.map(nameOf)).toEqual(mulles);
    });
  }

  test('[MUL-4.1] twins that were taken apart are no mulle', () => {
    const { state } = after(
      stateOf({ table: 'S9 C9 SK', hands: ['H9 H2'], captured: ['C9', ''] }),
      '0 take H9: S9, C9',
    );
    expect(state.mulles[0]).toEqual([]);
  });
});

describe('tabbe', () => {
  test('[MUL-4.2] a capture that leaves the table empty is one', () => {
    const { state, events } = after(stateOf({ table: 'S9', hands: ['H9 H2'] }), '0 take H9: S9');
    expect(state.tabbar).toEqual([1, 0]);
    expect(events[0]).toMatchObject({ tabbar: 1, cleared: true });
  });

  test('[MUL-4.2] a capture that leaves something is none', () => {
    const { state, events } = after(stateOf({ table: 'S9 SK', hands: ['H9 H2'] }), '0 take H9: S9');
    expect(state.tabbar).toEqual([0, 0]);
    expect(events[0]).toMatchObject({ tabbar: 0, cleared: false });
  });

  test('[MUL-4.2] trotta that gathers everything is none', () => {
    const { state } = after(stateOf({ table: 'S9', hands: ['H9 C9'] }), '0 trotta H9');
    expect(state.tabbar).toEqual([0, 0]);
  });

  const SPECIALS: readonly (readonly [twin: string, table: string, hand: string, action: string, tabbar: number, points: number])[] = [
    ['HA', 'HA HA SK', 'C2 H3', 'take C2: HA+HA', 1, 14],
    ['S2', 'S2 S2 SK', 'C4 H3', 'take C4: S2+S2', 2, 2],
    ['D10', 'D10 C3 D10 H3 S4', 'CK HQ', 'take CK: H3+D10, D10+C3', 10, 10],
  ]; // prettier-ignore
  for (const [twin, table, hand, action, tabbar, points] of SPECIALS) {
    test(`[MUL-4.3] two loose ${twin} give ${tabbar} tabbar and no mulle`, () => {
      const { state, events } = after(stateOf({ table, hands: [hand] }), `0 ${action}`);
      expect(state.mulles[0]).toEqual([]);
      expect(state.tabbar[0]).toBe(tabbar);
      expect(events[0]).toMatchObject({ specials: [twin], tabbar });
    });
    test(`[MUL-4.3] tableSpecials mulle: two loose ${twin} are a mulle of ${points}`, () => {
      const { state } = after(stateOf({ table, hands: [hand] }, { tableSpecials: 'mulle' }), `0 ${action}`);
      expect(state.mulles[0]?.map(nameOf)).toEqual([twin]);
      expect(countOf(state, 0).mulles).toBe(points);
      expect(state.tabbar[0]).toBe(0);
    });
  }

  test('[MUL-4.3] special twins of which one was in a build are a mulle', () => {
    const state = stateOf({ table: 'SK HA CA 1!2=HA+CA+D2', hands: ['C2 H3', 'H2 H5'] });
    const { state: next } = after(state, '0 take C2: HA+CA, build 2');
    expect(next.mulles[0]?.map(nameOf)).toEqual(['HA', 'CA']);
    expect(next.tabbar[0]).toBe(0);
  });

  test('[MUL-4.2] [MUL-4.3] both at once: the specials’ tabbar and the empty table', () => {
    expect(after(stateOf({ table: 'S2 S2', hands: ['C4 H3'] }), '0 take C4: S2+S2').state.tabbar[0]).toBe(3);
  });
});
