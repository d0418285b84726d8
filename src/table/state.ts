// The table as one immutable value, and the questions everybody asks of it.

import type { Timeline } from '../kernel/timeline.ts';
import type { Game, Seat, Viewer } from '../kernel/game.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import type { Answer } from '../protocol/messages.ts';
import type { Blocks } from './blocks.ts';
import type { SeatClock } from './turn-clock.ts';
import type { Entries } from './entries.ts';
import type { Gathering } from './gathering.ts';
import type { KeptTalk } from './kept-talk.ts';
import type { HeldAction } from './speaking-window.ts';
import type { ClientId, Effect, NextTable, PlayerId, Terms } from './model.ts';
import type { Offers } from './open-offers.ts';
import type { Taker } from './takers.ts';

/** An open connection: it hears of steps once it has joined. */
export interface Link {
  readonly player: PlayerId;
  readonly joined: boolean;
}

/** A person's seat without a connection: dropped until a time, or left. */
export type Absence = { readonly until: number } | 'left';

/** A question put to a bot. */
export interface Asked {
  readonly revision: number;
  readonly answered: boolean;
}

/** A table. `terms` and `entries` are durable, and the match follows from them; the rest is who is connected and what time it is. */
export interface Table {
  readonly game: Game;
  /** For games whose players choose decks. */
  readonly deckTools: DeckTools | undefined;
  /** With the names of all who have sat here. */
  readonly terms: Terms;
  readonly timeline: Timeline;
  /** What onlookers see of it, kept while somebody watches from behind. */
  readonly watched: Timeline | null;
  readonly entries: Entries;
  /** Who sits where, by seat; `null` for bots and empty seats. */
  readonly players: readonly (PlayerId | null)[];
  /** By seat: who a bot plays on for, and who may come back; `null` elsewhere. */
  readonly left: readonly (PlayerId | null)[];
  /** By seat: who waits to take it from a bot with the next deal. */
  readonly takers: readonly (Taker | null)[];
  /** Those whom the host has removed. */
  readonly removed: ReadonlySet<PlayerId>;
  /** Whom players have blocked: those do not sit down where they sit. */
  readonly blocks: Blocks;
  readonly links: ReadonlyMap<ClientId, Link>;
  /** By seat; `null` for whoever is here, and for bots and empty seats. */
  readonly absences: readonly (Absence | null)[];
  /** By seat; nobody's without a clock in the terms. */
  readonly clocks: readonly SeatClock[];
  /** The progress clock; none without one in the terms. */
  readonly progress: SeatClock | null;
  /** By seat: what the bot was last asked. */
  readonly asked: readonly (Asked | null)[];
  /** By seat: when a bot that acts on a pace is asked next. */
  readonly paces: readonly (number | null)[];
  /** Answers that left no step, newest last, so that a repeated request gets the same one. */
  readonly answers: ReadonlyMap<PlayerId, readonly Answer[]>;
  /** The timers that the driver has been asked for. */
  readonly timers: ReadonlyMap<string, number>;
  /** Until when the speaking window is open; `null` when nobody but the player on turn may speak. */
  readonly windowUntil: number | null;
  /** Actions that wait for it to close, in the order they came. */
  readonly held: readonly HeldAction[];
  /** When the first deal begins, once everybody is ready for it; `null` before that and afterwards. */
  readonly dealsAt: number | null;
  /** When a match with a countdown starts; `null` until that has begun. */
  readonly startsAt: number | null;
  /** How contributions to a deal are gathered, while they are. */
  readonly gathering: Gathering | null;
  /** What is offered and not agreed on yet. */
  readonly offers: Offers;
  /** What people have said. */
  readonly talk: KeptTalk;
  /** Where those who wanted to play again have gone; `opening` while that table is being opened. */
  readonly next: NextTable | 'opening' | null;
  /** Why the cards can't be dealt, if that was told already. */
  readonly dealFault: string | undefined;
  /** The time of the last input. */
  readonly now: number;
}

/** The next table, and what it wants done. */
export interface Change {
  readonly table: Table;
  readonly effects: readonly Effect[];
}

export const unchanged = (table: Table): Change => ({ table, effects: [] });

/** The seat of a player, if they have one. */
export const seatOf = (table: Table, player: PlayerId): Seat | undefined => {
  const seat = table.players.indexOf(player);
  return seat < 0 ? undefined : seat;
};

/** Every seat is taken; nobody acts before that. */
export const isBegun = (table: Table): boolean => table.timeline.occupants.every((sitter) => sitter !== null);

/** Everybody sits, and the match is neither over nor paused. */
export const isRunning = (table: Table): boolean => isBegun(table) && !isFinished(table) && !table.timeline.paused;

export const isFinished = (table: Table): boolean => table.timeline.outcome !== undefined;

export const isBot = (table: Table, seat: Seat): boolean => table.timeline.occupants[seat]?.kind === 'bot';

/** Does a person sit anywhere but here? */
export const othersPlay = (table: Table, seat: Seat): boolean =>
  table.timeline.occupants.some((sitter, other) => other !== seat && sitter?.kind === 'person');

/** Bots wait while every person is away. Where only bots sit, they play. */
export const somebodyHere = (table: Table): boolean => {
  const people = table.timeline.occupants.flatMap((sitter, seat) => (sitter?.kind === 'person' ? [seat] : []));
  return people.length === 0 || people.some((seat) => table.absences[seat] === null);
};

/** What a player may see: what their seat sees, or the public; once the match is over, everything. */
export const viewerOf = (table: Table, player: PlayerId): Viewer =>
  isFinished(table) ? 'open' : (seatOf(table, player) ?? 'public');

/** A list with one place replaced; the same list where nothing changes. */
export const replaced = <T>(list: readonly T[], place: number, value: T): readonly T[] =>
  list[place] === value ? list : list.map((old, index) => (index === place ? value : old));
