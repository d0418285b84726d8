// What each kind of step makes of a timeline.

import { takeDealStep, type DealScene, type Fair } from './dealing.ts';
import type { Outcome, Seat } from './game.ts';
import type { Listen, Match } from './match.ts';
import { fail, ok, type Result } from './result.ts';
import type { StepFault } from './step-faults.ts';
import type { DealStep, Step } from './steps.ts';
import { chooseOptions, getReady, sit, stand, swap } from './timeline-seats.ts';
import { dueMark, endMark, following, NO_LOADOUTS, type Mark, type Timeline, type Waiting } from './timeline-state.ts';

/** Finds an earlier timeline. */
type GoBack = (timeline: Timeline, steps: number) => Timeline | undefined;

/** The timeline after one more step, with the past of the one before it. */
export const takeStep = (
  timeline: Timeline,
  step: Step,
  listen: Listen,
  goBack: GoBack,
): Result<Timeline, StepFault> => {
  const next = advance(timeline, step, listen, goBack);
  if (!next.ok || next.value.told === undefined || next.value.events.length === 0) return next;
  const { events, told } = next.value;
  return ok({ ...next.value, told: { events, before: told } });
};

const advance = (timeline: Timeline, step: Step, listen: Listen, goBack: GoBack): Result<Timeline, StepFault> => {
  if (!(step.seat < timeline.match.seats)) return fail({ kind: 'no-such-seat' });
  if (timeline.outcome !== undefined && step.kind !== 'reveal') return fail({ kind: 'finished' });
  const { fair } = timeline;
  if (fair === undefined ? isNewStep(step) : isOldStep(step)) return fail({ kind: 'other-format' });
  switch (step.kind) {
    case 'sit':
      return sit(timeline, step, listen);
    case 'stand':
      return stand(timeline, step.seat);
    case 'swap':
      return swap(timeline, step.seat, step.other);
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
      ? withoutEverybody(timeline, timeline.waiting, step, listen, goBack)
      : fail({ kind: 'not-dealt' });
  }
  if (timeline.paused && !GOES.has(step.kind)) return fail({ kind: 'paused' });
  switch (step.kind) {
    case 'pause':
      return ok({ ...following(timeline), paused: true });
    case 'takeback':
      return takeBack(timeline, step.to, goBack);
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
  if ((step.kind === 'resign' || step.kind === 'flag') && step.part === true)
    return givePart(timeline, step.seat, listen);
  const outcome = step.kind === 'stall' ? timeline.match.expired() : given(timeline.match, step.seat, step.kind);
  if (outcome === undefined) return fail({ kind: 'no-progress' });
  return ok({ ...following(timeline), outcome, marks: [endMark(timeline.match)] });
};

/** What may happen while a match is paused. */
const GOES: ReadonlySet<Step['kind']> = new Set(['resign', 'abandon', 'reveal']);

const NEW: ReadonlySet<Step['kind']> = new Set([
  ...(['commit', 'seal', 'contribute', 'deal', 'reveal'] as const),
  ...(['options', 'ready', 'pause', 'resume', 'swap'] as const),
]);

/** A step that logs of format 1 don't have. */
const isNewStep = (step: Step): boolean =>
  NEW.has(step.kind) ||
  (step.kind === 'sit' && 'id' in step.sitter) ||
  (step.kind === 'act' && (step.thought !== undefined || step.quick !== undefined)) ||
  ((step.kind === 'resign' || step.kind === 'flag') && step.part === true);

/** A step that only they have: somebody sits down by name. */
const isOldStep = (step: Step): boolean => step.kind === 'sit' && 'name' in step.sitter;

export const sceneOf = ({ match, occupants, outcome }: Timeline, fair: Fair): DealScene => ({
  fair,
  match,
  occupants,
  isOver: outcome !== undefined,
});

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
  return ok({
    ...next,
    outcome: match.outcome,
    marks,
    deals: timeline.deals + 1,
    ready: [],
    loadouts: NO_LOADOUTS,
    undealt: undefined,
  });
};

/** Records of matches that nobody sat at, such as those of `fuzz`, go on without anybody. No table takes such a step. */
const withoutEverybody = (
  timeline: Timeline,
  waiting: Waiting,
  step: Step,
  listen: Listen,
  goBack: GoBack,
): Result<Timeline, StepFault> => {
  if (timeline.loadouts.includes(null)) return fail({ kind: 'not-dealt' });
  const { match, events } = waiting.begin(timeline.loadouts, listen);
  const next = advance(begunWith(timeline, match), step, listen, goBack);
  if (!next.ok) return next;
  return ok({ ...next.value, events: [...events, ...next.value.events] });
};

const begunWith = (timeline: Timeline, match: Match): Timeline => ({
  ...timeline,
  match,
  outcome: match.outcome,
  deals: 1,
  waiting: undefined,
});

/** The timeline dealt, as the next step found it in a record that went on without anybody. */
export const begunAlone = (timeline: Timeline): Timeline =>
  timeline.waiting === undefined
    ? timeline
    : begunWith(timeline, timeline.waiting.begin(timeline.loadouts, 'silent').match);

const act = (
  timeline: Timeline,
  { seat, act: text, thought = timeline.steps, quick }: Extract<Step, { readonly kind: 'act' }>,
  listen: Listen,
): Result<Timeline, StepFault> => {
  if (timeline.match.due !== undefined) return fail({ kind: 'deal-due' });
  if (thought > timeline.steps) return fail({ kind: 'no-such-step' });
  if (quick !== undefined && timeline.occupants[seat]?.kind !== 'bot') return fail({ kind: 'no-bot' });
  // Only a deal can have gone wrong unnoticed: what an action leads to is checked when it is made.
  const before = timeline.match.check();
  if (before !== undefined) return fail({ kind: 'breach', breach: before });
  const moved = timeline.match.act(seat, text, listen);
  if (!moved.ok) return moved;
  const marks: Mark[] = [];
  let { match, events } = moved.value;
  if (match.due !== undefined) {
    marks.push(dueMark(match.due, match));
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
    past: timeline.past,
    told: timeline.told,
    deals: timeline.deals + (timeline.seed === undefined ? 0 : marks.filter(({ due }) => due !== 'end').length),
    floor: timeline.floor,
    ready: timeline.ready,
    paused: false,
    marks,
    loadouts: NO_LOADOUTS,
    waiting: undefined,
    undealt: undefined,
  });
};

/** Only the part of the match that is being played is given up. */
const givePart = (timeline: Timeline, seat: Seat, listen: Listen): Result<Timeline, StepFault> => {
  if (timeline.match.due !== undefined) return fail({ kind: 'deal-due' });
  const given = timeline.match.concedePart(seat, listen);
  if (given === undefined) return fail({ kind: 'no-part' });
  if (!given.ok) return given;
  const { match, events } = given.value;
  const marks = match.due === undefined ? [] : [dueMark(match.due, match)];
  const ended = match.outcome === undefined ? marks : [...marks, endMark(match)];
  return ok({ ...following(timeline), match, events, outcome: match.outcome, marks: ended });
};

const REASONS = { resign: 'resigned', flag: 'time', abandon: 'left' } as const;

const given = (match: Match, seat: Seat, kind: keyof typeof REASONS): Outcome => ({
  ...match.concede(seat),
  reason: REASONS[kind],
});

const takeBack = (timeline: Timeline, to: number, goBack: GoBack): Result<Timeline, StepFault> => {
  const target = to >= timeline.steps ? undefined : goBack(timeline, to);
  if (target === undefined || target.waiting !== undefined || target.match.due !== undefined)
    return fail({ kind: 'no-such-step' });
  if (to < timeline.floor) return fail({ kind: 'revealed' });
  return ok({ ...backAt(target, timeline.occupants, timeline.steps + 1), past: timeline.past });
};

/** A timeline that was gone back to: only who sits stays as it is now. */
export const backAt = (target: Timeline, occupants: Timeline['occupants'], steps: number): Timeline => ({
  ...target,
  occupants,
  paused: false,
  steps,
  events: [],
  action: undefined,
  marks: [],
});
