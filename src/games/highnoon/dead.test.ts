// The dead test: positions of both kinds for one and three cards, told by name.

import { describe, expect, test } from 'vitest';
import { canProgress } from './dead.ts';
import { stateOf, type Board } from './testing.ts';

/** Low black cards for columns that shall neither give nor take anything. */
const DULL = ['d0:C:03', 'd0:S:03', 'd1:C:03', 'd1:S:03', 'd1:C:05', 'd1:S:05', 'd1:C:07'];

const board = (first: readonly string[], more: Omit<Board, 't'> = {}): Board => ({
  ...more,
  t: [...first, ...DULL].slice(0, 7),
});

const alive = (p1: Board, options = {}, lanes: readonly number[] = []): boolean =>
  canProgress(stateOf({ p1, lanes }, options), 0);

describe('alive', () => {
  test('[HN-12.2] a face-down top can be flipped', () => {
    expect(alive(board(['d0:C:09?']))).toBe(true);
  });

  test('[HN-12.2] an ace lies open, in a column or anywhere in the stock', () => {
    expect(alive(board(['d0:C:01']))).toBe(true);
    expect(alive(board([], { stock: 'C9 CA S9' }))).toBe(true);
    expect(alive(board([], { waste: 'C9 CA S9' }))).toBe(true);
  });

  test('[HN-12.2] the lowest open card of a column can move away', () => {
    expect(alive(board(['S2? H9', 'C10']))).toBe(true);
    expect(alive(board(['S2? H9 C8 D7', 'S10']))).toBe(true);
    expect(alive({ t: ['S2? HK', ...DULL.slice(0, 5)] })).toBe(true);
  });

  test('[HN-12.2] a king needs an empty column, any card will do if any may begin one', () => {
    expect(alive(board(['S2? HK']))).toBe(false);
    expect(alive({ t: ['S2? C9', ...DULL.slice(0, 5)] })).toBe(false);
    expect(alive({ t: ['S2? C9', ...DULL.slice(0, 5)] }, { emptyColumn: 'any' })).toBe(true);
  });

  test('[HN-12.2] a card of the stock can be the bridge', () => {
    // The nine goes onto the ten once the ten lies on the jack.
    expect(alive(board(['S2? D9', 'HJ'], { stock: 'S8 C10 S6' }))).toBe(true);
    expect(alive(board(['S2? D9', 'HJ'], { stock: 'S8 S6' }))).toBe(false);
  });

  test('[HN-12.2] a run that moves aside can bare what is needed', () => {
    // The red eight moves from one black nine to the other; then the first takes the eight that hides a card.
    expect(alive(board(['S2? D8', 'HQ C9 H8', 'S9']))).toBe(true);
    expect(alive(board(['C2 H8', 'S9']), {}, [1])).toBe(true);
    expect(alive(board(['C2 H8', 'H9']), {}, [1])).toBe(false);
    expect(alive(board(['C2 HK']), {}, [1])).toBe(false);
    expect(alive({ t: ['C2 HK', ...DULL.slice(0, 5)] }, {}, [1])).toBe(true);
  });

  test('[HN-12.2] a column that can be emptied makes room for a king', () => {
    expect(alive(board(['S2? HK', 'D8', 'C9']))).toBe(true);
    expect(alive(board(['S2? HK', 'D8', 'S2? C9']))).toBe(true);
    expect(alive(board(['S2? HK', 'D8', 'H9']))).toBe(false);
  });
});

describe('three at a time', () => {
  test.each([
    ['C6 S8 CA', '', false],
    ['CA C6 S8', '', true],
    ['C6 CA S8', '', false],
    ['C8 C6 CA S8', '', false],
    ['C6 S8 CA', 'C8', false],
    ['C6 S8', 'CA', true],
    ['C6 S8 C8', 'CA', true],
    ['C6 S8 C8', 'CA S6', false],
  ])('[HN-12.2] stock "%s", waste "%s": alive %s', (stock, waste, said) => {
    expect(alive(board([], { stock, waste }), { drawCount: 3 })).toBe(said);
    expect(alive(board([], { stock, waste }), { drawCount: 1 })).toBe(true);
  });

  test('[HN-12.2] a card taken shifts the ring', () => {
    // In passes of three only the six and the last come up; with the six on a red seven the ace moves to a place that comes up.
    const order = (draws: readonly string[]): string => draws.toReversed().join(' ');
    const draws = ['S8', 'C8', 'C6', 'CA', 'S6', 'S9'];
    expect(alive(board(['D9'], { stock: order(draws) }), { drawCount: 3 })).toBe(false);
    expect(alive(board(['H7'], { stock: order(draws) }), { drawCount: 3 })).toBe(true);
  });

  test('[HN-12.2] the pass that goes on counts as well as a fresh one', () => {
    // With one card drawn the next tops are the fourth and the last; a fresh pass gives the third.
    const ring = ['S8', 'C8', 'S6', 'CA', 'C6', 'S9'];
    const split = (drawn: number) => ({
      waste: ring.slice(0, drawn).join(' '),
      stock: ring.slice(drawn).toReversed().join(' '),
    });
    expect(alive(board([], split(1)), { drawCount: 3 })).toBe(true);
    expect(alive(board([], split(0)), { drawCount: 3 })).toBe(false);
    expect(alive(board([], split(2)), { drawCount: 3 })).toBe(false);
  });
});

test('[HN-12.2] face-down cards play no part', () => {
  expect(alive(board(['CA? S2? C9', 'HA? S9']))).toBe(false);
});

describe('the limit', () => {
  /** Two red eights lie on the card that could be placed, and there is one black nine for them. */
  const crowded = ['C2 H8 D8', 'S2? S9'];

  test('[HN-12.2] what only seems possible is searched, and found dead', () => {
    expect(alive(board(crowded), {}, [1])).toBe(false);
    expect(alive(board([...crowded, 'C9']), {}, [1])).toBe(true);
  });

  test('[HN-12.2] a search that takes more than 20,000 arrangements counts as alive', () => {
    const kings = ['H2? SK', 'D2? CK', 'H2? SK', 'D2? CK'];
    const stock = 'HQ DQ HQ DQ SJ CJ SJ CJ H10 D10 H10 D10';
    expect(alive({ t: [...crowded, ...kings, 'S2? C4'], stock: 'HQ DQ' }, {}, [1])).toBe(false);
    expect(alive({ t: [...crowded, ...kings, 'S2? C4'], stock }, {}, [1])).toBe(true);
  });
});
