// Where rules meet: stolen characters, ✖ lines about one, copies, marks, and evaluation that changes under way.

import { describe, expect, test } from 'vitest';
import { EDGE_CARDS } from './testing/edge-cards.ts';
import { mythos } from './index.ts';
import { plainSet, scenario } from './testing/scenario.ts';

const everything = { set: plainSet(EDGE_CARDS) } as const;

describe('stolen characters', () => {
  test('[MYT-1.5] one that returns goes to its owner’s hand, with its tokens gone', () => {
    const table = scenario({
      ...everything,
      hands: [['Home — Other'], []],
      lanes: { D: [[{ card: 'Ann — One', owner: 1, tokens: 2 }], []] },
    });
    table.p1.play('Home — Other', 'D').p2.pass().p1.pass();
    expect(table.pile('hands', 1)).toEqual(['Ann — One']);
    expect(table.lane('D', 0)).toEqual(['Home — Other:1']);
  });

  test('[MYT-4.5] an upgrade over a stolen hidden one pays by its printed cost and sends it home', () => {
    const table = scenario({
      ...everything,
      hands: [['Ann — Best'], []],
      lanes: { D: [[{ card: 'Ann — Two', owner: 1, hidden: true, tokens: 1 }], []] },
      chakra: [2, 0],
    });
    table.p1.upgrade('Ann — Best', 'D');
    expect(table.state.chakra[0]).toBe(0);
    expect(table.lane('D', 0)).toEqual(['Ann — Best:5']);
    expect(table.pile('discards', 1)).toEqual(['Ann — Two']);
  });

  test('[MYT-7.8] all enemies are taken but those whose name one has there; on each mission for itself', () => {
    const table = scenario({
      ...everything,
      hands: [['Taker — All'], []],
      lanes: {
        D: [[{ card: 'Ann — One', hidden: true }], ['Ann — Two', 'Ben — Two']],
        C: [['Ben — Two'], ['Ann — Two', { card: 'Cid — Three', hidden: true }]],
      },
    });
    table.p1.play('Taker — All', 'D');
    expect(table.lane('D', 0)).toEqual(['(Ann — One)', 'Taker — All:1', 'Ben — Two:2']);
    expect(table.lane('D', 1)).toEqual(['Ann — Two:2']);
    expect(table.lane('C', 0)).toEqual(['Ben — Two:2', 'Ann — Two:2']);
    expect(table.lane('C', 1)).toEqual(['(Cid — Three)']);
  });

  test('[MYT-7.7] a controlled character moves as one’s own: one’s hidden names count', () => {
    const table = scenario({
      ...everything,
      hands: [['Mover — Own'], []],
      lanes: {
        D: [[{ card: 'Ann — Two', owner: 1 }], []],
        C: [[{ card: 'Ann — One', hidden: true }], []],
        B: [[], ['Ann — One']],
        A: [[], []],
      },
    });
    table.p1.play('Mover — Own', 'D').expectChoices(['B', 'A']).choose('B');
    expect(table.lane('B', 0)).toEqual(['Ann — Two:2']);
  });

  test('[MYT-7.1] a stolen ✖ line works for its new side', () => {
    const table = scenario({
      ...everything,
      hands: [['Taker — One', 'Dan — Four'], ['Dan — Four']],
      lanes: { D: [[], [{ card: 'Cheap — All', on: [0] }]] },
    });
    expect(table.view(1).costs).toEqual({ 'Dan/Four': 2 });
    table.p1.play('Taker — One', 'D');
    expect(table.view(0).costs).toEqual({ 'Dan/Four': 2 });
    expect(table.view(1).costs).toEqual({ 'Dan/Four': 4 });
  });

  test('[MYT-3.2] chakra counts the characters one controls', () => {
    const table = scenario({ ...everything, lanes: { D: [[{ card: 'Ann — One', owner: 1 }, 'Ben — Two'], []] } });
    table.p1.pass().p2.pass();
    expect(table.state.chakra).toEqual([7, 5]);
  });
});

describe('✖ lines about one character', () => {
  test('[MYT-7.1] switched on again it is about the one chosen last', () => {
    const table = scenario({
      ...everything,
      hands: [[], ['Hider — One']],
      lanes: { D: [['Ann — One', 'Ben — Two', { card: 'Bond — Ambush', hidden: true }], []] },
    });
    table.p1.reveal('Bond — Ambush', 'D').choose('p1 Ann — One D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:3', 'Ben — Two:2', 'Bond — Ambush:1']);
    table.p2.play('Hider — One', 'D').choose('p1 Bond — Ambush D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:1', 'Ben — Two:2', '(Bond — Ambush)']);
    table.p1.reveal('Bond — Ambush', 'D').choose('p1 Ben — Two D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:1', 'Ben — Two:4', 'Bond — Ambush:1']);
    expect(table.state.bonds).toHaveLength(1);
  });

  test('[MYT-9.1] a SCORE ✖ line that is won again each round stays about one', () => {
    const table = scenario({
      ...everything,
      options: { scoring: 'everyRound' },
      lanes: { D: [['Bond — Score', 'Ann — One', 'Ben — Two'], []] },
    });
    table.p1.pass().p2.pass();
    table.choose('p1 Ann — One D');
    table.p1.pass().p2.pass();
    table.choose('p1 Ben — Two D');
    expect(table.lane('D', 0)).toEqual(['Bond — Score:9', 'Ann — One:1', 'Ben — Two:4']);
  });

  test('[MYT-7.1] it ends with its target: an upgraded or departed one has no bonus, a stolen one none either', () => {
    const lanes = { D: [['Ann — One'], []] } as const;
    const table = scenario({ ...everything, hands: [['Bond — Main', 'Ann — Two'], ['Taker — One']], lanes });
    table.p1.play('Bond — Main', 'D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:3', 'Bond — Main:1']);
    table.p2.play('Taker — One', 'D').choose('p1 Ann — One D');
    expect(table.lane('D', 1)).toEqual(['Taker — One:1', 'Ann — One:1']);
    const upgraded = scenario({ ...everything, hands: [['Bond — Main', 'Ann — Two'], []], lanes });
    upgraded.p1.play('Bond — Main', 'D').p2.pass().p1.upgrade('Ann — Two', 'D');
    expect(upgraded.lane('D', 0)).toEqual(['Ann — Two:2', 'Bond — Main:1']);
  });
});

describe('copies', () => {
  test('[MYT-7.11] a line that copies in its "then" is not copied: nothing goes round', () => {
    const lanes = { D: [[], ['Copy — Then']] } as const;
    const table = scenario({ ...everything, hands: [['Copy — Plain', 'Copy — Then'], []], lanes, chakra: [3, 0] });
    table.p1.play('Copy — Plain', 'D').expectChoices([]);
    expect(table.eventTypes()).toEqual(['played']);
    const then = scenario({ ...everything, hands: [['Copy — Then'], []], lanes, chakra: [2, 0] });
    then.p1.play('Copy — Then', 'D').expectChoices([]);
    expect(then.state.chakra[0]).toBe(1);
  });

  test('[MYT-7.11] the copier is SELF, and the mission is the copier’s; UPGRADE and ✖ lines are passed over', () => {
    const lanes = { D: [['Ann — One'], []], C: [[], ['Line — Self', 'Late — Line']] } as const;
    const self = scenario({ ...everything, hands: [['Copy — Plain'], []], lanes });
    self.p1.play('Copy — Plain', 'D').expectChoices([]);
    expect(self.lane('D', 0)).toEqual(['Ann — One:1', 'Copy — Plain:4']);
    const here = scenario({
      ...everything,
      hands: [['Copy — Plain'], []],
      lanes: { ...lanes, C: [[], ['Line — Here']] },
    });
    here.p1.play('Copy — Plain', 'D');
    expect(here.lane('D', 0)).toEqual(['Ann — One:3', 'Copy — Plain:3']);
    expect(here.lane('C', 1)).toEqual(['Line — Here:1']);
  });

  test('[MYT-7.11] the copied line with its "then" runs before what follows the copying', () => {
    const table = scenario({
      ...everything,
      hands: [['Copy — Twice'], []],
      decks: [['Ann — One'], []],
      lanes: { D: [[], ['Line — Then']] },
      chakra: [3, 0],
    });
    table.p1.play('Copy — Twice', 'D');
    expect(table.eventTypes()).toEqual([
      'played',
      'effect',
      'copied',
      'effect',
      'gained',
      'effect',
      'drew',
      'effect',
      'gained',
    ]);
    expect(table.state.chakra[0]).toBe(6);
  });

  test('[MYT-7.11] [MYT-6.6] a copier that is gone is no source: nothing is copied', () => {
    const table = scenario({ ...everything, hands: [['Copy — Late'], []], lanes: { D: [[], ['Line — Then']] } });
    table.p1.play('Copy — Late', 'D');
    expect(table.eventTypes()).toEqual(['played', 'effect', 'defeated']);
  });

  test('[MYT-6.9] a copied line leaves no mark on its owner, and may still fire there', () => {
    const lanes = { D: [[], [{ card: 'Line — Self', hidden: true }]] } as const;
    const table = scenario({ ...everything, hands: [['Copy — Plain'], []], lanes, turn: 1 });
    table.p2.reveal('Line — Self', 'D').p1.play('Copy — Plain', 'D');
    expect(table.lane('D', 0)).toEqual(['Copy — Plain:4']);
    expect(table.lane('D', 1)).toEqual(['Line — Self:4']);
  });
});

describe('marks', () => {
  test('[MYT-6.9] of two copies in the discard the one whose lines have not fired is played', () => {
    const table = scenario({
      ...everything,
      hands: [['Gift — Self', 'Raiser — One'], []],
      discards: [['Gift — Self'], []],
      lanes: { C: [[], []] },
      chakra: [1, 0],
    });
    table.p1.play('Gift — Self', 'D');
    expect(table.view().discards[0]).toEqual(['Gift/Self', { card: 'Gift/Self', marks: [0] }]);
    table.p2.pass().p1.play('Raiser — One', 'D').choose('D');
    expect(table.state.chakra[0]).toBe(2);
    const late = scenario({
      ...everything,
      hands: [['Raiser — One'], []],
      chakra: [1, 0],
    });
    const position = { ...(mythos.position.write(late.state) as object) } as { discards: unknown; lists?: unknown };
    position.discards = [[{ card: 'Gift/Self', marks: [0] }, 'Gift/Self'], []];
    delete position.lists;
    const read = mythos.position.read(late.state.options, position);
    if (!read.ok) throw new Error(read.error.message);
    late.state = read.value;
    late.p1.play('Raiser — One', 'D');
    expect(late.state.chakra[0]).toBe(1);
  });

  test('[MYT-6.9] [MYT-9.1] a SCORE line fires once a round, also for one that moves to a mission won later', () => {
    const table = scenario({
      ...everything,
      decks: [['Ann — One', 'Ann — Two', 'Ben — Two', 'Cid — Three'], []],
      options: { scoring: 'everyRound' },
      lanes: { D: [['Score — Mover'], []], C: [[], []], B: [[], []] },
    });
    table.p1.pass().p2.pass();
    table.expectChoices(['B', 'C']).choose('B');
    // It wins B as well; its line has fired in this round.
    expect(table.state).toMatchObject({ stage: 'action', round: 4, points: [4, 0] });
    table.p1.pass().p2.pass();
    table.expectChoices(['A', 'C', 'D']).choose('D');
    expect(table.state).toMatchObject({ stage: 'over', points: [7, 0] });
  });
});

describe('evaluation under way', () => {
  test('[MYT-5.1] a SCORE effect on one mission changes the power on a later one', () => {
    const table = scenario({
      ...everything,
      lanes: { D: [['Score — Killer'], []], C: [['Ann — One'], ['Ben — Two']] },
    });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([3, 0]);
  });

  test('[MYT-5.3] [MYT-6.6] who is defeated before its SCORE line comes does not score', () => {
    const table = scenario({
      ...everything,
      decks: [['Ann — One', 'Ann — Two', 'Ben — Two'], []],
      lanes: { D: [['Score — Giver', 'Loser — One'], []] },
    });
    table.p1.pass().p2.pass();
    expect(table.pile('discards', 0)).toEqual(['Loser — One']);
    expect(table.pile('hands', 0)).toHaveLength(2);
    expect(table.state.points).toEqual([1, 0]);
  });

  test('[MYT-5.3] a winner’s character elsewhere, a hidden one and the loser’s do not score', () => {
    const table = scenario({
      ...everything,
      decks: [
        ['Ann — One', 'Ann — Two', 'Ben — Two'],
        ['Ann — One', 'Ann — Two', 'Ben — Two'],
      ],
      lanes: {
        D: [['Dan — Four', { card: 'Score — Draw', hidden: true }], ['Loser — One']],
        C: [['Score — Draw'], ['Dan — Four', 'Cid — Three']],
      },
    });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([1, 2]);
    expect([table.pile('hands', 0).length, table.pile('hands', 1).length]).toEqual([2, 2]);
  });

  test('[MYT-5.3] a mission’s SCORE has no source: "another" leaves nobody out', () => {
    const table = scenario({ ...everything, missions: ['Hall'], lanes: { D: [['Ann — One'], []] } });
    table.p1.pass().p2.pass();
    expect(table.events.filter(({ type }) => type === 'powered')).toEqual([
      { type: 'powered', on: { side: 0, lane: 'D', card: 'Ann/One' }, amount: 1 },
    ]);
  });

  test('[MYT-7.4] a resolved mission’s ✖ lines stay in force', () => {
    const table = scenario({
      ...everything,
      missions: ['Hill', 'Spring'],
      lanes: { D: [['Ann — One'], []], C: [[], []] },
      resolved: 1,
    });
    expect(table.lane('D', 0)).toEqual(['Ann — One:4']);
    table.p1.pass().p2.pass();
    expect(table.state.chakra).toEqual([8, 7]);
    expect(table.lane('D', 0)).toEqual(['Ann — One:4']);
  });

  test('[MYT-5.2] a tie goes to the Edge, which the first pass has moved', () => {
    const table = scenario({ ...everything, edge: 1, turn: 0, lanes: { D: [['Ann — One'], ['Ann — One']] } });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([1, 0]);
    expect(table.last.find(({ type }) => type === 'evaluated')).toMatchObject({ winner: 0, tie: true });
  });
});
