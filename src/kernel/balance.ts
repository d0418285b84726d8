// What a game with decks tells about a match that is played to measure how fair its decks are. Optional, beside the rules.

import type { Seat } from './game.ts';
import type { Json } from './json.ts';

/** What one match told. */
export interface MatchFacts {
  /** Actions of turns, of all players; answers and choices do not count. */
  readonly actions: number;
  /** Who had the advantage that chance gives away at the start; nobody where there is none. */
  readonly first?: Seat;
  /** By seat, each card that was played, and each that was drawn or came into play without that. */
  readonly played: readonly (readonly string[])[];
  readonly drawn: readonly (readonly string[])[];
  /** Points by seat at the moment from which a comeback counts; nothing if the match ended before. */
  readonly late?: readonly number[];
}

/** Follows one match from its deal to its end. */
export interface MatchFollower {
  /** An action that was taken, as text. */
  readonly acted: (action: string) => void;
  /** An event with nothing hidden. */
  readonly heard: (event: Json) => void;
  readonly facts: () => MatchFacts;
}

/** At least and at most. */
export type Range = readonly [least: number, most: number];

/** What balanced decks come to; rates from 0 to 1. */
export interface BalanceGoals {
  /** The win rate of a deck against all others. */
  readonly deck: Range;
  /** The win rate of a deck against one other. */
  readonly pairing: Range;
  /** The win rate of whoever had the first advantage, in mirrors. */
  readonly first: Range;
  /** A card is played in at least this share of the games of a deck that holds it. */
  readonly played: number;
  /** The median of actions per match. */
  readonly actions: Range;
  /** Who is behind by at most so many points wins at least so often. */
  readonly comeback: { readonly behind: number; readonly least: number };
  /** Two decks share at most so many cards, copies counted. */
  readonly shared: number;
}

/** What a player brings, as it is counted: the cards of the deck, and what else is brought beside it. */
export interface DeckContents {
  readonly cards: { readonly [card: string]: number };
  readonly beside: readonly string[];
}

/** A game's part in measuring the balance of its decks. */
export interface BalanceTools {
  readonly follow: () => MatchFollower;
  readonly contentsOf: (loadout: Json) => DeckContents;
  readonly goals: BalanceGoals;
  /** Decks that are not meant to be as strong as the others, such as one for a lesson: measured, but not held to the goals. */
  readonly aside: readonly string[];
  /** What the first advantage is called, and the moment from which a comeback counts: `first Edge`, `after round 3`. */
  readonly words: { readonly first: string; readonly late: string };
}
