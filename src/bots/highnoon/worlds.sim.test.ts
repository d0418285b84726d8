// The worlds a bot of HighNoon thinks about: all that it saw is in them, and nothing else is fixed.

import { describe, expect, test } from 'vitest';
import type { HighNoonEvent } from '../../games/highnoon/events.ts';
import { highnoon, module } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { seen } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { worldsWith, type Memory } from './worlds.ts';

const PRESETS = ['classic', 'shared', 'draw3'];

/** How many hidden stock cards that were once drawn lie where they lay, and how many do not; and of those never drawn. */
interface Tally {
  right: number;
  wrong: number;
  guessed: number;
}

const tallyOf = (preset: string, memory: Memory): Tally => {
  const tally: Tally = { right: 0, wrong: 0, guessed: 0 };
  const random = fastRandom(5);
  for (let n = 0; n < 3; n++) {
    const history: HighNoonEvent[] = [];
    const drawn = new Set<number>();
    for (const { state: any, events } of walk(subjectOf(module, { preset }), n, 500).moments) {
      const state = any as State;
      history.push(...events.map((event) => seen(event, 0) as HighNoonEvent));
      state.rings.forEach((ring, seat) => ring.slice(0, state.drawn[seat]).forEach((card) => drawn.add(card)));
      if (state.stage !== 'play' || random.below(20) !== 0) continue;
      const view = highnoon.view(state, 0);
      const thought = { game: highnoon, seat: 0, view, history, legal: [], random: fastRandom(n), budget: 0 };
      const world = worldsWith(memory)(thought);
      for (let w = 0; w < 3; w++) compare(world(random), state, drawn, tally);
    }
  }
  return tally;
};

const compare = (world: State, state: State, drawn: ReadonlySet<number>, tally: Tally): void => {
  expect(highnoon.check(world)).toEqual(highnoon.check(state));
  expect(highnoon.view(world, 0)).toEqual(highnoon.view(state, 0));
  state.rings.forEach((ring, seat) => {
    ring.forEach((card, at) => {
      if (at < state.drawn[seat]!) return;
      const same = world.rings[seat]?.[at] === card;
      if (!drawn.has(card)) tally.guessed += same ? 0 : 1;
      else if (same) tally.right++;
      else tally.wrong++;
    });
  });
};

describe.each(PRESETS)('%s', (preset) => {
  test('[HN-6.2] with a full memory every card that was drawn is at its place, and no other is given away', () => {
    const { right, wrong, guessed } = tallyOf(preset, { share: 100 });
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThan(100);
    expect(guessed).toBeGreaterThan(100);
  });

  test('a worse memory forgets more', () => {
    const wrong = [80, 50, 0].map((share) => tallyOf(preset, { share }).wrong);
    expect(wrong[0]).toBeGreaterThan(0);
    expect(wrong[1]).toBeGreaterThan(wrong[0]!);
    expect(wrong[2]).toBeGreaterThan(wrong[1]!);
  });

  test('the cards that come next may be known for sure', () => {
    const wrong = [0, 5, 52].map((next) => tallyOf(preset, { share: 0, next }).wrong);
    expect(wrong[1]).toBeLessThan(wrong[0]!);
    expect(wrong[1]).toBeGreaterThan(0);
    expect(wrong[2]).toBe(0);
  });
});
