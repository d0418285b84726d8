// Playing a record's steps again, from the header to any point of it.

import { advanceTimeline, keepHistory, openTimeline, type Chance, type Timeline } from './timeline.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Listen } from './match.ts';
import { readOptions } from './options.ts';
import { allAtOnce, STEPS_A_PART, type Parts } from './parts.ts';
import { isSeed, type Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import { faultText } from './step-faults.ts';
import { readStep, type Names, type Occupant } from './steps.ts';

/** What a match's deals follow from in format 1: one seed. */
export interface OneSeed {
  readonly seed: Seed;
}

/** What they follow from in format 2: what the steps say of each deal. People have ids there, and names beside the log. */
export interface SeedPerDeal {
  /** The match's name, which every commitment holds. */
  readonly match: string;
  /** No hash covers these: a name can be changed or removed. */
  readonly names: Names;
}

/** All that a match follows from: a record without its hashes. */
export type Playable = {
  readonly game: string;
  readonly rules: number;
  /** Resolved: every field is there. */
  readonly options: JsonObject;
  readonly seats: readonly (Occupant | null)[];
  /** Each seat's loadout, such as a deck; `null` for one that is still missing. Absent in games without loadouts. */
  readonly loadouts?: readonly Json[];
  readonly steps: readonly string[];
} & (OneSeed | SeedPerDeal);

/** What is wrong with a record: `step` counts from 1, 0 is what comes before the steps; `at` is a path in the file. */
export interface RecordFault {
  readonly step: number;
  readonly at: string;
  readonly message: string;
}

const inHeader = (at: string, message: string): RecordFault => ({ step: 0, at, message });

/** Every timeline of a match from the deal on, one after each step, with histories kept; the first impossible step ends it. */
export const replayAll = (game: Game, played: Playable): Result<readonly Timeline[], RecordFault> => {
  const timelines: Timeline[] = [];
  const fault = allAtOnce(playing(game, played, 'events', (timeline) => void timelines.push(timeline)));
  return fault === undefined ? ok(timelines) : fail(fault);
};

type HowToPlay = readonly [
  game: Game,
  played: Playable,
  listen: Listen,
  visit: (timeline: Timeline, text: string | undefined) => RecordFault | undefined | void,
];

/** Plays a record in parts, shows each timeline to `visit`, and returns the first fault, `visit`'s included. Throws on nothing a record can hold. */
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
  if (played.seats.length !== seats) return fail(inHeader('seats', `must be ${seats}, not ${played.seats.length}`));
  if ('seed' in played && !isSeed(played.seed)) return fail(inHeader('seed', 'must be 64 digits 0-9 a-f'));
  const misnamed = played.seats.findIndex((seat) => seat?.kind === 'person' && 'name' in seat !== 'seed' in played);
  if (misnamed >= 0) return fail(inHeader(`seats[${misnamed}]`, 'names a person as records of another format do'));
  const opened = openTimeline(game, options.value, chanceOf(played), played.seats, played.loadouts, listen);
  return ok(listen === 'events' ? keepHistory(opened) : opened);
};

/** Deals are numbered as they are revealed, each before the next begins. */
const chanceOf = (played: Playable): Chance => {
  if ('seed' in played) return played.seed;
  const { match } = played;
  const revealed = played.steps.flatMap((text) => {
    const secret = REVEAL.exec(text)?.[1];
    return secret === undefined ? [] : [secret];
  });
  return { match, secretOf: (deal) => revealed[deal - 1] };
};

const REVEAL = /^\d+ 0 !reveal ([0-9a-f]{64})$/u;

const advance = (timeline: Timeline, step: number, text: string, listen: Listen): Result<Timeline, RecordFault> => {
  const read = readStep(text);
  const at = `steps[${step - 1}]`;
  if (!read.ok) return fail({ step, at, message: read.error.message });
  const next = advanceTimeline(timeline, read.value, listen);
  return next.ok ? next : fail({ step, at, message: `"${text}": ${faultText(next.error)}` });
};
