// Whole random matches, checking everything that can be checked without knowing the game.

import type { Level } from '../../bots/bot.ts';
import { moveFrom, thinkFor } from '../../bots/think.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import { fairMatch } from '../../kernel/dealing.ts';
import type { OneSeed, SeedPerDeal } from '../../kernel/replay.ts';
import { faultText } from '../../kernel/step-faults.ts';
import { advanceTimeline, dealOut, keepHistory, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import { canonical } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import { matchFrom, type Match } from '../../kernel/match.ts';
import { fastRandom, type Random, type Seed } from '../../kernel/random.ts';
import { makeRecord, readRecord, writeRecord } from '../../kernel/record.ts';
import type { Occupant, Step } from '../../kernel/steps.ts';
import { verify } from '../../kernel/verify.ts';
import { present } from '../../kernel/present.ts';

/** A match that was played at random, with the first fault if there was one. */
export interface Fuzzed {
  readonly steps: readonly Step[];
  readonly seats: readonly Occupant[];
  /** What its deals come from, as a record says it. */
  readonly origin: OneSeed | SeedPerDeal;
  readonly reason: string;
  readonly fault: string | undefined;
}

/** A match that is longer than this will not end. */
const MOST_STEPS = 40_000;
/** One step in this many is checked closely. */
const SAMPLED = 16;
/** How many recent actions are tried again, to see that `legal` and `refuse` agree about them. */
const POOL = 24;

/** How a match is played: with which loadouts, whether its record is made and verified too, and by which level of bots. */
export interface Playing {
  readonly loadouts?: readonly Json[] | undefined;
  readonly recorded: boolean;
  readonly level?: Level | undefined;
  /** Of its log; absent, 1. */
  readonly format?: 1 | 2;
}

/** Plays one match at random, or by a level of bots. */
export const fuzzMatch = (
  game: Game,
  options: unknown,
  seed: Seed,
  { loadouts, recorded, level, format = 1 }: Playing,
): Fuzzed => {
  const random = fastRandom(Number.parseInt(seed.slice(0, 8), 16));
  // Nothing is dealt until every seat is taken.
  const seats = Array.from({ length: game.seats(options) }, (_, seat): Occupant => ({
    kind: 'person',
    ...(format === 1 ? { name: `P${seat}` } : { id: `p${seat}` }),
  }));
  const match = `fuzz-${seed.slice(0, 16)}`;
  const chance = format === 1 ? seed : fairMatch(match, seed);
  const origin = format === 1 ? { seed } : { match, names: {} };
  const steps: Step[] = [];
  try {
    const opened = openTimeline(game, options, chance, seats, loadouts);
    // Only bots read it.
    let timeline = dealt(level === undefined ? opened : keepHistory(opened), steps);
    let fault = brokenInvariantOf(timeline.match);
    const pool: string[] = [];
    while (fault === undefined && timeline.outcome === undefined) {
      if (steps.length >= MOST_STEPS)
        return { steps, seats, origin, reason: '', fault: `no end after ${MOST_STEPS} steps` };
      if (random.below(SAMPLED) === 0) fault = closeLook(game, options, timeline.match, pool);
      if (fault !== undefined) break;
      const next = nextStep(timeline, level === undefined ? randomMove : levelMove(level), random, steps, pool);
      if (typeof next === 'string') fault = next;
      else {
        timeline = dealt(next, steps);
        fault = brokenInvariantOf(timeline.match);
      }
    }
    fault ??= recorded ? recordFault(game, timeline, origin, steps, loadouts) : undefined;
    return { steps, seats, origin, reason: timeline.outcome?.reason ?? '', fault };
  } catch (error) {
    return { steps, seats, origin, reason: '', fault: `the rules threw: ${String(error)}` };
  }
};

/** With every deal made that is due. */
const dealt = (timeline: Timeline, steps: Step[]): Timeline => {
  const next = dealOut(timeline, 0);
  if (!next.ok) throw new Error(`the deal fails: ${faultText(next.error)}`);
  steps.push(...next.value.steps);
  return next.value.timeline;
};

const brokenInvariantOf = (match: Match): string | undefined => {
  const breach = match.check();
  return breach === undefined ? undefined : `broken invariant ${breach.invariant}: ${breach.message}`;
};

const actorsOf = (match: Match): readonly Seat[] => [...match.actors.must, ...match.actors.may];

/** The action that one seat chooses; undefined if it passes. */
type Choose = (timeline: Timeline, seat: Seat, legal: readonly string[], random: Random) => string | undefined;

const randomMove: Choose = (_, __, legal, random) => legal[random.below(legal.length)];

const levelMove =
  (level: Level): Choose =>
  (timeline, seat) => {
    const answer = thinkFor(timeline, seat, level);
    // An illegal answer is played as it is: its refusal is the fault we look for.
    return answer ?? moveFrom(timeline, seat, answer);
  };

const nextStep = (
  timeline: Timeline,
  choose: Choose,
  random: Random,
  steps: Step[],
  pool: string[],
): Timeline | string => {
  const able = actorsOf(timeline.match)
    .map((seat) => ({ seat, legal: timeline.match.legal(seat) }))
    .filter(({ legal }) => legal.length > 0);
  if (able.length === 0) return 'nobody can act, but the match is not over';
  const first = random.below(able.length);
  // A seat that passes leaves the move to the next one.
  for (const { seat, legal } of [...able.slice(first), ...able.slice(0, first)]) {
    const act = choose(timeline, seat, legal, random);
    if (act !== undefined) return takeStep(timeline, { kind: 'act', seat, act, ms: 0 }, steps, pool);
  }
  return 'everybody passes, but the match is not over';
};

const takeStep = (
  timeline: Timeline,
  step: Extract<Step, { readonly kind: 'act' }>,
  steps: Step[],
  pool: string[],
): Timeline | string => {
  const { act } = step;
  steps.push(step);
  pool.push(act);
  if (pool.length > POOL) pool.shift();
  const next = advanceTimeline(timeline, step);
  return next.ok ? next.value : `a legal action was not taken: seat ${step.seat} ${act}: ${JSON.stringify(next.error)}`;
};

/** The expensive checks: the position read back is the same match, and `legal` and `refuse` agree. */
const closeLook = (game: Game, options: unknown, match: Match, pool: readonly string[]): string | undefined => {
  const position = match.position();
  const again = matchFrom(game, options, JSON.parse(JSON.stringify(position)) as Json);
  if (!again.ok) return `its own position is refused: ${again.error.at}: ${again.error.message}`;
  if (canonical(again.value.position()) !== canonical(position)) return 'the position changes when read and written';
  for (let seat = 0; seat < match.seats; seat++) {
    const legal = match.legal(seat);
    if (legal.join('\n') !== again.value.legal(seat).join('\n')) {
      return `seat ${seat} has other legal actions when the position is read back`;
    }
    if (new Set(legal).size !== legal.length) return `seat ${seat} has a legal action twice`;
    const tried = [...new Set([...legal, ...pool])];
    const disagree = (action: string): boolean =>
      legal.includes(action) !== (match.refuse(seat, action) === undefined) && !isSynonym(match, seat, action, legal);
    const wrong = tried.find(disagree);
    if (wrong !== undefined) return `legal and refuse disagree about seat ${seat} ${wrong}`;
  }
  return undefined;
};

/** An action that is accepted without being listed must do the same as a listed one. */
const isSynonym = (match: Match, seat: Seat, action: string, legal: readonly string[]): boolean => {
  const after = (text: string): string | undefined => {
    const turn = match.act(seat, text, 'silent');
    return turn.ok ? canonical(turn.value.match.position()) : undefined;
  };
  const meant = after(action);
  return meant !== undefined && legal.some((listed) => after(listed) === meant);
};

const recordFault = (
  game: Game,
  timeline: Timeline,
  origin: Fuzzed['origin'],
  steps: readonly Step[],
  loadouts: Playing['loadouts'],
): string | undefined => {
  const { options } = timeline.match;
  const made = makeRecord(game, {
    options,
    seats: timeline.occupants,
    ...present({ loadouts }),
    ...origin,
    steps,
  });
  if (!made.ok) return `no record can be made: ${made.error.message}`;
  const read = readRecord(writeRecord(made.value));
  if (!read.ok) return `the record can't be read: ${read.error.at}: ${read.error.message}`;
  const verdict = verify(game, read.value);
  return verdict.ok ? undefined : `the record does not verify: step ${verdict.step}: ${verdict.message}`;
};
