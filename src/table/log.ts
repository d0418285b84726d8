// The log: how a step gets into it, and what follows from an entry. Opening, playing and restoring all go through here.

import { advanceCourse, type Course, type StepFault } from '../kernel/course.ts';
import type { Breach } from '../kernel/game.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { Step } from '../kernel/steps.ts';
import { clocksAt, retuned, rewarded } from './clock.ts';
import { tellStep } from './messages.ts';
import type { Entry } from './model.ts';
import { replaced, type Change, type Table } from './state.ts';

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
    return breach({ invariant: 'no-exception', message: error instanceof Error ? error.message : String(error) });
  }
};

/** The table after an entry of its log, with clocks moved on to the entry's time. */
export const follow = (table: Table, entry: Entry): Result<Table, StepFault> => {
  const { step } = entry;
  const next = guarded(table.course, step);
  if (!next.ok) return next;
  const at = table.terms.createdAt + step.ms;
  const now = at > table.now ? at : table.now;
  const timed = { ...table, clocks: clocksAt(table, now), now };
  const moved = {
    ...timed,
    course: next.value,
    entries: [...table.entries, entry],
    clocks: step.kind === 'act' ? rewarded(timed, step.seat) : timed.clocks,
  };
  if (step.kind !== 'sit') return ok(retuned(moved));
  const players = replaced(table.players, step.seat, entry.intent?.player ?? null);
  return ok(retuned({ ...moved, players, absences: replaced(table.absences, step.seat, null) }));
};

/** An action in the one way its game writes it, so that the log holds one line a step whatever was typed. */
const canonical = (table: Table, wish: StepWish): StepWish => {
  if (wish.kind !== 'act') return wish;
  const parsed = table.game.parse(wish.act);
  return parsed.ok ? { ...wish, act: table.game.notate(parsed.value) } : wish;
};

/** A step taken now: first the entry to be made durable, then what everybody sees of it. */
export const take = (table: Table, wish: StepWish, intent?: Entry['intent']): Result<Change, StepFault> => {
  const last = table.entries.at(-1)?.step.ms ?? 0;
  const ms = table.now - table.terms.createdAt;
  const step: Step = { ...canonical(table, wish), ms: ms > last ? ms : last };
  const seq = table.course.steps + 1;
  const entry: Entry = intent === undefined ? { seq, step } : { seq, step, intent };
  const next = follow(table, entry);
  if (!next.ok) return next;
  return ok({ table: next.value, effects: [{ type: 'append', entry }, ...tellStep(next.value, step)] });
};
