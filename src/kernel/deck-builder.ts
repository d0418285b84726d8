// What a game offers to whoever builds decks by sight: cards to choose from, what a deck lacks, sample hands, a draft. Plain data in a reader's language.

import type { CardSheet, Language } from './presentation.ts';
import type { Seed } from './random.ts';
import type { Result } from './result.ts';
import type { Formatter } from './text.ts';

/** How many of each card a deck has, by id; every card that it has is there at least once. */
export type CardCounts = { readonly [id: string]: number };

/** Who reads, and which cards it is about. A set that is not given is the one that comes with the game. */
export interface BuilderReader {
  readonly language: Language;
  readonly format: Formatter;
  readonly set?: string | undefined;
}

/** A card that can be chosen. */
export interface PoolCard {
  readonly id: string;
  /** Its name and title in full. */
  readonly name: string;
  readonly sheet: CardSheet;
  /** The part of a deck that it belongs to. */
  readonly section: string;
  /** How many of it a deck may have. */
  readonly most: number;
  /** By filter, the values it has there. */
  readonly tags: { readonly [filter: string]: readonly string[] };
}

/** A value of a filter, or a part of a deck, and what it is called. */
export interface PoolName {
  readonly id: string;
  readonly label: string;
}

/** Something that cards can be told apart by. */
export interface PoolFilter extends PoolName {
  readonly values: readonly PoolName[];
}

/** All cards of a set. */
export interface Pool {
  readonly name: string;
  /** Names the set for good: codes and kept decks say which cards they are of. */
  readonly hash: string;
  readonly cards: readonly PoolCard[];
  readonly filters: readonly PoolFilter[];
  /** The parts of a deck, in order. */
  readonly sections: readonly PoolName[];
}

/** Why a deck may not be played, with the clause that says so; `card` if it is about one. */
export interface DeckFault {
  readonly text: string;
  readonly clause: string;
  readonly card?: string;
}

/** A deck looked at while somebody builds it. */
export interface BuiltReview {
  readonly ok: boolean;
  /** How far each part of the deck is: `31/30 cards`. */
  readonly counts: readonly { readonly text: string; readonly ok: boolean }[];
  readonly faults: readonly DeckFault[];
  /** The same deck without what is too many of, if that is wrong with it and can be put right by taking out. */
  readonly mended?: CardCounts;
}

/** A deck from a text. */
export interface ReadDeck {
  readonly deck: CardCounts;
  /** Lines that match no card, counted from 1. */
  readonly unmatched: readonly { readonly line: number; readonly message: string }[];
}

/** A fault in the text of a set; line and column count from 1, 0 where it has no place. */
export interface SetFault {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A set looked at while somebody writes it. */
export interface SetCheck {
  /** Can decks be built of it and played? */
  readonly ok: boolean;
  readonly name: string;
  /** Empty for a set that can't be read. */
  readonly hash: string;
  readonly faults: readonly SetFault[];
  /** What its reader can't call a fault; `grave` if something must be put right all the same. */
  readonly remarks: readonly { readonly text: string; readonly grave: boolean }[];
  /** Every card that can be read, also while others can't. */
  readonly cards: readonly CardSheet[];
}

/** Looks at a set while somebody writes it. */
export type CheckSet = (text: string, reader: Omit<BuilderReader, 'set'>) => SetCheck;

/** A hand to begin with, and what would be drawn after it. */
export interface SampleHand {
  readonly hand: readonly string[];
  readonly next: readonly string[];
}

/** Picking a deck card by card from offers. What is offered follows from the seed and the cards picked so far. */
export interface Draft {
  readonly picks: number;
  /** What is offered after these picks: different cards, none of which is there too often; nothing when all picks are made. */
  readonly offer: (set: string | undefined, seed: Seed, picked: readonly string[]) => readonly string[];
  /** What comes with the deck without being picked, known from the start. */
  readonly given: (set: string | undefined, seed: Seed) => readonly string[];
  /** Which of an offer a bot takes that has picked these cards. */
  readonly choose: (set: string | undefined, picked: readonly string[], offer: readonly string[]) => string;
  /** The deck: what was picked and what came with it. */
  readonly deck: (set: string | undefined, seed: Seed, picked: readonly string[]) => CardCounts;
}

/** Tools for building decks by sight. */
export interface DeckBuilder {
  /** None of a set that can't be read. */
  readonly pool: (reader: BuilderReader) => Pool | undefined;
  readonly review: (deck: CardCounts, reader: BuilderReader, options: unknown) => BuiltReview;
  /** The deck with cards that the seed chooses, until it has enough; cards that go with those in it come first. */
  readonly complete: (deck: CardCounts, set: string | undefined, options: unknown, seed: Seed) => CardCounts;
  /** Reads names as they are printed and in the reader's language; says why the text can't be read at all. */
  readonly read: (text: string, reader: BuilderReader) => Result<ReadDeck, string>;
  /** The text of a deck, as servers and other readers take it. */
  readonly write: (deck: CardCounts, set: string | undefined) => string;
  /** A deck that comes with the game, by its name. */
  readonly shipped: (name: string) => CardCounts | undefined;
  readonly sampleHand: (deck: CardCounts, set: string | undefined, seed: Seed) => SampleHand;
  /** The ids of a set's cards in the order that codes count them, by the beginning of its hash; `set` is one more to look at. */
  readonly orderOf: (hash: string, set: string | undefined) => readonly string[] | undefined;
  /** What checks a set is loaded when somebody writes one. */
  readonly loadCheckSet: () => Promise<CheckSet>;
  readonly draft: Draft;
}
