// ✖ lines in detail: what switches them on and off, which power they look at, and how long control and marks last.

import { describe, expect, test } from 'vitest';
import { plainSet, scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ben — Two
  group Red; cost 2; power 2
character Boost — Low
  group Red; cost 1; power 1
  MAIN ✖ Give 2 power to all friendly characters.
  AMBUSH ✖ Give 5 power to this character.
  UPGRADE ✖ Give 7 power to this character.
character Boost — High
  group Red; cost 2; power 1
  UPGRADE ✖ Give 4 power to this character.
  MAIN ✖ Give 1 power to this character.
character Watch — Base
  group Red; cost 1; power 1
  MAIN ✖ If there are 1 or more enemy characters with power 3 or more, give 3 power to this character.
character Watch — Ahead
  group Red; cost 2; power 1
  MAIN ✖ If you are ahead on this mission, give 3 power to this character.
character Watch — Now
  group Red; cost 3; power 1
  MAIN ⚡ If there are 1 or more enemy characters with power 3 or more, gain 9 chakra.
character Count — Others
  group Red; cost 1; power 1
  MAIN ✖ Give 1 power to this character for each other friendly character on this mission.
character Home — Strong
  group Red; cost 1; power 1
  MAIN ✖ Return all friendly characters with power 4 or more to hand at the end of the round.
character Home — Late
  group Red; cost 2; power 1
character Bond — Weak
  group Red; cost 1; power 9
  MAIN ✖ Give 2 power to another friendly character with power 2 or less.
character Send — Strong
  group Red; cost 1; power 1
  MAIN ✖ Return an enemy character with power 4 or more to hand at the end of the round.
character Ambush — One
  group Red; cost 1; power 1
  AMBUSH ⚡ Gain 1 chakra.
character Taker — One
  group Blue; cost 1; power 1
  MAIN ⚡ Take control of an enemy character.
character Hider — Own
  group Blue; cost 1; power 1
  MAIN ⚡ Hide another friendly character.
character Score — Boost
  group Blue; cost 3; power 3
  SCORE ✖ Give 2 power to this character.
mission Hill
  ✖ Give 2 power to every character here with power 2 or more.
`);

describe('switched on', () => {
  test('[MYT-7.1] by its own trigger and by no other', () => {
    const played = scenario({ set: SET, hands: [['Boost — Low'], []] });
    played.p1.play('Boost — Low', 'D');
    expect(played.lane('D', 0)).toEqual(['Boost — Low:3']);
    const revealed = scenario({ set: SET, lanes: { D: [[{ card: 'Boost — Low', hidden: true }], []] } });
    revealed.p1.reveal('Boost — Low', 'D');
    expect(revealed.lane('D', 0)).toEqual(['Boost — Low:6']);
  });

  test('[MYT-9.7] with the printed game’s options MAIN lines too', () => {
    const options = { revealTriggersMain: true, upgradeTriggersMain: true };
    const lanes = { D: [[{ card: 'Boost — Low', hidden: true }], []] } as const;
    const table = scenario({ set: SET, options, hands: [['Boost — High'], []], lanes });
    table.p1.reveal('Boost — Low', 'D');
    expect(table.lane('D', 0)).toEqual(['Boost — Low:8']);
    table.p2.pass().p1.upgrade('Boost — High', 'D');
    expect(table.lane('D', 0)).toEqual(['Boost — High:6']);
  });

  test('[MYT-4.5] an upgrade drops the lines of the old card, for everybody', () => {
    const lanes = { D: [['Ann — One', { card: 'Boost — Low', on: [0], tokens: 1 }], []] } as const;
    const table = scenario({ set: SET, hands: [['Boost — High'], []], lanes });
    expect(table.lane('D', 0)).toEqual(['Ann — One:3', 'Boost — Low:4']);
    table.p1.upgrade('Boost — High', 'D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:1', 'Boost — High:6']);
  });

  test('[MYT-7.1] SCORE: from the mission it has won on', () => {
    const table = scenario({ set: SET, lanes: { D: [['Score — Boost'], []] } });
    expect(table.lane('D', 0)).toEqual(['Score — Boost:3']);
    table.p1.pass().p2.pass();
    expect(table.lane('D', 0)).toEqual(['Score — Boost:5']);
  });
});

describe('which power', () => {
  test('[MYT-7.3] a condition in a ✖ line looks at base power, in a ⚡ line at full power', () => {
    const lanes = { D: [[], ['Ann — One', { card: 'Boost — Low', on: [0] }]] } as const;
    const table = scenario({ set: SET, hands: [['Watch — Base'], []], lanes, chakra: [1, 0] });
    table.p1.play('Watch — Base', 'D');
    expect(table.lane('D', 1)).toEqual(['Ann — One:3', 'Boost — Low:3']);
    expect(table.lane('D', 0)).toEqual(['Watch — Base:1']);
    const now = scenario({ set: SET, hands: [['Watch — Now'], []], lanes, chakra: [3, 0] });
    now.p1.play('Watch — Now', 'D');
    expect(now.state.chakra[0]).toBe(9);
    const tokens = { D: [[{ card: 'Watch — Base', on: [0] }], [{ card: 'Ann — One', tokens: 2 }]] } as const;
    expect(scenario({ set: SET, lanes: tokens }).lane('D', 0)).toEqual(['Watch — Base:4']);
  });

  test('[MYT-7.3] being ahead, too: by base power it is 2 against 2', () => {
    const lanes = { D: [[{ card: 'Watch — Ahead', on: [0] }, 'Ann — One'], ['Ben — Two']] } as const;
    expect(scenario({ set: SET, lanes }).lane('D', 0)).toEqual(['Watch — Ahead:1', 'Ann — One:1']);
    const hill = { D: [[{ card: 'Watch — Ahead', on: [0] }, 'Ben — Two'], ['Ben — Two']] } as const;
    expect(scenario({ set: SET, missions: ['Hill'], lanes: hill }).lane('D', 0)).toEqual([
      'Watch — Ahead:4',
      'Ben — Two:4',
    ]);
  });

  test('[MYT-7.3] whom a ✖ line can be about is seen by base power too: bonuses neither hide nor make a target', () => {
    const lanes = {
      D: [
        ['Ann — One', 'Ben — Two'],
        [{ card: 'Ben — Two', tokens: 2 }, 'Ann — One'],
      ],
    } as const;
    const weak = scenario({ set: SET, missions: ['Hill'], hands: [['Bond — Weak'], []], lanes });
    expect(weak.lane('D', 0)).toEqual(['Ann — One:1', 'Ben — Two:4']);
    weak.p1.play('Bond — Weak', 'D').expectChoices(['p1 Ann — One D', 'p1 Ben — Two D']).choose('p1 Ben — Two D');
    expect(weak.lane('D', 0)).toEqual(['Ann — One:1', 'Ben — Two:6', 'Bond — Weak:11']);
    const strong = scenario({
      set: SET,
      missions: ['Hill'],
      hands: [['Send — Strong'], []],
      lanes: { D: [[], ['Ben — Two']] },
    });
    expect(strong.lane('D', 1)).toEqual(['Ben — Two:4']);
    strong.p1.play('Send — Strong', 'D');
    expect(strong.view().lanes[0]?.sides[0]?.[0]?.bonds).toBeUndefined();
  });

  test('[MYT-6.10] an amount that counts is counted anew', () => {
    const table = scenario({ set: SET, hands: [['Count — Others', 'Ann — One', 'Ben — Two'], []] });
    table.p1.play('Count — Others', 'D').p2.pass().p1.play('Ann — One', 'D').p2.pass().p1.hide('Ben — Two', 'D');
    expect(table.lane('D', 0)).toEqual(['Count — Others:2', 'Ann — One:1', '(Ben — Two)']);
  });

  test('[MYT-5.5] at the end characters return while they still have their tokens', () => {
    const lanes = {
      D: [[{ card: 'Home — Strong', on: [0] }, { card: 'Ben — Two', tokens: 2 }, 'Ann — One'], []],
    } as const;
    const table = scenario({ set: SET, lanes });
    table.p1.pass().p2.pass();
    expect(table.pile('hands', 0)).toEqual(['Ben — Two']);
  });

  test('[MYT-5.5] tokens are gone at the start of the next round, also those of hidden characters', () => {
    const lanes = {
      D: [
        [
          { card: 'Ben — Two', tokens: 2 },
          { card: 'Ann — One', hidden: true, tokens: 3 },
        ],
        [],
      ],
    } as const;
    const table = scenario({ set: SET, lanes });
    table.p1.pass().p2.pass();
    expect(table.state.tokens.every((tokens) => tokens === 0)).toBe(true);
  });
});

describe('how long', () => {
  test('[MYT-7.8] control stays for good, also while hidden', () => {
    const table = scenario({
      set: SET,
      hands: [['Taker — One', 'Hider — Own'], []],
      lanes: { D: [[], ['Ben — Two']] },
    });
    table.p1.play('Taker — One', 'D').p2.pass().p1.play('Hider — Own', 'D').choose('p1 Ben — Two D');
    table.p2.pass().p1.pass();
    expect(table.state.round).toBe(2);
    expect(table.lane('D', 0)).toEqual(['Taker — One:1', '(Ben — Two)', 'Hider — Own:1']);
    expect(table.state.chakra).toEqual([8, 5]);
    expect(table.verdict(1, 'reveal Ben/Two D')).toBe('not-hidden-there MYT-4.4');
  });

  test('[MYT-6.9] the mark stays with a change of control, and goes with the round', () => {
    const table = scenario({
      set: SET,
      hands: [['Taker — One', 'Hider — Own'], []],
      lanes: { D: [[], [{ card: 'Ambush — One', hidden: true }]] },
      turn: 1,
      chakra: [2, 0],
    });
    table.p2.reveal('Ambush — One', 'D');
    expect(table.state.chakra).toEqual([2, 1]);
    table.p1.play('Taker — One', 'D').p2.pass().p1.play('Hider — Own', 'D').choose('p1 Ambush — One D');
    table.p2.pass().p1.reveal('Ambush — One', 'D');
    expect(table.state.chakra).toEqual([0, 1]);
    table.p2.pass().p1.pass();
    expect(table.state.marks.every((marks) => marks === 0)).toBe(true);
  });
});
