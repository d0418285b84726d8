// Taking back: to where the player last decided, as a step of its own. Nothing is deleted.

import { lastActOf } from '../kernel/timeline.ts';
import type { Seat } from '../kernel/game.ts';
import { hasMovedSince } from './entries.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { take, type TakeFault } from './log.ts';
import { othersPlay, type Table } from './state.ts';

/** How many takebacks one match has: enough to learn a game by, and few enough that its log is mostly what was played. */
const MOST_TAKEBACKS = 200;

const USED_UP = `You have used all ${MOST_TAKEBACKS} takebacks of this match; play on, or open a new table.`;

/** Takes back the seat's last move and everything after it; only against bots. A second click on the same picture takes back nothing. */
export const takeBack = (table: Table, intent: Intent, seat: Seat, base: number): Judged => {
  if (othersPlay(table, seat)) return denied(table, intent, 'people-play');
  // What they want undone is then another move than the one they saw.
  if (hasMovedSince(table.entries, seat, base)) return { ...denied(table, intent, 'not-now'), fresh: true };
  const last = lastActOf(table.timeline, seat);
  if (last === undefined) return denied(table, intent, 'nothing-to-take-back');
  if (table.entries.takebacks >= MOST_TAKEBACKS)
    return denied(table, intent, 'no-takebacks-left', { message: USED_UP });
  const taken = take(table, { kind: 'takeback', to: last - 1, seat }, intent);
  if (!taken.ok) return notTakenBack(table, intent, taken.error);
  return granted(taken.value, intent);
};

const notTakenBack = (table: Table, intent: Intent, { kind }: TakeFault): Judged => {
  if (kind === 'full') return denied(table, intent, 'not-now', { message: 'This match is too long for takebacks.' });
  return denied(table, intent, 'nothing-to-take-back', kind === 'revealed' ? { message: REVEALED } : {});
};

const REVEALED = 'Nothing is taken back into a deal that is over: everybody may know its cards now.';
