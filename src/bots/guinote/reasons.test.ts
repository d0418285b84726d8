// Why a move of Guiñote is good, position by position: each reason is there where it is true, and not where it isn't.

import { describe, expect, test } from 'vitest';
import { guinote, type Guinote } from '../../games/guinote/index.ts';
import { stateOf, type Sketch } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Weighed } from '../bot.ts';
import { reasons } from './reasons.ts';

const actionOf = (text: string): number => {
  const action = guinote.parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

/** The reasons for an action; `worse` are others that were weighed and found worse. */
const why = (
  sketch: Sketch,
  seat: number,
  action: string,
  worse: readonly string[] = [],
  by: Weighed['by'] = 'search',
): readonly (readonly [string, unknown])[] => {
  const s = stateOf(sketch);
  const candidates = [action, ...worse].map((text, i) => ({
    action: actionOf(text),
    visits: 100,
    mean: i === 0 ? 0.6 : 0.5,
  }));
  const thought = {
    game: guinote,
    seat,
    sides: guinote.sides(s.options),
    view: guinote.view(s, seat),
    history: [],
    legal: guinote.legal(s, seat),
    random: fastRandom(1),
    budget: 1,
  };
  expect(thought.legal.map(guinote.notate)).toContain(action);
  return reasons({
    by,
    candidates: by === 'solved' ? [] : candidates,
    thought,
    action: actionOf(action) as Guinote['action'],
  }).map(({ id, params }) => [id, params]);
};

const card = (id: string): { readonly card: string } => ({ card: id });
const LEAD: Sketch = { pinta: '6O', left: 20, hands: ['1C 4C 3O 12E 7B 10B', '1O 12O'] };

describe('a lead', () => {
  test('keeps the as: so many trumps are still out', () => {
    // Two in the rival's hand, and the pinta.
    expect(why(LEAD, 0, 'play 4C', ['play 1C'])).toEqual([
      ['keepsTop', { kept: card('1C'), out: 3 }],
      ['risksNothing', {}],
    ]);
  });

  test('keeps a trump for the arrastre, and half a pair from the rival', () => {
    expect(why(LEAD, 0, 'play 7B', ['play 3O', 'play 12E'])).toEqual([
      ['keepsForArrastre', { kept: card('3O'), out: 3 }],
      ['denies', { kept: card('12E') }],
      ['risksNothing', {}],
    ]);
  });

  test('keeps nothing that was not found worse', () => {
    expect(why(LEAD, 0, 'play 4C')).toEqual([]);
  });

  test('keeps a pair together to sing it', () => {
    const sketch: Sketch = { pinta: '6O', left: 20, hands: ['12C 10C 4B 5B 4E 5E', ''] };
    expect(why(sketch, 0, 'play 4B', ['play 12C'])).toContainEqual([
      'keepsPair',
      { pair: [card('12C'), card('10C')], points: 20 },
    ]);
  });

  test('with a card that nobody can beat', () => {
    const s: Sketch = { trump: 'O', size: 2, hands: ['1C 2B', '4E 5E'], rest: 0 };
    expect(why(s, 0, 'play 1C')).toEqual([['unbeatable', { card: card('1C') }]]);
  });

  test('draws trumps in the arrastre while some are out, and not where the others hold none', () => {
    const four: Sketch = { trump: 'O', size: 2, hands: ['3O 2B', '1O 5E', '4C 5C', '6E 7E'], rest: 0 };
    expect(why(four, 0, 'play 3O')).toEqual([['drawsTrumps', { out: 1 }]]);
    expect(why({ ...four, hands: ['3O 2B', '4E 5E', '4C 5C', '6E 7E'] }, 0, 'play 3O')).toEqual([
      ['unbeatable', { card: card('3O') }],
    ]);
  });
});

describe('to a trick', () => {
  test('takes what lies there, counted with the card', () => {
    const sketch: Sketch = { pinta: '6O', left: 20, hands: ['', '1C 2B 4B 5B 4E 5E'], trick: '3C' };
    expect(why(sketch, 1, 'play 1C')).toEqual([['takes', { points: 21 }]]);
  });

  test('loads the partner’s trick', () => {
    const sketch: Sketch = {
      pinta: '6O',
      left: 16,
      hands: ['', '', '', '1B 4E 5E 6E 4B 5B'],
      leader: 0,
      trick: '2C 1C 4C',
    };
    expect(why(sketch, 3, 'play 1B')).toEqual([['loads', { points: 11 }]]);
    expect(why(sketch, 3, 'play 4E')).toEqual([]);
  });

  test('keeps the as out of the rivals’ trick', () => {
    const sketch: Sketch = { pinta: '6O', left: 20, hands: ['', '1C 2B 4B 5B 4E 5E'], trick: '3E' };
    expect(why(sketch, 1, 'play 4E', ['play 1C'])).toEqual([
      ['keepsFromRivals', { kept: card('1C') }],
      ['risksNothing', {}],
    ]);
  });

  test('takes the last trick with its ten', () => {
    const sketch: Sketch = { trump: 'O', size: 1, hands: ['', '1C'], trick: '4C', leader: 0, rest: 0 };
    expect(why(sketch, 1, 'play 1C')).toEqual([['lastTrick', { points: 11 }]]);
  });
});

describe('a word', () => {
  test('counts forty in trump and twenty elsewhere', () => {
    const sketch: Sketch = { pinta: '6B', left: 20, hands: ['12C 10C 12B 10B', ''] };
    expect(why(sketch, 0, 'sing B')).toEqual([['sings', { points: 40 }]]);
    expect(why(sketch, 0, 'sing C')).toEqual([['sings', { points: 20 }]]);
  });

  test('changes the seven for a better trump', () => {
    expect(why({ pinta: '1O', left: 20, hands: ['7O', ''] }, 0, 'swap')).toEqual([['swaps', { pinta: card('1O') }]]);
  });
});

describe('an ending that is worked out', () => {
  // The small card draws the as of trump, and the tres takes the last trick; led first, the tres is lost.
  const sketch: Sketch = { trump: 'O', size: 2, hands: ['3O 2C', '1O 2E'], rest: 0 };

  test('says what it leads to', () => {
    const [first] = why(sketch, 0, 'play 2C', [], 'solved');
    expect(first?.[0]).toBe('solvedOnly');
    const lost: Sketch = { ...sketch, won: ['4B 5B', ''], rest: 1 };
    expect(why(lost, 0, 'play 2C', [], 'solved')[0]?.[0]).toBe('solvedLost');
  });
});
