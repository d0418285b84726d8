// The seed's table, number by number, and what choices are worth.

import { describe, expect, test } from 'vitest';
import { mythos } from '../../games/mythos/index.ts';
import { plainSet, scenario, type Sketch } from '../../games/mythos/testing/scenario.ts';
import type { State } from '../../games/mythos/state.ts';
import { scoreOf } from './scores.ts';
import { tableOf } from './table.ts';

const SET = plainSet(`
character Ann — Low
  group Red; cost 1; power 1
character Ann — High
  group Red; cost 4; power 5
character Ben — Ambush
  group Red; cost 4; power 4
  AMBUSH ⚡ Draw 1 card.
character Cid — Free
  group Blue; cost 0; power 3
character Dan — Two
  group Red; cost 2; power 3
character Cheap — All
  group Blue; cost 1; power 1
  MAIN ✖ Your characters cost 1 less.
character Mover — Foe
  group Blue; cost 1; power 1
  MAIN ⚡ Move an enemy character.
character Mover — Self
  group Blue; cost 2; power 1
  MAIN ⚡ Move this character.
character Killer — Any
  group Blue; cost 1; power 1
  MAIN ⚡ You may: defeat any other character.
character Sad — One
  group Blue; cost 1; power 1
  MAIN ⚡ You may: hide all friendly characters.
character Glad — One
  group Blue; cost 1; power 1
  MAIN ⚡ You may: defeat this character. Then: gain 9 chakra.
character Drain — One
  group Blue; cost 1; power 1
  MAIN ⚡ Remove 2 power from an enemy character.
jutsu Blast
  cost 1
  MAIN ⚡ Put 1 power on this character.
mission Hill
  ✖ Give 2 power to every character here with power 4 or more.
`);

/** Every legal action with its score. */
const scores = (state: State): { readonly [action: string]: number } => {
  const seat = mythos.actors(state).must[0]!;
  const table = tableOf(mythos.view(state, seat), seat);
  const legal = mythos.legal(state, seat);
  return Object.fromEntries(
    legal.map((action) => [mythos.notate(action), scoreOf(table, action, legal.length === 1)] as const),
  );
};

const at = (sketch: Sketch): { readonly [action: string]: number } => scores(scenario({ set: SET, ...sketch }).state);

const hand = (...cards: readonly string[]): { readonly hands: readonly (readonly string[])[] } => ({
  hands: [cards, []],
});

describe('Play 50', () => {
  test.each<[string, Sketch, { readonly [action: string]: number }]>([
    [
      '+15 on this round’s mission, + power/chakra',
      { ...hand('Dan — Two'), lanes: { C: [[], []] } },
      {
        'play Dan/Two D': 51.5,
        'play Dan/Two C': 66.5,
      },
    ],
    [
      '+10 where the rival has more',
      { ...hand('Dan — Two'), lanes: { D: [[], ['Ann — Low']] } },
      { 'play Dan/Two D': 76.5 },
    ],
    [
      'not at a tie',
      { ...hand('Dan — Two'), lanes: { D: [['Ann — Low'], ['Ann — Low']] } },
      { 'play Dan/Two D': 66.5 },
    ],
    ['a cost of 0 divides by 1', { ...hand('Cid — Free') }, { 'play Cid/Free D': 68 }],
    [
      'printed cost, not what it costs now',
      { ...hand('Dan — Two'), lanes: { D: [[{ card: 'Cheap — All', on: [0] }], []] } },
      { 'play Dan/Two D': 66.5 },
    ],
  ])('%s', (_, sketch, expected) => expect(at(sketch)).toMatchObject(expected));
});

describe('Hidden 20', () => {
  test.each<[string, Sketch, { readonly [action: string]: number }]>([
    ['plain', hand('Dan — Two'), { 'hide Dan/Two D': 20 }],
    ['+30 with AMBUSH', hand('Ben — Ambush'), { 'hide Ben/Ambush D': 50 }],
    ['+10 with 2 chakra or less', { ...hand('Dan — Two'), chakra: [2, 0] }, { 'hide Dan/Two D': 30 }],
    ['not with 3', { ...hand('Dan — Two'), chakra: [3, 0] }, { 'hide Dan/Two D': 20 }],
    ['both', { ...hand('Ben — Ambush'), chakra: [1, 0] }, { 'hide Ben/Ambush D': 60 }],
  ])('%s', (_, sketch, expected) => expect(at(sketch)).toMatchObject(expected));
});

describe('Upgrade 40, Reveal 35', () => {
  const hiddenBen = { card: 'Ben — Ambush', hidden: true } as const;
  test.each<[string, Sketch, { readonly [action: string]: number }]>([
    [
      '+10 for each power gained',
      { ...hand('Ann — High'), lanes: { D: [['Ann — Low'], []] } },
      { 'upgrade Ann/High D': 80 },
    ],
    [
      '+25 if it turns a lost mission',
      { ...hand('Ann — High'), lanes: { D: [['Ann — Low'], ['Dan — Two']] } },
      { 'upgrade Ann/High D': 105 },
    ],
    [
      'over a hidden one all its power is gained',
      { ...hand('Ann — High'), lanes: { D: [[{ card: 'Ann — Low', hidden: true }], []] } },
      { 'upgrade Ann/High D': 90 },
    ],
    ['reveal', { lanes: { D: [[hiddenBen], []] } }, { 'reveal Ben/Ambush D': 35 }],
    ['+30 if it turns a lost mission', { lanes: { D: [[hiddenBen], ['Dan — Two']] } }, { 'reveal Ben/Ambush D': 65 }],
    ['not if it falls short', { lanes: { D: [[hiddenBen], ['Ann — High']] } }, { 'reveal Ben/Ambush D': 35 }],
    [
      'tokens wake up with it',
      { lanes: { D: [[{ ...hiddenBen, tokens: 2 }], ['Ann — High']] } },
      { 'reveal Ben/Ambush D': 65 },
    ],
    [
      'and the mission’s bonus counts',
      { missions: ['Hill'], lanes: { D: [[hiddenBen], ['Dan — Two', 'Ann — Low', 'Cheap — All']] } },
      { 'reveal Ben/Ambush D': 65 },
    ],
    [
      'a tie is enough with the Edge',
      { lanes: { D: [[hiddenBen], ['Dan — Two', 'Ann — Low']] }, edge: 0 },
      { 'reveal Ben/Ambush D': 65 },
    ],
    [
      'and not without',
      { lanes: { D: [[hiddenBen], ['Dan — Two', 'Ann — Low']] }, edge: 1 },
      { 'reveal Ben/Ambush D': 35 },
    ],
    [
      'a resolved mission is not lost any more',
      { lanes: { D: [[hiddenBen], ['Dan — Two']], C: [[], []] }, resolved: 1 },
      { 'reveal Ben/Ambush D': 35 },
    ],
    [
      'unless it is scored every round',
      { options: { scoring: 'everyRound' }, lanes: { D: [[hiddenBen], ['Dan — Two']], C: [[], []] }, resolved: 1 },
      { 'reveal Ben/Ambush D': 65 },
    ],
  ])('%s', (_, sketch, expected) => expect(at(sketch)).toMatchObject(expected));
});

describe('Jutsu 60, Pass 10', () => {
  test.each<[string, Sketch, { readonly [action: string]: number }]>([
    ['jutsu', { ...hand('Blast'), lanes: { D: [['Ann — Low'], []] } }, { 'jutsu Blast D Ann/Low': 60 }],
    [
      '+15 where both have power',
      { ...hand('Blast'), lanes: { D: [['Ann — Low'], ['Ann — Low']] } },
      { 'jutsu Blast D Ann/Low': 75 },
    ],
    ['pass', hand('Dan — Two'), { pass: 10 }],
    ['+30 ahead everywhere', { ...hand('Dan — Two'), lanes: { D: [['Ann — Low'], []] } }, { pass: 40 }],
    [
      'not with a mission that is level',
      { ...hand('Dan — Two'), lanes: { D: [['Ann — Low'], []], C: [[], []] } },
      { pass: 10 },
    ],
    [
      'resolved ones do not count',
      { ...hand('Dan — Two'), lanes: { D: [[], ['Ann — Low']], C: [['Ann — Low'], []] }, resolved: 1 },
      { pass: 40 },
    ],
    ['+50 with nothing else', {}, { pass: 60 }],
    ['both', { lanes: { D: [['Ann — Low'], []] } }, { pass: 90 }],
  ])('%s', (_, sketch, expected) => expect(at(sketch)).toMatchObject(expected));
});

/** The best answer to the choice that a card opens. */
const answer = (card: string, lane: string, sketch: Sketch): string | undefined => {
  const table = scenario({ set: SET, ...hand(card), ...sketch })
    .p1.play(card, lane)
    .leaveOpen();
  const [best] = Object.entries(scores(table.state)).toSorted(([, a], [, b]) => b - a);
  return best?.[0];
};

describe('choices', () => {
  test.each<[string, string, string, Sketch, string]>([
    [
      'the rival’s strongest, as strong as it is now',
      'Killer — Any',
      'C',
      { lanes: { D: [['Ann — High'], ['Dan — Two', { card: 'Ann — Low', tokens: 4 }]], C: [[], []] } },
      'choose 1 D Ann/Low',
    ],
    [
      'never one’s own, if one may decline',
      'Killer — Any',
      'D',
      { lanes: { D: [['Ann — High', 'Dan — Two'], []] } },
      'decline',
    ],
    ['what only hurts is declined', 'Sad — One', 'D', {}, 'decline'],
    ['what hurts and pays is not', 'Glad — One', 'D', {}, 'accept'],
    [
      'tokens are taken where they are',
      'Drain — One',
      'D',
      { lanes: { D: [[], ['Ann — High', { card: 'Dan — Two', tokens: 2 }]] } },
      'choose 1 D Dan/Two',
    ],
    [
      'a rival goes where it counts for nothing',
      'Mover — Foe',
      'D',
      { lanes: { D: [[], []], C: [[], ['Ann — High']], B: [[], []] }, resolved: 1 },
      'to D',
    ],
    [
      'oneself goes where most is to be won',
      'Mover — Self',
      'D',
      { lanes: { D: [[], []], C: [[], []], B: [[], []] }, resolved: 1 },
      'to B',
    ],
  ])('%s', (_, card, lane, sketch, expected) => expect(answer(card, lane, sketch)).toBe(expected));
});
