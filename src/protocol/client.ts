// The client's side of a table, pure: pending requests, steps in order, asking again. The web client and the simulation use it.
//
// How to use it: keep one `Client` value and replace it with what each function returns, then put every message of `send` on the wire.
//   openClient(entropy)             before anything; `entropy` is 64 random hexadecimal digits, from which it contributes to deals
//   clientConnected(client)         connected: joins, and sends again what has no answer yet
//   clientLost(client)              the connection is gone; requests made meanwhile wait
//   clientReceive(client, message)  a message came; `news` says in order what to show, animate or announce
//   clientRequest(client, request, id)  the player wants something; `id` is a new random text of letters and digits
//   clientAgain(client)             nothing came for some seconds: sends what is still open once more
// `client.state` is what to draw: the last snapshot with every step since then applied to it.

import type { Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { present } from '../kernel/present.ts';
import type { Seed } from '../kernel/random.ts';
import { followDeal, type UnfairDeal, type Witnessed } from './contributions.ts';
import { PROTOCOL } from './limits.ts';
import type {
  Answer,
  ClientMessage,
  DealInfo,
  NextInfo,
  OfferEnd,
  ServerMessage,
  Snapshot,
  StepMessage,
  TableState,
} from './messages.ts';
import { patched, PatchError } from './patch.ts';
import { KEPT_LINES, type TalkLine } from './talk.ts';

type WithoutIds<M> = M extends { readonly intent: string } ? Omit<M, 'intent' | 'base'> : never;

/** What a player can want; the client adds the intent id and the revision it saw. */
export type Request = WithoutIds<ClientMessage>;

/** A request on its way. */
export type Pending = Exclude<ClientMessage, { readonly type: 'join' | 'beat' }>;

/** One client of one table. Immutable. */
export interface Client {
  readonly connected: boolean;
  /** False from connecting, or from a gap in the steps, until a snapshot brings the client up to date. */
  readonly upToDate: boolean;
  /** What to draw; `null` until the first snapshot, kept while the connection is away. */
  readonly state: Snapshot | null;
  /** Requests without an answer, oldest first. */
  readonly pending: readonly Pending[];
  /** A snapshot has come on this connection. */
  readonly joined: boolean;
  /** The highest revision heard of on this connection. */
  readonly heard: number;
  /** What this client's contributions to deals follow from; `null` for one that contributes nothing. */
  readonly entropy: Seed | null;
  /** The last deals it has seen. */
  readonly witnessed: readonly Witnessed[];
  /** Every deal that was not made as it was promised, oldest first. */
  readonly unfair: readonly UnfairDeal[];
}

/** A step with the state it led to. */
export interface PlayedStep extends TableState {
  readonly type: 'step';
  readonly seat: Seat;
  /** `null` for everybody but the seat that acted. */
  readonly action: string | null;
  /** The seat has run out of time. */
  readonly flag?: true;
  readonly events: readonly Json[];
}

/** Something worth showing. */
export type News =
  /** Everything may have changed: redraw, animate nothing. */
  | { readonly type: 'snapshot' }
  | { readonly type: 'step'; readonly step: PlayedStep }
  | { readonly type: 'seats' }
  /** Something was offered, agreed on, declined or taken back. */
  | { readonly type: 'offers'; readonly ended: readonly OfferEnd[] }
  | { readonly type: 'talk'; readonly line: TalkLine }
  /** The next match has a table. */
  | { readonly type: 'next'; readonly next: NextInfo }
  | { readonly type: 'answer'; readonly request: Pending; readonly answer: Answer }
  /** A deal was not made as the table had promised: the player should know, and need not play on. */
  | { readonly type: 'unfair'; readonly unfair: UnfairDeal }
  | { readonly type: 'error'; readonly error: Extract<ServerMessage, { readonly type: 'error' }> };

/** The next client, and what it wants to say. */
export interface Sent {
  readonly client: Client;
  readonly send: readonly ClientMessage[];
}

/** The same, with what the message said. */
export interface Received extends Sent {
  readonly news: readonly News[];
}

const JOIN: ClientMessage = { type: 'join', protocol: PROTOCOL };

export const openClient = (entropy: Seed | null = null): Client => ({
  connected: false,
  upToDate: false,
  state: null,
  pending: [],
  joined: false,
  heard: 0,
  entropy,
  witnessed: [],
  unfair: [],
});

/** Connected: join, then repeat every request that has no answer; the table answers a repeated one as the first time. */
export const clientConnected = (client: Client): Sent => ({
  client: { ...client, connected: true, upToDate: false, joined: false, heard: 0 },
  send: [JOIN, ...client.pending],
});

/** The connection is gone. Requests without an answer stay, for the next connection. */
export const clientLost = (client: Client): Client => ({ ...client, connected: false, upToDate: false, joined: false });

/** A player's request, sent at once or as soon as there is a connection. */
export const clientRequest = (client: Client, request: Request, intent: string): Sent => {
  const base = client.state?.revision ?? 0;
  const pending: Pending =
    request.type === 'act' || request.type === 'takeback' || request.type === 'offer'
      ? { ...request, intent, base }
      : { ...request, intent };
  return { client: { ...client, pending: [...client.pending, pending] }, send: client.connected ? [pending] : [] };
};

/** What is still open, once more: for a line that lost something without breaking. */
export const clientAgain = (client: Client): Sent => {
  if (!client.connected) return { client, send: [] };
  return { client, send: client.upToDate ? client.pending : [JOIN, ...client.pending] };
};

/** A message from the table. Late, doubled and reordered ones do no harm: a gap is closed by asking for a snapshot. */
export const clientReceive = (client: Client, message: ServerMessage): Received => {
  switch (message.type) {
    case 'snapshot':
      return takeSnapshot(client, message);
    case 'step':
      return takeStep(client, message);
    case 'answer':
      return heardOf(client, message);
    case 'seats':
      return takeSeats(client, message);
    case 'offers':
      return takeOffers(client, message);
    case 'talk':
      return takeTalk(client, message.line);
    case 'next':
      if (!client.joined || client.state === null) return { client, send: [], news: [] };
      return {
        client: { ...client, state: { ...client.state, next: message.next } },
        send: [],
        news: [{ type: 'next', next: message.next }],
      };
    case 'error':
      return { client, send: [], news: [{ type: 'error', error: message }] };
    case 'beat':
    case 'away':
    default:
      // A newer server may say more than this client knows.
      return { client, send: [], news: [] };
  }
};

const takeSeats = (client: Client, message: Extract<ServerMessage, { readonly type: 'seats' }>): Received => {
  if (!client.joined || client.state === null) return { client, send: [], news: [] };
  const { watchers: _, taking: __, ...state } = client.state;
  const { seats, watchers, taking } = message;
  const next = { ...state, seats, ...present({ watchers, taking }) };
  return { client: { ...client, state: next }, send: [], news: [{ type: 'seats' }] };
};

const takeOffers = (client: Client, message: Extract<ServerMessage, { readonly type: 'offers' }>): Received => {
  if (!client.joined || client.state === null) return { client, send: [], news: [] };
  const { offers: _, ...state } = client.state;
  const { offers, ended = [] } = message;
  const next = offers.length === 0 ? state : { ...state, offers };
  return { client: { ...client, state: next }, send: [], news: [{ type: 'offers', ended }] };
};

const takeTalk = (client: Client, line: TalkLine): Received => {
  const { state } = client;
  // One that came twice, or with the snapshot.
  if (!client.joined || state?.talk === undefined || state.talk.lines.some(({ id }) => id === line.id))
    return { client, send: [], news: [] };
  const talk = { ...state.talk, lines: [...state.talk.lines, line].slice(-KEPT_LINES) };
  return { client: { ...client, state: { ...state, talk } }, send: [], news: [{ type: 'talk', line }] };
};

const takeSnapshot = (client: Client, snapshot: Snapshot): Received => {
  const late = client.joined && client.state !== null && snapshot.revision < client.state.revision;
  if (late) return { client, send: [], news: [] };
  const heard = client.heard > snapshot.revision ? client.heard : snapshot.revision;
  const next = { ...client, state: snapshot, joined: true, heard, upToDate: snapshot.revision === heard };
  const news = [{ type: 'snapshot' }, ...missed(client, snapshot)] as const;
  return followDeals({ client: next, send: [], news }, snapshot.deals ?? []);
};

/** What ended or came while there was no connection: offers that are not open any more, and the next table. */
const missed = ({ joined, state }: Client, snapshot: Snapshot): readonly News[] => {
  if (joined || state === null) return [];
  const gone = (state.offers ?? []).filter(({ offer }) => !snapshot.offers?.some((open) => open.offer === offer));
  const ended = gone.map(({ offer, what, seat }) => ({ offer, what, seat, how: 'lapsed' }) as const);
  if (snapshot.next !== undefined && state.next === undefined) return [{ type: 'next', next: snapshot.next }];
  return ended.length === 0 ? [] : [{ type: 'offers', ended }];
};

const takeStep = (client: Client, message: StepMessage): Received => {
  const { state } = client;
  if (!client.joined || state === null || message.revision > state.revision + 1) return heardOf(client, message);
  if (message.revision <= state.revision) return answered(client, message);
  const step = stepAfter(state, message);
  if (step === undefined) return heardOf(client, message);
  const { type: _, seat: __, action: ___, flag: _________, events, ...now } = step;
  const { countdown: ____, progress: _____, paused: ______, ready: _______, start: ________, ...kept } = state;
  const heard = client.heard > step.revision ? client.heard : step.revision;
  const next: Client = {
    ...client,
    state: withDeal({ ...kept, ...now, events: [...state.events, ...events] }, message.deal),
    heard,
    upToDate: step.revision === heard,
  };
  const granted = answered(next, message);
  const received: Received = { ...granted, news: [{ type: 'step', step }, ...granted.news] };
  return message.deal === undefined ? received : followDeals(received, [message.deal]);
};

/** How many deals a state tells of. */
const TOLD_DEALS = 2;

const withDeal = (state: Snapshot, told: DealInfo | undefined): Snapshot => {
  if (told === undefined) return state;
  const others = state.deals?.filter(({ deal }) => deal !== told.deal) ?? [];
  // With the first deal the table is arranged.
  const { meeting: _, ...kept } = state;
  return { ...kept, deals: [...others, told].slice(-TOLD_DEALS) };
};

/** Takes its part in the deals that were told of, and sees that they are made as promised. */
const followDeals = (received: Received, deals: readonly DealInfo[]): Received =>
  deals.reduce((now, told): Received => {
    const { client } = now;
    if (client.state === null) return now;
    const known = client.witnessed.find(({ deal }) => deal === told.deal);
    const { witnessed, say, unfair } = followDeal(client.state, told, known, client.entropy);
    const others = client.witnessed.filter(({ deal }) => deal !== told.deal);
    const next = { ...client, witnessed: [...others, witnessed].slice(-TOLD_DEALS) };
    const said = now.send.length === 0 && say === undefined ? now.send : [...now.send, ...(say ? [say] : [])];
    const isNew = !client.unfair.some(({ deal, why }) => deal === told.deal && why === unfair);
    if (unfair === undefined || !isNew) return { ...now, client: next, send: said };
    const found = { deal: told.deal, why: unfair };
    return {
      client: { ...next, unfair: [...client.unfair, found] },
      send: said,
      news: [...now.news, { type: 'unfair', unfair: found }],
    };
  }, received);

/** The step with the state it leads to; `undefined` if its patch fits another state than ours. */
const stepAfter = (state: Snapshot, message: StepMessage): PlayedStep | undefined => {
  const { revision, seat, action = null, flag, events, countdown, progress, paused, ready, start } = message;
  try {
    return {
      type: 'step',
      revision,
      seat,
      action,
      events,
      view: message.patch === undefined ? state.view : patched(state.view, message.patch),
      actors: message.actors ?? state.actors,
      legal: message.legal ?? [],
      outcome: message.outcome ?? null,
      clocks: message.clocks ?? [],
      ...present({ flag, countdown, progress, paused, ready, start }),
    };
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
};

/** A message whose revision may be ahead of ours; it is an answer all the same. */
const heardOf = (client: Client, message: StepMessage | Answer): Received => {
  const { client: granted, news } = answered(client, message);
  const heard = hear(granted, message.revision);
  return { ...heard, news };
};

/** The answer that a message is or, as a step, brings along. */
export const answerIn = (message: ServerMessage): Answer | undefined => {
  if (message.type === 'answer') return message;
  if (message.type !== 'step' || message.intent === undefined) return undefined;
  return { type: 'answer', intent: message.intent, ok: true, revision: message.revision };
};

/** The client without the request that is answered, and the news of it. */
const answered = (client: Client, message: StepMessage | Answer): Received => {
  const answer = answerIn(message);
  const request = client.pending.find((pending) => pending.intent === answer?.intent);
  if (answer === undefined || request === undefined) return { client, send: [], news: [] };
  const pending = client.pending.filter((other) => other !== request);
  return { client: { ...client, pending }, send: [], news: [{ type: 'answer', request, answer }] };
};

/** A revision was heard of that has not been seen: ask for a snapshot, once. */
const hear = (client: Client, revision: number): Received => {
  if (revision <= client.heard) return { client, send: [], news: [] };
  const ask = client.joined && client.upToDate;
  return { client: { ...client, heard: revision, upToDate: false }, send: ask ? [JOIN] : [], news: [] };
};
