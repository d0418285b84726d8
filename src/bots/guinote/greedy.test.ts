// The greedy player: rule tables of what it plays, with two players and in pairs.

import { describe, expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import { after, fourWith, optionsWith, stateOf, type Sketch } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { greedy } from './greedy.ts';

const choice = (state: ReturnType<typeof stateOf>, seat: number): string | undefined => {
  const { must } = guinote.actors(state);
  const action = greedy.bot({
    game: guinote,
    seat,
    view: guinote.view(state, seat),
    history: [],
    legal: guinote.legal(state, seat),
    must: must.includes(seat),
    random: fastRandom(1),
    budget: greedy.budget,
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

describe('greedy', () => {
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
