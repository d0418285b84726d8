// What leaves the table: snapshots, steps and seats, each as its reader may see it.

import { eventsOf, type Timeline } from '../kernel/timeline.ts';
import type { Actors, BrokenInvariant, Seat, Viewer } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import { isDealStep, namedOccupants, type Step } from '../kernel/steps.ts';
import {
  PROTOCOL,
  type Answer,
  type DealInfo,
  type MeetingInfo,
  type SeatInfo,
  type ServerMessage,
  type Snapshot,
  type StepMessage,
  type TableState,
} from '../protocol/messages.ts';
import { patchBetween, type Patch } from '../protocol/patch.ts';
import { clockInfo, hasNewPhase } from './clocks.ts';
import { playedMs } from './countdown.ts';
import { talkFor } from './kept-talk.ts';
import type { ClientId, Effect, PlayerId } from './model.ts';
import { hostSeat, isArranging } from './host.ts';
import { offerInfos } from './open-offers.ts';
import { unreadySeats, waitsForReady } from './starting.ts';
import { seatOf, viewerOf, type Link, type Table } from './state.ts';

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
  return namedOccupants(table.timeline.occupants, table.names).map((sitter, seat) => {
    const info = { seat, sitter, presence: presenceOf(table, seat), ...(seat === host ? IS_HOST : {}) };
    const absence = table.absences[seat];
    if (absence == null || absence === 'left') return info;
    return { ...info, graceMs: absence.until - table.now };
  });
};

const actorsAt = ({ outcome, match }: Timeline): Actors =>
  outcome === undefined ? match.actors : { must: [], may: [] };

const legalFor = ({ timeline }: Table, seat: Seat | undefined): readonly string[] =>
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

/** Everything a player may know; `events` are all of the match, which are played again for it if nobody has done so yet. */
export const snapshotFor = (table: Table, player: PlayerId, events = eventsOf(table.timeline)): Snapshot => ({
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
    mine: keptSeat(table, player),
    watchers: watchersOf(table) || undefined,
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

/** How many people watch: those who have joined and hold no seat, each once. */
const watchersOf = (table: Table): number => {
  const watching = [...table.links.values()].filter(
    ({ player, joined }) => joined && seatOf(table, player) === undefined,
  );
  return watching.length === 0 ? 0 : new Set(watching.map(({ player }) => player)).size;
};
/** What somebody should know before the deal: the terms, which bots can be seated, and whether they may sit down. */
const meetingOf = ({ terms, removed }: Table, player: PlayerId): MeetingInfo => ({
  levels: terms.bots?.map(({ level }) => level) ?? [],
  ...present({
    clock: terms.clock,
    progressMs: terms.progressMs,
    isPublic: terms.isPublic,
    isRemoved: removed.has(player) || undefined,
  }),
});

/** What everybody may know of the last deals, where they have seeds of their own. */
const dealInfos = ({ timeline, gathering }: Table): readonly DealInfo[] | undefined =>
  timeline.fair?.deals.map((deal) => ({
    ...deal,
    phase:
      deal.secret !== null ? 'revealed' : deal.without !== null ? 'dealt' : (gathering?.phase ?? ('seal' as const)),
  }));

/** The step as each player may see it; what is the same for all of them is found once. */
const stepsFor = (before: Table, table: Table, step: Step): ((player: PlayerId) => StepMessage) => {
  const { timeline } = table;
  const { clocks, ...clocksRest } = clockInfo(table);
  const [were, actors] = [actorsAt(before.timeline), actorsAt(timeline)];
  const forAll = present({
    actors: isSame(were.must, actors.must) && isSame(were.may, actors.may) ? undefined : actors,
    outcome: timeline.outcome,
    clocks: clocks.length === 0 ? undefined : clocks,
    ...clocksRest,
    paused: timeline.paused || undefined,
    ready: timeline.ready.length === 0 ? undefined : timeline.ready,
    start: waitsForReady(table) ? { awaits: unreadySeats(table) } : undefined,
    deal: isDealStep(step) ? dealInfos(table)?.at(-1) : undefined,
  });
  return (player) => {
    const seat = seatOf(table, player);
    const viewer: Viewer = seat ?? 'public';
    const legal = legalFor(table, seat);
    return {
      type: 'step',
      revision: timeline.steps,
      seat: step.seat,
      events: timeline.events.map((event) => event.seenBy(viewer)),
      ...present({
        action: step.kind === 'act' && viewer === step.seat ? step.act : undefined,
        flag: step.kind === 'flag' || undefined,
        patch: viewPatch(before, table, player),
        legal: legal.length === 0 ? undefined : legal,
      }),
      ...forAll,
    };
  };
};

/** What a step changes of a player's view. Most steps of a deal leave the match as it is: nobody's view is made for them. */
const viewPatch = (before: Table, table: Table, player: PlayerId): Patch | undefined => {
  const [was, now] = [before.timeline.match, table.timeline.match];
  const [saw, sees] = [viewerOf(before, player), viewerOf(table, player)];
  return was === now && saw === sees ? undefined : patchBetween(was.view(saw), now.view(sees));
};

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, at) => seat === b[at]);

/** The answer to a request that became a step goes with that step, if its client is told of it in this way. */
export const withAnswer = (effects: readonly Effect[], client: ClientId, answer: Answer): readonly Effect[] => {
  const at = effects.findIndex(
    (effect) =>
      effect.type === 'send' &&
      effect.client === client &&
      effect.message.type === 'step' &&
      effect.message.revision === answer.revision,
  );
  const effect = effects[at];
  if (!answer.ok || effect?.type !== 'send' || effect.message.type !== 'step')
    return [...effects, send(client, answer)];
  return effects.with(at, send(client, { ...effect.message, intent: answer.intent }));
};

export const send = (client: ClientId, message: ServerMessage): Effect => ({ type: 'send', client, message });

/** Who sees the same: each seat by itself, onlookers together, apart from those who were removed. */
const groupAt = (table: Table, player: PlayerId): unknown =>
  seatOf(table, player) ?? (table.removed.has(player) ? 'removed' : undefined);

/** A message for everybody who has joined, made once for all who see the same. `groupOf` tells them apart, normally by seat. */
export const tellAll = (
  table: Table,
  message: (link: Link) => ServerMessage,
  groupOf: (link: Link) => unknown = ({ player }) => groupAt(table, player),
): readonly Effect[] => {
  const made = new Map<unknown, ServerMessage>();
  return [...table.links].flatMap(([client, link]) => {
    if (!link.joined) return [];
    const group = groupOf(link);
    const known = made.get(group) ?? message(link);
    made.set(group, known);
    return [send(client, known)];
  });
};

/** The last step, to everybody; those for whom it changes more than a step can say, such as their seat, get a snapshot. */
export const tellStep = (before: Table, table: Table, step: Step): readonly Effect[] => {
  const snapshot = snapshotsOf(table);
  const stepFor = stepsFor(before, table, step);
  const isSeated = before.players === table.players;
  return tellAll(
    table,
    ({ player }) =>
      step.kind === 'takeback' || step.kind === 'options' || seatOf(before, player) !== seatOf(table, player)
        ? snapshot(player)
        : stepFor(player),
    ({ player }) => (isSeated ? groupAt(table, player) : `${seatOf(before, player)} ${groupAt(table, player)}`),
  );
};

/** What no step has told clients: clocks that started, stopped or paused, and people who came or went. */
export const tellChanges = (before: Table, table: Table): readonly Effect[] => {
  if (before.timeline === table.timeline && hasNewPhase(before, table)) return tellSnapshots(table);
  const sameSeats = before.timeline.occupants === table.timeline.occupants && before.absences === table.absences;
  if (sameSeats && before.links === table.links) return [];
  const was = seatInfos(before);
  const sat = before.timeline.occupants;
  const changed = seatInfos(table).some(
    ({ presence, isHost }, seat) =>
      presence !== was[seat]?.presence || isHost !== was[seat]?.isHost || table.timeline.occupants[seat] !== sat[seat],
  );
  return changed || watchersOf(before) !== watchersOf(table) ? tellSeats(table) : [];
};

/** The seats, to everybody. */
const tellSeats = (table: Table): readonly Effect[] => {
  const seats = seatInfos(table);
  const watchers = watchersOf(table);
  return tellAll(table, () => (watchers === 0 ? { type: 'seats', seats } : { type: 'seats', seats, watchers }));
};

/** A snapshot for everybody. */
export const tellSnapshots = (table: Table): readonly Effect[] => {
  const snapshot = snapshotsOf(table);
  return tellAll(table, ({ player }) => snapshot(player));
};

/** Snapshots for several players, with the events of the match found once. */
const snapshotsOf = (table: Table): ((player: PlayerId) => Snapshot) => {
  let events: ReturnType<typeof eventsOf> | undefined;
  return (player) => snapshotFor(table, player, (events ??= eventsOf(table.timeline)));
};

/** The game is broken and a move could not be made: recorded, and everybody is told. */
export const tellBroken = (table: Table, message: string, breach: BrokenInvariant): readonly Effect[] => [
  { type: 'fault', breach },
  ...[...table.links.keys()].map((client) => send(client, { type: 'error', code: 'breach', at: '', message })),
];
