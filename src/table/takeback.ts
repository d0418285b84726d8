// Taking back: to where the player last decided, as a step of its own. Nothing is deleted.

import type { Timeline } from '../kernel/timeline.ts';
import type { Seat } from '../kernel/game.ts';
import { hasMovedSince, stepAt } from './entries.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { take, type TakeFault } from './log.ts';
import { othersPlay, type Change, type Table } from './state.ts';

/** How many takebacks one match has: enough to learn a game by, and few enough that its log is mostly what was played. */
const MOST_TAKEBACKS = 200;

const USED_UP = `You have used all ${MOST_TAKEBACKS} takebacks of this match; play on, or open a new table.`;

/** The timeline before the seat's last own action that still counts. */
const lastDecision = (table: Table, seat: Seat): Timeline | undefined => {
  for (let at: Timeline | undefined = table.timeline; at !== undefined; at = at.from) {
    const step = stepAt(table.entries, at.steps);
    if (step?.kind === 'act' && step.seat === seat) return at.from;
  }
  return undefined;
};

/** Takes back the seat's last move and everything after it; only against bots. A second click on the same picture takes back nothing. */
export const takeBack = (table: Table, intent: Intent, seat: Seat, base: number): Judged => {
  if (othersPlay(table, seat)) return denied(table, intent, 'people-play');
  if (table.timeline.paused) return denied(table, intent, 'not-now', { message: PAUSED });
  // What they want undone is then another move than the one they saw.
  if (hasMovedSince(table.entries, seat, base)) return { ...denied(table, intent, 'not-now'), fresh: true };
  const target = lastDecision(table, seat);
  if (target === undefined) return denied(table, intent, 'nothing-to-take-back');
  if (table.entries.takebacks >= MOST_TAKEBACKS)
    return denied(table, intent, 'no-takebacks-left', { message: USED_UP });
  const taken = take(table, { kind: 'takeback', to: target.steps, seat }, intent);
  if (!taken.ok) return notTakenBack(table, intent, taken.error);
  return granted(taken.value, intent);
};

/** Why a seat can't offer that its last move is taken back, though people play. */
export const undoFault = (table: Table, seat: Seat, base: number): string | undefined => {
  if (table.timeline.match.actors.must.length === 0 && table.timeline.match.due === undefined) return RACE;
  if (hasMovedSince(table.entries, seat, base)) return 'You have moved since then; look at the table again.';
  const target = lastDecision(table, seat);
  if (target === undefined) return 'You have no move to take back.';
  if (target.steps < table.timeline.floor) return REVEALED;
  return table.entries.takebacks >= MOST_TAKEBACKS ? USED_UP : undefined;
};

/** Takes a seat's last move back with everybody's consent, or says why not. */
export const undo = (table: Table, intent: Intent, seat: Seat): Change | string => {
  const target = lastDecision(table, seat);
  if (target === undefined) return 'There is no move to take back.';
  const taken = take(table, { kind: 'takeback', to: target.steps, seat }, intent);
  if (taken.ok) return taken.value;
  return taken.error.kind === 'revealed' ? REVEALED : "That move can't be taken back any more.";
};

const notTakenBack = (table: Table, intent: Intent, { kind }: TakeFault): Judged => {
  if (kind === 'full') return denied(table, intent, 'not-now', { message: 'This match is too long for takebacks.' });
  return denied(table, intent, 'nothing-to-take-back', kind === 'revealed' ? { message: REVEALED } : {});
};

const RACE = 'In a race nothing is taken back.';
const PAUSED = 'The match is paused.';
const REVEALED = 'Nothing is taken back into a deal that is over: everybody may know its cards now.';
