// The scores of the seed's table, one position each, and the mulligan rule.

import { describe, expect, test } from 'vitest';
import { mythos } from '../../games/mythos/index.ts';
import { stream } from '../../kernel/random.ts';
import { optionsWith, plainSet, scenario, type Sketch } from '../../games/mythos/testing/scenario.ts';
import type { State } from '../../games/mythos/state.ts';
import { heuristic } from './heuristic.ts';

const SET = plainSet(`
character Ann — Low
  group Red; cost 1; power 1
character Ann — High
  group Red; cost 4; power 5
character Ben — Ambush
  group Red; cost 5; power 4
  AMBUSH ⚡ Draw 1 card.
character Cid — Dear
  group Red; cost 9; power 9
character Dan — Two
  group Red; cost 2; power 2
character Eve — Killer
  group Red; cost 1; power 1
  MAIN ⚡ Defeat any other character.
jutsu Blast
  cost 1
  MAIN ⚡ Put 1 power on this character.
`);

const choice = (state: State, seat = 0): string => {
  const thought = {
    game: mythos,
    seat,
    view: mythos.view(state, seat),
    history: [],
    legal: mythos.legal(state, seat),
    random: stream('0'.repeat(64), 'bot'),
    budget: 0,
  };
  const action = heuristic.bot(thought);
  return action === undefined ? 'nothing' : mythos.notate(action);
};

const chosen = (sketch: Sketch): string => {
  const table = scenario({ set: SET, ...sketch }).leaveOpen();
  return choice(table.state);
};

describe('the heuristic', () => {
  test.each<[string, Sketch, string]>([
    ['plays on the current mission', { hands: [['Dan — Two'], []], lanes: { C: [[], []] } }, 'play Dan/Two C'],
    [
      'plays where it is behind, all else equal',
      { hands: [['Dan — Two'], []], lanes: { D: [[], ['Ann — Low']], C: [[], []], B: [['Cid — Dear'], []] }, round: 4 },
      'play Dan/Two A',
    ],
    ['hides an ambusher rather than pass', { hands: [['Ben — Ambush'], []], chakra: [1, 0] }, 'hide Ben/Ambush D'],
    [
      'plays a jutsu first',
      { hands: [['Blast', 'Dan — Two'], []], lanes: { D: [['Cid — Dear'], ['Dan — Two']] } },
      'jutsu Blast D Cid/Dear',
    ],
    [
      'upgrades for power',
      { hands: [['Ann — High', 'Dan — Two'], []], lanes: { D: [['Ann — Low'], []] } },
      'upgrade Ann/High D',
    ],
    [
      'reveals when that turns a mission',
      {
        hands: [['Cid — Dear'], []],
        lanes: { D: [[{ card: 'Ben — Ambush', hidden: true }], ['Dan — Two']] },
        chakra: [4, 0],
      },
      'reveal Ben/Ambush D',
    ],
    [
      'takes the first of equals in the order of legal',
      { hands: [['Dan — Two', 'Ann — Low'], []], lanes: { C: [[], []], B: [[], []] }, round: 4 },
      'play Dan/Two A',
    ],
    [
      'and the order of the hand is that order',
      { hands: [['Ann — Low', 'Dan — Two'], []], lanes: { C: [[], []], B: [[], []] }, round: 4 },
      'play Ann/Low A',
    ],
    ['passes when nothing else is left', { hands: [['Cid — Dear'], []], chakra: [0, 0] }, 'pass'],
    [
      'passes rather than hide when it wins all',
      { hands: [['Dan — Two'], []], lanes: { D: [['Ann — Low'], []] }, chakra: [1, 0], round: 1 },
      'pass',
    ],
  ])('%s', (_, sketch, expected) => {
    expect(chosen(sketch)).toBe(expected);
  });

  test('harm goes to the rival’s strongest', () => {
    const lanes = { D: [['Cid — Dear'], ['Ann — Low', 'Dan — Two']] } as const;
    const table = scenario({ set: SET, hands: [['Eve — Killer'], []], lanes })
      .p1.play('Eve — Killer', 'D')
      .leaveOpen();
    expect(choice(table.state)).toBe('choose 1 D Dan/Two');
  });

  test.each([
    [['Ann — Low', 'Dan — Two', 'Dan — Two', 'Ann — Low', 'Blast'], 'keep'],
    [['Ann — Low', 'Dan — Two', 'Cid — Dear', 'Cid — Dear', 'Blast'], 'mulligan'],
    [['Ann — Low', 'Blast', 'Blast', 'Ben — Ambush', 'Ben — Ambush'], 'mulligan'],
    // 15 in all is 3 on average, and two cheap characters are enough; 16 is too dear.
    [['Ann — Low', 'Ann — Low', 'Ann — High', 'Ann — High', 'Ben — Ambush'], 'keep'],
    [['Ann — Low', 'Dan — Two', 'Ann — High', 'Ann — High', 'Ben — Ambush'], 'mulligan'],
  ])('%j → %s', (hand, expected) => {
    const { state } = scenario({ set: SET, hands: [hand, []] });
    state.stage = 'mulligan';
    state.answers = [0, 0];
    expect(choice(state)).toBe(expected);
  });

  test('plays whole matches with the starter decks, and beats the random player', () => {
    let won = 0;
    for (let n = 0; n < 20; n++) {
      const seed = n.toString(16).padStart(64, '0');
      const random = stream(seed, 'random');
      const state = mythos.setup(optionsWith(), []);
      const me = n & 1;
      while (mythos.outcome(state) === undefined) {
        const due = mythos.chance(state);
        if (due !== undefined) {
          mythos.resolve(state, stream(seed, due));
          continue;
        }
        const seat = mythos.actors(state).must[0]!;
        const legal = mythos.legal(state, seat);
        const text = seat === me ? choice(state, seat) : mythos.notate(legal[random.below(legal.length)] as never);
        mythos.apply(state, seat, legal.find((action) => mythos.notate(action) === text) as never);
      }
      if (mythos.outcome(state)?.rank[me] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(15);
  });
});
