// A simulated person at one client: requests of all kinds, sensible and not, and a memory of everything that was shown.

import { hashText } from '../../kernel/hash.ts';
import type { Random } from '../../kernel/random.ts';
import type { Answer, ClientMessage, ServerMessage, Snapshot } from '../../protocol/messages.ts';
import {
  answerIn,
  clientReceive,
  clientRequest,
  openClient,
  type Client,
  type News,
  type Request,
} from '../../protocol/client.ts';
import type { Plan } from './plan.ts';

/** What a client drew at one moment, and by what it came to draw it. */
export interface Sight {
  readonly by: 'snapshot' | 'step';
  readonly state: Snapshot;
  /** The step's own events; for a snapshot, all. */
  readonly events: Snapshot['events'];
}

/** One client of one person. */
export interface Actor {
  readonly name: string;
  readonly player: string;
  client: Client;
  /** The connection, if one stands; every connection has a name of its own. */
  line: string | null;
  lines: number;
  intents: number;
  readonly sights: Sight[];
  /** Wishes that were made, by intent. */
  readonly requests: Map<string, ClientMessage>;
  /** Every answer that came, repeated ones too. */
  readonly answers: Answer[];
}

export const openActor = (player: string, index: number): Actor => ({
  name: `${player.slice(-3)}${index}`,
  player,
  client: openClient(hashText(`${player} ${index}`)),
  line: null,
  lines: 0,
  intents: 0,
  sights: [],
  requests: new Map(),
  answers: [],
});

/** A message arrives; what it wants to say back is returned. */
export const hear = (actor: Actor, message: ServerMessage): readonly ClientMessage[] => {
  const answer = answerIn(message);
  if (answer !== undefined) actor.answers.push(answer);
  const { client, send, news } = clientReceive(actor.client, message);
  actor.client = client;
  for (const item of news) note(actor, item);
  return send;
};

const note = (actor: Actor, news: News): void => {
  const { state } = actor.client;
  if (state === null || (news.type !== 'snapshot' && news.type !== 'step')) return;
  actor.sights.push({ by: news.type, state, events: news.type === 'step' ? news.step.events : state.events });
};

/** Makes a request; what it sends is returned. */
export const want = (actor: Actor, request: Request): readonly ClientMessage[] => {
  const intent = `${actor.name}-${actor.intents++}`;
  const { client, send } = clientRequest(actor.client, request, intent);
  actor.client = client;
  actor.requests.set(intent, client.pending.at(-1) as ClientMessage);
  return send;
};

/** A deck of the arena's, half the time. */
const deckOf = ({ arena: { decks = [] } }: Plan, random: Random): { readonly deck?: string } => {
  const deck = decks.length === 0 ? undefined : decks[random.below(2 * decks.length)];
  return deck === undefined ? {} : { deck };
};

const emptySeat = (state: Snapshot): number | undefined => state.seats.find(({ sitter }) => sitter === null)?.seat;

/** What a sensible person wants now: a seat, a legal action or, half the time, the win when the other one has gone. */
export const sensible = (actor: Actor, plan: Plan, random: Random): Request | undefined => {
  const { state, pending, upToDate } = actor.client;
  if (state === null || !upToDate || pending.length > 0) return undefined;
  if (state.outcome !== null) return playAgain(state, random);
  const empty = emptySeat(state);
  if (state.seat === null && state.mine !== undefined)
    return random.below(3) === 0 ? { type: 'sit', seat: state.mine, name: actor.name } : undefined;
  if (state.seat === null && empty === undefined && state.botSeats === 'open' && state.meeting === undefined)
    return forBotsSeat(actor, state, random);
  if (state.seat === null) {
    const wanted = empty !== undefined && !actor.player.endsWith('eve');
    return wanted ? { type: 'sit', seat: empty, name: actor.name, ...deckOf(plan, random) } : undefined;
  }
  const awaiting = state.offers?.find(({ awaits }) => awaits.includes(state.seat ?? -1));
  if (awaiting !== undefined) return { type: 'accept', offer: awaiting.offer };
  if (state.paused === true) return { type: 'offer', what: 'resume' };
  if (state.start?.awaits.includes(state.seat) === true) return { type: 'ready' };
  const isAlone = state.seats.some(({ seat, presence }) => presence === 'left' && seat !== state.seat);
  if (empty === undefined && isAlone && random.below(2) === 0) return { type: 'claim' };
  const isHost = state.seats.some(({ seat, isHost: hosts }) => seat === state.seat && hosts === true);
  // Nobody waits for ever for somebody who was removed.
  if (empty !== undefined && isHost && random.below(20) === 0)
    return { type: 'bot', seat: empty, level: plan.arena.level.id };
  if (empty !== undefined || state.legal.length === 0) return undefined;
  return { type: 'act', action: state.legal[random.below(state.legal.length)] as string };
};

/** A bot's seat, now and then; whoever waits for one sometimes thinks better of it. */
const forBotsSeat = (actor: Actor, { seats, taking }: Snapshot, random: Random): Request | undefined => {
  if (taking !== undefined) return random.below(20) === 0 ? { type: 'leave' } : undefined;
  const bots = seats.filter(({ sitter }) => sitter?.kind === 'bot');
  const seat = bots.length === 0 ? undefined : bots[random.below(bots.length)]?.seat;
  return seat === undefined ? undefined : { type: 'sit', seat, name: actor.name };
};

/** Half of them want to play again, and answer whoever does. */
const playAgain = ({ seat, offers = [], next }: Snapshot, random: Random): Request | undefined => {
  if (seat === null || next !== undefined || random.below(2) === 0) return undefined;
  const open = offers.find(({ what }) => what === 'rematch');
  if (open === undefined) return random.below(3) === 0 ? { type: 'offer', what: 'rematch' } : undefined;
  if (!open.awaits.includes(seat)) return undefined;
  return { type: random.below(4) === 0 ? 'decline' : 'accept', offer: open.offer };
};

/** What people also want: the impossible, the too late, the undone. */
export const odd = (actor: Actor, plan: Plan, random: Random): Request | undefined => {
  const kind = random.below(100);
  if (kind < 10) return aroundIt(actor, plan, random);
  if (kind < 25) return { type: 'act', action: plan.arena.odd[random.below(plan.arena.odd.length)] as string };
  if (kind < 55) return older(actor, random);
  if (kind < 75) return { type: 'takeback' };
  if (kind < 85) return { type: 'sit', seat: random.below(3), name: actor.name, ...deckOf(plan, random) };
  if (kind < 90) return { type: 'claim' };
  return kind < 95 ? { type: 'resign' } : { type: 'leave' };
};

const WHATS = ['pause', 'resume', 'undo', 'undo', 'rematch'] as const;

/** Something around the match: offers of all kinds and answers to them, being ready, other options. */
const aroundIt = (actor: Actor, { arena }: Plan, random: Random): Request => {
  const offer = actor.client.state?.offers?.[0]?.offer ?? 'nothing';
  const kind = random.below(10);
  if (kind < 4) return { type: 'offer', what: WHATS[random.below(WHATS.length)] as (typeof WHATS)[number] };
  if (kind < 6) return { type: (['accept', 'decline', 'withdraw'] as const)[random.below(3)] as 'accept', offer };
  if (kind < 7) return { type: 'ready' };
  if (kind < 9) return ofHost(arena, random);
  const options = arena.options[random.below(arena.options.length + 1)] ?? { nonsense: true };
  return { type: 'options', options: options as Record<string, number> };
};

/** What only a host may ask for, and only before the deal. */
const ofHost = ({ level }: Plan['arena'], random: Random): Request => {
  const seat = random.below(3);
  const kind = random.below(4);
  if (kind === 0) return { type: 'remove', seat };
  if (kind === 1) return { type: 'bot', seat, level: level.id };
  return { type: 'swap', seat, other: random.below(3) };
};

/** Something that was legal in a state seen earlier. */
const older = (actor: Actor, random: Random): Request | undefined => {
  const legal = actor.sights[random.below(actor.sights.length + 1)]?.state.legal ?? [];
  const action = legal[random.below(legal.length + 1)];
  return action === undefined ? undefined : { type: 'act', action };
};
