// The wire: what a client may say and what the table says back. Shared by server, web and command line.

import * as v from 'valibot';
import type { SeededDeal } from '../kernel/dealing.ts';
import type { Actors, Analysis, Outcome, Refusal, Seat } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';
import type { Speed } from '../kernel/speeds.ts';
import type { NamedOccupant } from '../kernel/steps.ts';
import { MAX_DECK, PROTOCOL } from './limits.ts';
import type { Patch } from './patch.ts';
import { nameFault, spacedName, WRONG_LENGTH } from './player-name.ts';
import { isShowable, LONGEST_TEXT, MAX_TYPED, shownText, type TalkInfo, type TalkLine } from './talk.ts';

export { MAX_DECK, MAX_MESSAGE, MAX_SET, PROTOCOL } from './limits.ts';

/** The longest action, in characters. */
const MAX_ACTION = 400;

/** A whole number of a message. */
const whole = (from: number, to: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));

/** A text of a message. */
const text = (from: number, to: number, message: string) =>
  v.pipe(v.string(message), v.minLength(from, message), v.maxLength(to, message));

const INTENT = 'must be 1 to 64 letters, digits, - or _';
const intent = v.pipe(v.string(INTENT), v.regex(/^[A-Za-z0-9_-]{1,64}$/u, INTENT));
const base = whole(0, Number.MAX_SAFE_INTEGER, 'must be a whole number, 0 or above');
const seat = whole(0, 15, 'must be a whole number from 0 to 15');
const name = v.pipe(
  v.string(WRONG_LENGTH),
  v.transform(spacedName),
  v.check(
    (chosen) => nameFault(chosen) === undefined,
    (issue) => nameFault(issue.input) ?? '',
  ),
);
const deck = text(0, MAX_DECK, `must be text of at most ${MAX_DECK} characters`);
const LEVEL = 'must be the name of a level';
const level = v.pipe(v.string(LEVEL), v.regex(/^[a-z][a-z0-9-]{0,31}$/u, LEVEL));
const HEX = 'must be 64 digits 0-9 a-f';
const hex = v.pipe(v.string(HEX), v.regex(/^[0-9a-f]{64}$/u, HEX));
const dealNumber = whole(1, 50_000, 'must be the number of a deal');
const OPTIONS = 'must be an object of at most 64 option names and values';
const VALUE = 'must be text of at most 64 characters, a number, true or false';
const options = v.pipe(
  v.unknown(),
  v.check((chosen) => !Array.isArray(chosen), OPTIONS),
  v.record(v.string(), v.union([text(0, 64, VALUE), v.number(), v.boolean()], VALUE)),
  v.check((chosen) => Object.keys(chosen).length <= 64, OPTIONS),
);
const WHATS = ['pause', 'resume', 'undo', 'rematch'] as const;
const what = v.picklist(WHATS, `must be one of ${WHATS.join(', ')}`);
const PHRASE = 'must be the id of a phrase';
const phrase = v.pipe(v.string(PHRASE), v.regex(/^[a-z][a-z-]{0,31}$/u, PHRASE));
const SPOKEN = `must be text of 1 to ${LONGEST_TEXT} characters that can be seen`;
const spoken = v.pipe(
  v.string(SPOKEN),
  v.maxLength(MAX_TYPED, SPOKEN),
  v.transform(shownText),
  v.check(isShowable, SPOKEN),
);
const action = text(1, MAX_ACTION, `must be text of 1 to ${MAX_ACTION} characters`);

/**
 * What a client may say. Every request carries an `intent` id of the client's choosing: sent again, it gets the same answer.
 * `base` is the revision the client saw when its player decided.
 */
const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('join'),
    protocol: v.literal(PROTOCOL, `this server speaks protocol ${PROTOCOL}; reload the page`),
  }),
  /** Is somebody there? Answered with the same word: a page can't see the pings of its socket. */
  v.strictObject({ type: v.literal('beat') }),
  v.strictObject({
    type: v.literal('act'),
    intent,
    base,
    action,
  }),
  v.strictObject({ type: v.literal('resign'), intent }),
  v.strictObject({ type: v.literal('takeback'), intent, base }),
  /** `deck`, where players choose one: the name of a deck that comes with the game, or a list as text; absent, the default. */
  v.strictObject({ type: v.literal('sit'), intent, seat, name, deck: v.optional(deck) }),
  v.strictObject({ type: v.literal('leave'), intent }),
  /** What this seat contributes to a deal: first its seal, in the phase `seal`, then the contribution itself, in the phase `show`. */
  v.strictObject({ type: v.literal('seal'), intent, deal: dealNumber, seal: hex }),
  v.strictObject({ type: v.literal('contribute'), intent, deal: dealNumber, contribution: hex }),
  /** The win, when somebody of another side has been gone for longer than the grace. */
  v.strictObject({ type: v.literal('claim'), intent }),
  /** This seat wants the next deal. */
  v.strictObject({ type: v.literal('ready'), intent }),
  /** The options to play by, all or some, from whoever opened the table and before anything is dealt. */
  v.strictObject({ type: v.literal('options'), intent, options }),
  /** From the host, before anything is dealt: a guest or bot has to go, two seats change places, a bot takes a free seat or a bot's. */
  v.strictObject({ type: v.literal('remove'), intent, seat }),
  v.strictObject({ type: v.literal('swap'), intent, seat, other: seat }),
  v.strictObject({ type: v.literal('bot'), intent, seat, level }),
  /** Something that all people who sit must agree to: `accept` and `decline` name the offer, and so does who takes it back. */
  v.strictObject({ type: v.literal('offer'), intent, base, what }),
  v.strictObject({ type: v.literal('accept'), intent, offer: intent }),
  v.strictObject({ type: v.literal('decline'), intent, offer: intent }),
  v.strictObject({ type: v.literal('withdraw'), intent, offer: intent }),
  /** Something for everybody who sits. Voice messages come over HTTP. */
  v.strictObject({ type: v.literal('phrase'), intent, phrase }),
  v.strictObject({ type: v.literal('say'), intent, text: spoken }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

const TYPES = clientMessage.options.map(({ entries }) => entries.type.literal);

/** The kinds of messages by their word, so that a message is not held against all of them. */
const KINDS = new Map<unknown, (typeof clientMessage.options)[number]>(
  clientMessage.options.map((kind) => [kind.entries.type.literal, kind]),
);

const kindOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && 'type' in value ? KINDS.get(value.type) : undefined) ?? clientMessage;

/** Any value read as a message of a client: the one place where a table's input is validated. */
export const readClientMessage = (value: unknown): Result<ClientMessage, InputError> => {
  const parsed = v.safeParse(kindOf(value), value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return fail({ at: v.getDotPath(issue) ?? '', message: faultText(issue) });
};

/** What is wrong, in plain words; what was sent is not repeated. */
const faultText = ({ type, expected, message }: v.BaseIssue<unknown>): string => {
  if (expected === 'Object') return 'must be an object';
  if (type === 'variant') return `must be one of ${TYPES.join(', ')}`;
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'is not a known field' : 'is missing';
};

/** Why a request was not granted, beside the rules' own refusals (`refused`). */
export type AnswerCode =
  | 'refused'
  | 'lost-race'
  | 'unreadable'
  | 'not-seated'
  | 'seat-taken'
  | 'match-finished'
  | 'not-now'
  | 'nothing-to-take-back'
  | 'no-takebacks-left'
  | 'people-play'
  | 'bad-deck'
  | 'bad-options'
  | 'too-often'
  | 'breach';

/** The answer to a request. `refused` and `lost-race` carry the rule; `lost-race` also the revision of the step that overtook it, and by how much. */
export type Answer =
  | { readonly type: 'answer'; readonly intent: string; readonly ok: true; readonly revision: number }
  | {
      readonly type: 'answer';
      readonly intent: string;
      readonly ok: false;
      readonly code: AnswerCode;
      readonly message: string;
      readonly refusal?: Refusal;
      /** The move checked rule by rule, where the game does that: from what the player may know, nothing else. */
      readonly analysis?: Analysis;
      readonly overtakenBy?: number;
      /** How much later than that step the request came. */
      readonly lateMs?: number;
      readonly revision: number;
    };

/** Who sits where, and whether they are connected. `graceMs`: how long a dropped player may still come back. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly sitter: NamedOccupant | null;
  readonly presence: 'here' | 'dropped' | 'left' | 'bot' | 'empty';
  /** Before the deal: whoever sits here arranges the table. */
  readonly isHost?: true;
  readonly graceMs?: number;
  /** Of a bot's seat: who takes it with the next deal. */
  readonly taker?: string;
}

/** What somebody should know of a table before its first deal begins. */
export interface MeetingInfo {
  /** The levels of bots that the host may seat. */
  readonly levels: readonly string[];
  readonly clock?: ClockTerms;
  readonly progressMs?: number;
  /** How many steps behind whoever watches will see the match; absent, none. */
  readonly watchDelay?: number;
  /** It is in the list of open tables. */
  readonly isPublic?: true;
  /** The host has removed this client's player. */
  readonly isRemoved?: true;
}

/** The turn clock of a table. All times in milliseconds. */
export interface ClockTerms {
  /** The reserve that every seat begins with. */
  readonly baseMs: number;
  /** What a move adds to it. */
  readonly incrementMs: number;
  /** The time for each move before the reserve is touched; what is left of it is lost. Absent, none. */
  readonly moveMs?: number;
  /** Whoever runs out of time loses only the part of the match that is being played, and every shuffle fills the reserve. Absent, it is the match. */
  readonly part?: true;
  /** What it was asked for as. */
  readonly speed?: Speed;
}

/** How long a seat has left until it is out of time, for those whose clock runs. */
export interface ClockInfo {
  readonly seat: Seat;
  readonly leftMs: number;
  /** Of that, what is left of the time for this move; absent, the reserve runs. */
  readonly moveMs?: number;
}

/**
 * A deal with a seed of its own, as everybody may know it: docs/fairness.md. In the phase `seal` people seal what they contribute,
 * in `show` they show it; when it is `dealt` the contributions are fixed, and when it is `revealed` so is the server's secret.
 */
export interface DealInfo extends SeededDeal {
  readonly phase: 'seal' | 'show' | 'dealt' | 'revealed';
}

/** An offer that is open, or a rematch whose table is being opened: then nobody is awaited. */
export interface OfferInfo {
  /** The intent it was made by. */
  readonly offer: string;
  readonly what: (typeof WHATS)[number];
  readonly seat: Seat;
  /** Whose consent is still missing. */
  readonly awaits: readonly Seat[];
  /** Who has agreed, whoever offered it first. */
  readonly accepted: readonly Seat[];
  /** Of a rematch: who does not want to play again; the others do without them. */
  readonly declined?: readonly Seat[];
}

/**
 * How an offer ended; `by` says who declined it or took it back. `lapsed`: it makes no sense any more. `failed`: everybody agreed to a
 * rematch, but its table could not be opened.
 */
export interface OfferEnd extends Pick<OfferInfo, 'offer' | 'what' | 'seat'> {
  readonly how: 'agreed' | 'declined' | 'withdrawn' | 'lapsed' | 'failed';
  readonly by?: Seat;
}

/** The table where those who wanted to play again play on, and the seats of this one that have a place there. */
export interface NextInfo {
  readonly table: string;
  readonly seats: readonly Seat[];
}

/** What a client needs after any change: its own view and nothing else. `revision` counts the steps taken. */
export interface TableState {
  readonly revision: number;
  readonly view: Json;
  readonly actors: Actors;
  readonly legal: readonly string[];
  readonly outcome: Outcome | null;
  readonly clocks: readonly ClockInfo[];
  /** In games that start with one, while it runs: how long until anybody may act. */
  readonly countdown?: { readonly leftMs: number };
  /** The progress clock, while it runs: how long until the match ends if nobody makes progress. */
  readonly progress?: { readonly leftMs: number };
  /** Nobody acts and no clock runs. */
  readonly paused?: true;
  /** The seats that want the next deal. */
  readonly ready?: readonly Seat[];
  /** Everybody sits, and the first deal waits for these to be ready; for nobody while it is counted down. */
  readonly start?: { readonly awaits: readonly Seat[] };
}

/** Everything, at any time: after joining, or when a client fell behind. `events` is the whole log as this client may see it. */
export interface Snapshot extends TableState {
  readonly type: 'snapshot';
  readonly protocol: typeof PROTOCOL;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  /** The seat of this client; `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly Json[];
  /** In games that start with a countdown, once it is over: for how long the match has been played, or was. */
  readonly playedMs?: number;
  /** The table's custom set of cards, as the text of its file, while somebody may still sit down with a deck of them. */
  readonly set?: string;
  /** A bot plays on for whoever leaves; absent, whoever leaves forfeits the match. */
  readonly standIn?: true;
  /** The seat that a bot keeps for this client, who left it and may sit down there again. */
  readonly mine?: Seat;
  /** Once the match is being played this client may ask for the seat of a bot, by `sit`: it is theirs with the next deal. */
  readonly botSeats?: 'open';
  /** The seat of a bot that this client takes with the next deal. */
  readonly taking?: Seat;
  /** The turn clock; absent, there is none. */
  readonly clock?: ClockTerms;
  /** Hands are hidden, and this client watches: it sees the match so many steps behind, until it is over. Absent, as it is. */
  readonly behind?: number;
  /** How many people watch; absent, nobody does. */
  readonly watchers?: number;
  /** Until the first deal begins. */
  readonly meeting?: MeetingInfo;
  /** What is offered; absent, nothing. */
  readonly offers?: readonly OfferInfo[];
  /** Where the next match is played; absent, nowhere yet. */
  readonly next?: NextInfo;
  /** The last two deals; absent in matches whose deals come from one seed. */
  readonly deals?: readonly DealInfo[];
  /** What is said here; absent for onlookers, and where nobody else could read it. */
  readonly talk?: TalkInfo;
}

/**
 * One step taken: what happened as this client may see it, and what has changed since the revision before. A takeback comes as a snapshot.
 */
export interface StepMessage {
  readonly type: 'step';
  readonly revision: number;
  readonly seat: Seat;
  /** For the seat that acted alone, since a game may have hidden plays; everybody else has the events. */
  readonly action?: string;
  /** The seat has run out of time. */
  readonly flag?: true;
  readonly events: readonly Json[];
  /** What becomes of the view; absent, it stays as it is. */
  readonly patch?: Patch;
  /** Absent: the same as before. */
  readonly actors?: Actors;
  /** Absent: none. */
  readonly legal?: readonly string[];
  /** Absent: the match goes on. */
  readonly outcome?: Outcome;
  /** Absent: none runs. */
  readonly clocks?: readonly ClockInfo[];
  readonly countdown?: { readonly leftMs: number };
  readonly progress?: { readonly leftMs: number };
  readonly paused?: true;
  readonly ready?: readonly Seat[];
  readonly start?: { readonly awaits: readonly Seat[] };
  /** The request of this client that it grants: its answer, in the same frame. */
  readonly intent?: string;
  /** The deal that this step is a part of. */
  readonly deal?: DealInfo;
}

/** What a table or server says. Clients ignore what they do not know: a newer server may say more. */
export type ServerMessage =
  | Snapshot
  | StepMessage
  | Answer
  /** Who sits where, how many watch, and the seat that this client waits for. */
  | {
      readonly type: 'seats';
      readonly seats: readonly SeatInfo[];
      readonly watchers?: number;
      readonly taking?: Seat;
    }
  /** All offers that are open, and those that have just ended. */
  | { readonly type: 'offers'; readonly offers: readonly OfferInfo[]; readonly ended?: readonly OfferEnd[] }
  /** Somebody said something. */
  | { readonly type: 'talk'; readonly line: TalkLine }
  /** The next table is open. */
  | { readonly type: 'next'; readonly next: NextInfo }
  | { readonly type: 'beat' }
  /** The table is out of reach for a while; the next snapshot says that it is there again. What was asked meanwhile is not lost. */
  | { readonly type: 'away' }
  /** A message that could not be read, or an error of the server; the connection stays open. `protocol`: this client is too old or too new. */
  | { readonly type: 'error'; readonly code: string; readonly at: string; readonly message: string };
