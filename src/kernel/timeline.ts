// The timeline of a match: its log folded step by step. Table, record and replay all use this one fold.

import type { Game, Outcome, Seat, Viewer } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import {
  catchBreach,
  openMatch,
  type Listen,
  type Match,
  type MatchEvent,
  type NotTaken,
  type Played,
} from './match.ts';
import type { Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { Occupant, Step } from './steps.ts';

/** A match after some steps of its log. Immutable; each timeline knows the one before it. */
export interface Timeline {
  readonly match: Match;
  readonly seed: Seed;
  /** How many steps of the log led here; also the revision. */
  readonly steps: number;
  /** The end, by the rules or by resignation, flag, absence or progress clock. */
  readonly outcome: Outcome | undefined;
  readonly occupants: readonly (Occupant | null)[];
  /** What the last step made happen, random events included. */
  readonly events: readonly MatchEvent[];
  /** The action that led here, as its game writes it; absent after other steps, and when nobody listens. */
  readonly action: string | undefined;
  /** The timeline one step of the log earlier. */
  readonly before: Timeline | undefined;
  /** The timeline this one goes on from: the one before it or, after a takeback, the one gone back to. */
  readonly from: Timeline | undefined;
  /** A timeline further back, so that any earlier one is found in a few hops. */
  readonly far: Timeline | undefined;
  /** States to be hashed, that the last step passed through: ends of deals, and the end of the match. */
  readonly marks: readonly Mark[];
  /** The loadouts so far, while the first deal waits for somebody to sit down or for a loadout. */
  readonly waiting: Waiting | undefined;
}

/** Until every seat is taken and has its loadout, the match is undealt and holds nothing of anybody's. */
interface Waiting {
  /** Each seat's loadout; `null` for one that is still missing. Empty in games without loadouts. */
  readonly loadouts: readonly unknown[];
  /** The first deal, once everybody is there. */
  readonly deal: (loadouts: readonly unknown[], listen: Listen) => Played;
  /** A seat's loadout when its occupant brings this. */
  readonly withLoadout: (seat: Seat, loadout: JsonObject) => unknown;
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
  | { readonly kind: 'loadout-missing' }
  | { readonly kind: 'loadout-late' }
  | { readonly kind: 'loadout-unasked' };

/** The fault as words that follow the step, as in `"5 0 play 1C": …`. */
export const faultText = (fault: StepFault): string => {
  switch (fault.kind) {
    case 'refused':
      return `the rules refuse it: ${fault.refusal.code} (${fault.refusal.clause})`;
    case 'unreadable':
      return `it isn't an action of this game: ${fault.error.message}`;
    case 'breach':
      return `it leads to an impossible state: ${fault.breach.invariant}: ${fault.breach.message}`;
    case 'finished':
      return 'it comes after the end of the match';
    case 'no-such-seat':
      return 'there is no such seat';
    case 'no-such-step':
      return 'there is no such step to go back to';
    case 'not-dealt':
      return 'it comes before the deal: not everybody is seated yet';
    case 'no-progress':
      return 'this game has no progress clock';
    case 'loadout-missing':
      return 'whoever takes this seat must bring a loadout';
    case 'loadout-late':
      return 'it brings a loadout to a match that has already been dealt';
    case 'loadout-unasked':
      return 'this match takes no loadouts';
  }
};

/** A match at its start, its first deal made; or waiting for it, as long as a seat is empty or a loadout is `null`. */
export const openTimeline = (
  game: Game,
  options: unknown,
  seed: Seed,
  occupants: readonly (Occupant | null)[],
  loadouts: readonly unknown[] = [],
  listen: Listen = 'events',
): Timeline => {
  const deal: Waiting['deal'] = (loadout, hears) => openMatch(game, options, loadout).settle(seed, hears);
  const withLoadout: Waiting['withLoadout'] = (seat, loadout) => ({ ...(loadouts[seat] as object | null), ...loadout });
  const waits = !isComplete(occupants, loadouts);
  // Without loadouts: what is shown while waiting for players must not give any away.
  const { match, events } = waits ? { match: openMatch(game, options), events: [] } : deal(loadouts, listen);
  return {
    match,
    seed,
    steps: 0,
    outcome: match.outcome,
    occupants,
    events,
    action: undefined,
    before: undefined,
    from: undefined,
    far: undefined,
    marks: [],
    waiting: waits ? { loadouts, deal, withLoadout } : undefined,
  };
};

/** Is every seat taken, with its loadout? */
const isComplete = (occupants: readonly (Occupant | null)[], loadouts: readonly unknown[]): boolean =>
  !occupants.includes(null) && !loadouts.includes(null);

/**
 * The timeline after one more step, or why the step is impossible here. Never throws, and no action leads from or to an
 * impossible state: this is the one safety net under tables, replays and records.
 */
export const advanceTimeline = (
  timeline: Timeline,
  step: Step,
  listen: Listen = 'events',
): Result<Timeline, StepFault> => catchBreach(() => advance(timeline, step, listen));

const advance = (timeline: Timeline, step: Step, listen: Listen): Result<Timeline, StepFault> => {
  if (!(step.seat < timeline.match.seats)) return fail({ kind: 'no-such-seat' });
  if (timeline.outcome !== undefined) return fail({ kind: 'finished' });
  if (step.kind === 'sit') return sit(timeline, step, listen);
  if (step.kind === 'stand') return stand(timeline, step.seat);
  if (timeline.waiting !== undefined) return withoutEverybody(timeline, timeline.waiting, step, listen);
  if (step.kind === 'takeback') return takeBack(timeline, step.to);
  if (step.kind === 'act') return act(timeline, step.seat, step.act, listen);
  const outcome = step.kind === 'stall' ? timeline.match.expired() : given(timeline.match, step.seat, step.kind);
  if (outcome === undefined) return fail({ kind: 'no-progress' });
  return ok({ ...following(timeline), outcome, marks: [endMark(timeline.match)] });
};

/** Records of matches that nobody sat at, such as those of `fuzz`, go on without anybody. No table takes such a step. */
const withoutEverybody = (
  timeline: Timeline,
  waiting: Waiting,
  step: Step,
  listen: Listen,
): Result<Timeline, StepFault> => {
  if (waiting.loadouts.includes(null)) return fail({ kind: 'not-dealt' });
  const { match, events } = waiting.deal(waiting.loadouts, listen);
  const next = advance({ ...timeline, match, outcome: match.outcome, waiting: undefined }, step, listen);
  if (!next.ok) return next;
  return ok({ ...next.value, events: [...events, ...next.value.events], before: timeline, from: timeline });
};

const following = (timeline: Timeline): Timeline => ({
  ...timeline,
  steps: timeline.steps + 1,
  events: [],
  action: undefined,
  marks: [],
  before: timeline,
  from: timeline,
  far: farBefore(timeline),
});

/** Where the timeline after this one points back to, as in a skew-binary list: any of n earlier timelines is O(log n) hops away. */
const farBefore = (timeline: Timeline): Timeline => {
  const { far } = timeline;
  if (far?.far === undefined) return timeline;
  return timeline.steps - far.steps === far.steps - far.far.steps ? far.far : timeline;
};

/** When the last seat is taken, the first deal is made. */
const sit = (
  timeline: Timeline,
  step: Step & { readonly kind: 'sit' },
  listen: Listen,
): Result<Timeline, StepFault> => {
  const { seat, loadout } = step;
  const { waiting } = timeline;
  const occupants = seated(timeline, seat, step.sitter);
  const next = { ...following(timeline), occupants };
  if (waiting === undefined) return loadout === undefined ? ok(next) : fail({ kind: 'loadout-late' });
  if (loadout === undefined && waiting.loadouts[seat] === null) return fail({ kind: 'loadout-missing' });
  if (loadout !== undefined && waiting.loadouts.length <= seat) return fail({ kind: 'loadout-unasked' });
  const loadouts =
    loadout === undefined ? waiting.loadouts : waiting.loadouts.with(seat, waiting.withLoadout(seat, loadout));
  if (!isComplete(occupants, loadouts)) return ok({ ...next, waiting: { ...waiting, loadouts } });
  const { match, events } = waiting.deal(loadouts, listen);
  return ok({ ...next, match, events, outcome: match.outcome, waiting: undefined });
};

/** Whoever stands up takes their loadout along, if nothing is dealt yet. */
const stand = (timeline: Timeline, seat: Seat): Result<Timeline, StepFault> => {
  const { waiting } = timeline;
  const next = { ...following(timeline), occupants: seated(timeline, seat, null) };
  if (waiting === undefined) return ok(next);
  const loadouts = waiting.loadouts.map((loadout, at) => (at === seat ? null : loadout));
  return ok({ ...next, waiting: { ...waiting, loadouts } });
};

const seated = (timeline: Timeline, at: Seat, sitter: Occupant | null): readonly (Occupant | null)[] =>
  timeline.occupants.map((other, seat) => (seat === at ? sitter : other));

const act = (timeline: Timeline, seat: Seat, text: string, listen: Listen): Result<Timeline, StepFault> => {
  // Only a deal can have gone wrong unnoticed: what an action leads to is checked when it is made.
  const before = timeline.match.check();
  if (before !== undefined) return fail({ kind: 'breach', breach: before });
  const moved = timeline.match.act(seat, text, listen);
  if (!moved.ok) return moved;
  const marks: Mark[] = [];
  let { match, events } = moved.value;
  if (match.due !== undefined) {
    marks.push({ due: match.due, position: match.position });
    const dealt = match.settle(timeline.seed, listen);
    events = [...events, ...dealt.events];
    match = dealt.match;
    const breach = match.check();
    if (breach !== undefined) return fail({ kind: 'breach', breach });
  }
  if (match.outcome !== undefined) marks.push(endMark(match));
  return ok({
    match,
    seed: timeline.seed,
    steps: timeline.steps + 1,
    outcome: match.outcome,
    occupants: timeline.occupants,
    events,
    action: moved.value.action,
    before: timeline,
    from: timeline,
    far: farBefore(timeline),
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

const takeBack = (timeline: Timeline, to: number): Result<Timeline, StepFault> => {
  const target = timelineAt(timeline, to);
  if (target === undefined || to >= timeline.steps || target.waiting !== undefined)
    return fail({ kind: 'no-such-step' });
  return ok({
    ...target,
    occupants: timeline.occupants,
    steps: timeline.steps + 1,
    events: [],
    action: undefined,
    marks: [],
    before: timeline,
    // Past takebacks add nothing, however many there were.
    from: target.from === target.before ? target : target.from,
    far: farBefore(timeline),
  });
};

/** The timeline as it was after the first `steps` steps of the log. */
export const timelineAt = (timeline: Timeline, steps: number): Timeline | undefined => {
  let at: Timeline | undefined = timeline;
  while (at !== undefined && at.steps > steps) at = at.far !== undefined && at.far.steps >= steps ? at.far : at.before;
  return at;
};

/** How many deals have been made on the way here; those that were taken back do not count. */
export const dealsOf = (timeline: Timeline): number => {
  let deals = timeline.waiting === undefined ? 1 : 0;
  for (let at: Timeline | undefined = timeline; at !== undefined; at = at.from) {
    for (const { due } of at.marks) if (due !== 'end') deals++;
  }
  return deals;
};

/** Everything a viewer has seen on the way here, in order; what was taken back is not in it. */
export const historyOf = (timeline: Timeline, viewer: Viewer): readonly Json[] => {
  const line: Timeline[] = [];
  for (let at: Timeline | undefined = timeline; at !== undefined; at = at.from) line.push(at);
  return line.reverse().flatMap((at) => at.events.map((event) => event.seenBy(viewer)));
};
