// The fold of a log, step by step. Table, record and replay all use this one.

import { dealerStep } from './dealing.ts';
import { catchBreach, type Listen } from './match.ts';
import { withPastStep } from './past.ts';
import { ok, type Result } from './result.ts';
import type { StepFault } from './step-faults.ts';
import { stepBody, type DealStep, type Step } from './steps.ts';
import { targetAt } from './timeline-past.ts';
import type { Timeline } from './timeline-state.ts';
import { sceneOf, takeStep } from './timeline-steps.ts';

export { stepsSince } from './past.ts';
export {
  eventsOf,
  forgetHistory,
  historyOf,
  keepHistory,
  lastActOf,
  matchAt,
  matchesSince,
  rewound,
  stepAt,
} from './timeline-past.ts';
export { swapped } from './timeline-seats.ts';
export { openTimeline, thoughtStream, timelineFrom, type Chance, type Timeline } from './timeline-state.ts';

/**
 * The timeline after one more step, or why the step is impossible here. Never throws, and no action leads from or to an
 * impossible state: this is the one safety net under tables, replays and records.
 */
export const advanceTimeline = (
  timeline: Timeline,
  step: Step,
  listen: Listen = 'events',
): Result<Timeline, StepFault> =>
  catchBreach(() => {
    const next = takeStep(timeline, step, listen, targetAt);
    if (!next.ok) return next;
    return ok({ ...next.value, past: withPastStep(timeline.past, textOf(step, next.value), next.value) });
  });

/** The log holds an action as its game writes it, however it was typed. */
const textOf = (step: Step, { action }: Timeline): string =>
  stepBody(step.kind === 'act' && action !== undefined ? { ...step, act: action } : step);

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
