// The log: how a step gets into it, and what follows from an entry. Opening, playing and restoring all go through here.

import { advanceCourse, type Course, type StepFault } from '../kernel/course.ts';
import type { Breach } from '../kernel/game.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { MOST_STEPS } from '../kernel/record.ts';
import type { Step } from '../kernel/steps.ts';
import { rewarded } from './clock.ts';
import { withEntry } from './entries.ts';
import { tellStep } from './messages.ts';
import type { Entry } from './model.ts';
import { renewed } from './standstill.ts';
import { replaced, type Change, type Table } from './state.ts';
import { retuned, timeAt } from './time.ts';

type StepWish = Step extends infer S ? (S extends Step ? Omit<S, 'ms'> : never) : never;

const breach = (found: Breach): { readonly ok: false; readonly error: StepFault } =>
  fail({ kind: 'breach', breach: found });

/** The AIRBAG: no step leads from or to an impossible state, and rules that throw are a broken invariant like any other. */
const guarded = (course: Course, step: Step): Result<Course, StepFault> => {
  try {
    const before = step.kind === 'act' ? course.match.check() : undefined;
    if (before !== undefined) return breach(before);
    const next = advanceCourse(course, step);
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
  const next = guarded(table.course, step);
  if (!next.ok) return next;
  const at = table.terms.createdAt + step.ms;
  const now = at > table.now ? at : table.now;
  const timed = timeAt(table, now);
  const moved = {
    ...timed,
    course: next.value,
    entries: withEntry(table.entries, entry),
    clocks: step.kind === 'act' ? rewarded(timed, step.seat) : timed.clocks,
  };
  if (step.kind !== 'sit' && step.kind !== 'stand') return ok(retuned({ ...moved, progress: renewed(table, moved) }));
  const player = step.kind === 'sit' ? (entry.intent?.player ?? null) : null;
  const players = replaced(table.players, step.seat, player);
  return ok(retuned({ ...moved, players, absences: replaced(table.absences, step.seat, null) }));
};

/** An action in the one way its game writes it, so that the log holds one line a step whatever was typed. */
const canonical = (table: Table, wish: StepWish): Result<StepWish, StepFault> => {
  if (wish.kind !== 'act') return ok(wish);
  try {
    const parsed = table.game.parse(wish.act);
    return ok(parsed.ok ? { ...wish, act: table.game.notate(parsed.value) } : wish);
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
const MOST_BROUGHT = 100;

const roomFor = (wish: StepWish): number =>
  wish.kind === 'sit' && wish.brings !== undefined ? MOST_BROUGHT : ROOM[wish.kind];

/** Why a step is not taken: it can't be part of the log, or the log is full. */
export type TakeFault = StepFault | { readonly kind: 'full' };

/** A step taken now: first the entry to be made durable, then what everybody sees of it. */
export const take = (table: Table, wish: StepWish, intent?: Entry['intent']): Result<Change, TakeFault> => {
  if (table.course.steps >= roomFor(wish)) return fail({ kind: 'full' });
  const read = canonical(table, wish);
  if (!read.ok) return read;
  const step: Step = { ...read.value, ms: table.now - table.terms.createdAt };
  const seq = table.course.steps + 1;
  const entry: Entry = intent === undefined ? { seq, step } : { seq, step, intent };
  const next = follow(table, entry);
  if (!next.ok) return next;
  return ok({ table: next.value, effects: [{ type: 'append', entry }, ...tellStep(table, next.value, step)] });
};
