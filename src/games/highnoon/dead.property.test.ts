// The dead test against an exhaustive search through the rules themselves, on small positions; and that whole matches end.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '../../kernel/game.ts';
import { fastRandom, shuffle, type Random } from '../../kernel/random.ts';
import { CARDS, nameOf, rankOf, suitOf, type Card } from './cards.ts';
import { canProgress } from './dead.ts';
import { highnoon } from './index.ts';
import type { State } from './state.ts';
import { optionsWith } from './testing.ts';

/** A position in which most cards are on the foundations and the first player has a few of the rest. */
const smallPosition = (random: Random): object => {
  const tops = Array.from({ length: 8 }, () => 4 + random.below(8));
  const foundations: string[][] = tops.map(() => []);
  const loose: Card[] = [];
  for (const card of CARDS) {
    const lane = suitOf(card) * 2 + (card >> 6);
    if (rankOf(card) <= tops[lane]!) foundations[lane]?.push(nameOf(card));
    else loose.push(card);
  }
  // Cards that could be placed at once come last: a position should have to be thought about.
  const isNext = (card: Card): boolean => tops.slice(suitOf(card) * 2, suitOf(card) * 2 + 2).includes(rankOf(card) - 1);
  shuffle(loose, random).sort((a, b) => Number(isNext(a)) - Number(isNext(b)));
  const mine = loose.splice(0, 7 + random.below(9));
  const ring = mine.splice(0, random.below(6));
  const columns: string[][] = Array.from({ length: 7 }, () => []);
  const used = 4 + random.below(4);
  for (const [i, card] of mine.entries()) columns[i < used ? i : random.below(used)]?.push(nameOf(card));
  const drawn = random.below(ring.length + 1);
  const ranks = tops.reduce((sum, top) => sum + (top * (top + 1)) / 2, 0);
  const side = (stock: readonly Card[], waste: readonly Card[], tableau: readonly string[][]) => ({
    stock: stock.toReversed().map((card) => `${nameOf(card)}?`),
    waste: waste.map(nameOf),
    tableau,
  });
  return {
    mode: 'shared',
    players: [
      {
        ...side(
          ring.slice(drawn),
          ring.slice(0, drawn),
          columns.map((column) => covered(column, random)),
        ),
        score: ranks,
        placed: foundations.flat().length,
      },
      {
        ...side(
          loose,
          [],
          Array.from({ length: 7 }, () => []),
        ),
        score: 0,
        placed: 0,
      },
    ],
    foundations,
  };
};

const covered = (column: readonly string[], random: Random): string[] => {
  const down = column.length === 0 ? 0 : random.below(column.length);
  return column.map((id, i) => (i < down ? `${id}?` : id));
};

const lies = (state: State): string =>
  JSON.stringify([state.columns.slice(0, 7), state.down.slice(0, 7), state.rings[0], state.drawn[0]]);

/** Can seat 0 ever place or uncover a card? Every sequence of its own actions, through the rules. */
const exhaustive = (start: State, limit: number): boolean | undefined => {
  const seen = new Set([lies(start)]);
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const action of highnoon.legal(state, 0)) {
      const { state: next } = play(highnoon, state, 0, action);
      if (next.progress[0] !== state.progress[0]) return true;
      // The search is of one player's actions: what ends a match must not end it.
      next.stage = 'play';
      next.ending = null;
      const key = lies(next);
      if (seen.has(key)) continue;
      if (seen.size > limit) return undefined;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
};

const OPTIONS = [
  { drawCount: 1 },
  { drawCount: 3 },
  { drawCount: 1, emptyColumn: 'any' },
  { drawCount: 3, emptyColumn: 'any' },
  { drawCount: 3, autoReveal: false },
] as const;

describe('dead or alive', () => {
  test.each(OPTIONS)('[HN-12.2] agrees with an exhaustive search: %j', (changes) => {
    const options = optionsWith({ ...changes, quietLimit: 0 });
    const told = { dead: 0, alive: 0 };
    const property = fc.property(fc.nat({ max: 0x7fff_ffff }), (n) => {
      const state = highnoon.position.read(options, smallPosition(fastRandom(n)));
      if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
      if (state.value.stage !== 'play') return;
      const truth = exhaustive(state.value, 2000);
      if (truth === undefined) return;
      told[truth ? 'alive' : 'dead'] += 1;
      if (canProgress(state.value, 0) !== truth) throw new Error(`position ${n}: ${String(truth)} is true`);
    });
    fc.assert(property, { numRuns: 600, seed: 20_240_601, endOnFailure: true });
    expect(told.dead).toBeGreaterThan('emptyColumn' in changes ? 5 : 80);
    expect(told.alive).toBeGreaterThan(80);
  });
});

describe('whole matches', () => {
  test.each(OPTIONS)(
    '[HN-12.3] a blocked match has no progress in it, and a dead one does not go on: %j',
    (changes) => {
      const options = optionsWith({ ...changes, quietLimit: 60 });
      let blocked = 0;
      for (let n = 0; n < 40; n++) {
        const random = fastRandom(n);
        const state = highnoon.setup(options, []);
        highnoon.resolve(state, random);
        let idle = 0;
        while (state.stage === 'play') {
          const seat = random.below(2);
          const legal = highnoon.legal(state, seat);
          if (legal.length === 0) continue;
          const before = state.progress;
          highnoon.apply(state, seat, legal[random.below(legal.length)]!);
          idle = state.progress === before ? idle + 1 : 0;
          expect(idle).toBeLessThan(60 * 2 + 60);
        }
        if (state.ending !== 'blocked') continue;
        blocked++;
        for (const seat of [0, 1]) expect(canProgress(state, seat)).toBe(false);
      }
      expect(blocked).toBeGreaterThan('emptyColumn' in changes ? -1 : 5);
    },
  );
});
