// The offers at a table, and whose consent each still needs.

import type { Seat } from '../kernel/game.ts';
import type { OfferInfo } from '../protocol/messages.ts';
import { stepAt } from './entries.ts';
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

export const NO_OFFERS: Offers = { open: [], refused: [] };

/** After this long in a pause the match can go on without those who have left, in milliseconds: a day. */
export const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000;

const hasPausedLong = ({ entries, terms, now }: Table): boolean => {
  let at = entries.length;
  while (at > 0 && stepAt(entries, at)?.kind !== 'pause') at--;
  return now - terms.createdAt - (stepAt(entries, at)?.ms ?? 0) >= LONGEST_PAUSE_MS;
};

/** Everybody whose consent an offer needs: the people who sit. */
const neededFor = (table: Table, what: What): readonly Seat[] => {
  const people = table.timeline.occupants.flatMap((sitter, seat) => (sitter?.kind === 'person' ? [seat] : []));
  const withoutLeft = what === 'resume' && hasPausedLong(table);
  return withoutLeft ? people.filter((seat) => table.absences[seat] !== 'left') : people;
};

export const awaited = (table: Table, { what, accepted }: Offer): readonly Seat[] =>
  neededFor(table, what).filter((seat) => !accepted.includes(seat));

/** The offers as everybody is told of them. */
export const offerInfos = (table: Table): readonly OfferInfo[] | undefined =>
  table.offers.open.length === 0
    ? undefined
    : table.offers.open.map((offer) => {
        const { id, what, seat } = offer;
        return { offer: id, what, seat, awaits: awaited(table, offer) };
      });
