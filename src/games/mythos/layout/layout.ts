// A state written out as plain data, as a viewer sees it: positions and views share this, so that they can't disagree.

import type { Seat, Viewer } from '../../../kernel/game.ts';
import { present } from '../../../kernel/present.ts';
import { idAt, laneName, sees } from '../board.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { listOf, type DeckList } from '../sets/decks.ts';
import { isShipped } from '../sets/shipped.ts';
import {
  HIDDEN,
  inPlay,
  KNOWN,
  laneOf,
  NONE,
  ownerOf,
  sideOf,
  type PendingEffect,
  type Instance,
  type Lane,
  type Stage,
  type State,
} from '../state.ts';

/** A card outside play: its id, or with the lines that have fired in this round; `null` if the viewer can't see it. */
export type PiledCard = string | { readonly card: string; readonly marks: readonly number[] } | null;

/** Where a character or card is: in play, or in a pile; the place in a hand is its holder's business. */
export type Ref =
  | { readonly side: Seat; readonly lane: string; readonly place: number }
  | { readonly pile: 'discard' | 'hand'; readonly seat: Seat; readonly place: number | null };

/** A character in play. What is not said is nothing: no tokens, not hidden, its side's own. */
export interface PlacedCharacter {
  readonly card: string | null;
  readonly owner?: Seat;
  readonly hidden?: true;
  /** Hidden, but everybody saw which it is. */
  readonly known?: true;
  readonly tokens?: number;
  /** ✖ lines that are switched on. */
  readonly on?: readonly number[];
  readonly marks?: readonly number[];
  readonly under?: readonly { readonly card: string; readonly owner: Seat; readonly marks?: readonly number[] }[];
  readonly bonds?: readonly { readonly line: number; readonly target: Ref }[];
}

export interface LaneLayout {
  readonly mission: string;
  readonly resolved: boolean;
  readonly winner: Seat | null;
  readonly sides: readonly (readonly PlacedCharacter[])[];
}

export interface PendingLayout {
  readonly kind: PendingEffect['kind'];
  readonly seat: Seat;
  readonly card: string;
  readonly line: number;
  readonly part: number;
  readonly source: Ref | null;
  readonly self: Ref | null;
  readonly lane: string;
  readonly picked: Ref | null;
  readonly agreed: boolean;
}

export interface LookLayout {
  readonly seat: Seat;
  readonly what: 'hand' | 'hidden';
  readonly cards: readonly { readonly card: string | null; readonly lane: string | null }[];
  readonly left: number;
}

/** Answers to the opening hand, by the numbers that a state holds. */
export const ANSWERS = [null, 'keep', 'mulligan', 'redrew'] as const;
export type Answer = (typeof ANSWERS)[number] | 'secret';

/** A state as plain data; cards that the viewer can't see are `null`. */
export interface Layout {
  /** The hash of the shipped set, or the set itself. */
  readonly set: string | CardSet;
  readonly lists: readonly (DeckList | null)[];
  readonly hashes: readonly string[];
  /** What was hashed with the lists; empty where there is none or the viewer may not know it, absent if that is both. */
  readonly salts?: readonly string[];
  readonly stage: Stage;
  readonly answers: readonly Answer[];
  readonly round: number;
  readonly edge: Seat;
  readonly turn: Seat;
  readonly passed: readonly boolean[];
  readonly passesInRow: number;
  readonly chakra: readonly number[];
  readonly points: readonly number[];
  readonly taken: readonly number[];
  /** The top card first. */
  readonly decks: readonly (readonly PiledCard[])[];
  readonly hands: readonly (readonly PiledCard[])[];
  readonly discards: readonly (readonly PiledCard[])[];
  readonly lanes: readonly LaneLayout[];
  /** The top mission first. */
  readonly missionDeck: readonly (string | null)[];
  readonly evaluating: string | null;
  readonly queue: readonly PendingLayout[];
  readonly ran: number;
  readonly looks: readonly LookLayout[];
}

/** The numbers of the bits that are set, and back. */
const linesOf = (bits: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((line) => (bits & (1 << line)) !== 0);
export const bitsOf = (lines: readonly number[]): number => lines.reduce((bits, line) => bits | (1 << line), 0);

const piledCardOf = (s: State, card: Instance): PiledCard => {
  const marks = s.marks[card]!;
  return marks === 0 ? idAt(s, card) : { card: idAt(s, card), marks: linesOf(marks) };
};

/** Where a card is, as far as a viewer may know; nowhere for no card. */
export const refOf = (s: State, card: Instance, viewer: Viewer): Ref | null => {
  if (card === NONE) return null;
  if (inPlay(s, card)) {
    const [side, lane] = [sideOf(s, card), laneOf(s, card)];
    return { side, lane: laneName(lane), place: s.lanes[lane * 2 + side]!.indexOf(card) };
  }
  const seat = ownerOf(s, card);
  const place = s.discards[seat]!.indexOf(card);
  if (place >= 0) return { pile: 'discard', seat, place };
  const held = s.hands[seat]!.indexOf(card);
  return { pile: 'hand', seat, place: viewer === 'open' || viewer === seat ? held : null };
};

/** The cards beneath an upgraded one, from the top. */
const beneath = (s: State, card: Instance): readonly Instance[] => {
  const under: Instance[] = [];
  for (let below = s.under[card]!; below !== NONE; below = s.under[below]!) under.push(below);
  return under;
};

/** A list, or nothing where it is empty. */
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

const placedCharacterOf = (s: State, card: Instance, side: Seat, viewer: Viewer): PlacedCharacter => {
  const flags = s.flags[card]!;
  const hidden = (flags & HIDDEN) !== 0;
  const known = (flags & KNOWN) !== 0;
  const seen = viewer === 'open' || (typeof viewer === 'number' ? sees(s, viewer, card) : !hidden || known);
  const owner = ownerOf(s, card);
  const bonds = s.bonds
    .filter(({ source }) => source === card)
    .map(({ line, target }) => ({ line, target: refOf(s, target, viewer)! }));
  const under = beneath(s, card).map((below) => ({
    card: idAt(s, below),
    owner: ownerOf(s, below),
    ...present({ marks: some(linesOf(s.marks[below]!)) }),
  }));
  return {
    card: seen ? idAt(s, card) : null,
    ...present({
      owner: owner === side ? undefined : owner,
      hidden: hidden || undefined,
      known: known || undefined,
      tokens: s.tokens[card] || undefined,
      on: seen ? some(linesOf(flags >> 2)) : undefined,
      marks: seen ? some(linesOf(s.marks[card]!)) : undefined,
      under: some(under),
      bonds: seen ? some(bonds) : undefined,
    }),
  };
};

const laneLayout = (s: State, lane: Lane, viewer: Viewer): LaneLayout => ({
  mission: s.set.cards[s.missions[lane]!]!.id,
  resolved: (s.resolved & (1 << lane)) !== 0,
  winner: s.winners[lane] === NONE ? null : s.winners[lane]!,
  sides: [0, 1].map((side) => s.lanes[lane * 2 + side]!.map((card) => placedCharacterOf(s, card, side, viewer))),
});

const pendingLayout = (s: State, pending: PendingEffect, viewer: Viewer): PendingLayout => ({
  kind: pending.kind,
  seat: pending.seat,
  card: s.set.cards[pending.card]!.id,
  line: pending.line,
  part: pending.part,
  source: refOf(s, pending.source, viewer),
  self: refOf(s, pending.self, viewer),
  lane: laneName(pending.lane),
  picked: refOf(s, pending.picked, viewer),
  agreed: pending.agreed,
});

const answerOf = (s: State, seat: Seat, viewer: Viewer): Answer => {
  const answer = ANSWERS[s.answers[seat]!]!;
  return answer !== null && s.stage === 'mulligan' && viewer !== 'open' && viewer !== seat ? 'secret' : answer;
};

const saltsOf = (s: State, mine: (seat: Seat) => boolean): Pick<Layout, 'salts'> => {
  const salts = s.salts.map((salt, seat) => (mine(seat) ? salt : ''));
  return salts.some((salt) => salt !== '') ? { salts } : {};
};

/** The state as this viewer sees it; `open` sees all. */
export const layoutOf = (s: State, viewer: Viewer): Layout => {
  const pile = (cards: readonly Instance[], shown: boolean): readonly PiledCard[] =>
    cards.map((card) => (shown ? piledCardOf(s, card) : null));
  const mine = (seat: Seat): boolean => viewer === 'open' || viewer === seat;
  const seats = [0, 1];
  return {
    set: isShipped(s.set) ? kitOf(s.set).hash : s.set,
    lists: s.lists.map((deck, seat) => (mine(seat) || s.options.deckLists === 'open' ? listOf(deck, s.set) : null)),
    hashes: s.hashes.slice(),
    ...saltsOf(s, mine),
    stage: s.stage,
    answers: seats.map((seat) => answerOf(s, seat, viewer)),
    round: s.round,
    edge: s.edge,
    turn: s.turn,
    passed: seats.map((seat) => (s.passed & (1 << seat)) !== 0),
    passesInRow: s.passesInRow,
    chakra: s.chakra.slice(),
    points: s.points.slice(),
    taken: s.taken.slice(),
    decks: s.decks.map((deck) => pile(deck.toReversed(), viewer === 'open')),
    hands: s.hands.map((hand, seat) => pile(hand, mine(seat))),
    discards: s.discards.map((discard) => pile(discard, true)),
    lanes: s.missions.map((_, lane) => laneLayout(s, lane, viewer)),
    missionDeck: s.missionDeck.toReversed().map((mission) => (viewer === 'open' ? s.set.cards[mission]!.id : null)),
    evaluating: s.evaluating === NONE ? null : laneName(s.evaluating),
    queue: s.queue.map((pending) => pendingLayout(s, pending, viewer)),
    ran: s.ran,
    looks: s.looks.map(({ seat, what, cards, left }) => ({
      seat,
      what,
      cards: cards.map(({ card, lane }) => ({
        // Whose cards were shown knows them, and may know that they were shown.
        card: viewer === 'public' ? null : s.set.cards[card]!.id,
        lane: lane === NONE ? null : laneName(lane),
      })),
      left,
    })),
  };
};
