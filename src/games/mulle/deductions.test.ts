// What single moves tell of the hand they were made from.

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { handValue, nameOf } from './cards.ts';
import { deductionsOf } from './deductions.ts';
import type { MulleEvent } from './events.ts';
import { mulle } from './index.ts';
import { handOf } from './state.ts';
import { after, stateOf, type Sketch } from './testing.ts';

const valuesOf = (bits: number): readonly number[] =>
  Array.from({ length: 17 }, (_, value) => value).filter((value) => ((bits >> value) & 1) === 1);

/** What a seat is known to hold and to lack after some moves of a position without builds. */
const told = (sketch: Sketch, seat: Seat, ...moves: readonly string[]) => {
  const { state, events } = after(stateOf({ deal: 2, ...sketch }), ...moves);
  const { holds, lacks } = deductionsOf(mulle.view(state, 1 - seat), events as unknown as MulleEvent[])[seat]!;
  return { holds: valuesOf(holds), lacks: valuesOf(lacks) };
};

describe('who has built', () => {
  const sketch = { table: 'S4 HJ', hands: ['C3 H7 D8 DK', 'D7 S9 C9 HQ'] };
  const built = '0 build C3 on S4';

  test('[MUL-5.2] holds a card for the build', () => {
    expect(told(sketch, 0, built)).toEqual({ holds: [7], lacks: [] });
  });

  test('[MUL-5.2] still holds it when somebody else has taken the build', () => {
    expect(told(sketch, 0, built, '1 take D7: build 7')).toEqual({ holds: [7], lacks: [] });
  });

  test('may hold none any more once such a card was played', () => {
    const moves = [built, '1 take D7: build 7', '0 discard H7'];
    expect(told(sketch, 0, ...moves)).toEqual({ holds: [], lacks: [] });
  });

  test('in a sample has such a card, though the build is gone', () => {
    const { state, events } = after(stateOf({ deal: 2, ...sketch }), built, '1 take D7: build 7');
    const random = fastRandom(1);
    for (let i = 0; i < 200; i++) {
      const sampled = mulle.sample(mulle.view(state, 1), random, events as unknown as MulleEvent[]);
      expect(handOf(sampled, 0).map(handValue)).toContain(7);
    }
  });
});

test.each([
  ['[MUL-6.2] a rebuild', { table: 'S4', hands: ['C3 H7 D8 DK', 'D2 S9 C5 HQ'] }, 1, ['0 build C3 on S4', '1 rebuild D2 on 7 to 9'], [9]],
  ['[MUL-7.1] a trotta', { table: 'S9 HJ', hands: ['C9 H9 D8', 'D7 S2 HQ'] }, 0, ['0 trotta C9'], [9]],
  ['[MUL-8.3] a feed', { table: 'S4 HJ', hands: ['C3 H7 S7', 'D8 S9 HQ'] }, 0, ['0 build C3 on S4', '1 discard D8', '0 discard S7'], [7]],
  ['[MUL-9.2] a card for an own build, used otherwise', { table: 'S4 H2', hands: ['C3 H7 S7 C9', 'D8 SK HQ DK'] }, 0, ['0 build C3 on S4', '1 discard SK', '0 build S7 on H2'], [7, 9]],
] as const)('%s tells that a card for the build is kept', (_, sketch, seat, moves, holds) => {
  expect(told(sketch, seat, ...moves)).toEqual({ holds, lacks: [] });
}); // prettier-ignore

describe('[MUL-3.7] who has a build, and takes a loose card with its twin,', () => {
  const moves = ['0 build C3 on S4', '1 discard SJ'];
  const toldOf = (hand: string, take: string) => {
    const sketch = { table: 'S4 DK H7', hands: [`C3 CQ ${hand}`, 'SJ HQ D9 D5'], deal: 2 };
    const { state, events } = after(stateOf(sketch, { absorb: 'off' }), ...moves, take);
    const { holds, lacks } = deductionsOf(mulle.view(state, 1), events as unknown as MulleEvent[])[0]!;
    return { holds: valuesOf(holds), lacks: valuesOf(lacks) };
  };

  test('has no other card for the build if that is taken too', () => {
    expect(toldOf('H7 D2', '0 take H7: H7, build 7')).toEqual({ holds: [], lacks: [7] });
  });

  test('keeps another one if it is not', () => {
    expect(toldOf('H7 S7', '0 take H7: H7')).toEqual({ holds: [7], lacks: [] });
  });
});

test('the history of another match tells nothing', () => {
  const here = stateOf({ table: 'S4 HJ', hands: ['C3', 'D7'], deal: 6 });
  const there = after(stateOf({ table: 'S4 HJ', hands: ['C3 H7', 'D8 HQ'], deal: 2 }), '0 build C3 on S4');
  const history = there.events as unknown as MulleEvent[];
  const sampled = mulle.sample(mulle.view(here, 1), fastRandom(1), history);
  expect(handOf(sampled, 0).map(nameOf)).toEqual(['C3']);
});
