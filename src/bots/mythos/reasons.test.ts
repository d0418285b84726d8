// Why a move of Mythos is good, position by position.

import { expect, test } from 'vitest';
import { parse } from '../../games/mythos/actions.ts';
import { mythos } from '../../games/mythos/index.ts';
import { plainSet, scenario, type Sketch } from '../../games/mythos/testing/scenario.ts';
import type { State } from '../../games/mythos/state.ts';
import { fastRandom } from '../../kernel/random.ts';
import { reasons } from './reasons.ts';

const SET = plainSet(`
character Ann — Low
  group Red; cost 1; power 1
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
character Fay — Reader
  group Red; cost 1; power 1
  MAIN ⚡ Draw 1 card.
`);

const whyIn = (state: State, text: string) => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  const thought = {
    game: mythos,
    seat: 0,
    view: mythos.view(state, 0),
    history: [],
    legal: mythos.legal(state, 0),
    random: fastRandom(1),
    budget: 1,
  };
  expect(thought.legal.map(mythos.notate)).toContain(text);
  return reasons({ by: 'search', candidates: [], thought, action: action.value }).map(({ id, params }) => [id, params]);
};

const why = (sketch: Sketch, text: string) => whyIn(scenario({ set: SET, ...sketch }).leaveOpen().state, text);

const behind: Sketch = { hands: [['Dan — Two'], []], lanes: { D: [[], ['Ann — Low']] }, round: 4 };

test('puts a player ahead, and says by how much', () => {
  expect(why(behind, 'play Dan/Two D')[0]).toEqual(['ahead', { lane: 'D', own: 2, rival: 1 }]);
});

test('levels, where the Edge decides', () => {
  const level: Sketch = { ...behind, lanes: { D: [[], ['Dan — Two']] } };
  expect(why({ ...level, edge: 0 }, 'play Dan/Two D')[0]).toEqual(['aheadByEdge', { lane: 'D', both: 2 }]);
  expect(why({ ...level, edge: 1 }, 'play Dan/Two D')[0]?.[0]).toBe('strengthens');
});

test('does not speak of a mission that is decided', () => {
  expect(why({ ...behind, resolved: 1 }, 'play Dan/Two D').map(([id]) => id)).toEqual(['keepsChakra']);
});

test('removes a rival', () => {
  const lanes = { D: [['Cid — Dear'], ['Ann — Low', 'Dan — Two']] } as const;
  const table = scenario({ set: SET, hands: [['Eve — Killer'], []], lanes })
    .p1.play('Eve — Killer', 'D')
    .leaveOpen();
  expect(whyIn(table.state, 'choose 1 D Dan/Two')[0]).toEqual(['removes', { lane: 'D', lost: 2 }]);
});

test('draws, hides for an ambush and keeps chakra', () => {
  const draws: Sketch = { hands: [['Fay — Reader'], []], decks: [['Ann — Low', 'Ann — Low'], []], chakra: [2, 0] };
  expect(why(draws, 'play Fay/Reader D').map(([id]) => id)).toEqual(['ahead', 'draws', 'bringsChakra']);
  const hides: Sketch = { hands: [['Ben — Ambush', 'Dan — Two'], []], chakra: [4, 0] };
  expect(why(hides, 'hide Ben/Ambush D').map(([id]) => id)).toEqual(['ambush', 'keepsChakra', 'bringsChakra']);
  expect(why(hides, 'hide Dan/Two D').map(([id]) => id)).toEqual(['keepsChakra', 'bringsChakra']);
});

test('passes for the Edge, and where it is ahead', () => {
  expect(why({ ...behind, lanes: { D: [['Dan — Two'], []] }, round: 1 }, 'pass')).toEqual([
    ['aheadEverywhere', {}],
    ['takesEdge', {}],
  ]);
  expect(why({ ...behind, round: 1, passed: [false, true], passesInRow: 1 }, 'pass')).toEqual([]);
});
