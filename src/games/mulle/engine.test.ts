// The engine as a whole: matches that come out the same again, and play-outs to learn from.

import { describe, expect, test } from 'vitest';
import { advanceTimeline, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import { hashJson } from '../../kernel/hash.ts';
import { anyGame } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { mulle } from './index.ts';
import { optionsWith } from './testing.ts';

const SEED = '5eed'.repeat(16);

const timeline = (picker: number, seed = SEED): { timeline: Timeline; hashes: readonly string[] } => {
  const random = fastRandom(picker);
  let now = openTimeline(anyGame(mulle), optionsWith({ omgangar: 1 }), seed, []);
  const hashes: string[] = [];
  while (now.outcome === undefined) {
    const seat = now.match.actors.must[0]!;
    const legal = now.match.legal(seat);
    const act = legal[random.below(legal.length)]!;
    const next = advanceTimeline(now, { kind: 'act', seat, act, ms: 0 });
    if (!next.ok) throw new Error(next.error.kind);
    now = next.value;
    hashes.push(...now.marks.map(({ position }) => hashJson(position())));
  }
  return { timeline: now, hashes };
};

describe('game engine', () => {
  test('the same seed and the same actions give the same match, deal by deal', () => {
    const [a, b] = [timeline(1), timeline(1)];
    expect(a.hashes).toEqual(b.hashes);
    expect(a.hashes).toHaveLength(6);
    expect(a.timeline.outcome).toEqual(b.timeline.outcome);
  });

  test('another seed deals other cards', () => {
    expect(timeline(1).hashes[0]).not.toBe(timeline(1, 'beef'.repeat(16)).hashes[0]);
  });

  test('96 cards are played in an omgång, whoever plays them', () => {
    expect([1, 2, 3].map((picker) => timeline(picker).timeline.steps)).toEqual([96, 96, 96]);
  });
});

describe('training environment', () => {
  test('a play-out from a copy leaves the state it began with alone', () => {
    const start = mulle.setup(optionsWith({ omgangar: 1 }), []);
    mulle.resolve(start, fastRandom(1));
    const before = JSON.stringify(start);
    const random = fastRandom(2);
    const s = mulle.clone(start);
    while (mulle.outcome(s) === undefined) {
      if (mulle.chance(s) !== undefined) mulle.resolve(s, random);
      else {
        const actions = mulle.legal(s, s.turn);
        mulle.apply(s, s.turn, actions[random.below(actions.length)] as (typeof actions)[number]);
      }
    }
    expect(JSON.stringify(start)).toBe(before);
    expect(mulle.outcome(s)?.points).toEqual(s.totals);
  });

  test('what a seat is offered depends on its own view only', () => {
    const s = mulle.setup(optionsWith(), []);
    mulle.resolve(s, fastRandom(7));
    const offered = (state: typeof s): string => mulle.legal(state, 0).map(mulle.notate).join('\n');
    const random = fastRandom(8);
    for (let n = 0; n < 20; n++) expect(offered(mulle.sample(mulle.view(s, 0), random))).toBe(offered(s));
  });
});
