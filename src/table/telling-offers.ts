// What everybody is told of offers, and of the table where the next match is played.

import type { OfferEnd } from '../protocol/messages.ts';
import { tellAll } from './messages.ts';
import type { Effect, NextTable, PlayerId } from './model.ts';
import { offerInfos } from './open-offers.ts';
import type { Table } from './state.ts';
import { isBehind } from './watching.ts';

export const tellOffers = (table: Table, ...ended: readonly OfferEnd[]): readonly Effect[] => {
  const offers = offerInfos(table) ?? [];
  const message =
    ended.length === 0 ? ({ type: 'offers', offers } as const) : ({ type: 'offers', offers, ended } as const);
  // What is offered tells what has happened, so whoever watches from behind is not told.
  const behind = (player: PlayerId): boolean => isBehind(table, player);
  return tellAll(
    table,
    ({ player }) => (behind(player) ? undefined : message),
    ({ player }) => behind(player),
  );
};

export const tellNext = (table: Table, next: NextTable): readonly Effect[] =>
  tellAll(
    table,
    () => ({ type: 'next', next }),
    () => 'all',
  );
