// The greedy player: rule tables of what it plays, with two players and in pairs, and in its first version.

import { describe, expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import { after, fourWith, optionsWith, stateOf, type Sketch } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { greedy } from './greedy.ts';
import { greedy1 } from './greedy-1.ts';

const choice = (state: ReturnType<typeof stateOf>, seat: number, level = greedy): string | undefined => {
  const { must } = guinote.actors(state);
  const action = level.bot({
    game: guinote,
    seat,
    view: guinote.view(state, seat),
    history: [],
    legal: guinote.legal(state, seat),
    must: must.includes(seat),
    random: fastRandom(1),
    budget: level.budget,
  });
  return action === undefined ? undefined : guinote.notate(action);
};

const ROWS: readonly (readonly [title: string, sketch: Sketch, seat: number, plays: string | undefined])[] = [
  ['leads the cheapest plain card', { pinta: '6O', hands: ['1C 4C 2O 12E 7B 5B', ''], left: 20 }, 0, 'play 4C'],
  ['takes points with a trump', { pinta: '6O', hands: ['', '2O 4E 5E 6E 4B 5B'], trick: '1C', left: 20 }, 1, 'play 2O'],
  ['takes with the card that brings most', { pinta: '6O', hands: ['', '1C 4C 4E 5E 6E 4B'], trick: '3C', left: 20 }, 1, 'play 1C'],
  ['throws the cheapest under a trick it can’t take', { pinta: '6O', hands: ['', '3E 4E 5E 6E 4B 5B'], trick: '1C', left: 20 }, 1, 'play 4E'],
  ['sings trump first', { pinta: '6B', hands: ['12C 10C 12B 10B', ''], left: 20 }, 0, 'sing B'],
  ['changes the seven', { pinta: '1O', hands: ['7O', ''], left: 20 }, 0, 'swap'],
  ['says draw at the stop', { pinta: '1O', hands: ['', ''], stop: true }, 0, 'draw'],
  ['feeds the partner who is winning', { pinta: '6O', hands: ['', '', '3C 4E 5E 6E 4B 5B', ''], trick: '1C 2C', left: 8 }, 2, 'play 3C'],
  ['takes nothing from the partner’s rivals when it can’t', { pinta: '6O', hands: ['', '', '3E 4E 5E 6E 4B 5B', ''], trick: '2C 1C', left: 8 }, 2, 'play 4E'],
  ['sings as the partner, out of turn', { pinta: '6O', hands: ['', '', '12C 10C', ''], left: 8 }, 2, 'sing C'],
  ['changes the seven as the partner', { pinta: '1O', hands: ['', '', '7O', ''], left: 8 }, 2, 'swap'],
  ['stays silent as the partner with nothing to say', { pinta: '6O', hands: ['', '', '', ''], left: 8 }, 2, undefined],
]; // prettier-ignore

/** Where the first version paid too much: what each of them does. */
const BETTER: readonly (readonly [title: string, sketch: Sketch, seat: number, first: string, now: string | undefined])[] = [
  ['keeps the seven before a lower pinta', { pinta: '2O', hands: ['7O 4C 5C 6C 4E 5E', ''], left: 20 }, 0, 'swap', 'play 4C'],
  ['keeps the seven at the stop too', { pinta: '6O', hands: ['7O', ''], stop: true }, 0, 'swap', 'draw'],
  ['keeps the seven as the partner', { pinta: '4O', hands: ['', '', '7O', ''], left: 8 }, 2, 'swap', undefined],
  ['leaves a worthless trick rather than spend the as of trump', { pinta: '6O', hands: ['', '1O 4E 5E 6E 4B 5B'], trick: '2C', left: 20 }, 1, 'play 1O', 'play 4E'],
  ['takes points with the lowest trump that wins', { pinta: '6O', hands: ['', '1O 2O 5E 6E 4B 5B'], trick: '3C', left: 20 }, 1, 'play 1O', 'play 2O'],
  ['does not trump what the partner is winning', { pinta: '6O', hands: ['', '', '3O 4E 5E 6E 4B 5B', ''], trick: '1C 2C', left: 8 }, 2, 'play 3O', 'play 4E'],
  ['loses a tres rather than the as of trump to a worthless trick', { pinta: '6O', hands: ['', '1O 3E 1E 3B 1B 12E'], trick: '2C', left: 20 }, 1, 'play 1O', 'play 12E'],
]; // prettier-ignore

describe('greedy', () => {
  for (const [title, sketch, seat, first, now] of BETTER) {
    test(`${title}: ${now ?? 'nothing'}, not ${first}`, () => {
      expect(choice(stateOf(sketch), seat, greedy1)).toBe(first);
      expect(choice(stateOf(sketch), seat)).toBe(now);
    });
  }

  test('spends a small trump on a worthless trick only to save more than it is worth', () => {
    const sketch: Sketch = { pinta: '6O', hands: ['', '2O 3E 1E 3B 1B 3C'], trick: '12C', left: 20 };
    expect(choice(stateOf({ ...sketch, trick: '2C', hands: ['', '2O 3E 1E 3B 1B 1O'] }), 1)).toBe('play 2O');
    expect(choice(stateOf({ ...sketch, trick: '2C', hands: ['', '2O 11E 1E 3B 1B 1O'] }), 1)).toBe('play 11E');
  });

  test('changes the seven for a caballo where that stands above it, in a deck of 48 for a nine', () => {
    expect(choice(stateOf({ pinta: '11O', hands: ['7O', ''], left: 20 }), 0)).toBe('swap');
    expect(choice(stateOf({ pinta: '9O', hands: ['7O', ''], left: 20 }, optionsWith({ deck: 48 })), 0)).toBe('swap');
  });

  for (const [title, sketch, seat, plays] of ROWS) {
    test(`${title}: ${plays ?? 'nothing'}`, () => {
      expect(choice(stateOf(sketch), seat)).toBe(plays);
    });
  }

  test('follows the rank of the table: the caballo takes the sota where it stands above', () => {
    const sketch: Sketch = { pinta: '6O', hands: ['', '11C 4E 5E 6E 4B 5B'], trick: '10C', left: 20 };
    expect(choice(stateOf(sketch, optionsWith({ rank: 'caballo-over-sota' })), 1)).toBe('play 11C');
    expect(choice(stateOf(sketch), 1)).toBe('play 4E');
  });

  test('sings after its own lead where the window is still open', () => {
    const options = fourWith({ canteWindow: 'beforeRival' });
    const led = after(stateOf({ pinta: '6O', hands: ['12C 10C 4B', '', '', ''], left: 8 }, options), '0 play 4B').state;
    expect(choice(led, 0)).toBe('sing C');
    expect(choice(led, 2)).toBeUndefined();
  });
});
