// The state of a match of Mythos: plain data, small numbers. Cards are instances; what is printed on them is in the set.

import type { Seat } from '../../kernel/game.ts';
import type { CardIndex, CardSet } from './cards.ts';
import type { MythosOptions } from './options.ts';

/** What the match waits for. `redraw` and `deal` are random; `evaluation` is a choice that a SCORE effect opened. */
export type Stage = 'deal' | 'mulligan' | 'redraw' | 'action' | 'evaluation' | 'over';

declare const instance: unique symbol;
/** One copy of a card, counted over both decks; `cardOf` tells which card it is. */
export type Instance = number & { readonly [instance]: true };

/** Nobody, nothing, nowhere. */
export const NONE = -1 as Instance & CardIndex;

/** A mission's place: D, C, B, A are 0 to 3. */
export type Lane = number;

/** A match has so many rounds. */
export const ROUNDS = 4;

export const LANES = ['D', 'C', 'B', 'A'] as const;

/** Cards and missions a player brought. */
export interface Deck {
  readonly cards: readonly CardIndex[];
  readonly missions: readonly CardIndex[];
}

/** An effect that waits its turn, or for the player who owes it a choice. */
export interface PendingEffect {
  readonly kind: 'character' | 'jutsu' | 'mission';
  /** The card whose line this is; with COPY_EFFECT not the source's. */
  readonly card: CardIndex;
  readonly line: number;
  /** 0 is the line itself, 1 its `then`. */
  readonly part: number;
  /** The copy of the card it comes from; a mission is no copy. */
  readonly source: Instance;
  /** What SELF means, and what "another" leaves out. */
  readonly self: Instance;
  readonly lane: Lane;
  readonly seat: Seat;
  /** What was chosen already, when a mission is still to be chosen. */
  readonly picked: Instance;
  /** The player has agreed to it, where it is optional. */
  readonly agreed: boolean;
}

/** A ✖ line about one character: whom it was switched on for. */
export interface Bond {
  readonly source: Instance;
  readonly line: number;
  readonly target: Instance;
}

/** What LOOK_AT showed, to one player for a while. */
export interface Look {
  readonly seat: Seat;
  readonly what: 'hand' | 'hidden';
  /** Cards as they were; for hidden characters with the mission they lay on. */
  readonly cards: readonly { readonly card: CardIndex; readonly lane: Lane }[];
  /** Turn actions until it is over. */
  readonly left: number;
}

/** An answer to the opening hand. */
export const UNANSWERED = 0;
export const KEPT = 1;
export const REDRAWS = 2;
export const REDREW = 3;

/** Arrays and objects marked readonly are shared between states and replaced, never written to. */
export interface State {
  readonly options: MythosOptions;
  readonly set: CardSet;
  /** What each player brought. */
  readonly lists: readonly Deck[];
  readonly hashes: readonly string[];
  /** What was hashed with each list, so that nobody can try lists until one fits; empty where there is none or it is not known. */
  readonly salts: readonly string[];
  /** The card each instance is a copy of. */
  readonly cards: readonly CardIndex[];
  /** The first instance of seat 1: all before it belong to seat 0. */
  readonly second: Instance;
  stage: Stage;
  /** KEPT and so on, by seat. */
  answers: number[];
  round: number;
  edge: Seat;
  turn: Seat;
  /** One bit per seat: has passed in this round. */
  passed: number;
  passesInRow: number;
  chakra: number[];
  points: number[];
  /** Turn actions taken in this round. */
  taken: number[];
  /** The top card is the last. */
  decks: Instance[][];
  hands: Instance[][];
  discards: Instance[][];
  /** Characters in order of arrival, at lane × 2 + side. */
  lanes: Instance[][];
  /** Where an instance is in play: lane × 2 + side, or NONE. */
  at: number[];
  tokens: number[];
  /** HIDDEN, KNOWN, and a bit for each ✖ line that is switched on. */
  flags: number[];
  /** Effect lines that have fired in this round, one bit each. */
  marks: number[];
  /** The card beneath an upgraded one, with `upgradeStack`. */
  under: readonly Instance[];
  bonds: readonly Bond[];
  /** The top mission is the last. */
  missionDeck: readonly CardIndex[];
  /** Revealed missions, D first. */
  missions: readonly CardIndex[];
  /** One bit per mission. */
  resolved: number;
  /** Who won each revealed mission last, or NONE. */
  winners: readonly number[];
  /** The mission that is being evaluated, while `stage` is `evaluation`. */
  evaluating: Lane;
  queue: readonly PendingEffect[];
  /** Effects run in this action. */
  ran: number;
  looks: readonly Look[];
  /** Under version 1 of the rules: lines of a source that leaves play stay queued. */
  readonly linesOutlive?: true;
}

export const HIDDEN = 1;
/** A hidden character that everybody saw being turned down. */
export const KNOWN = 2;
const FIRST_LINE = 2;

/** The flag of a ✖ line that is switched on. */
export const lineOn = (line: number): number => 1 << (line + FIRST_LINE);

export const rivalOf = (seat: Seat): Seat => 1 - seat;

export const ownerOf = (s: State, card: Instance): Seat => (card < s.second ? 0 : 1);

/** The side an instance in play is on: its controller. */
export const sideOf = (s: State, card: Instance): Seat => s.at[card]! & 1;

export const laneOf = (s: State, card: Instance): Lane => s.at[card]! >> 1;

export const inPlay = (s: State, card: Instance): boolean => s.at[card] !== NONE;

export const isHidden = (s: State, card: Instance): boolean => (s.flags[card]! & HIDDEN) !== 0;

const faceUp = (s: State, card: Instance): boolean => inPlay(s, card) && !isHidden(s, card);

/** Can an effect be about it? A hidden one only with `hiddenTargetable` (MYT-6.3). */
export const isTargetable = (s: State, card: Instance): boolean => s.options.hiddenTargetable || !isHidden(s, card);

/** Is what an effect comes from still there: face-up, under the same control? Jutsu and missions always are (MYT-6.6). */
export const sourceStands = (s: State, { kind, source, seat }: PendingEffect): boolean =>
  kind !== 'character' || (faceUp(s, source) && sideOf(s, source) === seat);

/** Whose effects can wait now: the winner's of the mission that is evaluated, else those of whoever is on turn. */
export const waitsFor = (s: State): Seat => (s.stage === 'evaluation' ? s.winners[s.evaluating]! : s.turn);

export const cardOf = (s: State, card: Instance): CardIndex => s.cards[card]!;

export const laneCards = (s: State, lane: Lane, side: Seat): Instance[] => s.lanes[lane * 2 + side]!;

/** A copy that shares what is never written to. */
export const cloneState = (s: State): State => ({
  options: s.options,
  set: s.set,
  lists: s.lists,
  hashes: s.hashes,
  salts: s.salts,
  cards: s.cards,
  second: s.second,
  stage: s.stage,
  answers: s.answers.slice(),
  round: s.round,
  edge: s.edge,
  turn: s.turn,
  passed: s.passed,
  passesInRow: s.passesInRow,
  chakra: s.chakra.slice(),
  points: s.points.slice(),
  taken: s.taken.slice(),
  decks: s.decks.map((pile) => pile.slice()),
  hands: s.hands.map((pile) => pile.slice()),
  discards: s.discards.map((pile) => pile.slice()),
  lanes: s.lanes.map((pile) => pile.slice()),
  at: s.at.slice(),
  tokens: s.tokens.slice(),
  flags: s.flags.slice(),
  marks: s.marks.slice(),
  under: s.under,
  bonds: s.bonds,
  missionDeck: s.missionDeck,
  missions: s.missions,
  resolved: s.resolved,
  winners: s.winners,
  evaluating: s.evaluating,
  queue: s.queue,
  ran: s.ran,
  looks: s.looks,
  ...(s.linesOutlive === undefined ? {} : { linesOutlive: s.linesOutlive }),
});

/** A match before anything is dealt: every card in its owner's deck. */
export const emptyState = (
  options: MythosOptions,
  set: CardSet,
  lists: readonly Deck[],
  hashes: readonly string[],
  salts: readonly string[],
): State => {
  const [first, second] = lists as readonly [Deck, Deck];
  const cards = [...first.cards, ...second.cards];
  const zeros = (): number[] => cards.map(() => 0);
  const places = cards.map((_, i) => i as Instance);
  return {
    options,
    set,
    lists,
    hashes,
    salts,
    cards,
    second: first.cards.length as Instance,
    stage: 'deal',
    answers: [UNANSWERED, UNANSWERED],
    round: 0,
    edge: 0,
    turn: 0,
    passed: 0,
    passesInRow: 0,
    chakra: [0, 0],
    points: [0, 0],
    taken: [0, 0],
    decks: [places.slice(0, first.cards.length), places.slice(first.cards.length)],
    hands: [[], []],
    discards: [[], []],
    lanes: [[], [], [], [], [], [], [], []],
    at: cards.map(() => NONE),
    tokens: zeros(),
    flags: zeros(),
    marks: zeros(),
    under: cards.map(() => NONE),
    bonds: [],
    missionDeck: [...first.missions, ...second.missions],
    missions: [],
    resolved: 0,
    winners: [],
    evaluating: NONE,
    queue: [],
    ran: 0,
    looks: [],
  };
};
