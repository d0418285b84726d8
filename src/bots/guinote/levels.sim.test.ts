// The levels of Guiñote: legal, the same every time, within their budget, and without a mistake where the answer is known.

import { describe, expect, test } from 'vitest';
import type { Game, Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { guinote, type Guinote } from '../../games/guinote/index.ts';
import { stockLeft, type State } from '../../games/guinote/state.ts';
import { handCards } from '../../games/guinote/view.ts';
import { stateOf, type Sketch } from '../../games/guinote/testing.ts';
import type { Level } from '../bot.ts';
import { levels } from './levels.ts';

const named = (id: string): Level<Guinote> => levels.find((level) => level.id === id)!;

const ask = (s: State, seat: Seat, level: Level<Guinote>, game: Game<Guinote> = guinote, seed = 1): string => {
  const action = level.bot({
    game,
    seat,
    sides: game.sides(s.options),
    view: game.view(s, seat),
    history: [],
    legal: game.legal(s, seat),
    must: game.actors(s).must.includes(seat),
    random: fastRandom(seed),
    budget: level.budget,
  });
  return action === undefined ? 'silence' : game.notate(action);
};

/** The rules, with every action counted that a search tries in the position it was given. */
const counting = (at: State, seat: Seat): { readonly game: Game<Guinote>; readonly tried: () => number } => {
  const size = handCards(at, seat).length;
  let count = 0;
  const isRoot = (s: State, who: Seat): boolean =>
    who === seat && stockLeft(s) === stockLeft(at) && s.trick.length === at.trick.length && handCards(s, seat).length === size;
  const apply: Game<Guinote>['apply'] = (s, who, action, events) => {
    if (isRoot(s, who)) count++;
    guinote.apply(s, who, action, events);
  };
  return { game: { ...guinote, apply }, tried: () => count };
}; // prettier-ignore

const OPENINGS: readonly (readonly [string, Sketch, Seat])[] = [
  ['two players, a lead', { pinta: '6O', left: 20, hands: ['1C 4C 3O 12E 7B 10B', ''] }, 0],
  ['two players, an answer', { pinta: '6O', left: 20, hands: ['', '1C 4C 3O 12E 7B 10B'], trick: '3E' }, 1],
  ['four players, a lead', { pinta: '6O', left: 12, hands: ['1C 4C 3O 12E 7B 10B', '', '', ''] }, 0],
  ['four players, an answer', { pinta: '6O', left: 12, hands: ['', '', '1C 4C 3O 12E 7B 10B', ''], trick: '3E 4E' }, 2],
];

test('there are four, weakest first, and each thinks more than the one below', () => {
  expect(levels.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard', 'expert']);
  const budgets = levels.map(({ budget }) => budget);
  expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
});

describe.each(levels.map((level) => [level.id, level] as const))('%s', (_, level) => {
  test.each(OPENINGS)('%s: legal, within its budget, and the same again', (_title, sketch, seat) => {
    const s = stateOf(sketch);
    const { game, tried } = counting(s, seat);
    const action = ask(s, seat, level, game);
    expect(game.legal(s, seat).map(game.notate)).toContain(action);
    expect(tried()).toBeGreaterThan(level.budget / 4);
    expect(tried()).toBeLessThanOrEqual(level.budget);
    expect(ask(s, seat, level)).toBe(action);
  });

  test('sings, changes the seven and draws', () => {
    expect(ask(stateOf({ pinta: '6B', left: 20, hands: ['12C 10C 12B 10B', ''] }), 0, level)).toBe('sing B');
    expect(ask(stateOf({ pinta: '1O', left: 20, hands: ['7O', ''] }), 0, level)).toBe('swap');
    expect(ask(stateOf({ pinta: '1O', hands: ['', ''], stop: true }), 0, level)).toBe('draw');
    expect(ask(stateOf({ pinta: '6O', left: 8, hands: ['', '', '12C 10C', ''] }), 2, level)).toBe('sing C');
    expect(ask(stateOf({ pinta: '6O', left: 8, hands: ['', '', '', ''] }), 2, level)).toBe('silence');
  });
});

/** One card takes 21 points or keeps 11: nobody above easy gives them away, whatever it dreams up. */
const CLEAR: readonly (readonly [string, Sketch, Seat, string])[] = [
  ['takes the tres with the as', { pinta: '6O', left: 20, hands: ['', '1C 2B 4B 5B 4E 5E'], trick: '3C' }, 1, 'play 1C'],
  ['loads the partner’s trick', { pinta: '6O', left: 16, hands: ['', '', '', '1B 4E 5E 6E 4B 5B'], leader: 0, trick: '2C 1C 4C' }, 3, 'play 1B'],
]; // prettier-ignore

test.each(CLEAR)('hard and expert: %s', (_, sketch, seat, plays) => {
  for (let seed = 1; seed <= 3; seed++) expect(ask(stateOf(sketch), seat, named('hard'), guinote, seed)).toBe(plays);
  expect(ask(stateOf(sketch), seat, named('expert'))).toBe(plays);
});

test('hard and expert find the only way to win in the arrastre of two', () => {
  // The small card draws the as of trump, and the tres takes the last trick; led first, the tres is lost.
  const s = stateOf({ trump: 'O', size: 2, hands: ['3O 2C', '1O 2E'], rest: 0 });
  for (const id of ['hard', 'expert']) expect(ask(s, 0, named(id))).toBe('play 2C');
});
