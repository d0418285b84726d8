// Every refusal: its code, the clause it rests on, and values that are true and that its player can see.

import { describe, expect, test } from 'vitest';
import { mythos } from '../index.ts';
import { parse } from '../actions.ts';
import { refusalCodes } from '../text/texts.ts';
import { optionsWith, plainSet, scenario, type Scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ann — Two
  group Red; cost 2; power 2
character Ann — Dear
  group Red; cost 9; power 2
character Ben — One
  group Red; cost 1; power 1
character Dan — Dear
  group Red; cost 8; power 8
character Killer — One
  group Red; cost 1; power 1
  MAIN ⚡ Defeat an enemy character.
character Asker — One
  group Red; cost 1; power 1
  MAIN ⚡ You may: gain 1 chakra.
character Mover — One
  group Red; cost 1; power 1
  MAIN ⚡ Move another friendly character.
character Caller — One
  group Red; cost 1; power 1
  MAIN ⚡ Play a character costing 2 or less from your hand.
jutsu Spark
  cost 6
  MAIN ⚡ Gain 1 chakra.
`);

const table = (): Scenario =>
  scenario({
    set: SET,
    hands: [
      ['Ann — One', 'Ann — Two', 'Ann — Dear', 'Ben — One', 'Dan — Dear', 'Killer — One', 'Spark'],
      ['Ben — One'],
    ],
    lanes: {
      D: [
        [{ card: 'Ann — Two', hidden: true }, 'Ben — One'],
        ['Ann — One', { card: 'Dan — Dear', hidden: true }],
      ],
      C: [[{ card: 'Dan — Dear', hidden: true }], ['Ben — One']],
    },
    chakra: [5, 5],
  });

const refusal = (at: Scenario, seat: number, text: string): unknown => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return mythos.refuse(at.state, seat, action.value);
};

const met = new Set<string>();
const expectRefusal = (
  at: Scenario,
  seat: number,
  text: string,
  code: string,
  clause: string,
  params: object,
): void => {
  met.add(code);
  expect(refusal(at, seat, text)).toEqual({ code, clause, params });
};

describe('on one’s turn', () => {
  test.each<[string, string, string, object]>([
    ['keep', 'opening-only', 'MYT-2.2', {}],
    ['choose 1 D Ann/One', 'nothing-to-choose', 'MYT-6.4', {}],
    ['take Ann/One', 'nothing-to-choose', 'MYT-6.4', {}],
    ['to C', 'nothing-to-choose', 'MYT-6.4', {}],
    ['accept', 'nothing-to-choose', 'MYT-6.4', {}],
    ['decline', 'nothing-to-choose', 'MYT-6.4', {}],
    ['play Ben/One B', 'not-revealed', 'MYT-4.2', { lane: 'B' }],
    ['hide Ben/One B', 'not-revealed', 'MYT-4.3', { lane: 'B' }],
    ['reveal Ann/Two B', 'not-revealed', 'MYT-4.4', { lane: 'B' }],
    ['upgrade Ann/Dear A', 'not-revealed', 'MYT-4.5', { lane: 'A' }],
    ['jutsu Spark A Ben/One', 'not-revealed', 'MYT-4.6', { lane: 'A' }],
    ['play Killer/Two D', 'card-not-in-hand', 'MYT-4.1', { card: 'Killer/Two' }],
    ['hide Spark D', 'not-a-character', 'MYT-4.1', { card: 'Spark' }],
    ['upgrade Spark D', 'not-a-character', 'MYT-4.1', { card: 'Spark' }],
    ['play Ann/One D', 'name-taken', 'MYT-1.4', { card: 'Ann/Two', lane: 'D' }],
    ['hide Ben/One D', 'name-taken', 'MYT-1.4', { card: 'Ben/One', lane: 'D' }],
    // Nine against two is seven more, and five are there.
    ['play Ann/Dear D', 'name-taken', 'MYT-1.4', { card: 'Ann/Two', lane: 'D' }],
    ['play Ann/Dear C', 'too-dear', 'MYT-4.2', { cost: 9, chakra: 5 }],
    ['reveal Dan/Dear C', 'too-dear', 'MYT-4.4', { cost: 7, chakra: 5 }],
    ['upgrade Ann/Dear D', 'too-dear', 'MYT-4.5', { cost: 7, chakra: 5 }],
    ['jutsu Spark D Ben/One', 'too-dear', 'MYT-4.6', { cost: 6, chakra: 5 }],
    ['reveal Ben/One D', 'not-hidden-there', 'MYT-4.4', { card: 'Ben/One', lane: 'D' }],
    // The rival's hidden Dan is there; whoever guesses hears what every wrong guess hears.
    ['reveal Dan/Dear D', 'not-hidden-there', 'MYT-4.4', { card: 'Dan/Dear', lane: 'D' }],
    ['reveal Ann/Dear D', 'not-hidden-there', 'MYT-4.4', { card: 'Ann/Dear', lane: 'D' }],
    ['upgrade Dan/Dear D', 'nothing-to-upgrade', 'MYT-4.5', { card: 'Dan/Dear', lane: 'D' }],
    ['upgrade Ann/One D', 'not-dearer', 'MYT-4.5', { card: 'Ann/One', over: 'Ann/Two' }],
    ['upgrade Ann/Two D', 'not-dearer', 'MYT-4.5', { card: 'Ann/Two', over: 'Ann/Two' }],
    ['jutsu Ben/One D Ben/One', 'not-a-jutsu', 'MYT-4.6', { card: 'Ben/One' }],
    ['jutsu Spark D Ann/Two', 'no-such-target', 'MYT-4.6', { card: 'Ann/Two' }],
    ['jutsu Spark D Ann/One', 'no-such-target', 'MYT-4.6', { card: 'Ann/One' }],
    ['jutsu Spark D Dan/Dear', 'no-such-target', 'MYT-4.6', { card: 'Dan/Dear' }],
  ])('%s: %s %s', (text, code, clause, params) => expectRefusal(table(), 0, text, code, clause, params));

  test('[MYT-1.4] a name that is taken tells the upgrade, where it can be paid', () => {
    const at = scenario({ set: SET, hands: [['Ann — Two'], []], lanes: { D: [['Ann — One'], []] }, chakra: [1, 0] });
    const params = { card: 'Ann/One', lane: 'D', upgrade: 1 };
    for (const verb of ['play', 'hide']) expectRefusal(at, 0, `${verb} Ann/Two D`, 'name-taken', 'MYT-1.4', params);
    expect(mythos.legal(at.state, 0).map(mythos.notate)).toEqual(['upgrade Ann/Two D', 'pass']);
  });

  test('out of turn, beyond forty actions, and hidden without chakra', () => {
    expectRefusal(table(), 1, 'pass', 'not-your-turn', 'MYT-4.1', {});
    const spent = scenario({ set: SET, hands: [['Ann — One'], []], taken: [40, 0], chakra: [0, 0] });
    expectRefusal(spent, 0, 'hide Ann/One D', 'only-pass', 'MYT-6.9', { most: 40 });
    const poor = scenario({ set: SET, hands: [['Ann — One'], []], chakra: [0, 0] });
    expectRefusal(poor, 0, 'hide Ann/One D', 'too-dear', 'MYT-4.3', { cost: 1, chakra: 0 });
  });
});

describe('with a choice open', () => {
  test('a character', () => {
    const at = table();
    at.p1.play('Killer — One', 'D').leaveOpen();
    expectRefusal(at, 0, 'pass', 'choose-first', 'MYT-6.4', {});
    expectRefusal(at, 0, 'take Ann/One', 'choose-first', 'MYT-6.4', {});
    expectRefusal(at, 0, 'to D', 'choose-first', 'MYT-6.4', {});
    expectRefusal(at, 0, 'accept', 'choose-first', 'MYT-6.4', {});
    expectRefusal(at, 0, 'decline', 'not-optional', 'MYT-6.7', {});
    // A hidden enemy by its name, and one that is not there at all: the same answer.
    for (const who of ['Dan/Dear', 'Ann/Dear', '#0', '#2']) {
      expectRefusal(at, 0, `choose 1 D ${who}`, 'no-such-choice', 'MYT-6.3', { why: 'not-there', lane: 'D' });
    }
    expectRefusal(at, 1, 'choose 1 D Ann/One', 'not-your-choice', 'MYT-6.4', {});
    expectRefusal(at, 1, 'pass', 'not-your-choice', 'MYT-6.4', {});
    expectRefusal(at, 1, 'mulligan', 'opening-only', 'MYT-2.2', {});
  });

  test('a mission, a card, and a yes or no', () => {
    const lanes = { D: [['Ann — One'], []], C: [[], []], B: [[], []] } as const;
    const lane = scenario({ set: SET, hands: [['Mover — One'], []], lanes })
      .p1.play('Mover — One', 'D')
      .leaveOpen();
    expectRefusal(lane, 0, 'to D', 'no-such-choice', 'MYT-6.4', { why: 'lane-same', lane: 'D' });
    expectRefusal(lane, 0, 'to A', 'no-such-choice', 'MYT-6.4', { why: 'lane-not-revealed', lane: 'A' });
    expectRefusal(lane, 0, 'choose 0 D Ann/One', 'choose-first', 'MYT-6.4', {});
    const hands = [['Caller — One', 'Ann — Two', 'Ben — One', 'Dan — Dear'], []];
    const card = scenario({ set: SET, hands }).p1.play('Caller — One', 'D').leaveOpen();
    const dear = { why: 'costMax', card: 'Dan/Dear', most: 2, has: 8 };
    expectRefusal(card, 0, 'take Dan/Dear', 'no-such-choice', 'MYT-6.4', dear);
    const asked = scenario({ set: SET, hands: [['Asker — One'], []] })
      .p1.play('Asker — One', 'D')
      .leaveOpen();
    expectRefusal(asked, 0, 'to D', 'choose-first', 'MYT-6.4', {});
    expect(refusal(asked, 0, 'decline')).toBeUndefined();
  });
});

test('before play and after it', () => {
  const at = scenario({ set: SET });
  at.state = mythos.setup(optionsWith(), []);
  expectRefusal(at, 0, 'keep', 'not-dealt', 'MYT-2.1', {});
  at.state = { ...at.state, stage: 'mulligan' };
  expectRefusal(at, 0, 'pass', 'answer-first', 'MYT-2.2', {});
  mythos.apply(at.state, 0, { do: 'keep' });
  expectRefusal(at, 0, 'mulligan', 'answered-already', 'MYT-2.2', {});
  const over = scenario({ set: SET, round: 4 });
  over.p1.pass().p2.pass();
  expectRefusal(over, 0, 'pass', 'match-finished', 'MYT-5.6', {});
});

test('no code is left out', () => {
  expect([...met].toSorted()).toEqual([...refusalCodes()].toSorted());
});
