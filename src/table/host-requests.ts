// What the host may ask for before the deal: somebody removed, two seats swapped, a bot seated.

import type { Seat } from '../kernel/game.ts';
import { faultText } from '../kernel/step-faults.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { loadoutForBot } from './decks.ts';
import { hostSeat, isArranging } from './host.ts';
import { take } from './log.ts';
import type { Table } from './state.ts';

type HostMessage = Extract<ClientMessage, { readonly type: 'remove' | 'swap' | 'bot' }>;

const HOSTS: ReadonlySet<string> = new Set(['remove', 'swap', 'bot']);

export const isHosts = (message: ClientMessage): message is HostMessage => HOSTS.has(message.type);

const notNow = (table: Table, intent: Intent, message: string): Judged => denied(table, intent, 'not-now', { message });

/** Judges such a request of a seat. */
export const arrange = (table: Table, intent: Intent, seat: Seat, message: HostMessage): Judged => {
  if (seat !== hostSeat(table)) return notNow(table, intent, 'Only the host arranges the table.');
  if (!isArranging(table)) return notNow(table, intent, 'The first deal has begun: everybody stays where they sit.');
  const last = table.timeline.match.seats - 1;
  const named = message.type === 'swap' ? [message.seat, message.other] : [message.seat];
  if (named.some((each) => each > last)) return denied(table, intent, 'unreadable', NO_SUCH_SEAT);
  switch (message.type) {
    case 'remove':
      return remove(table, intent, seat, message.seat);
    case 'swap':
      return swap(table, intent, message.seat, message.other);
    case 'bot':
      return seatBot(table, intent, message.seat, message.level);
  }
};

const NO_SUCH_SEAT = { message: 'This table has no such seat.' };

const answerStep = (table: Table, intent: Intent, taken: ReturnType<typeof take>): Judged => {
  if (taken.ok) return granted(taken.value, intent);
  const why = taken.error.kind === 'full' ? 'too many players have come and gone' : faultText(taken.error);
  return notNow(table, intent, `That can't be done: ${why}.`);
};

/** A guest or a bot has to go; the seat is free again. */
const remove = (table: Table, intent: Intent, own: Seat, seat: Seat): Judged => {
  if (seat === own) return notNow(table, intent, 'Your own seat you leave yourself.');
  if (table.timeline.occupants[seat] === null) return notNow(table, intent, 'Nobody sits there.');
  return answerStep(table, intent, take(table, { kind: 'stand', seat }, intent));
};

const swap = (table: Table, intent: Intent, seat: Seat, other: Seat): Judged => {
  if (seat === other) return notNow(table, intent, 'Two different seats can change places.');
  return answerStep(table, intent, take(table, { kind: 'swap', seat, other }, intent));
};

/** A bot takes a free seat, or the place of another bot. */
const seatBot = (table: Table, intent: Intent, seat: Seat, level: string): Judged => {
  const { bots = [] } = table.terms;
  const sitter = bots.find((each) => each.level === level);
  if (sitter === undefined) {
    const message =
      bots.length === 0
        ? 'Bots can be seated only when such a table is opened.'
        : `There is no such level; choose one of ${bots.map((each) => each.level).join(', ')}.`;
    return denied(table, intent, 'unreadable', { message });
  }
  if (table.timeline.occupants[seat]?.kind === 'person') return denied(table, intent, 'seat-taken');
  const loadout = loadoutForBot(table, seat);
  if (!loadout.ok) return denied(table, intent, 'bad-deck', { message: loadout.error.message });
  return answerStep(table, intent, take(table, { kind: 'sit', seat, sitter, ...loadout.value }, intent));
};
