// Playing again: who goes on together after the end, and when the next table is opened for them.

import type { Seat } from '../kernel/game.ts';
import type { Offer } from './open-offers.ts';
import { awaited, withOpen } from './open-offers.ts';
import type { NextTable } from './model.ts';
import { tellNext, tellOffers } from './telling-offers.ts';
import { isFinished, unchanged, type Change, type Table } from './state.ts';

const rematchOffer = ({ offers }: Table): Offer | undefined => offers.open.find(({ what }) => what === 'rematch');

/** Why nobody can offer to play again now. */
export const rematchFault = (table: Table): string | undefined => {
  if (!isFinished(table)) return 'The match is not over yet.';
  return table.next === null ? undefined : 'The next match is open already.';
};

/** An offer with a seat on one side or the other. */
export const answeredBy = (offer: Offer, seat: Seat, wants: boolean): Offer => {
  const accepted = offer.accepted.filter((other) => other !== seat);
  const declined = offer.declined.filter((other) => other !== seat);
  return wants
    ? { ...offer, accepted: [...accepted, seat], declined }
    : { ...offer, accepted, declined: [...declined, seat] };
};

/** The table without its offer to play again. */
const withoutOffer = (table: Table): Table =>
  withOpen(
    table,
    table.offers.open.filter(({ what }) => what !== 'rematch'),
  );

/**
 * Once nobody is waited for any more, those who want to play again go on: the next table is opened, with the seats of the others
 * free. If somebody was asked and nobody else wants to, it came to nothing.
 */
export const settleRematch = (table: Table): Change => {
  const offer = rematchOffer(table);
  if (offer === undefined || table.next !== null || awaited(table, offer).length > 0) return unchanged(table);
  const { id, what, seat, accepted, declined } = offer;
  const ended = { offer: id, what, seat } as const;
  const refuser = declined.at(-1);
  if (accepted.length <= 1 && refuser !== undefined) {
    const left = withoutOffer(table);
    return { table: left, effects: tellOffers(left, { ...ended, how: 'declined', by: refuser }) };
  }
  const opening: Table = { ...table, next: 'opening' };
  return {
    table: opening,
    effects: [...tellOffers(opening, { ...ended, how: 'agreed' }), { type: 'open-next', seats: accepted }],
  };
};

/** The next table is there and everybody is told, or it could not be opened and the offer is gone. */
export const takeOpened = (table: Table, next: NextTable | null): Change => {
  if (table.next !== 'opening') return unchanged(table);
  const offer = rematchOffer(table);
  const left = withoutOffer({ ...table, next });
  if (next !== null) return { table: left, effects: [...tellOffers(left), ...tellNext(left, next)] };
  if (offer === undefined) return unchanged(left);
  const { id, what, seat } = offer;
  return { table: left, effects: tellOffers(left, { offer: id, what, seat, how: 'failed' }) };
};

/** Somebody goes after the end: they are not waited for, and what they wanted themselves is off. */
export const leaveRematch = (table: Table, seat: Seat): Change => {
  const offer = rematchOffer(table);
  if (offer === undefined || table.next !== null) return unchanged(table);
  if (offer.seat === seat) {
    const left = withoutOffer(table);
    const ended = { offer: offer.id, what: offer.what, seat, how: 'withdrawn', by: seat } as const;
    return { table: left, effects: tellOffers(left, ended) };
  }
  const declined = answeredBy(offer, seat, false);
  const next = withOpen(
    table,
    table.offers.open.map((other) => (other === offer ? declined : other)),
  );
  return { table: next, effects: tellOffers(next) };
};
