// Offers: what everybody at the table must agree to. A pause and its end, taking back a move among people, another match.
//
// Open offers are not part of the log; what is agreed on becomes a step, or the next table. After a restart whoever still wants something
// offers it again.

import type { Seat } from '../kernel/game.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { take } from './log.ts';
import { awaited, withOpen, type Offer, type Refused } from './open-offers.ts';
import { answeredBy, rematchFault, settleRematch } from './rematch.ts';
import { isBegun, isFinished, type Change, type Table } from './state.ts';
import { waitsForReady } from './starting.ts';
import { undo, undoFault } from './takeback.ts';
import { tellOffers } from './telling-offers.ts';

type OfferMessage = Extract<ClientMessage, { readonly type: 'offer' | 'accept' | 'decline' | 'withdraw' }>;
type What = Offer['what'];

const without = (table: Table, gone: Offer): Table =>
  withOpen(
    table,
    table.offers.open.filter((offer) => offer !== gone),
  );

/** Why something can't be offered now. */
const offerFault = (table: Table, what: What, seat: Seat, base: number): string | undefined => {
  if (what === 'rematch') return rematchFault(table);
  if (isFinished(table)) return 'The match is over.';
  if (!isBegun(table) || waitsForReady(table)) return 'The match has not begun.';
  const { paused, fair } = table.timeline;
  if (what === 'resume') return paused ? undefined : 'The match is not paused.';
  if (paused) return 'The match is paused.';
  if (what === 'undo') return undoFault(table, seat, base);
  return fair === undefined ? 'This match began when there were no pauses.' : undefined;
};

/** What a client says about offers. */
export const negotiate = (table: Table, intent: Intent, seat: Seat, message: OfferMessage): Judged => {
  if (message.type === 'offer') return offer(table, intent, seat, message);
  const meant = table.offers.open.find(({ id }) => id === message.offer);
  if (meant === undefined) return notNow(table, intent, 'That offer is not open any more.');
  if (meant.what === 'rematch' && table.next !== null) return notNow(table, intent, 'That is agreed on already.');
  if (message.type === 'accept') return accept(table, intent, seat, meant);
  const isOwn = meant.seat === seat;
  if (message.type === 'withdraw' && !isOwn)
    return notNow(table, intent, 'Only whoever made an offer can withdraw it.');
  if (message.type === 'decline' && isOwn) return notNow(table, intent, 'Your own offer can only be withdrawn.');
  const how = message.type === 'withdraw' ? 'withdrawn' : 'declined';
  if (meant.what === 'rematch' && how === 'declined')
    return changed(table, intent, meant, answeredBy(meant, seat, false));
  const left = refuse(without(table, meant), meant);
  const ended = { offer: meant.id, what: meant.what, seat: meant.seat, how, by: seat } as const;
  return granted({ table: left, effects: tellOffers(left, ended) }, intent);
};

const notNow = (table: Table, intent: Intent, message: string): Judged => denied(table, intent, 'not-now', { message });

/** How long the same offer is not made again while nothing else happens, in milliseconds. */
const AGAIN_MS = 30_000;

const isRecent = ({ timeline, now }: Table, { revision, at }: Refused): boolean =>
  revision === timeline.steps && now - at < AGAIN_MS;

/** Remembers that an offer came to nothing. */
const refuse = (table: Table, { what, seat }: Offer): Table => {
  const recent = table.offers.refused.filter((past) => isRecent(table, past));
  const refused = [...recent, { what, seat, revision: table.timeline.steps, at: table.now }];
  return { ...table, offers: { ...table.offers, refused } };
};

const offer = (
  table: Table,
  intent: Intent,
  seat: Seat,
  { what, base }: Extract<OfferMessage, { readonly type: 'offer' }>,
): Judged => {
  const fault = offerFault(table, what, seat, base);
  if (fault !== undefined) return notNow(table, intent, fault);
  const { open, refused } = table.offers;
  const same = open.find((other) => other.what === what);
  // Two who want the same have agreed; two who each want a move of their own back have not.
  if (same !== undefined && same.seat !== seat && what !== 'undo') return accept(table, intent, seat, same);
  // Whoever was awaited may not be any more.
  if (same?.seat === seat && what === 'resume' && awaited(table, same).length === 0)
    return settle(table, intent, same, same);
  if (same !== undefined || open.some(({ id }) => id === intent.id))
    return notNow(table, intent, 'There is such an offer already.');
  if (refused.some((past) => past.what === what && past.seat === seat && isRecent(table, past)))
    return notNow(table, intent, 'That came to nothing; offer it again after the next move, or in half a minute.');
  const made: Offer = { id: intent.id, what, seat, accepted: [], declined: [] };
  return accept(withOpen(table, [...open, made]), intent, seat, made);
};

/** A seat agrees. When nobody else has to, it is done. */
const accept = (table: Table, intent: Intent, seat: Seat, meant: Offer): Judged => {
  if (meant.accepted.includes(seat)) return notNow(table, intent, 'You have agreed to that already.');
  return settle(table, intent, meant, answeredBy(meant, seat, true));
};

/** Puts an offer in the place of what it was, and tells everybody. */
const changed = (table: Table, intent: Intent, meant: Offer, now: Offer): Judged => {
  const next = withOpen(
    table,
    table.offers.open.map((other) => (other === meant ? now : other)),
  );
  return granted({ table: next, effects: tellOffers(next) }, intent);
};

/** The same; with everybody's consent it is carried out. Another match needs nobody's but of those who go there: `settleRematch`. */
const settle = (table: Table, intent: Intent, meant: Offer, agreed: Offer): Judged => {
  const next = changed(table, intent, meant, agreed);
  if (meant.what === 'rematch' || awaited(next.table, agreed).length > 0) return next;
  const ended = { offer: meant.id, what: meant.what, seat: meant.seat, how: 'agreed' } as const;
  const done = carryOut(without(next.table, agreed), intent, meant);
  if (typeof done === 'string') {
    const left = without(table, meant);
    return { ...notNow(left, intent, done), effects: tellOffers(left, { ...ended, how: 'lapsed' }) };
  }
  return granted({ table: done.table, effects: [...done.effects, ...tellOffers(done.table, ended)] }, intent);
};

/** The step that was agreed on, or why it can't be taken. */
const carryOut = (table: Table, intent: Intent, { what, seat }: Offer): Change | string => {
  if (what === 'undo') return undo(table, intent, seat);
  const taken = take(table, { kind: what === 'resume' ? 'resume' : 'pause', seat }, intent);
  return taken.ok ? taken.value : "That isn't possible right now.";
};

/** Does an offer still make sense after what has happened? A move is taken back only as long as nobody has moved on. */
const isMoot = (before: Table, table: Table, { what }: Offer): boolean => {
  if (before.timeline.occupants !== table.timeline.occupants) return true;
  if (what === 'rematch') return false;
  if (isFinished(table)) return true;
  if (what === 'undo' && before.timeline.match !== table.timeline.match) return true;
  return what === 'resume' ? !table.timeline.paused : table.timeline.paused;
};

/** After any input: offers that have become moot are gone, everybody is told, and who wants to play again goes on. */
export const lapseOffers = (before: Table, table: Table): Change => {
  const moot = table.offers.open.filter((each) => isMoot(before, table, each));
  if (moot.length === 0) return settleRematch(table);
  const left = withOpen(
    table,
    table.offers.open.filter((each) => !moot.includes(each)),
  );
  const ended = moot.map(({ id, what, seat }) => ({ offer: id, what, seat, how: 'lapsed' }) as const);
  return { table: left, effects: tellOffers(left, ...ended) };
};
