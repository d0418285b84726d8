// Watching from behind: where hands are hidden, onlookers see the match as it was some steps ago, until it is over.

import { advanceTimeline, forgetHistory, rewound, stepAt, type Timeline } from '../kernel/timeline.ts';
import type { Step } from '../kernel/steps.ts';
import type { PlayerId } from './model.ts';
import { NO_OFFERS } from './open-offers.ts';
import { isFinished, seatOf, type Table } from './state.ts';

/** How many steps behind onlookers are: not at all before the first deal begins, and once the match is over. */
export const delayOf = (table: Table): number =>
  table.entries.begun === 0 || isFinished(table) ? 0 : (table.terms.watchDelay ?? 0);

/** Does this player watch from behind? */
export const isBehind = (table: Table, player: PlayerId): boolean =>
  seatOf(table, player) === undefined && delayOf(table) > 0;

/** The last revision that onlookers may know of. What everybody saw before the first deal stays seen. */
export const cursorOf = (table: Table): number => {
  const { entries, timeline } = table;
  const delay = delayOf(table);
  return delay === 0 ? timeline.steps : Math.max(entries.begun, timeline.steps - delay);
};

/** Does anybody watch? */
export const hasOnlookers = (table: Table): boolean =>
  table.links.size > 0 &&
  [...table.links.values()].some(({ player, joined }) => joined && seatOf(table, player) === undefined);

/** The timeline that onlookers see: from the one they saw last, if that is kept, else played again. */
const watchedTimeline = (table: Table): Timeline => {
  const { timeline, watched } = table;
  const cursor = cursorOf(table);
  let now = watched === null || watched.steps > cursor ? undefined : watched;
  while (now !== undefined && now.steps < cursor) {
    const next = advanceTimeline(now, stepAt(timeline, now.steps + 1));
    now = next.ok ? next.value : undefined;
  }
  return now ?? forgetHistory(rewound(timeline, cursor));
};

/** The table with what onlookers see kept for their next step; nothing is kept where nobody watches from behind. */
export const withWatched = (table: Table): Table => {
  if (delayOf(table) === 0 || !hasOnlookers(table)) return table.watched === null ? table : { ...table, watched: null };
  const watched = watchedTimeline(table);
  return watched === table.watched ? table : { ...table, watched };
};

/** A table at one of its timelines, with nothing of what is only true now: no clocks, no offers, no moments that are waited for. */
const asOf = (table: Table, timeline: Timeline): Table => ({
  ...table,
  timeline,
  clocks: [],
  progress: null,
  offers: NO_OFFERS,
  gathering: null,
  dealsAt: null,
  startsAt: null,
  absences: table.absences.map((absence, seat) =>
    timeline.occupants[seat] === table.timeline.occupants[seat] ? absence : null,
  ),
});

/** The table as onlookers may know it. */
export const asWatched = (table: Table): Table => (delayOf(table) === 0 ? table : asOf(table, watchedTimeline(table)));

/** The same for somebody who has just left their seat: they have seen everything up to now. */
export const asLeft = (table: Table): Table => (delayOf(table) === 0 ? table : asOf(table, table.timeline));

/** The step that onlookers see next, when the table has come from one state to another; nothing if they have to wait for it. */
export const watchedStep = (before: Table, table: Table): Step | undefined => {
  const cursor = cursorOf(table);
  return cursorOf(before) === cursor ? undefined : stepAt(table.timeline, cursor);
};
