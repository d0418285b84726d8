// A table that begins somewhere in the midst of a match, such as an exercise. Its log alone can't restore it: the position belongs to it.

import { faultText } from '../kernel/step-faults.ts';
import { timelineFrom } from '../kernel/timeline.ts';
import type { Game, Seat } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';
import { follow } from './log.ts';
import type { Terms } from './model.ts';
import { begin, tableWith, wake } from './opening.ts';
import type { Change } from './state.ts';

/** An action of a seat. */
export interface Act {
  readonly seat: Seat;
  readonly action: string;
}

/** Opens a table at a match, with what has been played from there; everybody sits, and nothing is counted down. */
export const openExercise = (
  game: Game,
  terms: Terms,
  match: Match,
  acts: readonly Act[],
  now: number,
): Result<Change, InputError> => {
  const occupants = terms.seats.flatMap((entry) => (entry === null ? [] : [entry.sitter]));
  if (occupants.length !== match.seats) return fail({ at: 'seats', message: `must list ${match.seats} seats` });
  const opened = tableWith(game, terms, now, timelineFrom(match, terms.seed, occupants), undefined);
  let table = { ...opened, startsAt: opened.now };
  for (const [index, { seat, action }] of acts.entries()) {
    const step = { kind: 'act', seat, act: action, ms: 0 } as const;
    const next = follow(table, { seq: index + 1, step });
    if (!next.ok) return fail({ at: `acts[${index}]`, message: faultText(next.error) });
    table = { ...next.value, startsAt: opened.now };
  }
  return ok(begin(table, wake(table, now)));
};
