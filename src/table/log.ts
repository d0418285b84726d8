// The log: how a step gets into it, and what follows from an entry. Opening, playing and restoring all go through here.

import { advanceTimeline, type Timeline, type StepFault } from '../kernel/timeline.ts';
import type { BrokenInvariant } from '../kernel/game.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { MOST_STEPS } from '../kernel/record.ts';
import type { Step } from '../kernel/steps.ts';
import { addIncrement } from './clock.ts';
import { withEntry } from './entries.ts';
import { tellStep } from './messages.ts';
import type { Entry } from './model.ts';
import { renewProgressClock } from './progress-clock.ts';
import { replaced, type Change, type Table } from './state.ts';
import { syncClocks, timeAt } from './time.ts';

type NewStep = Step extends infer S ? (S extends Step ? Omit<S, 'ms'> : never) : never;

const breach = (found: BrokenInvariant): { readonly ok: false; readonly error: StepFault } =>
  fail({ kind: 'breach', breach: found });

/** The safety net: no step leads from or to an impossible state, and rules that throw are a broken invariant like any other. */
const guard = (timeline: Timeline, step: Step): Result<Timeline, StepFault> => {
  try {
    const before = step.kind === 'act' ? timeline.match.check() : undefined;
    if (before !== undefined) return breach(before);
    const next = advanceTimeline(timeline, step);
    if (!next.ok || step.kind !== 'act') return next;
    const after = next.value.match.check();
    return after === undefined ? next : breach(after);
  } catch (error) {
    return thrown(error);
  }
};

const thrown = (error: unknown): { readonly ok: false; readonly error: StepFault } =>
  breach({ invariant: 'no-exception', message: error instanceof Error ? error.message : String(error) });

/** The table after an entry of its log, with clocks moved on to the entry's time. */
export const follow = (table: Table, entry: Entry): Result<Table, StepFault> => {
  const { step } = entry;
  const next = guard(table.timeline, step);
  if (!next.ok) return next;
  const at = table.terms.createdAt + step.ms;
  const now = at > table.now ? at : table.now;
  const timed = timeAt(table, now);
  const moved = {
    ...timed,
    timeline: next.value,
    entries: withEntry(table.entries, entry),
    clocks: step.kind === 'act' ? addIncrement(timed, step.seat) : timed.clocks,
  };
  if (step.kind !== 'sit' && step.kind !== 'stand')
    return ok(syncClocks({ ...moved, progress: renewProgressClock(table, moved) }));
  const player = step.kind === 'sit' ? (entry.intent?.player ?? null) : null;
  const players = replaced(table.players, step.seat, player);
  return ok(syncClocks({ ...moved, players, absences: replaced(table.absences, step.seat, null) }));
};

/** An action in the one way its game writes it, so that the log holds one line a step whatever was typed. */
const canonical = (table: Table, request: NewStep): Result<NewStep, StepFault> => {
  if (request.kind !== 'act') return ok(request);
  try {
    const parsed = table.game.parse(request.act);
    return ok(parsed.ok ? { ...request, act: table.game.notate(parsed.value) } : request);
  } catch (error) {
    return thrown(error);
  }
};

/** From here on nothing may be taken back: what is undone and done again must not make a log grow for ever. */
const MOST_UNDONE = 20_000;

/** From here on nobody sits down; whoever sits may still stand up. All of that comes before the first action. */
const MOST_SEATED = 1000;

/** How many steps there may be before one of each kind; there is always room for the one that ends the match. */
const ROOM: { readonly [kind in Step['kind']]: number } = {
  takeback: MOST_UNDONE,
  sit: MOST_SEATED,
  stand: MOST_UNDONE,
  act: MOST_STEPS - 1,
  resign: MOST_STEPS,
  flag: MOST_STEPS,
  abandon: MOST_STEPS,
  stall: MOST_STEPS,
};

/** From here on nobody brings anything: however often people come and go, what they brought must fit into a record. */
const MAX_LOADOUT = 100;

const roomFor = (request: NewStep): number =>
  request.kind === 'sit' && request.loadout !== undefined ? MAX_LOADOUT : ROOM[request.kind];

/** Why a step is not taken: it can't be part of the log, or the log is full. */
export type TakeFault = StepFault | { readonly kind: 'full' };

/** A step taken now: first the entry to be made durable, then what everybody sees of it. */
export const take = (table: Table, request: NewStep, intent?: Entry['intent']): Result<Change, TakeFault> => {
  if (table.timeline.steps >= roomFor(request)) return fail({ kind: 'full' });
  const read = canonical(table, request);
  if (!read.ok) return read;
  const step: Step = { ...read.value, ms: table.now - table.terms.createdAt };
  const seq = table.timeline.steps + 1;
  const entry: Entry = intent === undefined ? { seq, step } : { seq, step, intent };
  const next = follow(table, entry);
  if (!next.ok) return next;
  return ok({ table: next.value, effects: [{ type: 'append', entry }, ...tellStep(table, next.value, step)] });
};
