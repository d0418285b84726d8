// The course of a match: its log folded step by step. Table, record and replay all use this one fold.

import type { Game, Outcome, Seat, Viewer } from './game.ts';
import type { Json } from './json.ts';
import { openMatch, type Listen, type Match, type MatchEvent, type NotTaken } from './match.ts';
import type { Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { Sitter, Step } from './steps.ts';

/** A match after some steps of its log. Immutable; each course knows the one before it. */
export interface Course {
  readonly match: Match;
  readonly seed: Seed;
  /** How many steps of the log led here; also the revision. */
  readonly steps: number;
  /** The end, by the rules or by resignation, flag or absence. */
  readonly outcome: Outcome | undefined;
  readonly sitters: readonly (Sitter | null)[];
  /** What the last step made happen, random events included. */
  readonly events: readonly MatchEvent[];
  /** The course one step of the log earlier. */
  readonly before: Course | undefined;
  /** The course this one goes on from: the one before it or, after a takeback, the one gone back to. */
  readonly from: Course | undefined;
  /** States to be hashed, that the last step passed through: ends of deals, and the end of the match. */
  readonly marks: readonly Mark[];
}

/** A state worth hashing: `due` is the deal that comes next, or `end`. */
export interface Mark {
  readonly due: string;
  readonly position: () => Json;
}

/** Why a step can't be part of this log. */
export type StepFault =
  | NotTaken
  | { readonly kind: 'finished' }
  | { readonly kind: 'no-such-seat' }
  | { readonly kind: 'no-such-step' };

/** The fault as words that follow the step, as in `"5 0 play 1C": …`. */
export const faultText = (fault: StepFault): string => {
  switch (fault.kind) {
    case 'refused':
      return `the rules refuse it: ${fault.refusal.code} (${fault.refusal.clause})`;
    case 'unreadable':
      return `it is no action of this game: ${fault.error.message}`;
    case 'breach':
      return `it leads to an impossible state: ${fault.breach.invariant}: ${fault.breach.message}`;
    case 'finished':
      return 'it comes after the end of the match';
    case 'no-such-seat':
      return 'there is no such seat';
    case 'no-such-step':
      return 'there is no such step to go back to';
  }
};

/** A match at its start with its first deal made. */
export const openCourse = (
  game: Game,
  options: unknown,
  seed: Seed,
  sitters: readonly (Sitter | null)[],
  loadouts: readonly unknown[] = [],
  listen: Listen = 'events',
): Course => {
  const dealt = openMatch(game, options, loadouts).settle(seed, listen);
  return {
    match: dealt.match,
    seed,
    steps: 0,
    outcome: dealt.match.outcome,
    sitters,
    events: dealt.events,
    before: undefined,
    from: undefined,
    marks: [],
  };
};

/** The course after one more step, or why the step is impossible here. */
export const advanceCourse = (course: Course, step: Step, listen: Listen = 'events'): Result<Course, StepFault> => {
  if (!(step.seat < course.match.seats)) return fail({ kind: 'no-such-seat' });
  if (course.outcome !== undefined) return fail({ kind: 'finished' });
  if (step.kind === 'takeback') return takeBack(course, step.to);
  if (step.kind === 'act') return act(course, step.seat, step.act, listen);
  const next = { ...course, steps: course.steps + 1, events: [], marks: [], before: course, from: course };
  switch (step.kind) {
    case 'sit':
      return ok({ ...next, sitters: seated(course, step.seat, step.sitter) });
    case 'stand':
      return ok({ ...next, sitters: seated(course, step.seat, null) });
    default:
      return ok({ ...next, outcome: given(course.match, step.seat, step.kind), marks: [endMark(course.match)] });
  }
};

const seated = (course: Course, at: Seat, sitter: Sitter | null): readonly (Sitter | null)[] =>
  course.sitters.map((other, seat) => (seat === at ? sitter : other));

const act = (course: Course, seat: Seat, action: string, listen: Listen): Result<Course, StepFault> => {
  const turn = course.match.act(seat, action, listen);
  if (!turn.ok) return turn;
  const marks: Mark[] = [];
  let { match, events } = turn.value;
  if (match.due !== undefined) {
    marks.push({ due: match.due, position: match.position });
    const dealt = match.settle(course.seed, listen);
    events = [...events, ...dealt.events];
    match = dealt.match;
  }
  if (match.outcome !== undefined) marks.push(endMark(match));
  return ok({
    match,
    seed: course.seed,
    steps: course.steps + 1,
    outcome: match.outcome,
    sitters: course.sitters,
    events,
    before: course,
    from: course,
    marks,
  });
};

const endMark = (match: Match): Mark => ({ due: 'end', position: match.position });

const REASONS = { resign: 'resigned', flag: 'time', abandon: 'left' } as const;

const given = (match: Match, seat: Seat, kind: keyof typeof REASONS): Outcome => ({
  ...match.concede(seat),
  reason: REASONS[kind],
});

const takeBack = (course: Course, to: number): Result<Course, StepFault> => {
  const target = courseAt(course, to);
  if (target === undefined || to >= course.steps) return fail({ kind: 'no-such-step' });
  return ok({
    ...target,
    sitters: course.sitters,
    steps: course.steps + 1,
    events: [],
    marks: [],
    before: course,
    from: target,
  });
};

/** The course as it was after the first `steps` steps of the log. */
export const courseAt = (course: Course, steps: number): Course | undefined => {
  let at: Course | undefined = course;
  while (at !== undefined && at.steps > steps) at = at.before;
  return at;
};

/** How many deals have been made on the way here; those that were taken back do not count. */
export const dealsOf = (course: Course): number => {
  let deals = 1;
  for (let at: Course | undefined = course; at !== undefined; at = at.from) {
    for (const { due } of at.marks) if (due !== 'end') deals++;
  }
  return deals;
};

/** Everything a viewer has seen on the way here, in order; what was taken back is not in it. */
export const historyOf = (course: Course, viewer: Viewer): readonly Json[] => {
  const line: Course[] = [];
  for (let at: Course | undefined = course; at !== undefined; at = at.from) line.push(at);
  return line.reverse().flatMap((at) => at.events.map((event) => event.seenBy(viewer)));
};
