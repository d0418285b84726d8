// The log: how a step gets into it, and what follows from an entry. Opening, playing and restoring all go through here.

import type { StepFault } from '../kernel/step-faults.ts';
import { advanceTimeline, forgetHistory, swapped, type Timeline } from '../kernel/timeline.ts';
import { present } from '../kernel/present.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { MOST_STEPS } from '../kernel/record.ts';
import type { Step } from '../kernel/steps.ts';
import { followStep, timeAt } from './clocks.ts';
import { withEntry } from './entries.ts';
import { tellStep } from './messages.ts';
import type { Effect, Entry, PlayerId, Terms } from './model.ts';
import { namesIn, withNames } from './people.ts';
import { replaced, type Change, type Table } from './state.ts';
import { withWatched } from './watching.ts';

type NewStep = Step extends infer S ? (S extends Step ? Omit<S, 'ms'> : never) : never;

/** The table after an entry of its log. */
export const follow = (table: Table, entry: Entry): Result<Table, StepFault> => {
  const next = advanceTimeline(table.timeline, entry.step);
  return next.ok ? ok(withStep(table, next.value, entry)) : next;
};

/** The table with an entry that led to a timeline, and clocks moved on to the entry's time. */
const withStep = (table: Table, timeline: Timeline, entry: Entry): Table => {
  const { step } = entry;
  const at = table.terms.createdAt + step.ms;
  const timed = timeAt(table, at > table.now ? at : table.now);
  const moved = { ...timed, timeline, entries: withEntry(table.entries, entry), terms: termsAfter(table, entry) };
  if (step.kind === 'swap') {
    const [players, absences] = [swapSeats(table.players, step), swapSeats(timed.absences, step)];
    return followStep({ ...moved, players, absences }, table, step);
  }
  if (step.kind !== 'sit' && step.kind !== 'stand') return followStep(moved, table, step);
  const players = replaced(table.players, step.seat, sitterOf(entry));
  const left = replaced(table.left, step.seat, isStandIn(step) ? (table.players[step.seat] ?? null) : null);
  const absences = replaced(timed.absences, step.seat, null);
  const takers = table.takers[step.seat] == null ? table.takers : replaced(table.takers, step.seat, null);
  return followStep({ ...moved, players, left, takers, removed: removedBy(table, entry), absences }, table, step);
};

const swapSeats = <T>(list: readonly T[], { seat, other }: Step & { readonly kind: 'swap' }): readonly T[] =>
  swapped(list, seat, other);

/** Whoever was made to stand up by somebody else does not sit down here again. */
const removedBy = ({ players, removed }: Table, { step, intent }: Entry): Table['removed'] => {
  const stood = step.kind === 'stand' ? players[step.seat] : null;
  return stood == null || intent === undefined || intent.player === stood ? removed : new Set(removed).add(stood);
};

const isStandIn = (step: Step): boolean => step.kind === 'sit' && step.sitter.kind === 'bot';

/** The player who sits down with an entry; a bot is nobody's, whoever left their seat to it. */
const sitterOf = ({ step, intent }: Entry): PlayerId | null =>
  step.kind === 'sit' && step.sitter.kind === 'person' ? (intent?.player ?? null) : null;

const termsAfter = ({ terms }: Table, entry: Entry): Terms =>
  entry.name === undefined ? terms : { ...terms, names: withNames(terms.names, namesIn([entry])) };

/** From here on nothing may be taken back: undoing and redoing must not make a log grow forever. */
const MOST_UNDONE = 20_000;

/** From here on nobody may sit down before the match begins; those who sit may still stand up. */
const MOST_SEATED = 1000;

/** How many steps there may be before one of each kind; there is always room for the one that ends the match. */
const ROOM: { readonly [kind in Step['kind']]: number } = {
  takeback: MOST_UNDONE,
  sit: MOST_SEATED,
  stand: MOST_UNDONE,
  options: MOST_SEATED,
  swap: MOST_SEATED,
  ready: MOST_UNDONE,
  pause: MOST_UNDONE,
  act: MOST_STEPS - 1,
  commit: MOST_STEPS - 1,
  seal: MOST_STEPS - 1,
  contribute: MOST_STEPS - 1,
  deal: MOST_STEPS - 1,
  resume: MOST_STEPS - 1,
  reveal: MOST_STEPS,
  resign: MOST_STEPS,
  flag: MOST_STEPS,
  abandon: MOST_STEPS,
  stall: MOST_STEPS,
};

/** From here on nobody may sit down with a loadout: however often people come and go, all loadouts must fit into a record. */
const MOST_LOADOUTS = 100;

const roomFor = ({ timeline }: Table, request: NewStep): number => {
  if (request.kind === 'sit' && request.loadout !== undefined) return MOST_LOADOUTS;
  // Seats also change hands in the middle of a match; from here on, no more.
  if (request.kind === 'sit' && timeline.deals > 0) return MOST_UNDONE;
  // Where a deal has a secret, there is also room to reveal the last one after the end.
  return ROOM[request.kind] - (timeline.fair !== undefined && request.kind !== 'reveal' ? 1 : 0);
};

/** Why a step is not taken: it can't be part of the log, or the log is full. */
export type TakeFault = StepFault | { readonly kind: 'full' };

/** A step that can be taken now, and where it leads. */
export interface PossibleStep {
  readonly step: Step;
  readonly timeline: Timeline;
}

/** Judges a step as of now. The log holds an action as its game writes it, however it was typed. */
export const judgeStep = (table: Table, request: NewStep): Result<PossibleStep, TakeFault> => {
  if (table.timeline.steps >= roomFor(table, request)) return fail({ kind: 'full' });
  const step: Step = { ...request, ms: table.now - table.terms.createdAt };
  const next = advanceTimeline(table.timeline, step);
  if (!next.ok) return next;
  const timeline = next.value;
  return ok({ step: step.kind === 'act' ? { ...step, act: timeline.action ?? step.act } : step, timeline });
};

/** Takes a step that was judged: first the entry to be made durable, then what everybody sees of it. */
export const enterStep = (
  table: Table,
  { step, timeline }: PossibleStep,
  intent?: Entry['intent'],
  name?: string,
): Change => {
  const stood = step.kind === 'stand' ? (table.players[step.seat] ?? undefined) : undefined;
  const entry: Entry = { seq: timeline.steps, step, ...present({ intent, name, stood }) };
  // Whoever came back with the table has their snapshot by now.
  const next = withWatched(withStep(table, forgetHistory(timeline), entry));
  const effects: readonly Effect[] = [{ type: 'append', entry }, ...tellStep(table, next, step)];
  return { table: withoutEvents(next), effects };
};

/** What the last step made happen has been told. */
const withoutEvents = (table: Table): Table =>
  table.timeline.events.length === 0 ? table : { ...table, timeline: { ...table.timeline, events: NO_EVENTS } };

const NO_EVENTS: Timeline['events'] = [];

/** Judges a step and takes it. */
export const take = (
  table: Table,
  request: NewStep,
  intent?: Entry['intent'],
  name?: string,
): Result<Change, TakeFault> => {
  const judged = judgeStep(table, request);
  return judged.ok ? ok(enterStep(table, judged.value, intent, name)) : judged;
};
