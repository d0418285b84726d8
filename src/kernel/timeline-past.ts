// The way back of a timeline: earlier states and whole histories, played again from the log and the nearest checkpoint.

import type { Seat, Viewer } from './game.ts';
import type { Json } from './json.ts';
import type { Listen, Match, MatchEvent } from './match.ts';
import { isSeating, lineTo, linesOf, pastUpTo, takenBackTo, timeless } from './past.ts';
import { readStep, type Step } from './steps.ts';
import { swapped } from './timeline-seats.ts';
import type { Timeline } from './timeline-state.ts';
import { backAt, begunAlone, takeStep } from './timeline-steps.ts';

/** Every viewer's history is kept from here on, step by step, for drivers who read it at every step: bots, replays. */
export const keepHistory = (timeline: Timeline): Timeline => ({
  ...timeline,
  told: { events: eventsOf(timeline), before: undefined },
});

/** From here on histories are found from the past again. */
export const forgetHistory = (timeline: Timeline): Timeline => {
  const { past, told } = timeline;
  if (told === undefined) return timeline;
  const checkpoints = past.checkpoints.map((checkpoint) => ({ ...checkpoint, told: undefined }));
  return { ...timeline, told: undefined, past: { ...past, checkpoints } };
};

/** The timeline before the first step. */
const openingOf = ({ past, told }: Timeline): Timeline => {
  const opening = past.opening();
  return told === undefined ? { ...opening, past } : { ...keepHistory(opening), past };
};

/** The match after the first `steps` steps of the log. */
export const matchAt = (timeline: Timeline, steps: number): Match | undefined => timelineAt(timeline, steps)?.match;

/** The timeline after the first `steps` steps of the log; its own past is that of the one it is found from. */
const timelineAt = (timeline: Timeline, steps: number): Timeline | undefined => {
  const { past, told } = timeline;
  if (steps === timeline.steps) return timeline;
  if (steps > timeline.steps || steps < 0) return undefined;
  const checkpoints = new Map(past.checkpoints.map((checkpoint) => [checkpoint.steps, checkpoint]));
  const { base, line } = lineTo(past, steps, (at) => at === 0 || checkpoints.has(at));
  const known = checkpoints.get(base);
  const start = known === undefined ? openingOf(timeline) : { ...known, past };
  return replay(start, line, told === undefined ? 'silent' : 'events');
};

/** The timeline as it was after the first steps, to go on from there: what came later is not in it. */
export const rewound = (timeline: Timeline, steps: number): Timeline => {
  const found = timelineAt(timeline, steps);
  if (found === undefined) throw new RangeError(`the log has no revision ${steps}`);
  return steps === timeline.steps ? timeline : { ...found, past: pastUpTo(timeline.past, steps) };
};

/** The step that led to a revision, without its time. */
export const stepAt = ({ past }: Timeline, revision: number): Step => stepIn(linesOf(past)(revision));

/** What a takeback goes back to: where a record went on without anybody, the match that was dealt for its next step. */
export const targetAt = (timeline: Timeline, steps: number): Timeline | undefined => {
  const target = timelineAt(timeline, steps);
  if (target?.waiting === undefined || target.loadouts.includes(null)) return target;
  const wasAlone = steps < timeline.steps && !isSeating(linesOf(timeline.past)(steps + 1));
  return wasAlone && target.fair === undefined ? begunAlone(target) : target;
};

/** Plays the steps of a line again; of those that were taken back, only who sat down and stood up still counts. */
const replay = (
  base: Timeline,
  line: readonly number[],
  listen: Listen,
  hear?: (events: readonly MatchEvent[]) => void,
): Timeline => {
  const lineAt = linesOf(base.past);
  let now = base;
  let { occupants, steps } = base;
  for (const at of line) {
    for (steps++; steps < at; steps++) {
      const text = lineAt(steps);
      if (isSeating(text)) occupants = seatedBy(occupants, stepIn(text));
    }
    const text = lineAt(at);
    now = takenBackTo(text) === undefined ? again(now, text, listen) : backAt(begunAlone(now), occupants, at);
    ({ occupants } = now);
    hear?.(now.events);
  }
  return now;
};

const stepIn = (text: string): Step => {
  const step = readStep(timeless(text));
  if (!step.ok) throw new Error(`"${text}" is no step: ${step.error.message}`);
  return step.value;
};

const again = (now: Timeline, text: string, listen: Listen): Timeline => {
  const next = takeStep(now, stepIn(text), listen, () => undefined);
  if (!next.ok) throw new Error(`"${text}" can't be played again: ${next.error.kind}`);
  return next.value;
};

const seatedBy = (occupants: Timeline['occupants'], step: Step): Timeline['occupants'] => {
  if (step.kind === 'swap') return swapped(occupants, step.seat, step.other);
  if (step.kind !== 'sit' && step.kind !== 'stand') return occupants;
  return occupants.with(step.seat, step.kind === 'sit' ? step.sitter : null);
};

/** The matches at a revision and at every later one, up to the present; what was taken back is among them. */
export const matchesSince = (timeline: Timeline, revision: number): readonly Match[] => {
  const first = timelineAt(timeline, revision);
  if (first === undefined) return [];
  const lineAt = linesOf(timeline.past);
  const found = [first];
  for (let at = revision + 1; at < timeline.steps; at++) {
    const text = lineAt(at);
    const now = found.at(-1) as Timeline;
    const to = takenBackTo(text);
    if (to === undefined) found.push(again(now, text, 'silent'));
    else {
      const target = to < revision ? targetAt(timeline, to) : found[to - revision];
      if (target === undefined) throw new Error(`"${text}" can't be played again`);
      found.push(backAt(begunAlone(target), now.occupants, at));
    }
  }
  const matches = found.map(({ match }) => match);
  return revision === timeline.steps ? matches : [...matches, timeline.match];
};

/** The revision of a seat's last action that still counts. */
export const lastActOf = ({ past, steps }: Timeline, seat: Seat): number | undefined => {
  const lineAt = linesOf(past);
  for (let at = steps; at > 0;) {
    const text = lineAt(at);
    const back = takenBackTo(text);
    if (back === undefined) {
      const step = stepIn(text);
      if (step.kind === 'act' && step.seat === seat) return at;
    }
    at = back ?? at - 1;
  }
  return undefined;
};

/** Everything that happened on the way here, in order; what was taken back is not in it. */
export const eventsOf = (timeline: Timeline): readonly MatchEvent[] => {
  if (timeline.steps === 0) return timeline.events;
  const lists: (readonly MatchEvent[])[] = [];
  if (timeline.told === undefined) {
    const opening = openingOf(timeline);
    lists.push(opening.events);
    const { line } = lineTo(timeline.past, timeline.steps, (at) => at === 0);
    replay(opening, line, 'events', (events) => void lists.push(events));
  } else {
    for (let at: Timeline['told'] = timeline.told; at !== undefined; at = at.before) lists.push(at.events);
    lists.reverse();
  }
  return lists.flat();
};

/** Everything a viewer has seen on the way here, in order; what was taken back is not in it. */
export const historyOf = (timeline: Timeline, viewer: Viewer): readonly Json[] =>
  eventsOf(timeline).map((event) => event.seenBy(viewer));
