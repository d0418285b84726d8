// Playing a record's steps again, from the header to any point of it.

import { advanceTimeline, faultText, openTimeline, type Timeline } from './timeline.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Listen } from './match.ts';
import { readOptions } from './options.ts';
import { allAtOnce, STEPS_A_PART, type Parts } from './parts.ts';
import { isSeed, type Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import { readStep, type Occupant } from './steps.ts';

/** All that a match follows from: a record without its hashes. */
export interface Playable {
  readonly game: string;
  readonly rules: number;
  /** Resolved: every field is there. */
  readonly options: JsonObject;
  readonly seats: readonly (Occupant | null)[];
  /** The loadout of each seat, such as a deck; `null` where the occupant has yet to choose one. Absent in games without loadouts. */
  readonly loadouts?: readonly Json[];
  readonly seed: Seed;
  readonly steps: readonly string[];
}

/** What is wrong with a record: `step` counts from 1, 0 is what comes before the steps; `at` is a path in the file. */
export interface RecordFault {
  readonly step: number;
  readonly at: string;
  readonly message: string;
}

const inHeader = (at: string, message: string): RecordFault => ({ step: 0, at, message });

/** Every timeline of a match from the deal on, one after each step; the first impossible step ends it. */
export const replayAll = (game: Game, played: Playable): Result<readonly Timeline[], RecordFault> => {
  const timelines: Timeline[] = [];
  const fault = playAgain(game, played, 'events', (timeline) => void timelines.push(timeline));
  return fault === undefined ? ok(timelines) : fail(fault);
};

/** Plays a record, shows each timeline to `visit`, and tells the first fault, be it `visit`'s. Throws on nothing a record can hold. */
export const playAgain = (...how: HowToPlay): RecordFault | undefined => allAtOnce(playing(...how));

type HowToPlay = readonly [
  game: Game,
  played: Playable,
  listen: Listen,
  visit: (timeline: Timeline, text: string | undefined) => RecordFault | undefined | void,
];

/** The same in parts. */
export function* playing(...[game, played, listen, visit]: HowToPlay): Parts<RecordFault | undefined> {
  let step = 0;
  try {
    const opened = open(game, played, listen);
    if (!opened.ok) return opened.error;
    let timeline = opened.value;
    const unfit = visit(timeline, undefined);
    if (unfit) return unfit;
    for (const text of played.steps) {
      step++;
      const next = advance(timeline, step, text, listen);
      if (!next.ok) return next.error;
      timeline = next.value;
      const fault = visit(timeline, text);
      if (fault) return fault;
      if (step % STEPS_A_PART === 0) yield;
    }
    return undefined;
  } catch (error) {
    const at = step === 0 ? '' : `steps[${step - 1}]`;
    return { step, at, message: `the rules failed: ${String(error)}` };
  }
}

const open = (game: Game, played: Playable, listen: Listen): Result<Timeline, RecordFault> => {
  if (played.game !== game.id)
    return fail(inHeader('game', `is ${played.game}, but these are the rules of ${game.id}`));
  if (played.rules !== game.rulesVersion) {
    return fail(
      inHeader('rules', `is version ${played.rules}; these rules of ${game.id} are version ${game.rulesVersion}`),
    );
  }
  const options = readOptions(game.options, played.options);
  if (!options.ok) return fail({ step: 0, ...options.error });
  const seats = game.seats(options.value);
  if (played.seats.length !== seats) return fail(inHeader('seats', `must be ${seats}, and are ${played.seats.length}`));
  if (!isSeed(played.seed)) return fail(inHeader('seed', 'must be 64 digits 0-9 a-f'));
  return ok(openTimeline(game, options.value, played.seed, played.seats, played.loadouts, listen));
};

const advance = (timeline: Timeline, step: number, text: string, listen: Listen): Result<Timeline, RecordFault> => {
  const read = readStep(text);
  const at = `steps[${step - 1}]`;
  if (!read.ok) return fail({ step, at, message: read.error.message });
  const next = advanceTimeline(timeline, read.value, listen);
  return next.ok ? next : fail({ step, at, message: `"${text}": ${faultText(next.error)}` });
};
