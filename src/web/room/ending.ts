// How an offer ended, in words.

import type { OfferEnd } from '../../protocol/messages.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { fill } from '../text/index.ts';
import { roomText } from './text/index.ts';

/** Nothing to those who ended it themselves. */
export const endText = (model: TableModel, { how, what, by }: OfferEnd): string => {
  const t = roomText.value;
  const isOwn = by !== undefined && by === model.seat.value;
  const name = by === undefined ? '' : model.nameOf(by);
  switch (how) {
    case 'agreed':
      return t.agreed[what];
    case 'declined':
      return isOwn ? '' : fill(t.refusedBy, { name });
    case 'withdrawn':
      return isOwn ? '' : fill(t.withdrawnBy, { name });
    case 'failed':
      return t.cannotOpen;
    case 'lapsed':
      return t.lapsed;
  }
};
