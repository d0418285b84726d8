// Taking back: to where the player last decided, as a step of its own. Nothing is deleted.

import type { Course } from '../kernel/course.ts';
import type { Seat } from '../kernel/game.ts';
import { denied, granted, type Intent, type Judged } from './intents.ts';
import { take } from './log.ts';
import { othersPlay, type Table } from './state.ts';

/** The course before the seat's last own action that still counts. */
const lastDecision = (table: Table, seat: Seat): Course | undefined => {
  for (let at: Course | undefined = table.course; at !== undefined; at = at.from) {
    const step = table.entries[at.steps - 1]?.step;
    if (step?.kind === 'act' && step.seat === seat) return at.from;
  }
  return undefined;
};

/** Takes back the seat's last move and everything after it; only against bots. */
export const takeBack = (table: Table, intent: Intent, seat: Seat): Judged => {
  if (othersPlay(table, seat)) return denied(table, intent, 'people-play');
  const target = lastDecision(table, seat);
  if (target === undefined) return denied(table, intent, 'nothing-to-take-back');
  const taken = take(table, { kind: 'takeback', to: target.steps, seat }, intent);
  if (!taken.ok) return denied(table, intent, 'nothing-to-take-back');
  return granted(taken.value, intent, taken.value.table.course.steps);
};
