// The offers at a table, and whose consent each still needs.

import type { Seat } from '../kernel/game.ts';
import type { OfferInfo } from '../protocol/messages.ts';
import type { Table } from './state.ts';

type What = OfferInfo['what'];

/** Something offered that is neither agreed on nor ended. */
export interface Offer {
  /** The intent it was made by, so that no other offer is ever meant. */
  readonly id: string;
  readonly what: What;
  readonly seat: Seat;
  /** Who agrees, whoever offered it included. */
  readonly accepted: readonly Seat[];
  /** Of a rematch: who does not. */
  readonly declined: readonly Seat[];
}

/** The offers at a table. */
export interface Offers {
  readonly open: readonly Offer[];
  /** Those that were declined or withdrawn: they are not made again before the next step, or for a while. */
  readonly refused: readonly Refused[];
}

/** An offer that came to nothing: at which revision and when. */
export interface Refused {
  readonly what: What;
  readonly seat: Seat;
  readonly revision: number;
  readonly at: number;
}

/** The table with other offers open. */
export const withOpen = (table: Table, open: readonly Offer[]): Table => ({
  ...table,
  offers: { ...table.offers, open },
});

export const NO_OFFERS: Offers = { open: [], refused: [] };

/** After this long in a pause the match can go on without those who have left, in milliseconds: a day. */
export const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000;

const hasPausedLong = ({ entries, terms, now }: Table): boolean =>
  now - terms.createdAt - (entries.pausedMs ?? 0) >= LONGEST_PAUSE_MS;

/** Everybody whose consent an offer needs: the people who sit. Whoever has left is not asked whether to play again. */
const neededFor = (table: Table, what: What): readonly Seat[] => {
  const people = table.timeline.occupants.flatMap((sitter, seat) => (sitter?.kind === 'person' ? [seat] : []));
  const withoutLeft = what === 'rematch' || (what === 'resume' && hasPausedLong(table));
  return withoutLeft ? people.filter((seat) => table.absences[seat] !== 'left') : people;
};

export const awaited = (table: Table, { what, accepted, declined }: Offer): readonly Seat[] =>
  neededFor(table, what).filter((seat) => !accepted.includes(seat) && !declined.includes(seat));

/** The offers as everybody is told of them. */
export const offerInfos = (table: Table): readonly OfferInfo[] | undefined =>
  table.offers.open.length === 0
    ? undefined
    : table.offers.open.map((offer) => {
        const { id, what, seat, accepted, declined } = offer;
        const info = { offer: id, what, seat, awaits: awaited(table, offer), accepted };
        return declined.length === 0 ? info : { ...info, declined };
      });
