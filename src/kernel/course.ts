// The course of a match: its log folded step by step. Table, record and replay all use this one fold.

import type { Game, Outcome, Seat, Viewer } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { openMatch, type Listen, type Match, type MatchEvent, type NotTaken, type Turn } from './match.ts';
import type { Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { Sitter, Step } from './steps.ts';

/** A match after some steps of its log. Immutable; each course knows the one before it. */
export interface Course {
  readonly match: Match;
  readonly seed: Seed;
  /** How many steps of the log led here; also the revision. */
  readonly steps: number;
  /** The end, by the rules or by resignation, flag, absence or standstill. */
  readonly outcome: Outcome | undefined;
  readonly sitters: readonly (Sitter | null)[];
  /** What the last step made happen, random events included. */
  readonly events: readonly MatchEvent[];
  /** The course one step of the log earlier. */
  readonly before: Course | undefined;
  /** The course this one goes on from: the one before it or, after a takeback, the one gone back to. */
  readonly from: Course | undefined;
  /** A course further back, so that any earlier one is found in a few hops. */
  readonly far: Course | undefined;
  /** States to be hashed, that the last step passed through: ends of deals, and the end of the match. */
  readonly marks: readonly Mark[];
  /** What has been brought so far, while the first deal waits for somebody to sit down or to bring something. */
  readonly waiting: Waiting | undefined;
}

/** Until everybody sits and has brought what they play with, the match is undealt and holds nothing of anybody's. */
interface Waiting {
  /** What each seat has brought; `null` for one that is still to bring something. Empty where nobody brings anything. */
  readonly loadouts: readonly unknown[];
  /** The first deal, once everybody is there. */
  readonly deal: (loadouts: readonly unknown[], listen: Listen) => Turn;
  /** What a seat has when its sitter brings this. */
  readonly laid: (seat: Seat, brings: JsonObject) => unknown;
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
  | { readonly kind: 'no-such-step' }
  | { readonly kind: 'not-dealt' }
  | { readonly kind: 'no-progress' }
  | { readonly kind: 'brings-nothing' }
  | { readonly kind: 'brings-late' }
  | { readonly kind: 'brings-unasked' };

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
    case 'not-dealt':
      return 'it comes before everybody has sat down, when nothing is dealt';
    case 'no-progress':
      return 'this game has no progress that could be waited for';
    case 'brings-nothing':
      return 'whoever sits down here must bring something';
    case 'brings-late':
      return 'it brings something to a match that is dealt already';
    case 'brings-unasked':
      return 'nobody brings anything to this match';
  }
};

/** A match at its start, its first deal made; or waiting for it, as long as a seat is empty or a loadout is `null`. */
export const openCourse = (
  game: Game,
  options: unknown,
  seed: Seed,
  sitters: readonly (Sitter | null)[],
  loadouts: readonly unknown[] = [],
  listen: Listen = 'events',
): Course => {
  const deal: Waiting['deal'] = (brought, hears) => openMatch(game, options, brought).settle(seed, hears);
  const laid: Waiting['laid'] = (seat, brings) => ({ ...(loadouts[seat] as object | null), ...brings });
  const waits = !isComplete(sitters, loadouts);
  // Without a loadout: what is shown while people are awaited must tell nobody's.
  const { match, events } = waits ? { match: openMatch(game, options), events: [] } : deal(loadouts, listen);
  return {
    match,
    seed,
    steps: 0,
    outcome: match.outcome,
    sitters,
    events,
    before: undefined,
    from: undefined,
    far: undefined,
    marks: [],
    waiting: waits ? { loadouts, deal, laid } : undefined,
  };
};

/** Does everybody sit, with all that they bring? */
const isComplete = (sitters: readonly (Sitter | null)[], loadouts: readonly unknown[]): boolean =>
  !sitters.includes(null) && !loadouts.includes(null);

/** The course after one more step, or why the step is impossible here. */
export const advanceCourse = (course: Course, step: Step, listen: Listen = 'events'): Result<Course, StepFault> => {
  if (!(step.seat < course.match.seats)) return fail({ kind: 'no-such-seat' });
  if (course.outcome !== undefined) return fail({ kind: 'finished' });
  if (step.kind === 'sit') return sit(course, step, listen);
  if (step.kind === 'stand') return stand(course, step.seat);
  if (course.waiting !== undefined) return withoutEverybody(course, course.waiting, step, listen);
  if (step.kind === 'takeback') return takeBack(course, step.to);
  if (step.kind === 'act') return act(course, step.seat, step.act, listen);
  const outcome = step.kind === 'stall' ? course.match.stalled() : given(course.match, step.seat, step.kind);
  if (outcome === undefined) return fail({ kind: 'no-progress' });
  return ok({ ...following(course), outcome, marks: [endMark(course.match)] });
};

/** Records of matches that nobody sat at, such as those of `fuzz`, go on without anybody. No table takes such a step. */
const withoutEverybody = (course: Course, waiting: Waiting, step: Step, listen: Listen): Result<Course, StepFault> => {
  if (waiting.loadouts.includes(null)) return fail({ kind: 'not-dealt' });
  const { match, events } = waiting.deal(waiting.loadouts, listen);
  const next = advanceCourse({ ...course, match, outcome: match.outcome, waiting: undefined }, step, listen);
  if (!next.ok) return next;
  return ok({ ...next.value, events: [...events, ...next.value.events], before: course, from: course });
};

const following = (course: Course): Course => ({
  ...course,
  steps: course.steps + 1,
  events: [],
  marks: [],
  before: course,
  from: course,
  far: farBefore(course),
});

/** Where the course after this one points back to, as in a skew-binary list: any of n earlier courses is O(log n) hops away. */
const farBefore = (course: Course): Course => {
  const { far } = course;
  if (far?.far === undefined) return course;
  return course.steps - far.steps === far.steps - far.far.steps ? far.far : course;
};

/** With the last one who sits down the first deal is made. */
const sit = (course: Course, step: Step & { readonly kind: 'sit' }, listen: Listen): Result<Course, StepFault> => {
  const { seat, brings } = step;
  const { waiting } = course;
  const sitters = seated(course, seat, step.sitter);
  const next = { ...following(course), sitters };
  if (waiting === undefined) return brings === undefined ? ok(next) : fail({ kind: 'brings-late' });
  if (brings === undefined && waiting.loadouts[seat] === null) return fail({ kind: 'brings-nothing' });
  if (brings !== undefined && waiting.loadouts.length <= seat) return fail({ kind: 'brings-unasked' });
  const loadouts = brings === undefined ? waiting.loadouts : waiting.loadouts.with(seat, waiting.laid(seat, brings));
  if (!isComplete(sitters, loadouts)) return ok({ ...next, waiting: { ...waiting, loadouts } });
  const { match, events } = waiting.deal(loadouts, listen);
  return ok({ ...next, match, events, outcome: match.outcome, waiting: undefined });
};

/** Whoever stands up takes along what they brought, if nothing is dealt yet. */
const stand = (course: Course, seat: Seat): Result<Course, StepFault> => {
  const { waiting } = course;
  const next = { ...following(course), sitters: seated(course, seat, null) };
  if (waiting === undefined) return ok(next);
  const loadouts = waiting.loadouts.map((loadout, at) => (at === seat ? null : loadout));
  return ok({ ...next, waiting: { ...waiting, loadouts } });
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
    far: farBefore(course),
    marks,
    waiting: undefined,
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
  if (target === undefined || to >= course.steps || target.waiting !== undefined) return fail({ kind: 'no-such-step' });
  return ok({
    ...target,
    sitters: course.sitters,
    steps: course.steps + 1,
    events: [],
    marks: [],
    before: course,
    // Past takebacks add nothing, however many there were.
    from: target.from === target.before ? target : target.from,
    far: farBefore(course),
  });
};

/** The course as it was after the first `steps` steps of the log. */
export const courseAt = (course: Course, steps: number): Course | undefined => {
  let at: Course | undefined = course;
  while (at !== undefined && at.steps > steps) at = at.far !== undefined && at.far.steps >= steps ? at.far : at.before;
  return at;
};

/** How many deals have been made on the way here; those that were taken back do not count. */
export const dealsOf = (course: Course): number => {
  let deals = course.waiting === undefined ? 1 : 0;
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
