// What a table is made of: its terms, its inputs, and the effects it asks its driver for. No clock, no sockets, no files.

import type { BrokenInvariant, Seat } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Seed } from '../kernel/random.ts';
import type { Speed } from '../kernel/speeds.ts';
import type { BotOccupant, Names, Occupant, QuickLevel, Step } from '../kernel/steps.ts';
import type { ClockTerms, ServerMessage } from '../protocol/messages.ts';
import type { TalkLevel } from '../protocol/talk.ts';
import type { KeptLine } from './kept-talk.ts';

/** One open connection; a player may have several. */
export type ClientId = string;

/** Who somebody is, beyond one connection: the cookie's secret, never shown to others. */
export type PlayerId = string;

/** Named speeds of bots in games without turns: milliseconds from one action to the next. */
export const PACES = { relaxed: 3200, steady: 1600, fast: 800 } as const;
export type Pace = keyof typeof PACES;

/** Progress clocks that can be asked for, in milliseconds: 2, 3 and 5 minutes. */
export const PROGRESS_CLOCKS = [120_000, 180_000, 300_000] as const;

/** The same by speed: in games without turns that is all the time there is. */
export const PROGRESS_BY_SPEED: { readonly [speed in Speed]: (typeof PROGRESS_CLOCKS)[number] } = {
  relaxed: 300_000,
  normal: 180_000,
  blitz: 120_000,
};

/** Onlookers are this many steps behind unless a game or whoever opens the table says otherwise, and so many at most. */
export const USUAL_WATCH_DELAY = 8;
export const MOST_WATCH_DELAY = 64;

/** What was agreed before the match began; stored once, with the seed. */
export interface Terms {
  readonly table: string;
  /** The format of the log: from 2 on each deal has a seed of its own, and people have ids. Absent, 1. */
  readonly format?: 2;
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  /** The preset that was chosen, for the words of an analysis; absent at tables opened before it was kept. */
  readonly preset?: string;
  /** Each seat's loadout, such as a deck; `null` for one whose occupant is still to come. Absent in games without loadouts. */
  readonly loadouts?: readonly Json[];
  /** A custom set of cards, as the text of its file; absent = the cards that come with the game. */
  readonly set?: string;
  /** What deals follow from: in format 1 they are shuffled from it, in format 2 it gives each deal's secret. Never shown before its time. */
  readonly seed: Seed;
  /** Who sits where at the start; `null` waits for somebody. A person's seat names its player. */
  readonly seats: readonly (SeatEntry | null)[];
  /** In format 2: the names of people, by id. */
  readonly names?: Names;
  /** Anybody may find the table in the list of open ones; absent, only by its link or code. */
  readonly isPublic?: true;
  /** The bots that the host may seat; absent at tables opened before that was possible. */
  readonly bots?: readonly BotOccupant[];
  /** Turn clock; absent = no clock. */
  readonly clock?: ClockTerms;
  /** The progress clock, in games that have one: how long nobody may make progress before the match ends; absent = none. */
  readonly progressMs?: number;
  /** How fast bots act where nobody has to; absent = whenever something has happened. */
  readonly pace?: Pace;
  /** How many steps behind onlookers see the match; absent, none. Only in format 2. */
  readonly watchDelay?: number;
  /** How much people may say to each other; absent at tables opened before there was talk. */
  readonly talk?: TalkLevel;
  /** The first deal waits until everybody is ready; absent, it is made as soon as everybody sits. Only in format 2. */
  readonly start?: 'ready';
  /** The bot that plays on for whoever leaves; absent, whoever leaves forfeits the match. */
  readonly standIn?: Extract<Occupant, { readonly kind: 'bot' }>;
  /** Between deals anybody may take the seat of a bot; absent, only whoever left it. */
  readonly botSeats?: 'open';
  /** How long a dropped player may be away before the seat counts as left, in milliseconds. */
  readonly graceMs: number;
  /** Time the match was created, in milliseconds; steps count from here. */
  readonly createdAt: number;
}

/** A taken seat. */
export interface SeatEntry {
  readonly sitter: Occupant;
  readonly player: PlayerId | null;
}

/** One line of the durable log. The intent lets a repeated request get its first answer after a crash. */
export interface Entry {
  /** Counted from 1; the revision after it. */
  readonly seq: number;
  readonly step: Step;
  readonly intent?: { readonly player: PlayerId; readonly id: string };
  /** In format 2, the name of who sits down: kept beside the log. */
  readonly name?: string;
  /** Who stands up, by themselves or not; told to the store once, to take the match from their list. */
  readonly stood?: PlayerId;
}

/** The table that everybody who wanted to play again has gone on to, and the seats of this one that have a place there. */
export interface NextTable {
  readonly table: string;
  readonly seats: readonly Seat[];
}

/** What can happen to a table. */
export type Input =
  | { readonly type: 'connect'; readonly client: ClientId; readonly player: PlayerId }
  | { readonly type: 'disconnect'; readonly client: ClientId }
  | { readonly type: 'message'; readonly client: ClientId; readonly message: unknown }
  | { readonly type: 'timer'; readonly timer: string }
  /** A voice message that has been checked and stored. */
  | { readonly type: 'voice'; readonly player: PlayerId; readonly voice: string; readonly ms: number }
  /** All whom a player has blocked, by their ids in logs. */
  | { readonly type: 'blocks'; readonly player: PlayerId; readonly blocked: readonly string[] }
  /** A player who wants to be forgotten. */
  | { readonly type: 'forget'; readonly player: PlayerId }
  /** A bot has thought; `action` is absent when it stays silent. `quick`: the level that answered because the bot itself could not. */
  | {
      readonly type: 'thought';
      readonly seat: Seat;
      readonly revision: number;
      readonly action?: string;
      readonly quick?: QuickLevel;
    }
  /** The next table is open, or could not be opened. */
  | { readonly type: 'opened'; readonly next: NextTable | null };

/** What a table wants done, in order. An `append` must be durable before any effect after it leaves the machine. */
export type Effect =
  | { readonly type: 'append'; readonly entry: Entry }
  | { readonly type: 'send'; readonly client: ClientId; readonly message: ServerMessage }
  /** For the server's operator only, never sent to clients: what broke behind an answer or error `breach`. */
  | { readonly type: 'fault'; readonly breach: BrokenInvariant }
  /** Keep what was said, for those who come later; nothing waits for that. */
  | { readonly type: 'talk'; readonly line: KeptLine }
  /** Wake me at this time (milliseconds, the clock of `now`); the same name again replaces it, `null` cancels it. */
  | { readonly type: 'timer'; readonly timer: string; readonly at: number | null }
  /** Open the next table for these seats, whoever offered it first; answer with `opened`. Once it is open it is never opened again. */
  | { readonly type: 'open-next'; readonly seats: readonly Seat[] }
  /** Ask the bot of this seat; answer with a `thought` of the same revision. `prompt`: at once, the table keeps the pace itself. */
  | { readonly type: 'think'; readonly seat: Seat; readonly revision: number; readonly prompt?: true };
