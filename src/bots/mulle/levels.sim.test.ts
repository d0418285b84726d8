// The levels of Mulle: the same move every time, from nothing but the view, and the obvious one where there is one.

import { describe, expect, test } from 'vitest';
import { mulle } from '../../games/mulle/index.ts';
import type { State } from '../../games/mulle/state.ts';
import { optionsWith, stateOf } from '../../games/mulle/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { levels } from './levels.ts';

const choice = (id: string, state: State, seed = 1): string => {
  const { bot, budget } = levels.find((level) => level.id === id)!;
  const seat = state.turn;
  const view = mulle.view(state, seat);
  const legal = mulle.legal(state, seat);
  const sides = mulle.sides(state.options);
  const action = bot({ game: mulle, seat, sides, view, history: [], legal, random: fastRandom(seed), budget });
  if (action === undefined) throw new Error('the bot is silent');
  return mulle.notate(action);
};

const dealt = (players: number): State => {
  const s = mulle.setup(optionsWith({ players }), []);
  mulle.resolve(s, fastRandom(5));
  return s;
};

test('weakest first', () => expect(levels.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard', 'expert']));

describe.each(levels)('$id', ({ id }) => {
  test.each([2, 4])('with %d players: states that its seat can’t tell apart get the same move', (players) => {
    const state = dealt(players);
    const random = fastRandom(6);
    const other = mulle.sample(mulle.view(state, 0), random);
    expect(choice(id, other)).toBe(choice(id, state));
  });
});

describe.each(['hard', 'expert'])('%s', (id) => {
  test.each([
    ['takes a mulle of kings', { table: 'CK S6 D2', hands: ['CK D6 H3 H7', 'S5 H8 CJ D9'], deal: 3 }, 'take CK: CK'],
    ['does not lay down the card that it can take with', { table: 'CK D2', hands: ['CK D6', 'S5 H8'], deal: 3 }, 'take CK: CK'],
    ['takes its build before a rival can', { table: '0:9=H4+C5 D2', hands: ['S9 HJ', 'D9 C3'], deal: 5 }, 'take S9: build 9'],
  ])('%s', (_, sketch, chosen) => {
    for (let seed = 1; seed < 4; seed++) expect(choice(id, stateOf(sketch), seed)).toBe(chosen);
  });
}); // prettier-ignore
