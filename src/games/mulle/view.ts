// What a viewer may know of a match: hands of others and the stock are hidden (`null`), all else is open (MUL-13.3).

import type { Actors, Seat, Viewer } from '../../kernel/game.ts';
import { nameOf } from './cards.ts';
import type { SideCount } from './events.ts';
import type { MulleOptions } from './options.ts';
import { actors } from './rules.ts';
import { countsOf, standingOf } from './scoring.ts';
import { isBuild, NONE, type Pile, type State } from './state.ts';

/** A pile of the table; a build has an owner, a value and may be locked. */
export interface ShownPile {
  readonly cards: readonly string[];
  readonly build: { readonly owner: Seat; readonly value: number; readonly locked: boolean } | null;
}

/** A match as one viewer sees it; cards in text. */
export interface View {
  readonly viewer: Viewer;
  readonly options: MulleOptions;
  readonly turn: Seat;
  readonly table: readonly ShownPile[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly stock: readonly (string | null)[];
  readonly captured: readonly (readonly string[])[];
  readonly mulles: readonly (readonly string[])[];
  readonly tabbar: readonly number[];
  readonly lastTaker: Seat | null;
  readonly deal: number;
  readonly omgang: number;
  readonly totals: readonly number[];
  /** The omgång as it stands. */
  readonly counts: readonly SideCount[];
  /** Points of the match so far, by side. */
  readonly points: readonly number[];
  readonly actors: Actors;
}

const shownPile = (pile: Pile): ShownPile => ({
  cards: pile.cards.map(nameOf),
  build: isBuild(pile) ? { owner: pile.owner, value: pile.value, locked: pile.locked } : null,
});

export const view = (s: State, viewer: Viewer): View => ({
  viewer,
  options: { ...s.options },
  turn: s.turn,
  table: s.table.map(shownPile),
  hands: s.hands.map((hand, seat) => hand.map((card) => (viewer === 'open' || viewer === seat ? nameOf(card) : null))),
  stock: s.stock.map((card) => (viewer === 'open' ? nameOf(card) : null)),
  captured: s.captured.map((pile) => pile.map(nameOf)),
  mulles: s.mulles.map((cards) => cards.map(nameOf)),
  tabbar: s.tabbar.slice(),
  lastTaker: s.lastTaker === NONE ? null : s.lastTaker,
  deal: s.deal,
  omgang: s.omgang,
  totals: s.totals.slice(),
  counts: countsOf(s),
  points: [standingOf(s, 0), standingOf(s, 1)],
  actors: { must: actors(s).must.slice(), may: actors(s).may.slice() },
});
