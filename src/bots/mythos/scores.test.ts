// The seed's table, number by number, and what choices are worth.

import { describe, expect, test } from 'vitest';
import { present } from '../../kernel/present.ts';
import { mythos } from '../../games/mythos/index.ts';
import { plainSet, scenario, type Sketch } from '../../games/mythos/testing/scenario.ts';
import { LANES, type State } from '../../games/mythos/state.ts';
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

const characterOf = (text: string): { readonly card: string; readonly tokens: number; readonly hidden?: true } => {
  const [card = '', tokens = '0'] = text.replace('?', '').split(' +');
  return { card, tokens: Number(tokens), ...present({ hidden: text.startsWith('?') || undefined }) };
};

/** Both sides of a mission: `Ann — Low, ?Ben — Ambush +2 / Dan — Two`; `?` is hidden, `+2` are tokens. */
const sidesOf = (text: string) =>
  text.split('/').map((side) => (side.match(/[^,\s][^,]*(?<=[^,\s])/gu) ?? []).map(characterOf));

/** A table with missions as `sidesOf` reads them, D first. */
const sketchOf = (hand: readonly string[], missions: readonly string[], more: Sketch = {}): Sketch => ({
  hands: [hand, []],
  lanes: Object.fromEntries(missions.map((sides, lane) => [LANES[lane]!, sidesOf(sides)])),
  ...more,
});

/** What is tested, the hand, the missions, an action and its score. */
type Row = [string, readonly string[], readonly string[], string, number, Sketch?];

const expectScores = (rows: readonly Row[]): void =>
  test.each<Row>(rows)('%s', (_, hand, missions, action, score, more) => {
    const { state } = scenario({ set: SET, ...sketchOf(hand, missions, more) });
    expect(scores(state)[action]).toBe(score);
  });

describe('Play 50', () => {
  const cheaper = { lanes: { D: [[{ card: 'Cheap — All', on: [0] }], []] } };
  expectScores([
    ['power/chakra, on a mission of an earlier round', ['Dan — Two'], ['/', '/'], 'play Dan/Two D', 51.5],
    ['+15 on this round’s mission', ['Dan — Two'], ['/', '/'], 'play Dan/Two C', 66.5],
    ['+10 where the rival has more', ['Dan — Two'], ['/ Ann — Low'], 'play Dan/Two D', 76.5],
    ['not at a tie', ['Dan — Two'], ['Ann — Low / Ann — Low'], 'play Dan/Two D', 66.5],
    ['a cost of 0 divides by 1', ['Cid — Free'], [], 'play Cid/Free D', 68],
    ['printed cost, not what it costs now', ['Dan — Two'], [], 'play Dan/Two D', 66.5, cheaper],
  ]);
});

describe('Hidden 20', () => {
  expectScores([
    ['plain', ['Dan — Two'], [], 'hide Dan/Two D', 20],
    ['+30 with AMBUSH', ['Ben — Ambush'], [], 'hide Ben/Ambush D', 50],
    ['+10 with 2 chakra or less', ['Dan — Two'], [], 'hide Dan/Two D', 30, { chakra: [2, 0] }],
    ['not with 3', ['Dan — Two'], [], 'hide Dan/Two D', 20, { chakra: [3, 0] }],
    ['both', ['Ben — Ambush'], [], 'hide Ben/Ambush D', 60, { chakra: [1, 0] }],
  ]);
});

describe('Upgrade 40', () => {
  expectScores([
    ['+10 for each power gained', ['Ann — High'], ['Ann — Low /'], 'upgrade Ann/High D', 80],
    ['+25 if it turns a lost mission', ['Ann — High'], ['Ann — Low / Dan — Two'], 'upgrade Ann/High D', 105],
    ['over a hidden one all its power is gained', ['Ann — High'], ['?Ann — Low /'], 'upgrade Ann/High D', 90],
  ]);
});

describe('Reveal 35', () => {
  const reveal = 'reveal Ben/Ambush D';
  const tie = ['?Ben — Ambush / Dan — Two, Ann — Low'];
  const earlier = ['?Ben — Ambush / Dan — Two', '/'];
  const hill = ['?Ben — Ambush / Dan — Two, Ann — Low, Cheap — All'];
  expectScores([
    ['plain', [], ['?Ben — Ambush /'], reveal, 35],
    ['+30 if it turns a lost mission', [], ['?Ben — Ambush / Dan — Two'], reveal, 65],
    ['not if it falls short', [], ['?Ben — Ambush / Ann — High'], reveal, 35],
    ['tokens wake up with it', [], ['?Ben — Ambush +2 / Ann — High'], reveal, 65],
    ['and the mission’s bonus counts', [], hill, reveal, 65, { missions: ['Hill'] }],
    ['a tie is enough with the Edge', [], tie, reveal, 65, { edge: 0 }],
    ['and not without', [], tie, reveal, 35, { edge: 1 }],
    ['a resolved mission is not lost any more', [], earlier, reveal, 35, { resolved: 1 }],
    ['unless it is scored every round', [], earlier, reveal, 65, { resolved: 1, options: { scoring: 'everyRound' } }],
  ]);
});

describe('Jutsu 60, Pass 10', () => {
  expectScores([
    ['jutsu', ['Blast'], ['Ann — Low /'], 'jutsu Blast D Ann/Low', 60],
    ['+15 where both have power', ['Blast'], ['Ann — Low / Ann — Low'], 'jutsu Blast D Ann/Low', 75],
    ['pass', ['Dan — Two'], [], 'pass', 10],
    ['+30 ahead everywhere', ['Dan — Two'], ['Ann — Low /'], 'pass', 40],
    ['not with a mission that is level', ['Dan — Two'], ['Ann — Low /', '/'], 'pass', 10],
    ['resolved ones do not count', ['Dan — Two'], ['/ Ann — Low', 'Ann — Low /'], 'pass', 40, { resolved: 1 }],
    ['+50 with nothing else', [], [], 'pass', 60],
    ['both', [], ['Ann — Low /'], 'pass', 90],
  ]);
});

/** The best answer to the choice that a card opens. */
const answer = (card: string, lane: string, missions: readonly string[], more?: Sketch): string | undefined => {
  const table = scenario({ set: SET, ...sketchOf([card], missions, more) })
    .p1.play(card, lane)
    .leaveOpen();
  const [best] = Object.entries(scores(table.state)).toSorted(([, a], [, b]) => b - a);
  return best?.[0];
};

describe('choices', () => {
  const strong = ['Ann — High / Dan — Two, Ann — Low +4', '/'];
  const drained = ['/ Ann — High, Dan — Two +2'];
  const far = ['/', '/ Ann — High', '/'];
  const resolved = { resolved: 1 };
  test.each<[string, string, string, readonly string[], string, Sketch?]>([
    ['the rival’s strongest, as strong as it is now', 'Killer — Any', 'C', strong, 'choose 1 D Ann/Low'],
    ['never one’s own, if one may decline', 'Killer — Any', 'D', ['Ann — High, Dan — Two /'], 'decline'],
    ['what only hurts is declined', 'Sad — One', 'D', [], 'decline'],
    ['what hurts and pays is not', 'Glad — One', 'D', [], 'accept'],
    ['tokens are taken where they are', 'Drain — One', 'D', drained, 'choose 1 D Dan/Two'],
    ['a rival goes where it counts for nothing', 'Mover — Foe', 'D', far, 'to D', resolved],
    ['oneself goes where most is to be won', 'Mover — Self', 'D', ['/', '/', '/'], 'to B', resolved],
  ])('%s', (_, card, lane, missions, expected, more) => expect(answer(card, lane, missions, more)).toBe(expected));
});
