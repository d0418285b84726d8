// Many states for one thought: one sample, whose unseen cards are shuffled again for each world.

import { copyOf, type Card } from '../../games/highnoon/cards.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import { rememberedStocks } from '../../games/highnoon/memory.ts';
import { cloneState, COLUMNS, PLAYERS, type State } from '../../games/highnoon/state.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';

/** A place that hides a card: in a column, or in a ring, which are counted after all columns. */
interface Place {
  readonly pile: number;
  readonly at: number;
}

/** Places whose cards may change with each other. */
interface Pool {
  readonly places: readonly Place[];
  readonly cards: Card[];
}

const RINGS = PLAYERS * COLUMNS;

/** What a player remembers of the cards that were drawn and turned over again. */
export interface Memory {
  /** So many of a hundred. */
  readonly share: number;
  /** So many that come next in each stock are never forgotten; by default none. */
  readonly next?: number;
}

/** Draws states for one thought. */
export type Worlds = (thought: Thought<HighNoon>) => (random: Random) => State;

export const worldsWith =
  ({ share, next = 0 }: Memory): Worlds =>
  (thought) => {
    const { game, view, history, random: source } = thought;
    const base = game.sample(view, source, history);
    const stocks = rememberedStocks(view, history);
    const isKnown = (seat: number, at: number): boolean => {
      const turns = at - base.drawn[seat]!;
      if (turns < 0) return true;
      const card = stocks?.[seat]?.[base.rings[seat]!.length - 1 - at];
      return card != null && (share === 100 || turns < next || source.below(100) < share);
    };
    const hidden = [0, 1].map((seat) => hiddenPlaces(base, seat, isKnown));
    const pools = poolsOf(base, hidden);
    return (random) => redealt(base, pools, random);
  };

const hiddenPlaces = (s: State, seat: number, isKnown: (seat: number, at: number) => boolean): readonly Place[] => {
  const places: Place[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const pile = seat * COLUMNS + column;
    for (let at = 0; at < s.down[pile]!; at++) places.push({ pile, at });
  }
  s.rings[seat]!.forEach((_, at) => {
    if (!isKnown(seat, at)) places.push({ pile: RINGS + seat, at });
  });
  return places;
};

const cardAt = (s: State, { pile, at }: Place): Card =>
  pile < RINGS ? s.columns[pile]![at]! : s.rings[pile - RINGS]![at]!;

/** In split mode everybody has only cards of their own deck, except in positions that somebody wrote otherwise. */
const poolsOf = (s: State, hidden: readonly (readonly Place[])[]): readonly Pool[] => {
  const pools = hidden.map((places) => ({ places, cards: places.map((place) => cardAt(s, place)) }));
  const ownDecks =
    s.options.mode === 'split' && pools.every(({ cards }, seat) => cards.every((c) => copyOf(c) === seat));
  return ownDecks ? pools : [{ places: hidden.flat(), cards: pools.flatMap(({ cards }) => cards) }];
};

const redealt = (base: State, pools: readonly Pool[], random: Random): State => {
  const s = cloneState(base);
  const piles: Card[][] = [...base.columns, ...base.rings].map((cards) => cards.slice());
  for (const { places, cards } of pools) {
    shuffle(cards, random);
    for (let i = 0; i < places.length; i++) {
      const { pile, at } = places[i]!;
      piles[pile]![at] = cards[i]!;
    }
  }
  s.columns = piles.slice(0, RINGS);
  s.rings = piles.slice(RINGS);
  return s;
};

/** A state for thinking ahead: nobody looks whether the match is blocked or quiet, which takes longer than a playout (HN-12.4, HN-12.5). */
export const withoutEnd = (s: State): State => ({
  ...s,
  options: { ...s.options, quietLimit: 0 },
  turned: s.turned.map(() => Number.NEGATIVE_INFINITY),
});
