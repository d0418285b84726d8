// Taking a bot's seat: where the terms allow it, somebody who watches asks for it and sits down with the next deal.

import type { ClientMessage } from '../protocol/messages.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { isBlockedAt } from './blocks.ts';
import { gatheredDeal } from './gathering.ts';
import { isArranging } from './host.ts';
import { take } from './log.ts';
import type { Effect } from './model.ts';
import { personOf } from './people.ts';
import { isFinished, replaced, unchanged, type Change, type Table } from './state.ts';
import { mayTakeSeats, withoutTaker } from './takers.ts';

/** Asks for the seat of a bot. It is granted at once; the player sits down when the next deal is due, before it begins. */
export const askForSeat = (
  table: Table,
  intent: Intent,
  { seat, name }: Extract<ClientMessage, { readonly type: 'sit' }>,
): Judged => {
  const taker = table.takers[seat];
  const isOpen = mayTakeSeats(table, intent.player) && !isArranging(table);
  if (!isOpen || (taker != null && taker.intent.player !== intent.player)) return denied(table, intent, 'seat-taken');
  const free = withoutTaker(table, intent.player);
  const waiting = { ...free, takers: replaced(free.takers, seat, { intent, name }) };
  return granted(unchanged(waiting), intent);
};

/** Does not want the seat any more. */
export const giveUpTaking = (table: Table, intent: Intent): Judged =>
  granted(unchanged(withoutTaker(table, intent.player)), intent);

/** Is a deal due that nobody has contributed to yet? */
const isBetweenDeals = ({ timeline }: Table): boolean =>
  timeline.match.due !== undefined && timeline.deals > 0 && timeline.outcome === undefined && !timeline.paused;

/** Between two deals those who wait sit down. */
export const seatTakers = (table: Table): Change => {
  if (table.takers.every((taker) => taker === null)) return unchanged(table);
  if (isFinished(table)) return unchanged({ ...table, takers: table.takers.map(() => null) });
  if (!isBetweenDeals(table) || gatheredDeal(table) !== undefined) return unchanged(table);
  let now = table;
  const effects: Effect[] = [];
  for (const [seat, taker] of table.takers.entries()) {
    if (taker === null) continue;
    now = { ...now, takers: replaced(now.takers, seat, null) };
    if (now.timeline.occupants[seat]?.kind !== 'bot' || isBlockedAt(now, taker.intent.player)) continue;
    const sitter = personOf(taker.intent.player);
    const taken = take(now, { kind: 'sit', seat, sitter }, taker.intent, taker.name);
    if (!taken.ok) continue;
    now = taken.value.table;
    effects.push(...taken.value.effects);
  }
  return { table: now, effects };
};
