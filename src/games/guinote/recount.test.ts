// Counting again: a state that lies about itself is found out, by the right finding.

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../kernel/game.ts';
import { verify } from './analysis.ts';
import { bitOf, cardNamed, suitOf } from './cards.ts';
import { recountTrick } from './recount.ts';
import { cloneState, NONE, type State } from './state.ts';
import { optionsWith, stateOf, type Sketch } from './testing.ts';

const card = (name: string): number => cardNamed(name)!;

describe('a trick', () => {
  const rows: readonly [string, string, string, number, number, { readonly [key: string]: string }][] = [
    ['[GUI-2.1] the sota beats the caballo', '11C', '10C', 1, 5, {}],
    ['[GUI-2.2] or the caballo the sota', '11C', '10C', 0, 5, { rank: 'caballo-over-sota' }],
    ['[GUI-1.2] as and tres', '3C', '1C', 1, 21, {}],
    ['[GUI-4.2] the lowest trump', '1C', '2O', 1, 11, {}],
    ['[GUI-4.2] another suit takes nothing', '2C', '1E', 0, 11, {}],
    ['[GUI-1.3] the caballo counts three', '2C', '11C', 1, 3, { figurePoints: 'caballo3' }],
  ];
  test.each(rows)('%s: %s, %s', (_, lead, answer, winner, points, changes) => {
    const state = stateOf({ trump: 'O', hands: ['', answer], trick: lead, leader: 0 }, optionsWith(changes));
    expect(recountTrick(state, answer)).toEqual({ winner, points });
  });
});

describe('the state is verified, not believed', () => {
  const move = (sketch: Sketch, spoil: (s: State) => void): readonly string[] => {
    const state = cloneState(stateOf(sketch));
    spoil(state);
    const wrong = ({ ok }: Finding): boolean => !ok;
    return verify(state)
      .filter(wrong)
      .map(({ name }) => name);
  };
  const robo: Sketch = { pinta: '1O', hands: ['7O 12C 10C', '2E'], leader: 0, left: 20 };
  const late: Sketch = { trump: 'O', hands: ['2E 5B', '4C 1C'], leader: 0 };
  const take = (s: State, seat: number, name: string): void => {
    s.hands[seat * 4 + suitOf(card(name))]! ^= bitOf(card(name));
  };

  test.each<[string, Sketch, (s: State) => void, readonly string[]]>([
    ['nothing wrong', robo, () => undefined, []],
    ['a card lost', robo, (s) => take(s, 0, '7O'), ['cardsInHands']],
    ['a card twice', late, (s) => take(s, 0, '4C'), ['cardsInHands']],
    ['a card moved to another hand', late, (s) => (take(s, 0, '4C'), take(s, 1, '4C')), ['cardsInHands']],
    ['a trump that is not the pinta’s', robo, (s) => void (s.trump = 1), ['trump']],
    ['no trump', late, (s) => void (s.trump = NONE), ['trump']],
    ['points too many', late, (s) => void (s.cardPoints[0] = 119), ['points']],
    ['a cante nobody sang', late, (s) => void (s.cantePoints[1] = 20), ['points']],
    ['points carried in the idas', late, (s) => void (s.carried = [5, 0]), ['points']],
    ['a stop in the middle', robo, (s) => void (s.stage = 'stop'), ['cardsInHands', 'phaseTransition']],
    ['a pinta gone before the stock', robo, (s) => void (s.pinta = NONE), ['cardsInHands', 'phaseTransition']],
  ])('%s', (_, sketch, spoil, wrong) => {
    expect(move(sketch, spoil)).toEqual(wrong);
  });
});
