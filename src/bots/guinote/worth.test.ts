// What the end of a hand is worth with four players: to whom, and that somebody deals.

import { expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import type { State } from '../../games/guinote/state.ts';
import { fourWith } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { finish } from './finish.ts';
import { worth, worthOfFour } from './worth.ts';

/** Hands played out, with their worth to the first side. */
const hands = Array.from({ length: 400 }, (_, deal): State => {
  const s = guinote.setup(fourWith({ partidasPerCoto: 1 }), []);
  guinote.resolve(s, fastRandom(deal));
  finish(s);
  return s;
});

/** The same hand with another winner of the last trick, who deals next. */
const dealtBy = (s: State, seat: number): State => ({ ...s, lastWinner: seat });

test('both sides share it', () => {
  for (const s of hands) {
    const [first, second] = worthOfFour(s);
    expect(first! + second!).toBeCloseTo(1, 12);
  }
});

test('a partida that is over is worth what it is to anybody', () => {
  const over = hands.filter(({ stage }) => stage === 'end');
  expect(over.length).toBeGreaterThan(50);
  expect(over.map(worthOfFour)).toEqual(over.map(worth));
});

test('who deals the vueltas is better off, whichever side it is', () => {
  const open = hands.filter(({ stage }) => stage === 'deal');
  expect(open.length).toBeGreaterThan(100);
  for (const s of open) {
    const [dealing, dealtTo] = [worthOfFour(dealtBy(s, 2))[0]!, worthOfFour(dealtBy(s, 3))[0]!];
    expect(dealing).toBeGreaterThanOrEqual(dealtTo);
    expect(worthOfFour(dealtBy(s, 0))).toEqual(worthOfFour(dealtBy(s, 2)));
  }
});
