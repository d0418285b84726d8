// What single actions of effects do, and the continuous ones.

import { describe, expect, test } from 'vitest';
import { mythos } from '../index.ts';
import { plainSet, scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ann — Best
  group Red; cost 3; power 3
character Ben — Two
  group Red; cost 2; power 2; keywords Elite
character Cid — Three
  group Blue; cost 3; power 3
character Dan — Four
  group Blue; cost 4; power 4
character Boost — All
  group Red; cost 1; power 1
  MAIN ✖ Give 1 power to all friendly characters on this mission.
  AMBUSH ✖ Give 3 power to this character.
character Boost — One
  group Red; cost 2; power 1
  MAIN ✖ Give 2 power to another friendly character.
character Boost — Weak
  group Blue; cost 1; power 1
  MAIN ✖ Give 2 power to all friendly characters with power 2 or less.
character Curse — All
  group Blue; cost 1; power 1
  MAIN ✖ Give -2 power to all enemy characters.
character Hider — One
  group Red; cost 1; power 1
  MAIN ⚡ Hide an enemy character.
character Killer — Weak
  group Red; cost 1; power 1
  MAIN ⚡ Defeat an enemy character with power 2 or less.
character Thief — Chakra
  group Red; cost 1; power 1
  MAIN ⚡ Steal 3 chakra.
  MAIN ⚡ Draw 3 cards.
character Mover — Foe
  group Red; cost 1; power 1
  MAIN ⚡ Move an enemy character.
character Mover — Self
  group Red; cost 2; power 1
  MAIN ⚡ Move this character.
character Taker — One
  group Red; cost 1; power 1
  MAIN ⚡ Take control of an enemy character.
character Placer — One
  group Red; cost 1; power 1
  MAIN ⚡ Place the top 4 cards of your deck here, hidden.
character Looker — Hand
  group Red; cost 1; power 1
  MAIN ⚡ Look at the rival’s hand.
character Looker — Hidden
  group Red; cost 2; power 1
  MAIN ⚡ Look at the rival’s hidden characters on this mission.
character Copier — One
  group Red; cost 1; power 1
  MAIN ⚡ Copy an effect of an enemy character.
character Caller — Discard
  group Red; cost 1; power 1
  MAIN ⚡ Play a character of Red from your discard pile for 2 less.
character Caller — Hand
  group Red; cost 2; power 1
  MAIN ⚡ Play a character from your hand for 1 less.
character Cheap — Red
  group Red; cost 1; power 1
  MAIN ✖ Your characters of Red cost 2 less.
character Cheap — Elite
  group Red; cost 1; power 1
  MAIN ✖ Your characters with Elite cost 1 less.
character Home — Self
  group Red; cost 1; power 1
  MAIN ✖ Return this character to hand at the end of the round.
character Home — Foe
  group Red; cost 2; power 1
  MAIN ✖ Return an enemy character to hand at the end of the round.
jutsu Spark
  cost 1
  MAIN ⚡ Gain 1 chakra.
mission High Hill
  ✖ Give 2 power to every character here with power 3 or more.
`);

describe('continuous effects', () => {
  test('[MYT-7.1] [MYT-7.2] switched on by its trigger, suspended while hidden, gone with the card', () => {
    const table = scenario({
      set: SET,
      hands: [['Boost — All'], ['Hider — One', 'Hider — One']],
      lanes: { D: [['Ann — One'], []] },
    });
    table.p1.play('Boost — All', 'D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:2', 'Boost — All:2']);
    expect(table.state.tokens.every((tokens) => tokens === 0)).toBe(true);
    table.p2.play('Hider — One', 'D').choose('p1 Boost — All D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:1', '(Boost — All)']);
    table.p1.reveal('Boost — All', 'D');
    // On again, and AMBUSH has switched its own line on.
    expect(table.lane('D', 0)).toEqual(['Ann — One:2', 'Boost — All:5']);
  });

  test('[MYT-7.1] about one character: the one chosen then', () => {
    const lanes = { D: [['Ann — One', 'Ben — Two'], []] } as const;
    const table = scenario({ set: SET, hands: [['Boost — One'], []], lanes });
    table.p1.play('Boost — One', 'D').expectChoices(['p1 Ann — One D', 'p1 Ben — Two D']).choose('p1 Ben — Two D');
    expect(table.lane('D', 0)).toEqual(['Ann — One:1', 'Ben — Two:4', 'Boost — One:1']);
  });

  test('[MYT-7.3] continuous filters look at base power, instant ones at full power, never below 0', () => {
    const lanes = { D: [[{ card: 'Boost — Weak', on: [0] }, 'Ben — Two', 'Cid — Three'], ['Ann — One']] } as const;
    const table = scenario({ set: SET, hands: [[], ['Killer — Weak', 'Curse — All']], lanes, turn: 1 });
    expect(table.lane('D', 0)).toEqual(['Boost — Weak:3', 'Ben — Two:4', 'Cid — Three:3']);
    table.p2.play('Killer — Weak', 'D').expectChoices([]);
    expect(table.eventTypes()).toEqual(['played']);
    table.p1.pass().p2.play('Curse — All', 'D');
    expect(table.lane('D', 0)).toEqual(['Boost — Weak:1', 'Ben — Two:2', 'Cid — Three:1']);
    const low = scenario({ set: SET, lanes: { D: [['Ann — One'], [{ card: 'Curse — All', on: [0] }]] } });
    expect(low.lane('D', 0)).toEqual(['Ann — One:0']);
  });

  test('[MYT-7.4] a mission’s line for everybody there', () => {
    const table = scenario({
      set: SET,
      missions: ['High Hill'],
      lanes: { D: [['Cid — Three', 'Ann — One', { card: 'Ben — Two', tokens: 1 }], ['Dan — Four']] },
    });
    expect([...table.lane('D', 0), ...table.lane('D', 1)]).toEqual([
      'Cid — Three:5',
      'Ann — One:1',
      'Ben — Two:5',
      'Dan — Four:6',
    ]);
  });
});

describe('effect steps', () => {
  test('[MYT-7.5] HIDE keeps tokens', () => {
    const table = scenario({
      set: SET,
      hands: [['Hider — One'], []],
      lanes: { D: [[], [{ card: 'Ben — Two', tokens: 2 }]] },
    });
    table.p1.play('Hider — One', 'D');
    expect(table.view().lanes[0]?.sides[1]).toEqual([{ card: 'Ben/Two', hidden: true, known: true, tokens: 2 }]);
  });

  test('[MYT-7.6] STEAL_CHAKRA takes what is there, DRAW what the deck has', () => {
    const table = scenario({ set: SET, hands: [['Thief — Chakra'], []], decks: [['Ann — One'], []], chakra: [1, 2] });
    table.p1.play('Thief — Chakra', 'D');
    expect(table.state.chakra).toEqual([2, 0]);
    expect(table.pile('hands', 0)).toEqual(['Ann — One']);
  });

  test('[MYT-7.7] hidden name clash on a move: offered, and nothing happens', () => {
    const lanes = { D: [[], ['Ann — One']], C: [[], [{ card: 'Ann — Best', hidden: true }]], B: [[], []] } as const;
    const table = scenario({ set: SET, hands: [['Mover — Foe'], []], lanes });
    table.p1.play('Mover — Foe', 'D').expectChoices(['C', 'B']).choose('C');
    expect(table.lane('D', 1)).toEqual(['Ann — One:1']);
    expect(table.eventTypes()).toEqual(['effect', 'blocked']);
    const own = scenario({
      set: SET,
      hands: [['Mover — Self'], []],
      lanes: { D: [[], []], C: [[{ card: 'Mover — Foe', hidden: true }], []], B: [[], []] },
    });
    own.p1.play('Mover — Self', 'D').expectChoices([]);
    expect(own.lane('B', 0)).toEqual(['Mover — Self:1']);
  });

  test('[MYT-7.8] TAKE_CONTROL with tokens; not of a name one has there', () => {
    const lanes = {
      D: [[{ card: 'Ann — Best', hidden: true }], ['Ann — One', { card: 'Ben — Two', tokens: 1 }]],
    } as const;
    const table = scenario({ set: SET, hands: [['Taker — One'], []], lanes });
    table.p1.play('Taker — One', 'D').expectChoices([]);
    expect(table.lane('D', 0)).toEqual(['(Ann — Best)', 'Taker — One:1', 'Ben — Two:3']);
    expect(table.lane('D', 1)).toEqual(['Ann — One:1']);
  });

  test('[MYT-7.9] PLACE_FROM_DECK: characters hidden, the rest and name clashes to the discard', () => {
    const table = scenario({
      set: SET,
      hands: [['Placer — One'], []],
      decks: [['Ann — One', 'Ann — Best', 'Spark', 'Ben — Two', 'Cid — Three'], []],
    });
    table.p1.play('Placer — One', 'D');
    expect(table.lane('D', 0)).toEqual(['Placer — One:1', '(Ann — One)', '(Ben — Two)']);
    expect(table.pile('discards', 0)).toEqual(['Ann — Best', 'Spark']);
    expect(table.view(1).lanes[0]?.sides[0]?.slice(1)).toEqual([
      { card: null, hidden: true },
      { card: null, hidden: true },
    ]);
  });

  test('[MYT-7.10] LOOK_AT: shown to the looker alone, until two further turn actions', () => {
    const table = scenario({ set: SET, hands: [['Looker — Hand', 'Two'].slice(0, 1), ['Ann — One', 'Ben — Two']] });
    table.p1.play('Looker — Hand', 'D');
    expect(table.view(0).looks).toEqual([
      {
        seat: 0,
        what: 'hand',
        cards: [
          { card: 'Ann/One', lane: null },
          { card: 'Ben/Two', lane: null },
        ],
        left: 2,
      },
    ]);
    expect(table.view('public').looks[0]?.cards[0]).toEqual({ card: null, lane: null });
    expect(table.view(0).hands[1]).toEqual([null, null]);
    // The rival plays one of them hidden: the look still shows what was there.
    table.p2.hide('Ann — One', 'D');
    expect(table.view(0).looks[0]).toMatchObject({ left: 1, cards: [{ card: 'Ann/One' }, { card: 'Ben/Two' }] });
    expect(table.view(0).lanes[0]?.sides[1]).toEqual([{ card: null, hidden: true }]);
    table.p1.pass();
    expect(table.view(0).looks).toEqual([]);
  });

  test('[MYT-7.10] LOOK_AT hidden characters on this mission only', () => {
    const lanes = {
      D: [[], [{ card: 'Ann — One', hidden: true }]],
      C: [[], [{ card: 'Ben — Two', hidden: true }]],
    } as const;
    const table = scenario({ set: SET, hands: [['Looker — Hidden'], []], lanes });
    table.p1.play('Looker — Hidden', 'C');
    expect(table.view(0).looks[0]?.cards).toEqual([{ card: 'Ben/Two', lane: 'C' }]);
  });

  test('[MYT-7.11] COPY_EFFECT: the first instant line of a visible enemy, the copier is the source', () => {
    const lanes = { D: [[], ['Thief — Chakra', 'Ann — One', { card: 'Hider — One', hidden: true }]] } as const;
    const table = scenario({ set: SET, hands: [['Copier — One'], []], lanes, chakra: [1, 9] });
    table.p1.play('Copier — One', 'D').expectChoices([]);
    expect(table.state.chakra).toEqual([3, 6]);
  });

  test('[MYT-7.12] PLAY_CHARACTER from discard and hand: only what can be paid, MAIN fires', () => {
    const table = scenario({
      set: SET,
      hands: [['Caller — Discard'], []],
      discards: [['Thief — Chakra', 'Ann — Best', 'Dan — Four', 'Spark'], []],
      chakra: [1, 5],
    });
    // Nothing is left: Ann — Best would cost 1, Dan is not Red.
    table.p1.play('Caller — Discard', 'D').expectChoices([]);
    expect(table.lane('D', 0)).toEqual(['Caller — Discard:1', 'Thief — Chakra:1']);
    expect(table.state.chakra).toEqual([3, 2]);
    const two = scenario({
      set: SET,
      hands: [['Caller — Hand', 'Ann — One', 'Ben — Two', 'Dan — Four'], []],
      lanes: { C: [[], []] },
      chakra: [3, 0],
    });
    two.p1
      .play('Caller — Hand', 'D')
      .expectChoices(['Ann — One', 'Ben — Two'])
      .choose('Ben — Two')
      .expectChoices(['D', 'C'])
      .choose('C');
    expect(two.lane('C', 0)).toEqual(['Ben — Two:2']);
    expect(two.state.chakra[0]).toBe(0);
  });

  test('[MYT-7.12] PAYING_LESS adds up, by its filter, never below 0', () => {
    const lanes = { D: [[{ card: 'Cheap — Red', on: [0] }], []], C: [[{ card: 'Cheap — Red', on: [0] }], []] } as const;
    const table = scenario({ set: SET, hands: [['Ann — Best', 'Dan — Four'], []], lanes });
    expect(table.view(0).costs).toEqual({ 'Ann/Best': 0, 'Dan/Four': 4 });
  });

  test('[MYT-7.12] PAYING_LESS is for characters: a jutsu costs what is printed', () => {
    const lanes = { D: [[{ card: 'Cheap — Elite', on: [0] }], []] } as const;
    const table = scenario({ set: SET, hands: [['Spark', 'Ben — Two'], []], lanes, chakra: [1, 0] });
    expect(table.view(0).costs).toEqual({ Spark: 1, 'Ben/Two': 1 });
    table.p1.jutsu('Spark', 'Cheap — Elite', 'D');
    expect(table.state.chakra[0]).toBe(1);
  });

  test('[MYT-7.13] RETURN_TO_HAND at the end of the round, to the owner', () => {
    const lanes = { D: [[{ card: 'Home — Self', on: [0], owner: 1 }], ['Ann — One', 'Ben — Two']] } as const;
    const table = scenario({ set: SET, hands: [['Home — Foe'], []], lanes: { ...lanes, C: [[], []] } });
    table.p1.play('Home — Foe', 'C').choose('p2 Ben — Two D');
    table.p2.pass().p1.pass();
    expect(table.pile('hands', 1)).toEqual(['Home — Self', 'Ben — Two']);
    expect(table.lane('D', 1)).toEqual(['Ann — One:1']);
    expect(mythos.check(table.state)).toBeUndefined();
  });
});
