// The invariants: a state that was tampered with is found out, with two players and with four.

import { describe, expect, test } from 'vitest';
import { guinote } from './index.ts';
import type { State } from './state.ts';
import { stateOf, type Sketch } from './testing.ts';

const ROBO: { readonly [players: number]: Sketch } = {
  2: { pinta: '1O', hands: ['7O 12C 10C', ''], left: 8, cantes: [{ seat: 0, suit: 'C' }] },
  4: { pinta: '1O', hands: ['7O 12C 10C', '', '', ''], left: 8, cantes: [{ seat: 0, suit: 'C' }] },
};

const TAMPERED: readonly (readonly [what: string, invariant: string, tamper: (state: State) => void])[] = [
  ['a card lost from a hand', 'cards', (s) => void (s.hands[0] = 0)],
  ['a card in two hands', 'cards', (s) => void (s.hands[4]! |= s.hands[0]!)],
  ['a card taken by both sides', 'cards', (s) => s.won.forEach((mask, i) => void (s.won[i ^ 4] = mask | s.won[i ^ 4]!))],
  ['a card of no deck', 'cards', (s) => void (s.won[0]! |= (1 << 5))],
  ['a card drawn to nobody', 'cards', (s) => void (s.drawn += 1)],
  ['another trump', 'trump', (s) => void (s.trump = 2)],
  ['card points too many', 'points', (s) => void (s.cardPoints[0]! += 1)],
  ['cante points too many', 'points', (s) => void (s.cantePoints[0] = 40)],
  ['cante points of the wrong side', 'points', (s) => void (s.cantePoints = [0, 20])],
  ['a cante that gave nothing', 'points', (s) => void (s.cantes = [])],
]; // prettier-ignore

describe('check', () => {
  for (const players of [2, 4]) {
    test(`${players} players: an honest state has nothing wrong`, () => {
      expect(guinote.check(stateOf(ROBO[players]!))).toBeUndefined();
    });
    for (const [what, invariant, tamper] of TAMPERED) {
      test(`${players} players: ${what} breaks ${invariant}`, () => {
        const state = stateOf(ROBO[players]!);
        tamper(state);
        expect(guinote.check(state)?.invariant).toBe(invariant);
      });
    }

    test(`${players} players: a card moved from hand to hand breaks hands`, () => {
      const state = stateOf(ROBO[players]!);
      const given = state.hands[1]!;
      state.hands[1] = 0;
      state.hands[5]! |= given;
      expect(guinote.check(state)?.invariant).toBe('hands');
    });
  }
});
