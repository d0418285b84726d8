// Hands that the others may hold, drawn fast: the view is read once, then hidden cards are shuffled until every builder can take their builds.

import type { Mulle } from '../../games/mulle/index.ts';
import { byDeck, handValue, type Card } from '../../games/mulle/cards.ts';
import { cloneState, type State } from '../../games/mulle/state.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { deedsOf, likelihood } from './reading.ts';

/** Shuffles before the game's own sampling, which counts the ways, takes over. */
const MOST_TRIES = 200;

/** A seat whose cards are hidden: how many it holds, and the builds that it can take (MUL-9.1). */
interface HiddenHand {
  readonly seat: number;
  readonly size: number;
  readonly builds: readonly number[];
}

const holdsAll = (hand: readonly Card[], values: readonly number[]): boolean =>
  values.every((value) => hand.some((card) => handValue(card) === value));

/** Cards taken that the player no longer remembers: each is forgotten with the same chance, for the whole thought. */
const forgottenOf = (s: State, memory: number, random: Random): readonly (readonly number[])[] =>
  s.captured.map((pile) => pile.flatMap((_, i) => (random.below(1000) < memory * 1000 ? [] : [i])));

/** Deals cards for the places at the beginning, each set of them as likely as the next; the others stay in any order. */
const mix = (cards: Card[], places: number, random: Random): void => {
  for (let i = 0; i < places; i++) {
    const j = i + random.below(cards.length - i);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
};

/**
 * Draws states that fit the view, each as likely as the next. `memory` is the share of the cards taken that the player
 * knows to be gone; the others are thought to be anywhere among the hidden ones. The stock is in no particular order:
 * no search looks beyond the deal.
 */
const drawing = (memory: number, { game, view, history, random: source }: Thought<Mulle>) => {
  const own = fastRandom(source.below(0x7fff_ffff));
  const base = game.sample(view, own, history);
  const hidden = view.hands.flatMap((hand, seat): readonly HiddenHand[] => {
    if (!hand.includes(null)) return [];
    const builds = base.table.filter((pile) => pile.owner === seat).map((pile) => pile.value);
    return [{ seat, size: hand.length, builds }];
  });
  const forgotten = forgottenOf(base, memory, own);
  const cards: Card[] = [
    ...hidden.flatMap(({ seat }) => base.hands[seat]!),
    ...forgotten.flatMap((places, side) => places.map((place) => base.captured[side]![place]!)),
    ...base.stock,
  ];
  const places = cards.length - base.stock.length;
  return (random: Random): State => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      mix(cards, places, random);
      const hands = handsFrom(cards, hidden);
      if (hands === undefined) continue;
      const s = cloneState(base);
      let next = 0;
      hidden.forEach(({ seat, size }, i) => {
        s.hands[seat] = hands[i]!.sort(byDeck);
        next += size;
      });
      forgotten.forEach((taken, side) => {
        for (const place of taken) s.captured[side]![place] = cards[next++]!;
      });
      s.stock = cards.slice(next);
      return s;
    }
    return game.sample(view, random, history);
  };
};

const FINE = 2 ** 30;

/** So many states drawn once, each chosen as often as the moves of others in this deal make it likely. */
const read = (
  draw: (random: Random) => State,
  { seat, view, history, random: source }: Thought<Mulle>,
  count: number,
): ((random: Random) => State) => {
  const deeds = deedsOf(history, view);
  if (!deeds.some((deed) => deed.seat !== seat)) return draw;
  const random = fastRandom(source.below(0x7fff_ffff));
  const worlds = Array.from({ length: count }, () => draw(random));
  let sum = 0;
  const sums = worlds.map((world) => (sum += likelihood(world, seat, deeds)));
  if (sum === 0) return draw;
  return (other) => {
    const at = (other.below(FINE) / FINE) * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return cloneState(worlds[low]!);
  };
};

export const worldsWith =
  (memory: number, readings = 0) =>
  (thought: Thought<Mulle>): ((random: Random) => State) => {
    const draw = drawing(memory, thought);
    return readings === 0 ? draw : read(draw, thought, readings);
  };

/** The hands at the beginning of the shuffled cards; nothing if one of them can't take its builds. */
const handsFrom = (cards: readonly Card[], hidden: readonly HiddenHand[]): Card[][] | undefined => {
  let from = 0;
  const hands: Card[][] = [];
  for (const { size, builds } of hidden) {
    const hand = cards.slice(from, from + size);
    if (!holdsAll(hand, builds)) return undefined;
    from += size;
    hands.push(hand);
  }
  return hands;
};
