// When cantes are sung: at once, after tricks let pass where that is safe, or as a search finds best.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { guinote, type Guinote } from '../../games/guinote/index.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { stateOf, type Sketch } from '../../games/guinote/testing.ts';
import type { Thought } from '../bot.ts';
import { holdsBack } from './cantes.ts';
import { levels } from './levels.ts';

const thoughtOf = (sketch: Sketch, history: readonly GuinoteEvent[] = [], seat = 0): Thought<Guinote> => {
  const s = stateOf(sketch);
  return {
    game: guinote,
    seat,
    sides: guinote.sides(s.options),
    view: guinote.view(s, seat),
    history,
    legal: guinote.legal(s, seat),
    must: true,
    random: fastRandom(2),
    budget: 200,
  };
};

/** The as of trump will win another trick while there is a stock. */
const SAFE: Sketch = { pinta: '6O', left: 16, hands: ['12C 10C 1O 4E 5E 6E', ''] };

const dealt = (hand: string): GuinoteEvent =>
  ({ type: 'dealt', deal: 1, vueltas: false, dealer: 1, pinta: '6O', hands: [hand.split(' '), []] }) as GuinoteEvent;
const trick = { type: 'trick', winner: 0, leader: 0, cards: [], points: 0 } as GuinoteEvent;
const lead: GuinoteEvent = { type: 'played', seat: 0, card: '4B' };

/** A trick won with the pair in hand, and a card led without a word. */
const passed = (times: number): readonly GuinoteEvent[] => [
  dealt('12C 10C 1O 4E 5E 4B'),
  ...Array.from({ length: times }, () => [trick, lead]).flat(),
  trick,
];

describe('a pair is kept back', () => {
  test('where the as of trump will win another trick, for so many tricks and no longer', () => {
    expect(holdsBack(thoughtOf(SAFE, passed(0)), 0)).toBe(false);
    expect(holdsBack(thoughtOf(SAFE, passed(0)), 1)).toBe(true);
    expect(holdsBack(thoughtOf(SAFE, passed(1)), 1)).toBe(false);
    expect(holdsBack(thoughtOf(SAFE, passed(1)), 2)).toBe(true);
    expect(holdsBack(thoughtOf(SAFE, passed(2)), 2)).toBe(false);
  });

  test.each<readonly [string, Sketch]>([
    ['without the as of trump', { ...SAFE, hands: ['12C 10C 3O 4E 5E 6E', ''] }],
    ['near the end of the stock', { ...SAFE, left: 6 }],
    ['with two pairs, since each trick gives one', { ...SAFE, hands: ['12C 10C 1O 12E 10E 6E', ''] }],
    ['when it decides the partida', { ...SAFE, carried: [50, 40, 80, 80] }],
    ['in the arrastre', { trump: 'O', size: 3, hands: ['12C 10C 1O', ''] }],
    ['without a pair', { ...SAFE, hands: ['12C 11C 1O 4E 5E 6E', ''] }],
  ])('not %s', (_, sketch) => {
    expect(holdsBack(thoughtOf(sketch, [trick]), 2)).toBe(false);
  });
});

test('easy sings at once, medium and hard let a trick pass, expert sings what it gains nothing by keeping', () => {
  const said = levels.map(({ bot }) => guinote.notate(bot(thoughtOf(SAFE, passed(0)))!).split(' ')[0]);
  expect(said).toEqual(['sing', 'play', 'play', 'sing']);
  const later = levels.map(({ bot }) => guinote.notate(bot(thoughtOf(SAFE, passed(2)))!));
  expect(later).toEqual(['sing C', 'sing C', 'sing C', 'sing C']);
});
