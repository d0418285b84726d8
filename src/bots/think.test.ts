// Thinking: from what the seat may know and nothing else, the same everywhere, and checked against a record.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { advanceTimeline, historyOf, openTimeline, type Timeline } from '../kernel/timeline.ts';
import { resolveOptions } from '../kernel/options.ts';
import { writeStep, type Occupant } from '../kernel/steps.ts';
import type { Level } from './bot.ts';
import { levelsOf } from './index.ts';
import { random } from './random.ts';
import { botsHonest, thinkFor } from './think.ts';

const { game } = module;
const options = resolveOptions(game.options);
const SEEDS = ['0', '1', '2', '3'].map((digit) => digit.repeat(64));
const BOT: Occupant = { kind: 'bot', level: 'random', version: 1, budget: 0 };

const open = (seed = SEEDS[0]!, occupants: readonly Occupant[] = [BOT, BOT]): Timeline =>
  openTimeline(game, options.ok ? options.value : {}, seed, occupants);

const level = (bot: Level['bot'], id = 'test'): Level => ({ id, version: 1, budget: 5, bot });

/** A whole match between bots, each timeline and each step. */
const playOut = (start: Timeline, playing: Level) => {
  const timelines = [start];
  const steps: string[] = [];
  for (;;) {
    const timeline = timelines.at(-1)!;
    const seat = timeline.match.actors.must[0];
    if (seat === undefined) return { timelines, steps };
    const act = thinkFor(timeline, seat, playing) ?? timeline.match.legal(seat)[0]!;
    const step = { kind: 'act', seat, act, ms: steps.length } as const;
    const next = advanceTimeline(timeline, step);
    if (!next.ok) throw new Error(`refused: ${act}`);
    timelines.push(next.value);
    steps.push(writeStep(step));
  }
};

describe('thinking', () => {
  test('is given what the seat may know', () => {
    const timeline = open();
    const seen: unknown[] = [];
    const spy = level(({ view, history, legal, must, budget }) => {
      seen.push({ view, history, legal, must, budget });
      return legal[0];
    });
    expect(thinkFor(timeline, 0, spy)).toBe(timeline.match.legal(0)[0]);
    expect(thinkFor(timeline, 0, spy, 9)).toBe(timeline.match.legal(0)[0]);
    expect(seen[0]).toMatchObject({
      view: timeline.match.view(0),
      history: historyOf(timeline, 0),
      must: true,
      budget: 5,
    });
    expect(seen[1]).toMatchObject({ budget: 9 });
    expect(JSON.stringify(seen)).not.toContain(timeline.seed);
  });

  test('has no answer out of turn, after the end, or when the bot fails', () => {
    const timeline = open();
    expect(thinkFor(timeline, 1, random)).toBeUndefined();
    const broken = level(() => {
      throw new Error('broken');
    });
    expect(thinkFor(timeline, 0, broken)).toBeUndefined();
    const ended = advanceTimeline(timeline, { kind: 'resign', seat: 0, ms: 0 });
    expect(ended.ok && thinkFor(ended.value, 0, random)).toBeUndefined();
  });

  test('gives the same move for the same timeline, and other moves for other seeds', () => {
    for (const seed of SEEDS) expect(playOut(open(seed), random).steps).toEqual(playOut(open(seed), random).steps);
    const games = SEEDS.map((seed) => playOut(open(seed), random).steps.join());
    expect(new Set(games).size).toBe(SEEDS.length);
  });
});

describe('a record of bots', () => {
  test.each(SEEDS)('is honest when every move is the one they make (%#)', (seed) => {
    const { timelines, steps } = playOut(open(seed), random);
    expect(botsHonest(timelines, steps, [random])).toBeUndefined();
  });

  test('is not when a move was another one', () => {
    const { timelines, steps } = playOut(open(), random);
    const at = timelines.findIndex(({ match }) => match.legal(match.actors.must[0] ?? 0).length > 1);
    const [timeline, text] = [timelines[at]!, steps[at]!];
    const seat = timeline.match.actors.must[0]!;
    const recomputed = thinkFor(timeline, seat, random);
    const other = timeline.match.legal(seat).find((act) => act !== recomputed)!;
    const forged = [...steps.slice(0, at), writeStep({ kind: 'act', seat, act: other, ms: 0 }), ...steps.slice(at + 1)];
    expect(text).toContain(recomputed);
    expect(botsHonest(timelines, forged, [random])).toEqual({
      step: at + 1,
      seat,
      recorded: other,
      recomputed,
      why: 'differs',
    });
  });

  test('can not be checked without the level and version that played', () => {
    const { timelines, steps } = playOut(open(), random);
    expect(botsHonest(timelines, steps, [{ ...random, version: 2 }])).toMatchObject({ step: 1, why: 'unknown-level' });
  });

  test('says nothing of people, and takes the first legal move for an unusable one', () => {
    const silent = level(() => undefined, 'random');
    const lost = playOut(open(), silent);
    expect(botsHonest(lost.timelines, lost.steps, [silent])).toBeUndefined();
    const people: Occupant = { kind: 'person', name: 'Ann' };
    const played = playOut(open(SEEDS[1], [people, people]), random);
    expect(botsHonest(played.timelines, played.steps, [])).toBeUndefined();
  });
});

test('every game has the random level, known or not', async () => {
  for (const id of ['guinote', 'whistle', 'constructor']) expect((await levelsOf(id))[0]).toBe(random);
});
