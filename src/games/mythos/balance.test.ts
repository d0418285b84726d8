// What is counted of a match: turns but no choices, cards that were played, the first Edge, the points before the last mission.

import { describe, expect, test } from 'vitest';
import type { MatchFacts } from '../../kernel/balance.ts';
import type { Json } from '../../kernel/json.ts';
import { stream } from '../../kernel/random.ts';
import { testSeed } from '../../kernel/testing/walk.ts';
import { advanceTimeline, openTimeline } from '../../kernel/timeline.ts';
import { balance } from './balance.ts';
import type { MythosEvent } from './events.ts';
import { module } from './index.ts';
import { optionsWith } from './testing/scenario.ts';
import type { State } from './state.ts';

const factsOf = (events: readonly MythosEvent[], actions: readonly string[] = []): MatchFacts => {
  const follower = balance.follow();
  for (const event of events) follower.heard(event as unknown as Json);
  for (const action of actions) follower.acted(action);
  return follower.facts();
};

const dealt: MythosEvent = {
  type: 'dealt',
  hands: [
    ['A', 'B'],
    ['C', 'C'],
  ],
  edge: 1,
  decks: ['', ''],
};
const round = (n: number): MythosEvent => ({
  type: 'round',
  round: n,
  lane: 'DCBA'[n - 1]!,
  mission: `M${n}`,
  chakra: [5, 5],
  first: 0,
});

describe('a match', () => {
  test('turns are counted, answers and choices are not', () => {
    const turns = ['play A D', 'hide B D', 'reveal B D', 'upgrade C D', 'jutsu J D A', 'pass'];
    const answers = ['keep', 'mulligan', 'choose 1 D A', 'take A', 'to C', 'accept', 'decline'];
    expect(factsOf([], [...turns, ...answers]).actions).toBe(turns.length);
  });

  test('a hand that was put back was not drawn, what came for it was', () => {
    const { first, drawn, played } = factsOf([
      dealt,
      { type: 'redrew', seat: 0, cards: ['D'] },
      { type: 'drew', seat: 1, cards: ['E'] },
    ]);
    expect({ first, drawn, played }).toEqual({ first: 1, drawn: [['D'], ['C', 'E']], played: [[], []] });
  });

  test('set alone is not played; revealed, upgraded, cast or played is', () => {
    const { played } = factsOf([
      { type: 'set', seat: 0, card: 'A', lane: 'D' },
      { type: 'set', seat: 0, card: 'B', lane: 'D' },
      { type: 'revealed', seat: 0, card: 'B', lane: 'D', cost: 1 },
      { type: 'upgraded', seat: 0, card: 'U', over: 'B', lane: 'D', cost: 1 },
      { type: 'jutsu', seat: 0, card: 'J', on: { side: 0, lane: 'D', card: 'U' }, cost: 1 },
      { type: 'played', seat: 1, card: 'C', lane: 'D', cost: 1, from: 'hand' },
      round(1),
    ]);
    expect(played).toEqual([
      ['B', 'U', 'J', 'M1'],
      ['C', 'M1'],
    ]);
  });

  test('points count as they stand when mission B has been scored', () => {
    const scored = (seat: number, points: number): MythosEvent => ({ type: 'scored', seat, lane: 'D', points });
    expect(factsOf([scored(0, 1), round(3)]).late).toBeUndefined();
    expect(factsOf([scored(0, 1), round(2), scored(1, 2), scored(0, 3), round(4), scored(1, 4)]).late).toEqual([4, 2]);
  });
});

test.each(['digital', 'paper'])(
  'whole matches, %s: as many actions as there were turns, and the points of the state',
  (preset) => {
    for (let n = 1; n <= 8; n++) {
      const seed = testSeed(n);
      const random = stream(seed, 'test');
      const follower = balance.follow();
      let timeline = openTimeline(module.game, optionsWith({}, preset), seed, []);
      const stateNow = (): State => timeline.match.open((_, state) => state as State);
      const hear = (): void => timeline.events.forEach((event) => follower.heard(event.seenBy('open')));
      hear();
      const { edge } = stateNow();
      let turns = 0;
      let late: readonly number[] | undefined;
      while (timeline.outcome === undefined) {
        const seat = timeline.match.actors.must[0]!;
        const { queue, stage, round: before } = stateNow();
        if (stage === 'action' && queue.length === 0) turns++;
        const legal = timeline.match.legal(seat);
        const next = advanceTimeline(timeline, { kind: 'act', seat, act: legal[random.below(legal.length)]!, ms: 0 });
        if (!next.ok) throw new Error('refused');
        timeline = next.value;
        follower.acted(timeline.action!);
        hear();
        if (before === 3 && stateNow().round === 4) late = [...stateNow().points];
      }
      expect(follower.facts()).toMatchObject({ actions: turns, first: edge, late });
    }
  },
);
