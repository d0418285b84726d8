// How effects run: targets, choices, the queue, and the guards against endless play.

import { describe, expect, test } from 'vitest';
import { mythos } from '../index.ts';
import { LONGEST_CHAIN } from './queue.ts';
import { plainSet, scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ben — Two
  group Red; cost 2; power 2; keywords Elite
character Cid — Three
  group Blue; cost 3; power 3
character Dan — Four
  group Blue; cost 4; power 4; keywords Elite
character Two — Choices
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on an enemy character.
  MAIN ⚡ Defeat an enemy character.
character Self — Helper
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on this character.
  AMBUSH ⚡ Put 2 power on all friendly characters.
character Any — Picker
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on any other character.
character Other — Picker
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on another friendly character.
character Foe — Picker
  group Red; cost 1; power 1
  MAIN ⚡ Hide all enemy characters.
character Vanish — First
  group Red; cost 1; power 1
  MAIN ⚡ Hide this character.
  MAIN ⚡ Gain 5 chakra.
character Summon — Helper
  group Red; cost 1; power 1
  MAIN ⚡ Play a character costing 1 or less from your hand for 1 less.
  MAIN ⚡ Gain 2 chakra.
character Asks — First
  group Red; cost 1; power 1
  MAIN ⚡ You may: draw 1 card.
  MAIN ⚡ You may: defeat an enemy character.
character Then — Maker
  group Red; cost 1; power 1
  MAIN ⚡ Remove 2 power from an enemy character. Then: gain 3 chakra.
  MAIN ⚡ Defeat this character. Then: gain 4 chakra.
character Count — Maker
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on this character for each enemy character on this mission.
  MAIN ⚡ If there are 3 or more enemy characters, gain 7 chakra.
  MAIN ⚡ If you have the Edge, gain 1 chakra.
  MAIN ⚡ If you do not have the Edge, gain 2 chakra.
  MAIN ⚡ If you are ahead on this mission, gain 3 chakra.
  MAIN ⚡ If it is round 2, gain 4 chakra.
character Loop — Ambusher
  group Red; cost 1; power 1
  AMBUSH ⚡ Gain 1 chakra.
  AMBUSH ⚡ Hide this character.
character Copy — One
  group Red; cost 1; power 1
  MAIN ⚡ Copy an effect of an enemy character.
character Copy — Two
  group Red; cost 2; power 1
  MAIN ⚡ Copy an effect of an enemy character.
character Thief — Taker
  group Red; cost 1; power 1
  MAIN ⚡ Take control of an enemy character.
character Slayer — Sure
  group Red; cost 1; power 1
  MAIN ⚡ Defeat an enemy character costing 3 or less.
character Score — Chooser
  group Red; cost 6; power 9
  SCORE ⚡ Put 1 power on an enemy character.
  SCORE ⚡ Put 1 power on an enemy character.
character Back — Again
  group Red; cost 0; power 0
  MAIN ⚡ Defeat this character. Then: gain 1 chakra.
character Raise — Dead
  group Red; cost 0; power 0
  MAIN ⚡ Play a character costing 0 or less from your discard pile.
`);

const foes = { D: [[], ['Ann — One', 'Cid — Three']], C: [[], ['Dan — Four']] } as const;

describe('triggers and targets', () => {
  test('[MYT-6.1] MAIN when played, AMBUSH when revealed, not both', () => {
    const table = scenario({ set: SET, hands: [['Self — Helper'], []] });
    table.p1.play('Self — Helper', 'D');
    expect(table.lane('D', 0)).toEqual(['Self — Helper:2']);
    const hidden = scenario({ set: SET, lanes: { D: [[{ card: 'Self — Helper', hidden: true }, 'Ann — One'], []] } });
    hidden.p1.reveal('Self — Helper', 'D');
    expect(hidden.lane('D', 0)).toEqual(['Self — Helper:3', 'Ann — One:3']);
  });

  test('[MYT-6.2] one of either side but the source; friendly but the source; all', () => {
    const lanes = { D: [['Ann — One'], ['Cid — Three']], C: [['Ben — Two'], []] } as const;
    scenario({ set: SET, hands: [['Any — Picker'], []], lanes })
      .p1.play('Any — Picker', 'D')
      .expectChoices(['p1 Ann — One D', 'p2 Cid — Three D', 'p1 Ben — Two C'])
      .choose('p2 Cid — Three D');
    scenario({ set: SET, hands: [['Other — Picker'], []], lanes })
      .p1.play('Other — Picker', 'D')
      .expectChoices(['p1 Ann — One D', 'p1 Ben — Two C'])
      .choose('p1 Ben — Two C');
    const all = scenario({ set: SET, hands: [['Foe — Picker'], []], lanes: foes });
    all.p1.play('Foe — Picker', 'D');
    expect([...all.lane('D', 1), ...all.lane('C', 1)]).toEqual(['(Ann — One)', '(Cid — Three)', '(Dan — Four)']);
  });

  test('[MYT-6.3] hidden characters are never targets', () => {
    const lanes = { D: [[], ['Ann — One', { card: 'Cid — Three', hidden: true }]] } as const;
    const table = scenario({ set: SET, hands: [['Slayer — Sure'], []], lanes });
    table.p1.play('Slayer — Sure', 'D').expectChoices([]);
    expect(table.pile('discards', 1)).toEqual(['Ann — One']);
  });

  test('[MYT-6.4] one target runs by itself, several are a choice, none is nothing; nothing else goes on', () => {
    const table = scenario({ set: SET, hands: [['Slayer — Sure'], []], lanes: foes });
    table.p1.play('Slayer — Sure', 'D').expectChoices(['p2 Ann — One D', 'p2 Cid — Three D']);
    expect(table.verdict(0, 'pass')).toBe('choose-first MYT-6.4');
    expect(table.verdict(0, 'to D')).toBe('choose-first MYT-6.4');
    expect(table.verdict(1, 'pass')).toBe('not-your-choice MYT-6.4');
    expect(table.verdict(0, 'choose 1 C Dan/Four')).toBe('no-such-choice MYT-6.3');
    expect(table.verdict(0, 'decline')).toBe('not-optional MYT-6.7');
    table.choose('p2 Ann — One D');
    expect(table.state.turn).toBe(1);
    const none = scenario({ set: SET, hands: [['Slayer — Sure'], []] });
    none.p1.play('Slayer — Sure', 'D').expectChoices([]);
    expect(none.eventTypes()).toEqual(['played']);
  });

  test('[MYT-6.4] two choices on one card both happen', () => {
    const table = scenario({ set: SET, hands: [['Two — Choices'], []], lanes: foes })
      .p1.play('Two — Choices', 'D')
      .expectChoices(['p2 Ann — One D', 'p2 Cid — Three D', 'p2 Dan — Four C'])
      .choose('p2 Cid — Three D')
      .expectChoices(['p2 Ann — One D', 'p2 Cid — Three D', 'p2 Dan — Four C'])
      .choose('p2 Dan — Four C');
    expect(table.lane('D', 1)).toEqual(['Ann — One:1', 'Cid — Three:4']);
    expect(table.pile('discards', 1)).toEqual(['Dan — Four']);
  });
});

describe('the queue', () => {
  test('[MYT-6.5] printed order; what is triggered meanwhile goes to the end', () => {
    const table = scenario({ set: SET, hands: [['Summon — Helper', 'Self — Helper'], []] });
    table.p1.play('Summon — Helper', 'D');
    const order = table.last.flatMap((event) => (event.type === 'effect' ? [`${event.card} ${event.line}`] : []));
    expect(order).toEqual(['Summon/Helper 0', 'Summon/Helper 1', 'Self/Helper 0']);
  });

  test('[MYT-6.6] the source must still be face-up: a hidden one does nothing more', () => {
    const table = scenario({ set: SET, hands: [['Vanish — First'], []], chakra: [1, 0] });
    table.p1.play('Vanish — First', 'D');
    expect(table.lane('D', 0)).toEqual(['(Vanish — First)']);
    expect(table.state.chakra[0]).toBe(0);
  });

  test('[MYT-6.7] an optional effect may be declined', () => {
    const table = scenario({
      set: SET,
      hands: [['Asks — First'], []],
      decks: [['Ann — One'], []],
      lanes: { D: [[], ['Ben — Two']] },
    });
    table.p1.play('Asks — First', 'D').expectChoices(['accept', 'decline']).choose('accept');
    table.expectChoices(['p2 Ben — Two D', 'decline']).choose('decline');
    expect(table.pile('hands', 0)).toEqual(['Ann — One']);
    expect(table.lane('D', 1)).toEqual(['Ben — Two:2']);
    expect(table.eventTypes()).toEqual(['declined']);
  });

  test('[MYT-6.8] "then" only if the first part did something, also without its source', () => {
    const without = scenario({
      set: SET,
      hands: [['Then — Maker'], []],
      lanes: { D: [[], ['Ben — Two']] },
      chakra: [1, 0],
    });
    without.p1.play('Then — Maker', 'D');
    expect(without.state.chakra[0]).toBe(4);
    const sides = [[], [{ card: 'Ben — Two', tokens: 1 }]];
    const done = scenario({ set: SET, hands: [['Then — Maker'], []], lanes: { D: sides }, chakra: [1, 0] });
    done.p1.play('Then — Maker', 'D');
    expect(done.state.chakra[0]).toBe(7);
    expect(done.pile('discards', 0)).toEqual(['Then — Maker']);
  });

  test('[MYT-6.10] amounts that count, and conditions', () => {
    const table = scenario({
      set: SET,
      hands: [['Count — Maker'], []],
      lanes: foes,
      chakra: [1, 0],
      edge: 1,
      round: 2,
    });
    table.p1.play('Count — Maker', 'D');
    expect(table.lane('D', 0)).toEqual(['Count — Maker:3']);
    // 7 for three enemies, 2 without the Edge, 4 for round 2; 3 against 4 is not ahead.
    expect(table.state.chakra[0]).toBe(13);
  });
});

describe('no endless play', () => {
  test('[MYT-6.9] the free reveal and hide loop: a line fires once a round', () => {
    const lanes = { D: [[{ card: 'Loop — Ambusher', hidden: true }], []] } as const;
    const table = scenario({ set: SET, lanes, chakra: [0, 0] });
    table.p1.reveal('Loop — Ambusher', 'D');
    expect(table.state.chakra[0]).toBe(1);
    expect(table.lane('D', 0)).toEqual(['(Loop — Ambusher)']);
    table.p2.pass().p1.reveal('Loop — Ambusher', 'D');
    expect(table.state.chakra[0]).toBe(1);
    expect(table.lane('D', 0)).toEqual(['Loop — Ambusher:1']);
  });

  test('[MYT-6.9] the mark stays when a card leaves and returns in the round', () => {
    const table = scenario({ set: SET, hands: [['Back — Again', 'Raise — Dead'], []], chakra: [0, 0] });
    table.p1.play('Back — Again', 'D');
    expect(table.state.chakra[0]).toBe(1);
    expect(table.view().discards[0]).toEqual([{ card: 'Back/Again', marks: [0] }]);
    table.p2.pass().p1.play('Raise — Dead', 'D');
    expect(table.lane('D', 0)).toEqual(['Raise — Dead:0', 'Back — Again:0']);
    expect(table.state.chakra[0]).toBe(1);
  });

  test('[MYT-6.9] after 40 actions in a round one may only pass', () => {
    const table = scenario({ set: SET, hands: [['Ann — One'], []], taken: [40, 0] });
    expect(mythos.legal(table.state, 0)).toEqual([{ do: 'pass' }]);
    expect(table.verdict(0, 'play Ann/One D')).toBe('only-pass MYT-6.9');
  });

  test('[MYT-6.9] chain cut: after 200 effects the rest is dropped', () => {
    const table = scenario({ set: SET, hands: [['Two — Choices'], []], lanes: foes });
    table.p1.play('Two — Choices', 'D');
    const position = { ...(mythos.position.write(table.state) as object), ran: LONGEST_CHAIN - 1 };
    const near = mythos.position.read(table.state.options, position);
    if (!near.ok) throw new Error(near.error.message);
    table.state = near.value;
    table.choose('p2 Ann — One D').expectChoices([]);
    expect(table.last.at(-1)).toEqual({ type: 'chain-cut', dropped: 1 });
    expect(table.state.turn).toBe(1);
  });

  test('[MYT-7.11] copy meeting copy: an enemy that only copies is no target', () => {
    const table = scenario({ set: SET, hands: [['Copy — One'], []], lanes: { D: [[], ['Copy — Two']] } });
    table.p1.play('Copy — One', 'D').expectChoices([]);
    expect(table.eventTypes()).toEqual(['played']);
  });

  test('[MYT-1.5] a stolen card that is defeated goes to its owner', () => {
    const table = scenario({
      set: SET,
      hands: [['Thief — Taker'], ['Slayer — Sure']],
      lanes: { D: [[], ['Ann — One']] },
    });
    table.p1.play('Thief — Taker', 'D');
    expect(table.lane('D', 0)).toEqual(['Thief — Taker:1', 'Ann — One:1']);
    table.p2.play('Slayer — Sure', 'D').choose('p1 Ann — One D');
    expect(table.pile('discards', 1)).toEqual(['Ann — One']);
    expect(table.pile('discards', 0)).toEqual([]);
  });

  test('[MYT-5.3] score choices during evaluation, one after the other, then the round ends', () => {
    const lanes = { D: [['Score — Chooser'], ['Ann — One', 'Cid — Three']] } as const;
    const table = scenario({ set: SET, lanes });
    table.p1.pass().p2.pass();
    expect(table.state.stage).toBe('evaluation');
    table.expectChoices(['p2 Ann — One D', 'p2 Cid — Three D']).choose('p2 Ann — One D');
    expect(table.state.points).toEqual([0, 0]);
    table.expectChoices(['p2 Ann — One D', 'p2 Cid — Three D']).choose('p2 Cid — Three D');
    expect(table.state).toMatchObject({ stage: 'action', round: 2, points: [1, 0] });
  });
});
