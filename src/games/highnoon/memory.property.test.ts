// Samples of HighNoon remember the stocks: what was drawn and turned over again lies where it lay.

import { describe, expect, test } from 'vitest';
import { seen } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk, type Moment } from '../../kernel/testing/walk.ts';
import type { HighNoonEvent } from './events.ts';
import { module } from './index.ts';
import type { State } from './state.ts';
import { sample, view } from './view.ts';

const PRESETS = ['classic', 'shared', 'draw3'];

describe.each(PRESETS)('%s', (preset) => {
  test('[HN-6.2] a card that both have seen is at its place in every sample, the others are not given away', () => {
    const random = fastRandom(3);
    let remembered = 0;
    let guessed = 0;
    let forgotten = 0;
    for (let n = 0; n < 4; n++) {
      const history: HighNoonEvent[] = [];
      const everSeen = new Set<number>();
      for (const moment of walk(subjectOf(module, { preset }), n, 600).moments) {
        look(moment, history, everSeen);
        const state = moment.state as State;
        if (state.stage !== 'play' || random.below(12) !== 0) continue;
        const drawn = sample(view(state, 0), random, history);
        for (const seat of [0, 1]) {
          state.rings[seat]?.forEach((card, place) => {
            if (place < (state.drawn[seat] ?? 0)) return;
            const right = drawn.rings[seat]?.[place] === card;
            if (!everSeen.has(card)) guessed += right ? 0 : 1;
            else if (right) remembered++;
            else forgotten++;
          });
        }
      }
    }
    expect(forgotten).toBe(0);
    expect(remembered).toBeGreaterThan(100);
    expect(guessed).toBeGreaterThan(100);
  });
});

/** Adds what a moment tells, and the cards that now lie in a waste. */
const look = ({ state, events }: Moment, history: HighNoonEvent[], everSeen: Set<number>): void => {
  history.push(...events.map((event) => seen(event, 0) as HighNoonEvent));
  const { rings, drawn } = state as State;
  rings.forEach((ring, seat) => {
    for (const card of ring.slice(0, drawn[seat])) everSeen.add(card);
  });
};
