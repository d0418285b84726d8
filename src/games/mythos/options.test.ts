// Each option: what it changes, beside what the digital game does.

import { describe, expect, test } from 'vitest';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { mythos } from './index.ts';
import { deckFaults } from './sets/decks.ts';
import { DECKS } from './sets/shipped-decks.ts';
import { dusk } from './sets/shipped.ts';
import { optionsWith, plainSet, scenario } from './testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
  MAIN ⚡ Gain 2 chakra.
  AMBUSH ⚡ Gain 1 chakra.
character Ann — Two
  group Red; cost 3; power 3
  MAIN ⚡ Gain 2 chakra.
  UPGRADE ⚡ Gain 1 chakra.
character Ann — Three
  group Red; cost 4; power 4
character Ben — Killer
  group Red; cost 1; power 1
  MAIN ⚡ Defeat an enemy character with power 0 or less.
character Cid — Must
  group Blue; cost 1; power 1
  MAIN ⚡ You must: gain 3 chakra.
character Eve — Then
  group Blue; cost 1; power 1
  MAIN ⚡ Gain 1 chakra. Then: draw 1 card.
character Dan — Mover
  group Blue; cost 1; power 1
  MAIN ⚡ You must: move an enemy character.
mission Hall
  points 2
  SCORE ⚡ Draw 1 card.
`);

describe('options', () => {
  test('[MYT-9.1] scoring: everyRound evaluates every mission again', () => {
    const lanes = { D: [['Ann — One'], []], C: [['Ann — Two'], []] } as const;
    const table = scenario({ set: SET, options: { scoring: 'everyRound' }, lanes, resolved: 1, points: [1, 0] });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([4, 0]);
  });

  test('[MYT-9.2] missionBasePoints adds the printed points', () => {
    const table = scenario({
      set: SET,
      options: { missionBasePoints: true },
      missions: ['Hall'],
      lanes: { D: [['Ann — One'], []] },
    });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([3, 0]);
  });

  test('[MYT-9.3] missionDeck: twoEach leaves one of each out', () => {
    const state = mythos.setup(optionsWith({ missionDeck: 'twoEach' }), []);
    mythos.resolve(state, fastRandom(1));
    expect(state.missionDeck).toHaveLength(4);
    const first = new Set(state.lists[0]?.missions);
    expect(state.missionDeck.filter((mission) => first.has(mission))).toHaveLength(2);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('[MYT-9.4] missionScoreEffects: %s → %i cards', (missionScoreEffects, cards) => {
    const table = scenario({
      set: SET,
      options: { missionScoreEffects },
      missions: ['Hall'],
      decks: [['Ann — Two', 'Ann — Three', 'Ben — Killer'], []],
      lanes: { D: [['Ann — One'], []] },
    });
    table.p1.pass().p2.pass();
    expect(table.pile('hands', 0)).toHaveLength(2 + cards);
  });

  test.each([
    [0, 5],
    [2, 7],
  ])('[MYT-9.5] round1Draw: %i → %i cards', (round1Draw, cards) => {
    const state = mythos.setup(optionsWith({ round1Draw }), []);
    mythos.resolve(state, fastRandom(1));
    for (const seat of [0, 1]) mythos.apply(state, seat, { do: 'keep' });
    expect(state.hands.map((hand) => hand.length)).toEqual([cards, cards]);
  });

  test.each([
    [1, 0],
    [0, 1],
  ])('[MYT-9.6] revealDiscount: %i → cost %i', (revealDiscount, cost) => {
    const lanes = { D: [[{ card: 'Ann — One', hidden: true }], []] } as const;
    const table = scenario({ set: SET, options: { revealDiscount }, lanes, chakra: [5, 0] });
    table.p1.reveal('Ann — One', 'D');
    expect(table.state.chakra[0]).toBe(5 - cost + 1);
  });

  test('[MYT-9.7] MAIN fires too, before AMBUSH and UPGRADE', () => {
    const options = { revealTriggersMain: true, upgradeTriggersMain: true };
    const lanes = { D: [[{ card: 'Ann — One', hidden: true }], []] } as const;
    const table = scenario({ set: SET, options, lanes, hands: [['Ann — Two'], []], chakra: [2, 0] });
    table.p1.reveal('Ann — One', 'D');
    expect(table.last.flatMap((event) => (event.type === 'effect' ? [event.line] : []))).toEqual([0, 1]);
    table.p2.pass().p1.upgrade('Ann — Two', 'D');
    expect(table.state.chakra[0]).toBe(2 + 3 - 2 + 3);
  });

  test('[MYT-9.8] upgradeStack: the old card lies beneath, and is discarded when the new one leaves', () => {
    const table = scenario({
      set: SET,
      options: { upgradeStack: true },
      hands: [['Ann — Two', 'Ann — Three'], []],
      lanes: { D: [['Ann — One'], []] },
    });
    table.p1.upgrade('Ann — Two', 'D').p2.pass().p1.upgrade('Ann — Three', 'D');
    expect(table.pile('discards', 0)).toEqual([]);
    expect(table.view().lanes[0]?.sides[0]?.[0]?.under).toEqual([
      { card: 'Ann/Two', owner: 0, marks: [1] },
      { card: 'Ann/One', owner: 0 },
    ]);
    const read = mythos.position.read(table.state.options, mythos.position.write(table.state));
    expect(read.ok && mythos.position.write(read.value)).toEqual(mythos.position.write(table.state));
  });

  test('[MYT-9.9] passIsFinal: whoever has passed is left out', () => {
    const table = scenario({ set: SET, options: { passIsFinal: true }, hands: [[], ['Ann — One', 'Cid — Must']] });
    table.p1.pass().p2.play('Ann — One', 'D').p2.play('Cid — Must', 'D');
    expect(table.state.turn).toBe(1);
    table.p2.pass();
    expect(table.state.round).toBe(2);
  });

  test('[MYT-9.10] hiddenTokensCount: a hidden character has the power of its tokens', () => {
    const lanes = { D: [[{ card: 'Ann — One', hidden: true, tokens: 2 }], ['Ben — Killer']] } as const;
    const table = scenario({ set: SET, options: { hiddenTokensCount: true }, lanes });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([1, 0]);
    const without = scenario({ set: SET, lanes });
    without.p1.pass().p2.pass();
    expect(without.state.points).toEqual([0, 1]);
  });

  test('[MYT-9.11] hiddenTargetable: by its place, as power 0, without a name', () => {
    const lanes = {
      D: [[], ['Ann — One', { card: 'Ann — Three', hidden: true }].slice(1)],
      C: [[], [{ card: 'Cid — Must', hidden: true }]],
    } as never;
    const table = scenario({ set: SET, options: { hiddenTargetable: true }, hands: [['Ben — Killer'], []], lanes });
    table.p1.play('Ben — Killer', 'D').expectChoices(['p2 #0 D', 'p2 #0 C']).choose('p2 #0 D');
    expect(table.pile('discards', 1)).toEqual(['Ann — Three']);
    const clash = { D: [[], [{ card: 'Ann — Three', hidden: true }]], C: [[], ['Ann — One']] } as never;
    const move = scenario({
      set: SET,
      options: { hiddenTargetable: true },
      hands: [['Dan — Mover'], []],
      lanes: clash,
    });
    move.p1.play('Dan — Mover', 'D').choose('p2 #0 D');
    expect(move.eventTypes()).toEqual(['effect', 'blocked']);
  });

  test('[MYT-9.12] optionalEffects: optional unless one must', () => {
    const table = scenario({ set: SET, options: { optionalEffects: true }, hands: [['Ann — One'], ['Cid — Must']] });
    table.p1.play('Ann — One', 'D').expectChoices(['accept', 'decline']).choose('decline');
    table.p2.play('Cid — Must', 'D').expectChoices([]);
    expect(table.state.chakra).toEqual([19, 22]);
  });

  test('[MYT-9.12] what follows "then" is not asked for again', () => {
    const options = { optionalEffects: true };
    const table = scenario({ set: SET, options, hands: [['Eve — Then'], []], decks: [['Ann — One'], []] });
    table.p1.play('Eve — Then', 'D').choose('accept').expectChoices([]);
    expect(table.pile('hands', 0)).toEqual(['Ann — One']);
  });

  test('[MYT-9.13] deckSize: 30 or more', () => {
    const list = {
      cards: { ...DECKS.lanterns.cards, 'Grim/Sellsword': 2 },
      missions: DECKS.lanterns.missions,
    };
    expect(deckFaults(list, dusk, 'atLeast30')).toEqual([]);
    expect(deckFaults(list, dusk, 'exactly30')).toEqual(['there are 32 cards; a deck has exactly 30']);
  });

  test('the preset paper differs from digital in what section 9 lists', () => {
    const paper = resolveOptions(mythos.options, { preset: 'paper' });
    expect(paper.ok && paper.value).toEqual({
      scoring: 'everyRound',
      missionBasePoints: true,
      missionDeck: 'twoEach',
      missionScoreEffects: true,
      round1Draw: 2,
      revealDiscount: 0,
      revealTriggersMain: true,
      upgradeTriggersMain: true,
      upgradeStack: true,
      passIsFinal: true,
      hiddenTokensCount: true,
      hiddenTargetable: true,
      optionalEffects: true,
      deckSize: 'atLeast30',
      deckLists: 'closed',
    });
  });
});
