// The gathering of contributions to a deal: a moment for everybody to seal theirs, then a moment to show them.

import { gathering as openDeal, type SeededDeal } from '../kernel/dealing.ts';
import type { Clock } from './clock.ts';
import type { Table } from './state.ts';

/** How long each of the two moments is at most, in milliseconds. */
export const GATHER_MS = 3000;

/** What people may do for a deal now, and until when. */
export interface Gathering {
  readonly deal: number;
  readonly phase: 'seal' | 'show';
  readonly until: number;
}

/** The deal that contributions are gathered for. */
export const gatheredDeal = ({ timeline }: Table): SeededDeal | undefined =>
  timeline.fair === undefined ? undefined : openDeal(timeline.fair);

/** Has everybody done what this moment is for? */
const isComplete = ({ timeline }: Table, deal: SeededDeal, phase: Gathering['phase']): boolean =>
  phase === 'seal'
    ? timeline.occupants.every((occupant, seat) => occupant?.kind !== 'person' || deal.seals[seat] !== null)
    : deal.seals.every((seal, seat) => seal === null || deal.contributions[seat] !== null);

/** Nothing more is waited for: the cards can be dealt. */
export const isGathered = (table: Table): boolean => {
  const { gathering, now } = table;
  const deal = gatheredDeal(table);
  if (deal === undefined || gathering === null || gathering.phase === 'seal') return false;
  return isComplete(table, deal, 'show') || gathering.until <= now;
};

export const gatheringClock: Clock = {
  sync: (table) => {
    const deal = gatheredDeal(table);
    if (deal === undefined) return table.gathering === null ? table : { ...table, gathering: null };
    const isNew = table.gathering?.deal !== deal.deal;
    const now = table.gathering === null || isNew ? opened(table, deal) : table.gathering;
    const sealed = now.phase === 'seal' && (isComplete(table, deal, 'seal') || now.until <= table.now);
    const gathering: Gathering = sealed ? { ...now, phase: 'show', until: table.now + GATHER_MS } : now;
    return gathering === table.gathering ? table : { ...table, gathering };
  },
  /** The log does not tell how long anybody has had. */
  restart: (table) => ({ ...table, gathering: null }),
  timers: ({ gathering }) => (gathering === null ? [] : [['deal', gathering.until]]),
  phase: ({ gathering }) => gathering?.phase ?? '',
};

/** After a restart whoever has sealed shows, and nobody seals any more once somebody has shown. */
const opened = ({ now }: Table, { deal, contributions }: SeededDeal): Gathering => ({
  deal,
  phase: contributions.some((contribution) => contribution !== null) ? 'show' : 'seal',
  until: now + GATHER_MS,
});
