// Positions that can't occur are refused, however large what can occur may be; states that can't are breaches.

import { describe, expect, test } from 'vitest';
import { mythos } from '../index.ts';
import { NONE, type Instance, type State } from '../state.ts';
import { optionsWith, plainSet, positionOf, scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on an enemy character.
  MAIN ✖ Give 1 power to another friendly character.
character Ben — Two
  group Red; cost 2; power 2
character Cid — Rich
  group Blue; cost 1; power 1
  MAIN ⚡ Gain 9 chakra for each card in your hand.
`);

const base = positionOf({
  set: SET,
  lanes: {
    D: [
      ['Ann — One', 'Ben — Two'],
      ['Ann — One', 'Ben — Two'],
    ],
  },
});
const pending = (seat: number): object => ({
  kind: 'character',
  seat,
  card: 'Ann/One',
  line: 0,
  source: { side: seat, lane: 'D', place: 0 },
  lane: 'D',
});
const marked = { mission: 'Plain_One', sides: [[{ card: 'Ann/One', marks: [1] }], []] };

describe('a position', () => {
  test.each([
    [{ queue: [pending(1)] }, 'queue', 'effects of seat 0 only'],
    [{ queue: [pending(0), pending(1)] }, 'queue', 'effects of seat 0 only'],
    [{ passed: [true, false], passesInRow: 1 }, 'passesInRow', 'the player before has not passed'],
    [{ passed: [false, true], passesInRow: 1, queue: [pending(0)] }, 'passesInRow', 'while an effect waits'],
    [{ lanes: [marked] }, 'lanes[0].sides[0][0].marks', 'line 1 is continuous'],
  ])('is refused: %j at %s', (change, at, message) => {
    const read = mythos.position.read(optionsWith(), { ...base, ...change });
    expect(read).toEqual({ ok: false, error: { at, message: expect.stringContaining(message) as string } });
  });

  test('may hold more chakra and tokens than anybody has seen', () => {
    const table = scenario({
      set: SET,
      hands: [['Cid — Rich', 'Ann — One'], []],
      lanes: { D: [[{ card: 'Ben — Two', tokens: 5000 }], []] },
      chakra: [995, 0],
    });
    table.p1.play('Cid — Rich', 'D');
    expect(table.state.chakra[0]).toBe(1003);
    const read = mythos.position.read(table.state.options, mythos.position.write(table.state));
    expect(read.ok && read.value.chakra).toEqual([1003, 0]);
  });
});

describe('a state that can’t occur', () => {
  const broken = (change: (state: State) => void): string | undefined => {
    const read = mythos.position.read(optionsWith(), { ...base, queue: [pending(0)] });
    if (!read.ok) throw new Error(read.error.message);
    expect(mythos.check(read.value)).toBeUndefined();
    change(read.value);
    return mythos.check(read.value)?.invariant;
  };

  const ANN = 0 as Instance;
  const BEN = 1 as Instance;
  const defeatBen = (s: State): void => {
    s.lanes[0]?.pop();
    s.discards[0]?.push(BEN);
    s.at[BEN] = NONE;
  };

  test.each<[string, (state: State) => void]>([
    ['queue', (s) => (s.turn = 1)],
    ['bonds', (s) => (defeatBen(s), (s.bonds = [{ source: ANN, line: 1, target: BEN }]))],
    ['gone', (s) => (defeatBen(s), (s.tokens[BEN] = 1))],
    ['cards', (s) => s.hands[0]?.push(ANN)],
    ['owner', (s) => s.hands[0]?.push(s.second)],
    ['place', (s) => (s.at[0] = 1)],
    ['names', (s) => (s.lanes[1]?.shift(), s.lanes[0]?.push(s.second), (s.at[s.second] = 0))],
    ['chakra', (s) => (s.chakra = [-1, 0])],
    ['tokens', (s) => (s.tokens[0] = -1)],
    ['edge', (s) => (s.edge = 2)],
    ['rounds', (s) => (s.round = 5)],
    ['points', (s) => (s.points = [6, 5])],
  ])('%s', (invariant, change) => {
    expect(broken(change)).toBe(invariant);
  });
});
