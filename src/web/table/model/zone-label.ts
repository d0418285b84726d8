// A zone read out: what it is and how many cards it has.

import type { Zone } from '../../../kernel/presentation.ts';
import { fill, text } from '../../text/index.ts';
import { useTable } from './context.ts';

export const useZoneLabel = (zone: Zone): string => {
  const { session, words } = useTable();
  return fill(text.value.zoneCards, { zone: words.zone(zone, session.who), n: zone.cards.length });
};
