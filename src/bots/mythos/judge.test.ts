// What the searching players think of actions at first sight.

import { describe, expect, test } from 'vitest';
import { module, mythos } from '../../games/mythos/index.ts';
import { plainSet, scenario, type Sketch } from '../../games/mythos/testing/scenario.ts';
import { allPowers, powerOn } from '../../games/mythos/effects/power.ts';
import type { State } from '../../games/mythos/state.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { aids, casual } from './aids.ts';
import { judge } from './judge.ts';
import { WEIGHTS } from './weights.ts';

const SET = plainSet(`
character Ann — Low
  group Red; cost 1; power 1
character Ann — High
  group Red; cost 4; power 5
character Dan — Two
  group Red; cost 2; power 3
character Killer — Any
  group Blue; cost 1; power 1
  MAIN ⚡ You may: defeat any other character.
character Mover — Foe
  group Blue; cost 1; power 1
  MAIN ⚡ Move an enemy character.
`);

const bestOf = (state: State): string => {
  const seat = mythos.actors(state).must[0]!;
  const legal = mythos.legal(state, seat);
  const scores = judge(state, seat, legal, WEIGHTS);
  return mythos.notate(legal[scores.indexOf(Math.max(...scores))]!);
};

describe('at first sight', () => {
  test.each<[string, Sketch, string]>([
    [
      'the Edge is worth a pass while one is ahead',
      { lanes: { D: [['Ann — High'], []] }, hands: [['Dan — Two'], []] },
      'pass',
    ],
    [
      'a mission is turned rather than lost',
      { lanes: { D: [[], ['Ann — Low']] }, hands: [['Dan — Two'], []], passed: [false, true], passesInRow: 1 },
      'play Dan/Two D',
    ],
  ])('%s', (_, sketch, expected) => {
    expect(bestOf(scenario({ set: SET, ...sketch }).state)).toBe(expected);
  });

  test.each([
    [
      'the rival’s strongest is harmed',
      'Killer — Any',
      { D: [['Ann — High'], ['Ann — Low', 'Dan — Two']] },
      'choose 1 D Dan/Two',
    ],
    ['harm that only oneself would suffer is declined', 'Killer — Any', { D: [['Ann — High'], []] }, 'decline'],
  ] as const)('%s', (_, card, lanes, expected) => {
    const { state } = scenario({ set: SET, hands: [[card], []], lanes })
      .p1.play(card, 'D')
      .leaveOpen();
    expect(bestOf(state)).toBe(expected);
  });
});

describe.each(['digital', 'paper'])('in states of random matches, %s', (preset) => {
  const states = [1, 2, 3].flatMap((n) =>
    walk(subjectOf(module, { preset }), n, 400).moments.map(({ state }) => state as State),
  );
  const waiting = states.flatMap((state) =>
    mythos
      .actors(state)
      .must.slice(0, 1)
      .map((seat) => ({ state, seat })),
  );

  test('all powers at once are the powers one by one', () => {
    for (const state of states) {
      const each = state.lanes.map((_, place) => powerOn(state, place >> 1, place & 1));
      expect(allPowers(state)).toEqual(each);
    }
  });

  test('priors add up to 1, and none is 0', () => {
    for (const { state, seat } of waiting) {
      const priors = Array.from(aids.prior!(state, seat, mythos.legal(state, seat)));
      expect(priors.reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...priors)).toBeGreaterThan(0);
    }
  });

  test('playouts and casual players stay within what is legal', () => {
    const random = fastRandom(7);
    for (const { state, seat } of waiting) {
      const legal = mythos.legal(state, seat).map(mythos.notate);
      const weighed = casual(12).moves!(state, seat).map(mythos.notate);
      expect(weighed).toEqual(legal.filter((act) => weighed.includes(act)));
      expect(weighed).toHaveLength(Math.min(12, legal.length));
      expect(legal).toContain(mythos.notate(aids.policy!(state, seat, random)!));
    }
  });

  test('what is hidden from a seat does not change its judgement', () => {
    const random = fastRandom(11);
    for (const { state, seat } of waiting) {
      const legal = mythos.legal(state, seat);
      const other = mythos.sample(mythos.view(state, seat), random);
      expect(judge(other, seat, legal, WEIGHTS)).toEqual(judge(state, seat, legal, WEIGHTS));
    }
  });

  test('both worths add up to 1, and whoever wins has more than half', () => {
    for (const state of states) {
      const [first = 0, second = 0] = aids.worth!(state);
      expect(first + second).toBeCloseTo(1, 9);
    }
    const ends = states.filter((state) => mythos.outcome(state) !== undefined);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(aids.worth!(end)[0]! > 0.5).toBe(mythos.outcome(end)?.rank[0] === 1);
  });
});
