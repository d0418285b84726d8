// Snapshots: everything a player may know of a table at once, as it is or as onlookers see it.

import { eventsOf, type Timeline } from '../kernel/timeline.ts';
import type { Actors, Seat } from '../kernel/game.ts';
import type { MatchEvent } from '../kernel/match.ts';
import { present } from '../kernel/present.ts';
import { namedOccupants } from '../kernel/steps.ts';
import {
  PROTOCOL,
  type DealInfo,
  type MeetingInfo,
  type SeatInfo,
  type Snapshot,
  type TableState,
} from '../protocol/messages.ts';
import { clockInfo } from './clocks.ts';
import { playedMs } from './countdown.ts';
import { talkFor } from './kept-talk.ts';
import type { PlayerId } from './model.ts';
import { hostSeat, isArranging } from './host.ts';
import { offerInfos } from './open-offers.ts';
import { unreadySeats, waitsForReady } from './starting.ts';
import { seatOf, viewerOf, type Table } from './state.ts';
import { mayTakeSeats, seatAwaited } from './takers.ts';
import { asLeft, asWatched, delayOf, isBehind } from './watching.ts';

const presenceOf = (table: Table, seat: Seat): SeatInfo['presence'] => {
  const sitter = table.timeline.occupants[seat];
  if (sitter == null) return 'empty';
  if (sitter.kind === 'bot') return 'bot';
  const absence = table.absences[seat];
  if (absence == null) return 'here';
  return absence === 'left' ? 'left' : 'dropped';
};

const IS_HOST = { isHost: true } as const;

/** Who sits where; before the deal also who the host is. */
export const seatInfos = (table: Table): readonly SeatInfo[] => {
  const host = isArranging(table) ? hostSeat(table) : undefined;
  return namedOccupants(table.timeline.occupants, table.terms.names).map((sitter, seat) => {
    const taker = table.takers[seat]?.name;
    const presence = presenceOf(table, seat);
    const info = { seat, sitter, presence, ...(seat === host ? IS_HOST : {}), ...present({ taker }) };
    const absence = table.absences[seat];
    if (absence == null || absence === 'left') return info;
    return { ...info, graceMs: absence.until - table.now };
  });
};

export const actorsAt = ({ outcome, match }: Timeline): Actors =>
  outcome === undefined ? match.actors : { must: [], may: [] };

export const legalFor = ({ timeline }: Table, seat: Seat | undefined): readonly string[] =>
  seat === undefined || timeline.outcome !== undefined ? [] : timeline.match.legal(seat);

const stateFor = (table: Table, player: PlayerId): TableState => {
  const { timeline } = table;
  return {
    revision: timeline.steps,
    view: timeline.match.view(viewerOf(table, player)),
    actors: actorsAt(timeline),
    legal: legalFor(table, seatOf(table, player)),
    outcome: timeline.outcome ?? null,
    ...clockInfo(table),
    ...present({
      paused: timeline.paused || undefined,
      ready: timeline.ready.length === 0 ? undefined : timeline.ready,
      start: waitsForReady(table) ? { awaits: unreadySeats(table) } : undefined,
    }),
  };
};

/** Everything a player may know. All events of the match are played again for it. */
export const snapshotFor = (table: Table, player: PlayerId): Snapshot => snapshotsOf(table)(player);

/** A table as it is, or as onlookers see it, shown to a player; `events` are all of the match. */
const snapshotOf = (table: Table, player: PlayerId, events: readonly MatchEvent[], watchers: number): Snapshot => ({
  type: 'snapshot',
  protocol: PROTOCOL,
  table: table.terms.table,
  game: table.terms.game,
  rules: table.terms.rules,
  options: table.timeline.match.options,
  seat: seatOf(table, player) ?? null,
  seats: seatInfos(table),
  events: events.map((event) => event.seenBy(viewerOf(table, player))),
  ...present({
    set: table.timeline.waiting === undefined ? undefined : table.terms.set,
    standIn: table.terms.standIn === undefined ? undefined : true,
    clock: table.terms.clock,
    behind: seatOf(table, player) === undefined ? delayOf(table) || undefined : undefined,
    mine: keptSeat(table, player),
    botSeats: seatOf(table, player) === undefined && mayTakeSeats(table, player) ? 'open' : undefined,
    taking: seatAwaited(table, player),
    watchers: watchers || undefined,
    deals: dealInfos(table),
    playedMs: playedMs(table),
    offers: offerInfos(table),
    talk: talkFor(table, player),
    next: table.next === null || table.next === 'opening' ? undefined : table.next,
    meeting: isArranging(table) ? meetingOf(table, player) : undefined,
  }),
  ...stateFor(table, player),
});

/** The seat that a bot keeps for a player. */
const keptSeat = ({ left }: Table, player: PlayerId): Seat | undefined => {
  const seat = left.indexOf(player);
  return seat < 0 ? undefined : seat;
};

/** How many people watch: those who have joined and hold no seat, each once. Onlookers are not told by it of who has just left a seat or taken one. */
export const watchersOf = (table: Table, seen = table): number => {
  const isNew = (seat: Seat | undefined): boolean =>
    seat !== undefined && seen.timeline.occupants[seat] !== table.timeline.occupants[seat];
  const watches = (player: PlayerId): boolean => {
    const seat = seatOf(table, player);
    return seat === undefined ? !isNew(keptSeat(table, player)) : isNew(seat);
  };
  const watching = [...table.links.values()].filter(({ player, joined }) => joined && watches(player));
  return watching.length === 0 ? 0 : new Set(watching.map(({ player }) => player)).size;
};

/** What somebody should know before the deal: the terms, which bots can be seated, and whether they may sit down. */
const meetingOf = ({ terms, removed }: Table, player: PlayerId): MeetingInfo => ({
  levels: terms.bots?.map(({ level }) => level) ?? [],
  ...present({
    clock: terms.clock,
    progressMs: terms.progressMs,
    watchDelay: terms.watchDelay,
    isPublic: terms.isPublic,
    isRemoved: removed.has(player) || undefined,
  }),
});

/** What everybody may know of the last deals, where they have seeds of their own. */
export const dealInfos = ({ timeline, gathering }: Table): readonly DealInfo[] | undefined =>
  timeline.fair?.deals.map((deal) => ({
    ...deal,
    phase:
      deal.secret !== null ? 'revealed' : deal.without !== null ? 'dealt' : (gathering?.phase ?? ('seal' as const)),
  }));

/** Snapshots for several players, with the events of the match found once: for those who sit, and for those who may be behind. */
export const snapshotsOf = (table: Table): ((player: PlayerId) => Snapshot) => {
  let events: ReturnType<typeof eventsOf> | undefined;
  let watched: { readonly table: Table; readonly events: ReturnType<typeof eventsOf> } | undefined;
  return (player) => {
    if (!isBehind(table, player))
      return snapshotOf(table, player, (events ??= eventsOf(table.timeline)), watchersOf(table));
    if (watched === undefined) {
      const seen = asWatched(table);
      watched = { table: seen, events: eventsOf(seen.timeline) };
    }
    return snapshotOf(watched.table, player, watched.events, watchersOf(table, watched.table));
  };
};

/** Whoever has just left their seat has seen everything up to now; from here on they are behind. */
export const leftSnapshot = (table: Table, player: PlayerId): Snapshot =>
  snapshotOf(asLeft(table), player, eventsOf(table.timeline), watchersOf(table));
