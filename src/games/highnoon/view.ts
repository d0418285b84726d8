// What a viewer may know of a match (hidden cards are `null`), and states drawn from what it can't know.

import type { Actors, Viewer } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import { CARDS, cardNamed, copyOf, nameOf, rankOf, type Card } from './cards.ts';
import type { HighNoonEvent } from './events.ts';
import { rememberedStocks } from './memory.ts';
import type { HighNoonOptions } from './options.ts';
import { actors } from './rules.ts';
import {
  COLUMNS,
  columnOf,
  downOf,
  drawnOf,
  emptyState,
  laneCards,
  LANES,
  ringOf,
  runLength,
  type Ending,
  type Stage,
  type State,
} from './state.ts';

/** One player's side of the table; the last card of a list lies on top. */
export interface PlayerView {
  readonly stock: readonly (string | null)[];
  readonly waste: readonly string[];
  readonly tableau: readonly (readonly (string | null)[])[];
  /** How many cards of each column lie face down; where all is open, the cards alone don't tell. */
  readonly down: readonly number[];
  readonly score: number;
  readonly placed: number;
  readonly idle: number;
  readonly turned: number;
  readonly progress: number;
}

/** A match as one viewer sees it; cards by id. Face-down cards and the stock are hidden from everybody (HN-5.3). */
export interface View {
  readonly viewer: Viewer;
  readonly options: HighNoonOptions;
  readonly stage: Stage;
  readonly ending: Ending | null;
  readonly players: readonly PlayerView[];
  readonly foundations: readonly (readonly string[])[];
  readonly actions: number;
  readonly actors: Actors;
}

const columns = Array.from({ length: COLUMNS }, (_, column) => column);

const playerView = (s: State, seat: number, open: boolean): PlayerView => {
  const ring = ringOf(s, seat);
  const drawn = drawnOf(s, seat);
  const stock = ring.slice(drawn).toReversed();
  return {
    stock: stock.map((card) => (open ? nameOf(card) : null)),
    waste: ring.slice(0, drawn).map(nameOf),
    tableau: columns.map((column) =>
      columnOf(s, seat, column).map((card, i) => (open || i >= downOf(s, seat, column) ? nameOf(card) : null)),
    ),
    down: columns.map((column) => downOf(s, seat, column)),
    score: s.score[seat]!,
    placed: s.placed[seat]!,
    idle: s.idle[seat]!,
    turned: s.turned[seat]!,
    progress: s.progress[seat]!,
  };
};

export const view = (s: State, viewer: Viewer): View => ({
  viewer,
  options: { ...s.options },
  stage: s.stage,
  ending: s.ending,
  players: [0, 1].map((seat) => playerView(s, seat, viewer === 'open')),
  foundations: Array.from({ length: LANES }, (_, lane) => laneCards(s, lane).map(nameOf)),
  actions: s.actions,
  actors: { must: [], may: actors(s).may.slice() },
});

const known = (id: string): Card => cardNamed(id)!;

/** Hidden cards of each player in the order in which `sample` fills them: columns from the left, then the stock. */
const hiddenOf = (player: PlayerView): number =>
  [...player.tableau.flat(), ...player.stock].filter((card) => card === null).length;

/** The cards that may lie in each player's hidden places, shuffled. In split mode everybody has only cards of their own deck. */
const unseenFor = (v: View, random: Random): readonly (readonly Card[])[] => {
  const hidden = v.players.map(hiddenOf);
  if (v.stage === 'deal') return [[], []];
  const seen = new Set(
    [
      ...v.players.flatMap((player) => [...player.tableau.flat(), ...player.stock, ...player.waste]),
      ...v.foundations.flat(),
    ]
      .filter((id) => id !== null)
      .map(known),
  );
  const unseen = CARDS.filter((card) => !seen.has(card));
  const own = [0, 1].map((copy) => unseen.filter((card) => copyOf(card) === copy));
  // A position that somebody wrote may mix the decks in split mode too; then any card may be anywhere.
  if (v.options.mode === 'split' && own.every((cards, seat) => cards.length === hidden[seat])) {
    return own.map((cards) => shuffle(cards, random));
  }
  const mixed = shuffle(unseen.slice(), random);
  return [mixed.slice(0, hidden[0]), mixed.slice(hidden[0])];
};

/** The view with what its viewer remembers of the stocks. */
const withMemory = (v: View, history: readonly HighNoonEvent[]): View => {
  const stocks = rememberedStocks(v, history);
  if (stocks === undefined) return v;
  const remembered = (player: PlayerView, seat: number): PlayerView => ({
    ...player,
    stock: player.stock.map((id, i) => {
      const card = stocks[seat]?.[i];
      return id ?? (card == null ? null : nameOf(card));
    }),
  });
  return { ...v, players: v.players.map(remembered) };
};

/** Unseen cards dealt at random to the places that hide one: every deal that fits what was seen is equally likely. */
export const sample = (seen: View, random: Random, history: readonly HighNoonEvent[] = []): State => {
  const v = withMemory(seen, history);
  const s = emptyState(v.options);
  const unseen = unseenFor(v, random);
  v.players.forEach((player, seat) => fillPlayer(s, player, seat, unseen[seat]!));
  s.stage = v.stage;
  s.ending = v.ending;
  s.lanes = v.foundations.map((lane) => lane.length);
  s.copies = v.foundations.map((lane) =>
    lane.map(known).reduce((mask, card) => mask | (copyOf(card) << rankOf(card)), 0),
  );
  s.score = v.players.map((player) => player.score);
  s.placed = v.players.map((player) => player.placed);
  s.progress = v.players.map((player) => player.progress);
  s.actions = v.actions;
  return s;
};

const fillPlayer = (s: State, player: PlayerView, seat: number, unseen: readonly Card[]): void => {
  let next = 0;
  const card = (id: string | null): Card => (id === null ? unseen[next++]! : known(id));
  player.tableau.forEach((ids, column) => {
    const at = seat * COLUMNS + column;
    const cards = ids.map(card);
    s.columns[at] = cards;
    s.down[at] = player.down[column]!;
    s.runs[at] = runLength(cards, s.down[at]!);
    s.left[seat]! += cards.length;
  });
  const stock = player.stock.map(card).toReversed();
  s.rings[seat] = [...player.waste.map(known), ...stock];
  s.drawn[seat] = player.waste.length;
  s.left[seat]! += player.waste.length + stock.length;
  s.idle[seat] = player.idle;
  s.turned[seat] = player.turned;
};
