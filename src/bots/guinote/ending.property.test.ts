// The arrastre of two: the solver against brute force by the rules, every word and every card tried.

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { isSing } from '../../games/guinote/actions.ts';
import { cantePair } from '../../games/guinote/cards.ts';
import { guinote } from '../../games/guinote/index.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import type { State } from '../../games/guinote/state.ts';
import { optionsWith } from '../../games/guinote/testing.ts';
import { bestOf, endValue, isEnding, solveEnding } from './ending.ts';
import { isHandOver } from './worth.ts';

/** What the value of a position within one hand depends on. */
const keyOf = (s: State, silent: boolean): string =>
  [...s.hands, ...s.trick, 99, s.turn, s.leader, s.sung, ...s.cantes, 99, ...s.cardPoints, silent ? 1 : 0].join();

/** The value to side 0 by trying everything that is legal, silence of those who may speak included; `known` remembers what was tried. */
const bruteValue = (s: State, known: Map<string, number>, silent = false): number => {
  if (isHandOver(s)) return endValue(s);
  const key = keyOf(s, silent);
  const found = known.get(key) ?? tryAll(s, known, silent);
  known.set(key, found);
  return found;
};

const tryAll = (s: State, known: Map<string, number>, silent: boolean): number => {
  const { must, may } = guinote.actors(s);
  const speaker = may.find((seat) => guinote.legal(s, seat).length > 0);
  if (speaker !== undefined && !silent) {
    const said = guinote.legal(s, speaker).map((word) => bruteValue(after(s, speaker, word), known));
    return bestFor(speaker, [...said, bruteValue(s, known, true)]);
  }
  const seat = must[0]!;
  return bestFor(
    seat,
    guinote.legal(s, seat).map((action) => bruteValue(after(s, seat, action), known)),
  );
};

const bestFor = (seat: Seat, values: readonly number[]): number =>
  seat === 0 ? Math.max(...values) : Math.min(...values);

const after = (s: State, seat: Seat, action: number): State => {
  const next = guinote.clone(s);
  guinote.apply(next, seat, action);
  return next;
};

const heldIn = (s: State): number => guinote.view(s, 'open').hands.flat().length;

const holdsPair = (s: State): boolean => {
  const pair = cantePair(s.options);
  return s.hands.some((mask, at) => (mask & pair) === pair && !s.cantes.some((cante) => (cante & 3) === (at & 3)));
};

/** Plays at random to an arrastre with at most so many cards in all, if asked with a pair that nobody has sung. */
const endingOf = (options: GuinoteOptions, random: Random, most: number, paired: boolean): State => {
  for (;;) {
    const s = guinote.setup(options, []);
    guinote.resolve(s, random);
    while (!isHandOver(s)) {
      if (isEnding(s) && heldIn(s) <= most && random.below(2) === 0 && (!paired || holdsPair(s))) return s;
      const [seat = 0] = guinote.actors(s).must;
      const legal = guinote.legal(s, seat);
      guinote.apply(s, seat, legal[random.below(legal.length)]!);
    }
  }
};

/** The same as the vueltas of a partida whose idas brought each side something, but not 101 in all. */
const inVueltas = (s: State, random: Random): State => {
  const room = [0, 1].map((side) => Math.max(1, 101 - s.cardPoints[side]! - s.cantePoints[side]!));
  const carried = room.map((points) => random.below(points));
  return { ...s, vueltas: true, carried, carriedCards: carried.map((points) => Math.min(points, random.below(40))) };
};

const SETTINGS: readonly (readonly [string, GuinoteOptions])[] = [
  ['aragon', optionsWith()],
  ['reference', optionsWith({}, 'reference')],
  ['validator', optionsWith({}, 'validator')],
  ['the rarer rules', optionsWith({ min30: 'loses', bothOver: 'higher', canteWindow: 'beforeRival', deck: 48 })],
];

describe.each(SETTINGS)('%s', (_, options) => {
  test('250 random endings: every action has the value that brute force gives it', () => {
    const random = fastRandom(11);
    let [words, vueltas, lying, whole] = [0, 0, 0, 0];
    for (let n = 0; n < 250; n++) {
      const ending = endingOf(options, random, n % 2 === 0 ? 12 : 8, n % 5 === 0);
      const s = n % 3 === 0 ? inVueltas(ending, random) : ending;
      const seat = guinote.actors(s).must[0]!;
      const legal = guinote.legal(s, seat);
      const known = new Map<string, number>();
      const expected = legal.map((action) => ({ action, value: bruteValue(after(s, seat, action), known) }));
      expect(solveEnding(guinote, s, seat, legal)).toEqual(expected);
      expect(bestOf(expected, seat)).toBeDefined();
      if (legal.some(isSing)) words++;
      if (s.vueltas) vueltas++;
      if (heldIn(s) === 12) whole++;
      if (s.trick.length > 0) lying++;
    }
    expect(vueltas).toBeGreaterThan(20);
    // The whole arrastre of two, from its first lead.
    expect(whole).toBeGreaterThan(30);
    expect(lying).toBeGreaterThan(50);
    expect(words > 5).toBe(options.canteInArrastre);
  });
});
