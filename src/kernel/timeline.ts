// The timeline of a match: its log folded step by step. Table, record and replay all use this one fold.

import { dealerStep, openFair, takeDealStep, type DealScene, type Fair, type FairMatch } from './dealing.ts';
import { keySeed } from './fair.ts';
import type { Game, Outcome, Seat, Viewer } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { catchBreach, openMatch, type Listen, type Match, type MatchEvent, type Played } from './match.ts';
import { readOptions } from './options.ts';
import { stream, type Random, type Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { StepFault } from './step-faults.ts';
import type { DealStep, Occupant, Step } from './steps.ts';

/** A match after some steps of its log. Immutable; each timeline knows the one before it. */
export interface Timeline {
  readonly match: Match;
  /** What every deal is made from in format 1; `undefined` where each deal has a seed of its own. */
  readonly seed: Seed | undefined;
  /** The deals with seeds of their own, in format 2. */
  readonly fair: Fair | undefined;
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
  /** How many deals have been made on the way here; those that were taken back do not count. */
  readonly deals: number;
  /** Nothing before this many steps is taken back: the secret of its deal is known. */
  readonly floor: number;
  /** The seats that want the next deal. */
  readonly ready: readonly Seat[];
  readonly paused: boolean;
  /** States to be hashed, that the last step passed through: ends of deals, and the end of the match. */
  readonly marks: readonly Mark[];
  /** Each seat's loadout, until the first deal; `null` for one that is still missing. Empty in games without loadouts. */
  readonly loadouts: readonly unknown[];
  /** How the match begins, while it waits for somebody to sit down or for a loadout. */
  readonly waiting: Waiting | undefined;
}

/** Until every seat is taken and has its loadout, the match is undealt and holds nothing of anybody's. */
interface Waiting {
  /** The match once everybody is there; with one seed, its first deal is made. */
  readonly begin: (loadouts: readonly unknown[], listen: Listen) => Played;
  /** A seat's loadout when its occupant brings this. */
  readonly withLoadout: (seat: Seat, loadout: JsonObject) => unknown;
}

/** A state worth hashing: `due` is the deal that comes next, or `end`. */
export interface Mark {
  readonly due: string;
  readonly position: () => Json;
}

/** What a match's randomness comes from: one seed in format 1, a seed for each deal in format 2. */
export type Chance = Seed | FairMatch;

/**
 * A match at its start. With one seed its first deal is made, unless it waits for it because a seat is empty or a loadout is
 * `null`; otherwise nothing is dealt, since every deal is a step.
 */
export const openTimeline = (
  game: Game,
  options: unknown,
  chance: Chance,
  occupants: readonly (Occupant | null)[],
  loadouts: readonly unknown[] = [],
  listen: Listen = 'events',
): Timeline => {
  const begin: Waiting['begin'] = (loadout, hears) => {
    const match = openMatch(game, options, loadout);
    return typeof chance === 'string' ? match.settle(chance, hears) : { match, events: [] };
  };
  const withLoadout: Waiting['withLoadout'] = (seat, loadout) => ({ ...(loadouts[seat] as object | null), ...loadout });
  const waits = !isComplete(occupants, loadouts);
  // Without loadouts: what is shown while waiting for players must not give any away.
  const { match, events } = waits ? { match: openMatch(game, options), events: [] } : begin(loadouts, listen);
  return {
    match,
    seed: typeof chance === 'string' ? chance : undefined,
    fair: typeof chance === 'string' ? undefined : openFair(chance, `${game.id}@${game.rulesVersion}`),
    steps: 0,
    outcome: match.outcome,
    occupants,
    events,
    action: undefined,
    before: undefined,
    from: undefined,
    far: undefined,
    deals: waits || match.due !== undefined ? 0 : 1,
    floor: 0,
    ready: [],
    paused: false,
    marks: [],
    loadouts,
    waiting: waits ? { begin, withLoadout } : undefined,
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
  if (timeline.outcome !== undefined && step.kind !== 'reveal') return fail({ kind: 'finished' });
  const { fair } = timeline;
  if (fair === undefined ? isNewStep(step) : isOldStep(step)) return fail({ kind: 'other-format' });
  switch (step.kind) {
    case 'sit':
      return sit(timeline, step, listen);
    case 'stand':
      return stand(timeline, step.seat);
    case 'resume':
      return timeline.paused ? ok({ ...following(timeline), paused: false }) : fail({ kind: 'not-paused' });
    case 'options':
      return chooseOptions(timeline, step.options);
    case 'ready':
      return getReady(timeline, step.seat);
    default:
  }
  if (timeline.waiting !== undefined) {
    return fair === undefined
      ? withoutEverybody(timeline, timeline.waiting, step, listen)
      : fail({ kind: 'not-dealt' });
  }
  if (timeline.paused && !GOES.has(step.kind)) return fail({ kind: 'paused' });
  switch (step.kind) {
    case 'pause':
      return ok({ ...following(timeline), paused: true });
    case 'takeback':
      return takeBack(timeline, step.to);
    case 'act':
      return act(timeline, step, listen);
    case 'commit':
    case 'seal':
    case 'contribute':
    case 'deal':
    case 'reveal':
      return fair === undefined ? fail({ kind: 'other-format' }) : dealOn(timeline, fair, step, listen);
    default:
  }
  const outcome = step.kind === 'stall' ? timeline.match.expired() : given(timeline.match, step.seat, step.kind);
  if (outcome === undefined) return fail({ kind: 'no-progress' });
  return ok({ ...following(timeline), outcome, marks: [endMark(timeline.match)] });
};

/** What may happen while a match is paused. */
const GOES: ReadonlySet<Step['kind']> = new Set(['resign', 'abandon', 'reveal']);

const NEW: ReadonlySet<Step['kind']> = new Set([
  ...(['commit', 'seal', 'contribute', 'deal', 'reveal'] as const),
  ...(['options', 'ready', 'pause', 'resume'] as const),
]);

/** A step that logs of format 1 don't have. */
const isNewStep = (step: Step): boolean =>
  NEW.has(step.kind) ||
  (step.kind === 'sit' && 'id' in step.sitter) ||
  (step.kind === 'act' && step.thought !== undefined) ||
  ((step.kind === 'resign' || step.kind === 'flag') && step.part === true);

/** A step that only they have: somebody sits down by name. */
const isOldStep = (step: Step): boolean => step.kind === 'sit' && 'name' in step.sitter;

const sceneOf = ({ match, occupants, outcome }: Timeline, fair: Fair): DealScene => ({
  fair,
  match,
  occupants,
  isOver: outcome !== undefined,
});

/** What the dealer does next if it waits for nobody; nothing where no deal is due, or where actions are dealt by one seed. */
export const nextDealStep = (timeline: Timeline): ReturnType<typeof dealerStep> =>
  timeline.fair === undefined || timeline.waiting !== undefined || (timeline.paused && timeline.outcome === undefined)
    ? undefined
    : dealerStep(sceneOf(timeline, timeline.fair));

/** Every step of a deal that is due, taken at once: for drivers at whose tables nobody contributes. */
export const dealOut = (
  timeline: Timeline,
  ms: number,
  listen: Listen = 'events',
): Result<{ readonly timeline: Timeline; readonly steps: readonly DealStep[] }, StepFault> => {
  const steps: DealStep[] = [];
  let now = timeline;
  for (let own = nextDealStep(now); own !== undefined; own = nextDealStep(now)) {
    const step = { ...own, ms };
    const next = advanceTimeline(now, step, listen);
    if (!next.ok) return next;
    now = next.value;
    steps.push(step);
  }
  return ok({ timeline: now, steps });
};

/** A step of a deal with a seed of its own. */
const dealOn = (timeline: Timeline, fair: Fair, step: DealStep, listen: Listen): Result<Timeline, StepFault> => {
  const dealt = takeDealStep(sceneOf(timeline, fair), step, listen);
  if (!dealt.ok) return fail({ kind: 'deal', why: dealt.error });
  const next = { ...following(timeline), ...dealt.value };
  if (step.kind === 'reveal') return ok({ ...next, floor: next.steps });
  if (step.kind !== 'deal') return ok(next);
  const { match } = next;
  const breach = match.check();
  if (breach !== undefined) return fail({ kind: 'breach', breach });
  const marks = match.outcome === undefined ? [] : [endMark(match)];
  return ok({ ...next, outcome: match.outcome, marks, deals: timeline.deals + 1, ready: [], loadouts: NO_LOADOUTS });
};

const NO_LOADOUTS: readonly unknown[] = [];

/** Other options, before anything is dealt. */
const chooseOptions = (timeline: Timeline, chosen: JsonObject): Result<Timeline, StepFault> => {
  const { fair, match } = timeline;
  if (fair === undefined || fair.deals.length > 0 || timeline.deals > 0) return fail({ kind: 'options-late' });
  return match.open((game) => {
    const options = readOptions(game.options, chosen);
    if (!options.ok || game.seats(options.value) !== match.seats) return fail({ kind: 'bad-options' });
    const opened = openTimeline(game, options.value, fair, timeline.occupants, timeline.loadouts);
    return ok({ ...following(timeline), match: opened.match, waiting: opened.waiting });
  });
};

const getReady = (timeline: Timeline, seat: Seat): Result<Timeline, StepFault> => {
  const { ready, match, occupants } = timeline;
  if (match.due === undefined || ready.includes(seat) || occupants[seat] === null)
    return fail({ kind: 'ready-already' });
  return ok({ ...following(timeline), ready: [...ready, seat] });
};

/** Records of matches that nobody sat at, such as those of `fuzz`, go on without anybody. No table takes such a step. */
const withoutEverybody = (
  timeline: Timeline,
  waiting: Waiting,
  step: Step,
  listen: Listen,
): Result<Timeline, StepFault> => {
  if (timeline.loadouts.includes(null)) return fail({ kind: 'not-dealt' });
  const { match, events } = waiting.begin(timeline.loadouts, listen);
  const begun = { ...timeline, match, outcome: match.outcome, deals: 1, waiting: undefined };
  const next = advance(begun, step, listen);
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
  const had = timeline.loadouts;
  if (loadout === undefined && had[seat] === null) return fail({ kind: 'loadout-missing' });
  if (loadout !== undefined && had.length <= seat) return fail({ kind: 'loadout-unasked' });
  const loadouts = loadout === undefined ? had : had.with(seat, waiting.withLoadout(seat, loadout));
  if (!isComplete(occupants, loadouts)) return ok({ ...next, loadouts });
  const { match, events } = waiting.begin(loadouts, listen);
  const deals = match.due === undefined ? 1 : 0;
  return ok({ ...next, match, events, deals, loadouts, outcome: match.outcome, waiting: undefined });
};

/** Whoever stands up takes their loadout along, if nothing is dealt yet. */
const stand = (timeline: Timeline, seat: Seat): Result<Timeline, StepFault> => {
  const { waiting } = timeline;
  const next = { ...following(timeline), occupants: seated(timeline, seat, null) };
  if (waiting === undefined) return ok(next);
  return ok({ ...next, loadouts: timeline.loadouts.map((loadout, at) => (at === seat ? null : loadout)) });
};

const seated = (timeline: Timeline, at: Seat, sitter: Occupant | null): readonly (Occupant | null)[] =>
  timeline.occupants.map((other, seat) => (seat === at ? sitter : other));

const act = (
  timeline: Timeline,
  { seat, act: text, thought = timeline.steps }: Extract<Step, { readonly kind: 'act' }>,
  listen: Listen,
): Result<Timeline, StepFault> => {
  if (timeline.match.due !== undefined) return fail({ kind: 'deal-due' });
  if (thought > timeline.steps) return fail({ kind: 'no-such-step' });
  // Only a deal can have gone wrong unnoticed: what an action leads to is checked when it is made.
  const before = timeline.match.check();
  if (before !== undefined) return fail({ kind: 'breach', breach: before });
  const moved = timeline.match.act(seat, text, listen);
  if (!moved.ok) return moved;
  const marks: Mark[] = [];
  let { match, events } = moved.value;
  if (match.due !== undefined) {
    marks.push({ due: match.due, position: match.position });
    if (timeline.seed !== undefined) {
      const dealt = match.settle(timeline.seed, listen);
      events = [...events, ...dealt.events];
      match = dealt.match;
      const breach = match.check();
      if (breach !== undefined) return fail({ kind: 'breach', breach });
    }
  }
  if (match.outcome !== undefined) marks.push(endMark(match));
  return ok({
    match,
    seed: timeline.seed,
    fair: timeline.fair,
    steps: timeline.steps + 1,
    outcome: match.outcome,
    occupants: timeline.occupants,
    events,
    action: moved.value.action,
    before: timeline,
    from: timeline,
    far: farBefore(timeline),
    deals: timeline.deals + (timeline.seed === undefined ? 0 : marks.filter(({ due }) => due !== 'end').length),
    floor: timeline.floor,
    ready: timeline.ready,
    paused: false,
    marks,
    loadouts: NO_LOADOUTS,
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
  if (target === undefined || to >= timeline.steps || target.waiting !== undefined || target.match.due !== undefined)
    return fail({ kind: 'no-such-step' });
  if (to < timeline.floor) return fail({ kind: 'revealed' });
  return ok({
    ...target,
    occupants: timeline.occupants,
    paused: false,
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

/** The randomness of what a bot thinks here: one stream for each seat and step, which tells nothing of the cards. */
export const thoughtStream = ({ seed, fair, steps }: Timeline, seat: Seat): Random => {
  const label = `bot/${seat}/${steps}`;
  if (seed !== undefined) return stream(seed, label);
  if (fair?.key === undefined) throw new Error('nothing is dealt yet');
  return stream(keySeed(fair.key, label), label);
};

/** Everything a viewer has seen on the way here, in order; what was taken back is not in it. */
export const historyOf = (timeline: Timeline, viewer: Viewer): readonly Json[] => {
  const line: Timeline[] = [];
  for (let at: Timeline | undefined = timeline; at !== undefined; at = at.from) line.push(at);
  return line.reverse().flatMap((at) => at.events.map((event) => event.seenBy(viewer)));
};
