// What a game offers to people who make its cards and decks: text in, lines out. Games with a fixed deck have none.

import type { Language } from './presentation.ts';
import type { Seat } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Seed } from './random.ts';
import type { Result } from './result.ts';

/** What deck tools say of a file, line by line; `ok` is false when it can't be used. */
export interface Report {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** A deck that comes with the game, as a player chooses it. */
export interface ShippedDeck {
  readonly id: string;
  readonly title: string;
  readonly cards: number;
  /** A word about what it is; empty if nobody wrote one. */
  readonly about: string;
  /** How to play it, a few sentences; empty if nobody wrote them. */
  readonly advice: string;
}

/** What is said of a deck while somebody writes it, in a player's own language. */
export interface DeckReview {
  readonly ok: boolean;
  readonly cards: number;
  /** How many there must be: `30`, `30–100`. */
  readonly of: string;
  /** Lines that could not be read, counted from 1. */
  readonly unmatched: readonly { readonly line: number; readonly message: string }[];
  /** Why it may not be played, each with what helps. */
  readonly faults: readonly string[];
}

/** Tools for sets of cards and for decks. A set that is not given is the one that comes with the game. */
export interface DeckTools {
  /** Decks that come with the game. */
  readonly decks: readonly string[];
  /** Names of decks that are drawn up from the salt of a match, such as `random`: whoever asks for one does not know it. */
  readonly drawn: readonly string[];
  /** Faults of a set, or remarks about it. */
  readonly lint: (set: string | undefined) => Report;
  /** A set written out: its cards in a language, one card only, or all of it as JSON. */
  readonly show: (
    set: string | undefined,
    how: { readonly language: Language; readonly card?: string; readonly form: 'text' | 'short' | 'json' },
  ) => Report;
  /** Which parts of the effect language a set uses. */
  readonly coverage: (set: string | undefined) => Report;
  /** A set as it stands in loadouts and positions, under `set`. */
  readonly setJson: (set: string) => Result<Json, Report>;
  /** Reads a set on one thread, for `receiveSet` on another: a large one would hold up everything else there. */
  readonly sendSet: (set: string) => Json;
  /** Takes over what `sendSet` made of a set; asked for again, it need not be read. */
  readonly receiveSet: (set: string, sent: Json) => void;
  /** Is this deck legal by these options? Lines that match no card are told one by one, then what the deck is made of. */
  readonly checkDeck: (deck: string, set: string | undefined, options: unknown) => Report;
  /** A deck as the other form: text as JSON, JSON as text. */
  readonly convertDeck: (deck: string, set: string | undefined) => Report;
  /** What characters of a set belong to. */
  readonly factions: (set: string | undefined) => Result<readonly string[], Report>;
  /** The text of a legal deck that the seed draws up; with `faction`, of its cards as far as there are enough; `drafted`, as a bot picks it from offers. */
  readonly randomDeck: (
    set: string | undefined,
    how: {
      readonly seed: Seed;
      readonly faction?: string | undefined;
      readonly drafted?: boolean;
      readonly options: unknown;
    },
  ) => Report;
  /** The decks that come with the game, in a player's language. */
  readonly shippedDecks: (language: Language) => readonly ShippedDeck[];
  /** A deck looked at while it is written, by the match's options. */
  readonly review: (
    deck: string,
    how: { readonly language: Language; readonly options: unknown; readonly set?: string | undefined },
  ) => DeckReview;
  /** The loadout of one player: as with `loadouts`, for the seat alone. */
  readonly loadoutFor: (
    options: unknown,
    seat: Seat,
    deck: string | undefined,
    extras?: { readonly set?: string | undefined; readonly salt?: string },
  ) => Result<JsonObject, Report>;
  /**
   * Loadouts for a match, by seat: the text or the name of a deck, one of `drawn`, or nothing
   * for the default deck; a custom set has none, so there it is `random` too. Checked by the match's options.
   */
  readonly loadouts: (
    options: unknown,
    decks: readonly (string | undefined)[],
    extras?: { readonly set?: string | undefined; readonly salt?: string },
  ) => Result<readonly Json[], Report>;
}
