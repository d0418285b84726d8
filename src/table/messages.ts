// What leaves the table: steps, seats and snapshots, each as its reader may see it.

import type { BrokenInvariant, Seat, Viewer } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import { isDealStep, type Step } from '../kernel/steps.ts';
import type { Answer, ServerMessage, Snapshot, StepMessage } from '../protocol/messages.ts';
import { patchBetween, type Patch } from '../protocol/patch.ts';
import { clockInfo, hasNewPhase } from './clocks.ts';
import type { ClientId, Effect, PlayerId } from './model.ts';
import { actorsAt, dealInfos, leftSnapshot, legalFor, seatInfos, snapshotsOf, watchersOf } from './snapshots.ts';
import { unreadySeats, waitsForReady } from './starting.ts';
import { seatOf, viewerOf, type Link, type Table } from './state.ts';
import { seatAwaited } from './takers.ts';
import { asWatched, delayOf, hasOnlookers, isBehind, watchedStep } from './watching.ts';

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

/** Who sees the same: each seat by itself, onlookers together, apart from those who were removed, for whom a bot keeps a seat, or who wait for one. */
const groupAt = (table: Table, player: PlayerId): unknown => {
  const seat = seatOf(table, player);
  if (seat !== undefined) return seat;
  if (table.removed.has(player)) return 'removed';
  const [left, taking] = [table.left.indexOf(player), seatAwaited(table, player)];
  return left < 0 && taking === undefined ? undefined : `${left} ${taking}`;
};

/** A message for everybody who has joined, or none, made once for all who see the same. `groupOf` tells them apart, normally by seat. */
export const tellAll = (
  table: Table,
  message: (link: Link) => ServerMessage | undefined,
  groupOf: (link: Link) => unknown = ({ player }) => groupAt(table, player),
): readonly Effect[] => {
  const made = new Map<unknown, ServerMessage | undefined>();
  return [...table.links].flatMap(([client, link]) => {
    if (!link.joined) return [];
    const group = groupOf(link);
    const known = made.has(group) ? made.get(group) : message(link);
    made.set(group, known);
    return known === undefined ? [] : [send(client, known)];
  });
};

/** More changes by it than a step can say. */
const needsSnapshot = ({ kind }: Step): boolean => kind === 'takeback' || kind === 'options';

/** The last step, to everybody; those for whom it changes more than a step can say, such as their seat, get a snapshot. */
export const tellStep = (before: Table, table: Table, step: Step): readonly Effect[] => {
  const snapshot = snapshotsOf(table);
  const stepFor = stepsFor(before, table, step);
  const isSeated = before.players === table.players;
  const wasBehind = delayOf(before) > 0;
  const forWatcher = watchersStep(before, table, snapshot);
  return tellAll(
    table,
    ({ player }) => {
      const [sat, seat] = [seatOf(before, player), seatOf(table, player)];
      if (seat === undefined && delayOf(table) > 0)
        return sat === undefined ? forWatcher(player) : leftSnapshot(table, player);
      // Once the match is over nobody is behind any more.
      const catchesUp = seat === undefined && wasBehind;
      return needsSnapshot(step) || sat !== seat || catchesUp ? snapshot(player) : stepFor(player);
    },
    ({ player }) => (isSeated ? groupAt(table, player) : `${seatOf(before, player)} ${groupAt(table, player)}`),
  );
};

/** What those who watch from behind are told when the match has gone on by a step: the one that it is time for now. */
const watchersStep = (
  before: Table,
  table: Table,
  snapshot: (player: PlayerId) => Snapshot,
): ((player: PlayerId) => ServerMessage | undefined) => {
  if (delayOf(table) === 0) return () => undefined;
  if (delayOf(before) === 0) return snapshot;
  const step = watchedStep(before, table);
  if (step === undefined) return () => undefined;
  if (needsSnapshot(step)) return snapshot;
  let stepFor: ReturnType<typeof stepsFor> | undefined;
  return (player) => (stepFor ??= stepsFor(asWatched(before), asWatched(table), step))(player);
};

/** What no step has told clients: clocks that started, stopped or paused, and people who came or went. */
export const tellChanges = (before: Table, table: Table): readonly Effect[] => {
  const isNewPhase = before.timeline === table.timeline && hasNewPhase(before, table);
  return [
    ...(isNewPhase ? tellSnapshots(table, (player) => !isBehind(table, player)) : []),
    ...tellSeats(before, table, (player) => !isNewPhase || isBehind(table, player)),
  ];
};

/** The seats, to those for whom they have changed. */
const tellSeats = (before: Table, table: Table, isFor: (player: PlayerId) => boolean): readonly Effect[] => {
  const sameSeats = before.timeline.occupants === table.timeline.occupants && before.absences === table.absences;
  const sameWatched = before.watched?.occupants === table.watched?.occupants;
  const sameTakers = before.takers === table.takers;
  if (sameSeats && sameTakers && sameWatched && before.links === table.links) return [];
  const forSeats = seatsMessage(before, table, before, table);
  const isDelayed = delayOf(table) > 0 && hasOnlookers(table);
  const forWatchers = isDelayed ? seatsMessage(before, table, asWatched(before), asWatched(table)) : forSeats;
  return tellAll(table, ({ player }) => {
    const message = isBehind(table, player) ? forWatchers : forSeats;
    const taking = seatAwaited(table, player);
    if (message === undefined || !isFor(player)) return undefined;
    return taking === undefined ? message : { ...message, taking };
  });
};

const haveSeatsChanged = (before: Table, table: Table): boolean => {
  const was = seatInfos(before);
  const sat = before.timeline.occupants;
  return seatInfos(table).some(
    ({ presence, isHost, taker }, seat) =>
      presence !== was[seat]?.presence ||
      taker !== was[seat]?.taker ||
      isHost !== was[seat]?.isHost ||
      table.timeline.occupants[seat] !== sat[seat],
  );
};

type SeatsMessage = Extract<ServerMessage, { readonly type: 'seats' }>;

/** The seats, as they are or as onlookers see them, if that has changed. */
const seatsMessage = (before: Table, table: Table, saw: Table, sees: Table): SeatsMessage | undefined => {
  const watchers = watchersOf(table, sees);
  if (watchers === watchersOf(before, saw) && !haveSeatsChanged(saw, sees)) return undefined;
  const seats = seatInfos(sees);
  return watchers === 0 ? { type: 'seats', seats } : { type: 'seats', seats, watchers };
};

/** A snapshot for everybody, or for some. */
export const tellSnapshots = (table: Table, isFor: (player: PlayerId) => boolean = () => true): readonly Effect[] => {
  const snapshot = snapshotsOf(table);
  return tellAll(table, ({ player }) => (isFor(player) ? snapshot(player) : undefined));
};

/** The game is broken and a move could not be made: recorded, and everybody is told. */
export const tellBroken = (table: Table, message: string, breach: BrokenInvariant): readonly Effect[] => [
  { type: 'fault', breach },
  ...[...table.links].flatMap(([client, { player }]) =>
    isBehind(table, player) ? [] : [send(client, { type: 'error', code: 'breach', at: '', message })],
  ),
];
