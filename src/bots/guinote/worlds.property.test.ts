// Worlds: they fit everything the player knows, each equally likely; who forgets sees cards again that are gone.

import { describe, expect, test } from 'vitest';
import { guinote, module } from '../../games/guinote/index.ts';
import type { State } from '../../games/guinote/state.ts';
import { handCards } from '../../games/guinote/view.ts';
import { after, fourWith, stateOf, type Sketch } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { seen } from '../../kernel/game.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { thoughtOf } from './testing.ts';
import { PERFECT, worldsFor } from './worlds.ts';

const handsOf = (s: State, seats: readonly number[]): string =>
  seats.map((seat) => handCards(s, seat).join()).join('|');

describe('of a player who forgets nothing', () => {
  test.each([2, 4])('%i players: look exactly like the state to its seat, all through a match', (players) => {
    const { moments } = walk(subjectOf(module, { options: { players, partidasPerCoto: 1 } }), 5, 500);
    const history: GuinoteEvent[][] = Array.from({ length: players }, () => []);
    let compared = 0;
    for (const { state, events } of moments) {
      const s = state as State;
      history.forEach((mine, seat) => mine.push(...events.map((event) => seen(event, seat) as GuinoteEvent)));
      if (s.stage !== 'play' && s.stage !== 'stop') continue;
      for (let seat = 0; seat < players; seat++) {
        const thought = thoughtOf(s, seat, history[seat]);
        const draw = worldsFor(PERFECT)(thought);
        for (let n = 0; n < 3; n++) expect(guinote.view(draw(fastRandom(n)), seat)).toEqual(thought.view);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  /** Seat 1 has not followed, seat 2 has not beaten: seat 3 must hold what neither can. */
  const sketch: Sketch = { trump: 'O', size: 3, hands: ['4C 5E 6B', '2B 4B 1E', '2C 7B 3E', '1C 12B 5B'], rest: 0 };

  test('fit the cards played in arrastre, each world as often as the next', () => {
    const start = stateOf(sketch, fourWith({ partnerExemption: 'none' }));
    const { state, events } = after(start, '0 play 4C', '1 play 2B', '2 play 2C');
    const history = [{ type: 'dealt' }, { type: 'drew', left: 0, cards: [] }, ...events] as unknown as GuinoteEvent[];
    const draw = worldsFor(PERFECT)(thoughtOf(state, 3, history));
    const random = fastRandom(8);
    const counts = new Map<string, number>();
    const DRAWS = 4000;
    for (let n = 0; n < DRAWS; n++) {
      const key = handsOf(draw(random), [0, 1, 2]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // Each is among those that the rules allow; drawn often enough, game.sample meets them all.
    const sampled = new Set<string>();
    const view = guinote.view(state, 3);
    for (let n = 0; n < DRAWS; n++) sampled.add(handsOf(guinote.sample(view, random, history), [0, 1, 2]));
    expect([...counts.keys()].filter((key) => !sampled.has(key))).toEqual([]);
    expect(counts.size).toBeGreaterThan(20);
    const expected = DRAWS / counts.size;
    const chi2 = [...counts.values()].reduce((sum, n) => sum + ((n - expected) * (n - expected)) / expected, 0);
    // Three standard deviations above the mean of the distribution.
    expect(chi2).toBeLessThan(counts.size + 3 * Math.sqrt(2 * counts.size));
  });

  test('leave out a pair that was not sung when it could have been', () => {
    const s = stateOf({ trump: 'O', size: 3, leader: 0, hands: ['12C 5E 6B', '2B 10C 1E', '10E 7B 3E', '10B 12B 5B'], rest: 0 });
    const { state } = after(s, '0 play 5E');
    const pairs = (infers: boolean): number => {
      const draw = worldsFor({ memory: 100, infers })(thoughtOf(state, 1));
      const random = fastRandom(4);
      let found = 0;
      for (let n = 0; n < 500; n++) {
        const hand = handCards(draw(random), 2).map((card) => guinote.notate(card));
        if (hand.includes('play 12B') && hand.includes('play 10B')) found++;
      }
      return found;
    };
    expect(pairs(true)).toBe(0);
    expect(pairs(false)).toBeGreaterThan(0);
  }); // prettier-ignore
});

describe('of a player who forgets', () => {
  const s = stateOf({ pinta: '6O', left: 8, hands: ['4C 5E 6B 1O', '', '', ''], rest: 0 });
  const gone = new Set(guinote.view(s, 0).won.flat());

  test.each([
    [0, true],
    [50, true],
    [100, false],
  ])('%i of a hundred cards: gone cards turn up again %s; own hand and sizes stay', (memory, again) => {
    const draw = worldsFor({ memory, infers: false })(thoughtOf(s, 0));
    const random = fastRandom(6);
    let back = 0;
    for (let n = 0; n < 50; n++) {
      const world = draw(random);
      expect(handCards(world, 0)).toEqual(handCards(s, 0));
      expect([1, 2, 3].map((seat) => handCards(world, seat).length)).toEqual([6, 6, 6]);
      expect(world.deck).toHaveLength(s.deck.length - s.drawn);
      expect(world.cardPoints).toEqual(s.cardPoints);
      back += handCards(world, 1).filter((card) => gone.has(guinote.notate(card).slice(5))).length;
    }
    expect(back > 0).toBe(again);
  });
});
