// Worlds against the moves of a deal: with enough memory every one of them explains all that the others did, and none is likelier than the game itself draws it.

import { describe, expect, test } from 'vitest';
import { handValue } from '../../games/mulle/cards.ts';
import type { MulleEvent } from '../../games/mulle/events.ts';
import { mulle, type Mulle } from '../../games/mulle/index.ts';
import type { State } from '../../games/mulle/state.ts';
import { optionsWith } from '../../games/mulle/testing.ts';
import type { Events } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { hiddenFrom, redraw, stateOf } from './hidden.ts';
import { deedsOf, FIRM, likelihood } from './reading.ts';
import { worldsWith } from './worlds.ts';

/** Every turn of an omgång played at random, as the player on turn sees it. */
const thoughtsOf = (players: number, seed: number): readonly Thought<Mulle>[] => {
  const random = fastRandom(seed);
  const s = mulle.setup(optionsWith({ players, omgangar: 1 }), []);
  const events: Events<MulleEvent> = [];
  const thoughts: Thought<Mulle>[] = [];
  while (mulle.outcome(s) === undefined) {
    if (mulle.chance(s) !== undefined) {
      mulle.resolve(s, random, events);
      continue;
    }
    const seat = s.turn;
    const legal = mulle.legal(s, seat);
    const history = events.map(({ pub, to }) => to?.[seat] ?? pub);
    const sides = mulle.sides(s.options);
    const view = mulle.view(s, seat);
    thoughts.push({ game: mulle, seat, sides, view, history, legal, random: fastRandom(11), budget: 0 });
    mulle.apply(s, seat, legal[random.below(legal.length)]!, events);
  }
  return thoughts;
};

/** Was every move of the deal legal, if the others hold what they do in this world? */
const explains = ({ seat, view, history }: Thought<Mulle>, world: State): boolean => {
  const deeds = deedsOf(history, view);
  return world.hands.every(
    (hand, other) => other === seat || likelihood(world, deeds, seat, other, hand, [], FIRM) > 0,
  );
};

describe.each([2, 4])('with %d players', (players) => {
  const thoughts = thoughtsOf(players, 3);
  const contradicted = (memory: number): number => {
    const random = fastRandom(4);
    let count = 0;
    for (const thought of thoughts) {
      const draw = worldsWith({ memory })(thought);
      for (let i = 0; i < 4; i++) if (!explains(thought, draw(random))) count++;
    }
    return count;
  };

  test.each([0.8, 1])('who remembers %d of the cards imagines only hands that explain every move', (memory) => {
    expect(contradicted(memory)).toBe(0);
  });

  test('who forgets more imagines others, too', () => {
    expect(contradicted(0.5)).toBeGreaterThan(20);
  });
});

/** How often each seat holds each hand value. */
const sharesIn = (draw: (random: Random) => State, rounds: number): readonly number[] => {
  const random = fastRandom(6);
  const counts = Array.from({ length: 4 * 17 }, () => 0);
  for (let i = 0; i < rounds; i++) {
    draw(random).hands.forEach((hand, seat) => {
      for (const card of hand) counts[seat * 17 + handValue(card)]! += 1 / rounds;
    });
  }
  return counts;
};

test('where hardly any deal fits, hands are as likely as the game itself draws them', () => {
  let tight = 0;
  for (const thought of [5, 6].flatMap((seed) => thoughtsOf(4, seed))) {
    const random = fastRandom(5);
    const hidden = hiddenFrom(1, thought, random);
    redraw(hidden, random);
    if (!hidden.isTight || hidden.held < 6) continue;
    if (++tight > 3) return;
    const drawn = sharesIn((from) => (redraw(hidden, from), stateOf(hidden)), 3000);
    const sampled = sharesIn((from) => mulle.sample(thought.view, from, thought.history), 1000);
    const apart = Math.max(...drawn.map((share, i) => Math.abs(share - sampled[i]!)));
    expect(apart).toBeLessThan(0.1);
  }
  expect.fail('too few such positions');
});
