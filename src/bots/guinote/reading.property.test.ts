// Reading: who plays by the policy never surprises, and deals are believed as often as their surprises allow.

import { expect, test } from 'vitest';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { guinote } from '../../games/guinote/index.ts';
import { cloneState, inArrastre, type State } from '../../games/guinote/state.ts';
import { after, fourWith, stateOf } from '../../games/guinote/testing.ts';
import { handCards } from '../../games/guinote/view.ts';
import { seen, type Events } from '../../kernel/game.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { policy } from './policy.ts';
import { deedsOf, readingWorlds, surprisesIn } from './reading.ts';
import { thoughtOf } from './testing.ts';
import { PERFECT, worldsFor } from './worlds.ts';

const four = (): State['options'] => {
  const resolved = resolveOptions(guinote.options, { options: { players: 4, partidasPerCoto: 1 } });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

/** Hands played by the policy with one card in so many at random; every state of an arrastre with what one seat has seen. */
const arrastres = function* (deal: number, whims: number): Generator<{ s: State; history: readonly GuinoteEvent[] }> {
  const random = fastRandom(deal);
  const s = guinote.setup(four(), []);
  const events: Events<GuinoteEvent> = [];
  guinote.resolve(s, random, events);
  while (s.stage === 'play' || s.stage === 'stop') {
    if (inArrastre(s)) yield { s, history: events.map((event) => seen(event, 0)) };
    const legal = guinote.legal(s, s.turn);
    const action = random.below(whims) === 0 ? legal[random.below(legal.length)]! : policy(s, s.turn);
    guinote.apply(s, s.turn, action, events);
  }
};

test('who plays by the policy does not surprise; who plays anything does', () => {
  let [calm, wild, looked] = [0, 0, 0];
  for (let deal = 1; deal <= 60; deal++) {
    for (const { s, history } of arrastres(deal, 1_000_000)) {
      const deeds = deedsOf(history, s);
      looked += deeds.length;
      calm += surprisesIn(s, deeds, cloneState(s));
    }
    for (const { s, history } of arrastres(deal, 2)) wild += surprisesIn(s, deedsOf(history, s), cloneState(s));
  }
  expect(looked).toBeGreaterThan(5000);
  expect(calm).toBe(0);
  expect(wild).toBeGreaterThan(1000);
});

test('a deal with a surprise more is believed half as often, and no deal is left out', () => {
  const sketch = { trump: 'O', size: 3, hands: ['4C 5E 6B', '2B 4B 1E', '2C 7B 3E', '1C 12B 5B'], rest: 0 } as const;
  const { state, events } = after(
    stateOf(sketch, fourWith({ partnerExemption: 'none' })),
    '0 play 4C',
    '1 play 2B',
    '2 play 2C',
  );
  const history = [{ type: 'dealt' }, { type: 'drew', left: 0, cards: [] }, ...events] as unknown as GuinoteEvent[];
  const thought = thoughtOf(state, 3, history);
  const nameOf = (s: State): string => [0, 1, 2].map((seat) => handCards(s, seat).join()).join('|');
  const deeds = deedsOf(history, state).filter(({ seat }) => seat !== 3);
  const weights = new Map<string, number>();
  const plain = worldsFor(PERFECT)(thought);
  const random = fastRandom(2);
  for (let n = 0; n < 4000; n++) {
    const s = plain(random);
    weights.set(nameOf(s), 1 / (1 << surprisesIn(s, deeds, cloneState(s))));
  }
  expect(new Set(weights.values()).size).toBeGreaterThan(1);
  const draw = readingWorlds(thought, worldsFor(PERFECT)(thought));
  const DRAWS = 30_000;
  const counts = new Map<string, number>();
  for (let n = 0; n < DRAWS; n++) {
    const name = nameOf(draw(random));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([...weights.keys()].toSorted());
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  for (const [name, weight] of weights) {
    const expected = (DRAWS * weight) / sum;
    // Draws that follow each other are alike, so the spread is that of about a third as many.
    expect(Math.abs(counts.get(name)! - expected)).toBeLessThan(4 * Math.sqrt(3 * expected));
  }
});

test('worlds that are read look like the state to their seat, all through an arrastre', () => {
  let compared = 0;
  for (let deal = 1; deal <= 12; deal++) {
    for (const { s, history } of arrastres(deal, 3)) {
      const thought = thoughtOf(s, 0, history);
      const draw = worldsFor({ ...PERFECT, reads: true })(thought);
      const random = fastRandom(deal);
      for (let n = 0; n < 3; n++) expect(guinote.view(draw(random), 0)).toEqual(thought.view);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(200);
});
