// Why a move of Mulle is good, position by position.

import { expect, test } from 'vitest';
import { parse } from '../../games/mulle/actions.ts';
import { mulle } from '../../games/mulle/index.ts';
import { stateOf, type Sketch } from '../../games/mulle/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { reasons } from './reasons.ts';

const actionOf = (text: string) => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

/** The ids of the reasons for an action, with their values; `worse` was weighed and found worse. */
const why = (sketch: Sketch, action: string, worse: readonly string[] = []) => {
  const s = stateOf(sketch);
  const thought = {
    game: mulle,
    seat: 0,
    view: mulle.view(s, 0),
    history: [],
    legal: mulle.legal(s, 0),
    random: fastRandom(1),
    budget: 1,
  };
  expect(thought.legal.map(mulle.notate)).toContain(action);
  const candidates = [action, ...worse].map((text, i) => ({
    action: actionOf(text),
    visits: 100,
    mean: i === 0 ? 0.6 : 0.5,
  }));
  return reasons({ by: 'search', candidates, thought, action: actionOf(action) }).map(({ id, params }) => [id, params]);
};

test('takes a mulle, and says what it scores', () => {
  expect(why({ table: 'H9 DK', hands: ['H9 C4'] }, 'take H9: H9')).toEqual([
    ['mulles', { count: 1, points: 9 }],
    ['takes', { cards: 2 }],
  ]);
});

test('clears the table, and counts towards the bonus', () => {
  expect(why({ table: 'S5 D2', hands: ['C7 C4'] }, 'take C7: S5+D2')).toEqual([
    ['tabbe', {}],
    ['takesIntake', { cards: 3, intake: 1 }],
  ]);
});

test('takes a rival’s build, not an own one', () => {
  const table = { table: 'DK 1:7=H4+C3', hands: ['C7 C4', 'D7'] };
  expect(why(table, 'take C7: build 7')[0]).toEqual(['takesRivalBuild', { value: 7, cards: 2 }]);
  const own = { table: 'DK 0:7=H4+C3', hands: ['C7 C4'] };
  expect(why(own, 'take C7: build 7')).toEqual([['takes', { cards: 3 }]]);
});

test('builds for a card of the own hand, and counts the hidden cards that take it too', () => {
  const hidden = { table: 'DK H4', hands: ['C3 C7', 'D7 H7'] };
  expect(why(hidden, 'build C3 on H4')).toEqual([['builds', { value: 7, taker: { card: 'C7' }, out: 2 }]]);
  const safe = { table: 'DK H4', hands: ['C3 C7', 'D9 H8'] };
  expect(why(safe, 'build C3 on H4')).toEqual([['safeBuild', { value: 7, taker: { card: 'C7' } }]]);
});

test('a card laid down leaves nothing, or gives nothing away', () => {
  // The rival holds a queen and a jack: nothing on the table is worth that, one by one or together.
  const sketch = { table: 'DK', hands: ['C9 S4', 'HQ CJ'] };
  expect(why(sketch, 'discard C9', ['discard S4'])).toEqual([
    ['leavesNothing', {}],
    ['worthless', { card: { card: 'C9' } }],
    ['keepsIntake', { kept: { card: 'S4' }, intake: 1 }],
  ]);
  // A nine in the rival's hand takes it.
  expect(why({ table: 'DK', hands: ['C9 S4', 'H9 CJ'] }, 'discard C9').map(([id]) => id)).toEqual(['worthless']);
  // Its twin is still to come, so somebody may score a mulle with it.
  expect(why({ table: 'DK', hands: ['C9 S4', 'C9 CJ'] }, 'discard C9')).toEqual([]);
});
