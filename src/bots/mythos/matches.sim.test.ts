// Every level of Mythos plays whole matches as a table would let it: nothing refused, nobody stuck, no more thought than it was given.

import { describe, expect, test } from 'vitest';
import { module } from '../../games/mythos/index.ts';
import { wildLoadouts, wildOptions } from '../../games/mythos/testing/wild.ts';
import type { Game } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { testSeed } from '../../kernel/testing/walk.ts';
import { advanceTimeline, keepHistory, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import { playPair } from '../arena.ts';
import type { Level } from '../bot.ts';
import { levelsOf } from '../index.ts';
import { thinkFor } from '../think.ts';

const LEVELS = await levelsOf('mythos');
const named = (id: string): Level => LEVELS.find((level) => level.id === id)!;
const SEARCHING = ['easy', 'medium', 'hard', 'expert'].map(named);

const optionsOf = (preset: string, changes: JsonObject = {}): unknown => {
  const resolved = resolveOptions(module.game.options, { preset, options: changes });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

/** The game, with every world counted that a thought draws or copies. */
const counted = (): { readonly game: Game; readonly count: { drawn: number; copied: number } } => {
  const count = { drawn: 0, copied: 0 };
  const sample: Game['sample'] = (...given) => {
    count.drawn++;
    return module.game.sample(...given);
  };
  const clone: Game['clone'] = (state) => {
    count.copied++;
    return module.game.clone(state);
  };
  return { game: { ...module.game, sample, clone }, count };
};

/** A match; a refused answer or a silent duty fails. */
const play = (
  levels: readonly [Level, Level],
  options: unknown,
  seed: string,
  loadouts?: readonly unknown[],
): { readonly timeline: Timeline; readonly acts: string[] } => {
  const { game, count } = counted();
  // What is told again of a match is no thought.
  let timeline = keepHistory(openTimeline(game, options, seed, [], loadouts));
  const acts: string[] = [];
  while (timeline.outcome === undefined) {
    expect(timeline.steps).toBeLessThan(700);
    const seat = timeline.match.actors.must[0]!;
    Object.assign(count, { drawn: 0, copied: 0 });
    const level = levels[seat]!;
    const act = thinkFor(timeline, seat, level);
    // One more world may be drawn to see what there is to choose from.
    expect(count.drawn).toBeLessThanOrEqual(level.budget + 1);
    expect(count.copied).toBeLessThanOrEqual(level.budget);
    if (act === undefined) throw new Error(`seat ${seat} is stuck after step ${timeline.steps}`);
    const next = advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
    if (!next.ok) throw new Error(`${act} of seat ${seat} is refused after step ${timeline.steps}`);
    acts.push(act);
    timeline = next.value;
  }
  return { timeline, acts };
};

describe.each(Object.keys(module.game.options.presets))('whole matches, %s', (preset) => {
  test.each(SEARCHING.map((level) => [level.id, level] as const))('%s', (_, level) => {
    const verbs = new Set<string>();
    for (const [n, levels] of [
      [level, named('easy')],
      [named('easy'), level],
    ].entries()) {
      const { timeline, acts } = play(levels as [Level, Level], optionsOf(preset), testSeed(n + 1));
      expect(timeline.outcome?.rank.toSorted((a, b) => a - b)).toEqual([1, 2]);
      for (const act of acts) verbs.add(act.split(' ', 1)[0]!);
    }
    // Turns and the choices of effects alike.
    expect(verbs).toContain('play');
    expect(verbs).toContain('pass');
    expect(verbs.has('choose') || verbs.has('to') || verbs.has('take')).toBe(true);
  });
});

test('the same seed is the same match', () => {
  const hard = named('hard');
  const options = optionsOf('digital');
  expect(play([hard, hard], options, testSeed(5)).acts).toEqual(play([hard, hard], options, testSeed(5)).acts);
});

// Hard and expert differ in their budget only.
test.each(SEARCHING.slice(0, 3).map((level, n) => [level.id, level, n] as const))(
  '%s plays any cards by any options',
  (_, level, n) => {
    const random = fastRandom(n);
    const options = optionsOf('digital', wildOptions(random, module.game.options.fields) as JsonObject);
    const { timeline } = play([level, named('easy')], options, testSeed(n), wildLoadouts(random));
    expect(timeline.outcome?.rank.toSorted((a, b) => a - b)).toEqual([1, 2]);
  },
);

test.each([['easy', 'random', 6, 0.6]] as const)('%s beats %s', (id, other, pairs, least) => {
  let score = 0;
  for (let n = 1; n <= pairs; n++) {
    score += playPair(
      { game: module.game, options: optionsOf('digital') },
      testSeed(100 + n),
      named(id),
      named(other),
    ).score;
  }
  expect(score / pairs).toBeGreaterThan(least);
});
