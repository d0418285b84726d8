// The state of a match of Guiñote: plain data, small numbers, sets of cards as bit masks.

import type { Seat } from '../../kernel/game.ts';
import type { Card, Suit, SuitMask } from './cards.ts';
import type { GuinoteOptions } from './options.ts';

/** One of the two sides: seats of equal parity play together. */
export type Side = number;

/** What the match waits for: a deal, a card (or a word between tricks), the word `draw` before the last draw, or nothing. */
export type Stage = 'deal' | 'play' | 'stop' | 'end';

/** Nobody, no card, no suit. */
export const NONE = -1;

/** Arrays marked readonly are shared between states and replaced, never written to. */
export interface State {
  readonly options: GuinoteOptions;
  stage: Stage;
  dealer: Seat;
  /** The second hand of a partida, with the totals of the first carried over. */
  vueltas: boolean;
  trump: Suit;
  pinta: Card;
  /** The stock as dealt, in draw order, without the pinta. */
  deck: readonly Card[];
  /** How many cards of `deck` have been drawn. */
  drawn: number;
  /** Cards held: four masks per seat, at seat × 4 + suit. */
  hands: SuitMask[];
  leader: Seat;
  trick: Card[];
  turn: Seat;
  /** How many have still to say `draw` at the stop, `turn` the first of them. */
  toDraw: number;
  /** Cards taken this hand: four masks per side, at side × 4 + suit. */
  won: SuitMask[];
  /** Winner of the last trick of this hand. */
  lastWinner: Seat;
  /** Cantes of this hand in order, each seat × 4 + suit. */
  cantes: readonly number[];
  /** Who has sung since the last trick, one bit per seat. */
  sung: number;
  /** Cards everybody has seen this hand and that were not played then: the pair of a cante, a pinta taken or drawn. */
  shown: readonly Card[];
  /** Card points taken this hand, by side. */
  cardPoints: number[];
  /** Points of cantes this hand, by side. */
  cantePoints: number[];
  /** Totals and card points brought from the idas, by side. */
  carried: readonly number[];
  carriedCards: readonly number[];
  partidas: readonly number[];
  cotos: readonly number[];
  /** Deals made so far in the match. */
  deals: number;
  /** The side that has won the partida, once it is decided. */
  partidaWinner: Side;
  /** The seat whose renuncio ended this hand. */
  renuncio: Seat;
  /** The seat that gave this partida up. */
  conceded: Seat;
}

/** A match before its first deal. */
export const emptyState = (options: GuinoteOptions): State => ({
  options,
  stage: 'deal',
  dealer: NONE,
  vueltas: false,
  trump: NONE,
  pinta: NONE,
  deck: [],
  drawn: 0,
  hands: Array.from({ length: options.players * 4 }, () => 0),
  leader: 0,
  trick: [],
  turn: 0,
  toDraw: 0,
  won: [0, 0, 0, 0, 0, 0, 0, 0],
  lastWinner: NONE,
  cantes: [],
  sung: 0,
  shown: [],
  cardPoints: [0, 0],
  cantePoints: [0, 0],
  carried: [0, 0],
  carriedCards: [0, 0],
  partidas: [0, 0],
  cotos: [0, 0],
  deals: 0,
  partidaWinner: NONE,
  renuncio: NONE,
  conceded: NONE,
});

/** A copy that shares what is never written to. */
export const cloneState = (s: State): State => ({
  options: s.options,
  stage: s.stage,
  dealer: s.dealer,
  vueltas: s.vueltas,
  trump: s.trump,
  pinta: s.pinta,
  deck: s.deck,
  drawn: s.drawn,
  hands: s.hands.slice(),
  leader: s.leader,
  trick: s.trick.slice(),
  turn: s.turn,
  toDraw: s.toDraw,
  won: s.won.slice(),
  lastWinner: s.lastWinner,
  cantes: s.cantes,
  sung: s.sung,
  shown: s.shown,
  cardPoints: s.cardPoints.slice(),
  cantePoints: s.cantePoints.slice(),
  carried: s.carried,
  carriedCards: s.carriedCards,
  partidas: s.partidas,
  cotos: s.cotos,
  deals: s.deals,
  partidaWinner: s.partidaWinner,
  renuncio: s.renuncio,
  conceded: s.conceded,
});

/** Makes one state of a match like another of the same match: as a clone would be, without making anything new. */
export const copyState = (from: State, to: State): void => {
  to.stage = from.stage;
  to.dealer = from.dealer;
  to.vueltas = from.vueltas;
  to.trump = from.trump;
  to.pinta = from.pinta;
  to.deck = from.deck;
  to.drawn = from.drawn;
  copyNumbers(from.hands, to.hands);
  to.leader = from.leader;
  copyNumbers(from.trick, to.trick);
  to.turn = from.turn;
  to.toDraw = from.toDraw;
  copyNumbers(from.won, to.won);
  to.lastWinner = from.lastWinner;
  to.cantes = from.cantes;
  to.sung = from.sung;
  to.shown = from.shown;
  copyNumbers(from.cardPoints, to.cardPoints);
  copyNumbers(from.cantePoints, to.cantePoints);
  to.carried = from.carried;
  to.carriedCards = from.carriedCards;
  to.partidas = from.partidas;
  to.cotos = from.cotos;
  to.deals = from.deals;
  to.partidaWinner = from.partidaWinner;
  to.renuncio = from.renuncio;
  to.conceded = from.conceded;
};

const copyNumbers = (from: readonly number[], to: number[]): void => {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i]!;
};

export const sideOf = (seat: Seat): Side => seat & 1;

export const rivalOf = (side: Side): Side => 1 - side;

/** The other seat of a pair; with two players oneself. */
export const partnerOf = (s: State, seat: Seat): Seat => (s.options.players === 4 ? seat ^ 2 : seat);

/** Seats of the table in play order from 0. */
export const seatsOf = (s: State): readonly Seat[] => (s.options.players === 4 ? FOUR : TWO);
const TWO: readonly Seat[] = [0, 1];
const FOUR: readonly Seat[] = [0, 1, 2, 3];

/** The cards a seat holds of one suit. */
export const held = (s: State, seat: Seat, suit: Suit): SuitMask => s.hands[seat * 4 + suit]!;

/** Cards still to be drawn, the pinta included. */
export const stockLeft = (s: State): number => s.deck.length - s.drawn + (s.pinta === NONE ? 0 : 1);

/** Is no hand in play: before a deal, or after the end? */
export const betweenHands = (s: State): boolean => s.stage === 'deal' || s.stage === 'end';

/** Stock and pinta are gone: duties bind (GUI-6). */
export const inArrastre = (s: State): boolean => s.pinta === NONE;

/** No cards are held. Between tricks everybody holds as many as seat 0, so one hand tells. */
export const handsEmpty = (s: State): boolean => (s.hands[0]! | s.hands[1]! | s.hands[2]! | s.hands[3]!) === 0;
