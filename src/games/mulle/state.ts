// The state of a match of Mulle: plain data, cards as numbers, piles shared between states and never written to.

import type { Seat } from '../../kernel/game.ts';
import { KINDS, PACK, tableValue, type Card } from './cards.ts';
import type { MulleOptions } from './options.ts';

/** Two players, or two pairs: seats of equal parity. */
export type Side = number;

/** Nobody. */
export const NONE = -1;

/** What lies at one place of the table: a loose card (owner `NONE`), or a build (MUL-5). */
export interface Pile {
  readonly cards: readonly Card[];
  readonly owner: Seat;
  /** Of a build a number of its own; of a loose card its table value. */
  readonly value: number;
  readonly locked: boolean;
}

/** Piles and the stock are replaced, never written to, so that copies share them. */
export interface State {
  readonly options: MulleOptions;
  turn: Seat;
  table: Pile[];
  /** Cards held, in deck order. */
  hands: Card[][];
  /** Cards to be dealt, the next one first. */
  stock: readonly Card[];
  /** Cards taken in this omgång, by side. */
  captured: Card[][];
  /** The twins that scored a mulle in this omgång, by side. */
  mulles: Card[][];
  /** Tabbar of this omgång, by side. */
  tabbar: number[];
  lastTaker: Seat;
  /** Deals made in this omgång. */
  deal: number;
  omgang: number;
  /** Points of the omgångar that are over, by side. */
  totals: readonly number[];
}

const LOOSE: readonly Pile[] = Array.from({ length: KINDS }, (_, card) => ({
  cards: [card],
  owner: NONE,
  value: tableValue(card),
  locked: false,
}));

/** A card lying on the table by itself. */
export const loose = (card: Card): Pile => LOOSE[card]!;

export const isBuild = (pile: Pile): boolean => pile.owner !== NONE;

/** The card of a loose pile. */
export const cardOf = (pile: Pile): Card => pile.cards[0]!;

/** A match before its first deal. */
export const emptyState = (options: MulleOptions): State => ({
  options,
  turn: 0,
  table: [],
  hands: Array.from({ length: options.players }, () => []),
  stock: PACK,
  captured: [[], []],
  mulles: [[], []],
  tabbar: [0, 0],
  lastTaker: NONE,
  deal: 0,
  omgang: 1,
  totals: [0, 0],
});

/** A copy that shares what is never written to. */
export const cloneState = (s: State): State => ({
  options: s.options,
  turn: s.turn,
  table: s.table.slice(),
  hands: s.hands.map(copyCards),
  stock: s.stock,
  captured: s.captured.map(copyCards),
  mulles: s.mulles.map(copyCards),
  tabbar: s.tabbar.slice(),
  lastTaker: s.lastTaker,
  deal: s.deal,
  omgang: s.omgang,
  totals: s.totals,
});

const copyCards = (cards: readonly Card[]): Card[] => cards.slice();

export const sideOf = (seat: Seat): Side => seat & 1;

/** Cards dealt to each player at a time, and to the table at first (MUL-2.1). */
export const DEALT = 8;

/** Deals that use up the pack (MUL-2.1, MUL-11.1). */
export const dealsOf = (options: MulleOptions): number => (PACK.length - DEALT) / (DEALT * options.players);

/** Who starts every deal of an omgång (MUL-2.2). */
export const starterOf = (omgang: number, players: number): Seat => (omgang - 1) % players;

export const handOf = (s: State, seat: Seat): readonly Card[] => s.hands[seat]!;

/** A deal is in play: whoever is on turn holds a card. */
export const inPlay = (s: State): boolean => handOf(s, s.turn).length > 0;

/** All cards of the pack are played. */
export const omgangOver = (s: State): boolean => s.deal > 0 && s.stock.length === 0 && !inPlay(s);

/** The last omgång is over (MUL-13.1). */
export const matchOver = (s: State): boolean => s.omgang === s.options.omgangar && omgangOver(s);

/** The build of a value, of which there is at most one (MUL-5.3); −1 if there is none. */
export const buildAt = (table: readonly Pile[], value: number): number => {
  for (let i = 0; i < table.length; i++) {
    const pile = table[i]!;
    if (pile.owner !== NONE && pile.value === value) return i;
  }
  return -1;
};

export const buildOf = (table: readonly Pile[], value: number): Pile | undefined => table[buildAt(table, value)];
