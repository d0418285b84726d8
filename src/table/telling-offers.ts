// What everybody is told of offers, and of the table where the next match is played.

import type { OfferEnd } from '../protocol/messages.ts';
import { tellAll } from './messages.ts';
import type { Effect, NextTable } from './model.ts';
import { offerInfos } from './open-offers.ts';
import type { Table } from './state.ts';

/** One message for all. */
const everybody = (): string => 'all';

export const tellOffers = (table: Table, ...ended: readonly OfferEnd[]): readonly Effect[] => {
  const offers = offerInfos(table) ?? [];
  const message =
    ended.length === 0 ? ({ type: 'offers', offers } as const) : ({ type: 'offers', offers, ended } as const);
  return tellAll(table, () => message, everybody);
};

export const tellNext = (table: Table, next: NextTable): readonly Effect[] =>
  tellAll(table, () => ({ type: 'next', next }), everybody);
