// How a game shows itself: scenes of zones and facts, and words in each language. Every table, log and screen reader uses only this.

import type { BalanceTools } from './balance.ts';
import type { Cue } from './cues.ts';
import type { DeckArt } from './deck-art.ts';
import type { Actors, Analysis, Finding, Game, Outcome, Params, Refusal, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Banner, Moment } from './moments.ts';
import type { OpenTable } from './open-table.ts';
import type { Speeds } from './speeds.ts';
import type { Counting, SumsWords } from './sums.ts';
import type { Formatter } from './text.ts';
import type { DeckTools } from './deck-tools.ts';

/** Languages of the interface; a game may lack some, `en` is always there. */
export const LANGUAGES = ['es', 'en', 'sv', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Running text with cards in it: a table draws them small, a terminal and a screen reader say their names. */
export type Rich = readonly (string | { readonly card: string })[];

/** A card lying somewhere: `null` means face down, nothing known. */
export type SceneCard = {
  readonly id: string;
  /** Who put it there, in a trick or on a shared pile. */
  readonly by?: Seat;
  /** `win`: takes the trick now. `shown`: a card of another hand that everybody has seen. `cross`: lies crosswise under the pile. `hidden`: lies face down, but the viewer knows it. */
  readonly mark?: 'win' | 'shown' | 'cross' | 'hidden';
  /** A short word or number on the card: what it is worth or costs, where the picture does not say so. */
  readonly badge?: string;
  /** What it costs or how strong it is at this moment, which may differ from what is printed. */
  readonly now?: { readonly cost?: number; readonly power?: number };
  /** The sign of an effect of it that is in force. */
  readonly lasting?: string;
  /** The sign of an effect of it that has been used up for this round. */
  readonly spent?: string;
} | null;

/** What a zone is, so that a table knows how to lay it out. */
export type ZoneKind = 'hand' | 'trick' | 'stock' | 'pile' | 'column' | 'foundation' | 'table' | 'lane';

/** A place for cards. Hidden cards count: `cards.length` is exact. The viewer's own hand has the id `hand`. */
export interface Zone {
  readonly id: string;
  readonly kind: ZoneKind;
  readonly owner?: Seat;
  readonly cards: readonly SceneCard[];
  /** A short number or word on the zone: the value of a build, the power of a lane. */
  readonly badge?: string;
  /** Of a build: closed to changes or open to them. */
  readonly locked?: boolean;
  /** Zones of one group lie together, such as a lane with the cards on both sides of it. */
  readonly group?: string;
  /** Tokens on each card, by its place; face-down cards may have some too. */
  readonly tokens?: readonly number[];
}

/** The head of a column of zones of one group, which two sides struggle for. `id` is the zone of its card, once that lies open. */
export interface Lane {
  readonly id: string;
  readonly group: string;
  readonly card?: string;
  readonly worth: number;
  /** The round it is opened in. */
  readonly round: number;
  /** `later`: not open yet. `now`: opened in this round. `open`: still to be won. `done`: decided for good. */
  readonly state: 'later' | 'now' | 'open' | 'done';
  /** Who won it last. */
  readonly winner?: Seat;
}

/** A fact worth a pill: trump, phase, score. `seat` ties it to a player; `card` and `suit` let a table draw it. */
export interface Fact {
  readonly key: string;
  readonly params: Params;
  readonly seat?: Seat;
  /** Where a table that has lanes shows it: in the bar, beside the seat's score, as dots beside its hand, or as the title of what is asked. */
  readonly at?: 'bar' | 'score' | 'hand' | 'choice';
}

/** A side's score, always visible; `of` is what it is played to. */
export interface Score {
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly of?: number;
  /** Scores on the way to `of` that mean something, ascending: a table marks them. */
  readonly milestones?: readonly number[];
  readonly params: Params;
}

/** Everything a table needs to draw a view of any game. */
export interface Scene {
  readonly zones: readonly Zone[];
  readonly facts: readonly Fact[];
  readonly scores: readonly Score[];
  readonly actors: Actors;
  /** Columns that lie side by side, those to come among them. */
  readonly lanes?: readonly Lane[];
  /** Where everybody plays at once on a board of their own: how far each seat has come. */
  readonly race?: readonly Progress[];
}

/** How much is done, of how much there is to do. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What a card says, for games whose cards have words on them: enough to read it out, and what its deck draws it from. */
export interface CardSheet {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly cost?: number;
  readonly power?: number;
  /** Group, cost, power and the like in one line. */
  readonly summary: string;
  readonly lines: readonly SheetLine[];
  /** A line that has nothing to do with the rules. */
  readonly flavour?: string;
  /** What the art of the game's own deck needs; no other code looks into it. */
  readonly art?: Json;
}

/** One rule on a card: what sets it off in signs and in words, and its sentence. */
export interface SheetLine {
  readonly head: string;
  readonly text: string;
}

/** A colour for a card's name where there is no picture. */
export type Ink = 'red' | 'green' | 'yellow' | 'cyan' | 'white';

/** A way to go on, in words: what it is called beside the others, and what it leads to as far as that is certain. */
export interface Preview {
  readonly label: Rich;
  readonly effect: string;
  /** What becomes of the one it is about, in a word or two: `9 → 6`. */
  readonly brief?: string;
  /** Does it put this player in front? Nothing where that is not what it decides. */
  readonly good?: boolean;
}

/** An action that is never legal but taken all the same, at a price: what its button says, and what it costs. */
export interface Risk {
  readonly label: string;
  readonly warning: string;
}

/** How a player is named in a sentence. `you` is the seat of a reader who is spoken to, for sentences with a verb. */
export interface Who {
  (seat: Seat): string;
  readonly you?: Seat | undefined;
}

/** A game's words in one language. */
export interface Words {
  readonly name: string;
  /** One sentence for the front page. */
  readonly blurb: string;
  /** What players can say to each other beside what every table knows, by id, in the order it is offered. Nothing that could tell a partner of hidden cards. */
  readonly phrases?: { readonly [id: string]: string };
  readonly card: (id: string) => string;
  /** A card as short as it can be, which is also what its picture is called; without this, its id (`C5` for `d0:C:05`). */
  readonly short?: (id: string) => string;
  /** What a button says, the game's own term first; with the view it can be exact (`Declare 40`). */
  readonly action: (action: string, view?: unknown) => Rich;
  /** An action among others that are open for the same card or the same effect, and its outcome. */
  readonly preview?: (action: string, view: unknown, who: Who) => Preview;
  /** The words of an action that `insist` or `risks` offers. */
  readonly risk?: (action: string, view: unknown) => Risk;
  /** What a card says; nothing for a card that is not in the set. Absent where cards have no words on them. */
  readonly sheet?: (id: string) => CardSheet | undefined;
  /** What the lanes of a scene are called together, such as `Harbours`. */
  readonly lanes?: string;
  /** The head of a lane: its name, and what it is worth and whose it is; `mine`: the reader won it. */
  readonly lane?: (lane: Lane, who: Who, mine: boolean) => { readonly title: string; readonly note: string };
  /** One line of the written log; nothing for events not worth a line. */
  readonly event: (event: unknown, who: Who) => Rich | undefined;
  /** What an event has announced across the table, beside its line in the log; nothing for most. */
  readonly banner?: (event: unknown, who: Who) => Banner | undefined;
  readonly refusal: (refusal: Refusal) => { readonly title: string; readonly text: Rich };
  readonly zone: (zone: Zone, who: Who) => string;
  /** `brief`: shown on the seat's own plate, so without the name. */
  readonly fact: (fact: Fact, who: Who, brief?: boolean) => string;
  /** The small print of a score: `3 tricks`. */
  readonly score: (score: Score) => string;
  /** The words of a count, for games that have `counting`. */
  readonly sums?: SumsWords;
  /** With the view at the end it can name every figure that decided. */
  readonly outcome: (outcome: Outcome, who: Who, view?: unknown) => Rich;
  /** The same for a reader who knows who won; absent, `outcome` says both. */
  readonly decidedBy?: (outcome: Outcome, who: Who, view?: unknown) => Rich;
  /** The report of a judge on a move, a line of Markdown each; absent where the game analyses none. */
  readonly analysis?: (analysis: Analysis, who: Who) => readonly string[];
  /** The part of such a report that is about the state alone. */
  readonly verification?: (findings: readonly Finding[]) => readonly string[];
  /** What running out of time costs, as a sentence, where that is only a part of the match; absent, it is the match. */
  readonly outOfTime?: string;
  /** What an option and each of its values mean, for set-up sheets. */
  readonly option: (key: string, value?: string) => string;
}

/** A game's presentation: view in, scene out, and words. Lazily loaded beside the rules. */
export interface Presentation {
  /** The deck's pictures, loaded when the first is shown. */
  readonly deck: () => Promise<DeckArt>;
  /** The card that stands for the game on the front page. */
  readonly cover: string;
  /** A deck that has the cover alone, for a game whose pictures are too heavy for the front page. */
  readonly coverDeck?: () => Promise<DeckArt>;
  /** The colour of a card's name in a terminal. */
  readonly ink?: (card: string) => Ink | undefined;
  readonly scene: (view: unknown) => Scene;
  /** With a view of a match they also know the cards that it brought. Plurals, numbers and lists come from the renderer's formatter. */
  readonly words: (language: Language, view?: unknown, format?: Formatter) => Words;
  /** Loads what previews need to foretell what an action leads to: before that they say less. Absent where they say all from the start. */
  readonly loadPreviews?: () => Promise<void>;
  /** The zone and card a player touches to do this; none for an action that is a button. An action that names only places needs the scene. */
  readonly touchTarget: (action: string, scene?: Scene) => { readonly zone: string; readonly card: string } | undefined;
  /** The action that touching a card tries, so that a table can ask "why not?" of any card. */
  readonly tryTouch: (zone: string, card: string, scene?: Scene) => string | undefined;
  /** The action that touching a place as a whole tries, legal or not, such as a stock to draw from; none where that means nothing. */
  readonly tap?: (zone: string, scene: Scene) => string | undefined;
  /** Which of the legal ways of one card touching it means; none to ask the player. Absent, the player is asked whenever there are several. */
  readonly best?: (ways: readonly string[], scene: Scene) => string | undefined;
  /** The action that laying a card, with what lies on it, onto another zone tries, legal or not; none where that means nothing. */
  readonly drop?: (zone: string, card: string, onto: string, scene: Scene) => string | undefined;
  /** Once nothing is left to decide: the legal action to go on with, so that a table can offer to play the rest. */
  readonly rest?: (legal: readonly string[], scene: Scene) => string | undefined;
  /** The action that insists on a refused one, where the game takes that and lets the player pay for it; nothing where it does not. */
  readonly insist?: (action: string, refusal: Refusal, view: unknown) => string | undefined;
  /** Other actions outside of what is legal that the viewer can pay for at this moment. */
  readonly risks?: (view: unknown) => readonly string[];
  /** The card this event lays openly on the table, in which zone, and by whom; none for any other event. */
  readonly laidCard?: (
    event: unknown,
  ) => { readonly zone: string; readonly card: string; readonly by: Seat } | undefined;
  /** What of the table an action is about, so that a table can point at it: cards, zones, lanes, or `zone card` and `zone #place` for one of several. */
  readonly targets?: (action: string, scene?: Scene) => readonly string[];
  /** Is this event worth a notice on the table, beside its line in the log? A declaration is, a card played is not. */
  readonly isNotable?: (event: unknown) => boolean;
  /** What this event does on the table, where that is shown by itself. */
  readonly moment?: (event: unknown) => Moment | undefined;
  /** The only thing left to do, where doing it says and decides nothing: a table goes on by itself. */
  readonly formality?: (legal: readonly string[]) => string | undefined;
  /** What a hand can be sorted by: for each card numbers, the first of which counts most. */
  readonly handOrders?: { readonly [by in 'suit' | 'rank']?: (card: string) => readonly number[] };
  /** What this event is like to hear; nothing for one that makes no sound. Absent, only laid cards are heard. */
  readonly cue?: (event: unknown) => Cue | undefined;
  /** For games whose hands take open cards from the table. */
  readonly openTable?: OpenTable;
  /** What deals and matches came to, and what scores are made of. */
  readonly counting?: Counting;
}

/** What a game's folder exports. */
export interface GameModule {
  readonly game: Game;
  /** Earlier versions of the rules, newest first: records and matches that began under one need it. */
  readonly earlier?: readonly Game[];
  readonly presentation: Presentation;
  /** For games whose players bring decks. */
  readonly deckTools?: DeckTools;
  /** For games whose decks are measured against each other. */
  readonly balance?: BalanceTools;
  /** How many steps behind onlookers see a match of it; absent, as usual. 0 where nothing is hidden from one that another knows. */
  readonly watchDelay?: number;
  /** How long its moves take; absent, as usual. Games without turns need none. */
  readonly speeds?: Speeds;
}

/** Running text as plain text, cards by name. */
export const plain = (text: Rich, nameOf: (card: string) => string): string =>
  text.map((part) => (typeof part === 'string' ? part : nameOf(part.card))).join('');
