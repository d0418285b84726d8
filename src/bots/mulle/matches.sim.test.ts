// Every level of Mulle plays whole matches as a table would let it: nothing refused, nobody silent, no playout more than its budget.

import { describe, expect, test } from 'vitest';
import { module } from '../../games/mulle/index.ts';
import type { Json } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { testSeed } from '../../kernel/testing/walk.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import type { Level } from '../bot.ts';
import { thinkFor } from '../think.ts';
import { aidsWith } from './aids.ts';
import { levelsWith } from './levels.ts';

const { game } = module;

/** Judged playouts of the thought that runs now. */
let judged = 0;

const counted = levelsWith((insight) => {
  const aids = aidsWith(insight);
  return {
    ...aids,
    worth: (state) => {
      judged++;
      return aids.worth!(state);
    },
  };
}) as unknown as readonly Level[];
const [easy, medium, hard, expert] = counted as readonly [Level, Level, Level, Level];

const optionsOf = (preset: string, options: { readonly [key: string]: Json }): unknown => {
  const resolved = resolveOptions(game.options, { preset, options });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

/** A whole match; a refused or missing answer fails, and so does one that took too many playouts. */
const play = (options: unknown, seed: string, levels: readonly Level[]): Timeline => {
  let timeline = openTimeline(game, options, seed, []);
  while (timeline.outcome === undefined) {
    const [seat = 0] = timeline.match.actors.must;
    const level = levels[seat]!;
    judged = 0;
    const act = thinkFor(timeline, seat, level);
    expect(judged).toBeLessThanOrEqual(level.budget);
    if (act === undefined) throw new Error(`${level.id} is silent after step ${timeline.steps}`);
    const next = advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
    if (!next.ok) throw new Error(`${act} of ${level.id} is refused after step ${timeline.steps}`);
    timeline = next.value;
  }
  return timeline;
};

describe.each(['standard', 'classic'])('whole matches in %s', (preset) => {
  test.each([
    ['expert against easy', [expert, easy], 1],
    ['medium against hard', [medium, hard], 2],
    ['all four in pairs', [easy, expert, medium, hard], 1],
  ])('%s', (_, levels, omgangar) => {
    const options = optionsOf(preset, { players: levels.length, omgangar });
    const { outcome, steps } = play(options, testSeed(21), levels);
    expect(outcome?.reason).toBe('points');
    expect(steps).toBe(96 * omgangar);
  });
});

test('with every other option, too', () => {
  const unusual = { omgangar: 1, absorb: 'off', ownerRebuild: 'any', trailWhenCapturable: true };
  for (const levels of [[hard, easy], [medium, hard, easy, hard]]) {
    expect(play(optionsOf('standard', { ...unusual, players: levels.length }), testSeed(22), levels).steps).toBe(96);
  }
}); // prettier-ignore
