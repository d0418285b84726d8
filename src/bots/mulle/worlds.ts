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
  readonly from: number;
  readonly size: number;
  readonly builds: readonly number[];
}

/** Cards taken that the player no longer remembers: each is forgotten with the same chance, for the whole thought. */
const forgottenOf = (s: State, memory: number, random: Random): readonly (readonly number[])[] =>
  s.captured.map((pile) => pile.flatMap((_, i) => (random.below(1000) < memory * 1000 ? [] : [i])));

const exchange = (cards: Card[], i: number, j: number): void => {
  const card = cards[i]!;
  cards[i] = cards[j]!;
  cards[j] = card;
};

/** Deals cards to the places at the beginning, each way as likely as the next; the others stay in any order. */
const mix = (cards: Card[], places: number, random: Random): void => {
  for (let i = 0; i < places; i++) exchange(cards, i, i + random.below(cards.length - i));
};

/** The share of a walk that is kept, and how many of its steps lie between two states. */
const SETTLED = 0.8;
const APART = 2;

/** What is hidden from a player: places that cards may change, the hands first, then what was forgotten, then the stock. */
interface Hidden {
  readonly base: State;
  readonly hands: readonly HiddenHand[];
  readonly forgotten: readonly (readonly number[])[];
  readonly cards: Card[];
}

const hiddenFrom = (memory: number, { game, view, history }: Thought<Mulle>, random: Random): Hidden => {
  const base = game.sample(view, random, history);
  let from = 0;
  const hands = view.hands.flatMap((hand, seat): readonly HiddenHand[] => {
    if (!hand.includes(null)) return [];
    const builds = base.table.filter((pile) => pile.owner === seat).map((pile) => pile.value);
    from += hand.length;
    return [{ seat, from: from - hand.length, size: hand.length, builds }];
  });
  const forgotten = forgottenOf(base, memory, random);
  const cards: Card[] = [
    ...hands.flatMap(({ seat }) => base.hands[seat]!),
    ...forgotten.flatMap((places, side) => places.map((place) => base.captured[side]![place]!)),
    ...base.stock,
  ];
  return { base, hands, forgotten, cards };
};

/** The state in which the hidden cards lie as they do now. */
const stateOf = ({ base, hands, forgotten, cards }: Hidden): State => {
  const s = cloneState(base);
  let next = 0;
  for (const { seat, size } of hands) {
    s.hands[seat] = cards.slice(next, next + size).sort(byDeck);
    next += size;
  }
  forgotten.forEach((places, side) => {
    for (const place of places) s.captured[side]![place] = cards[next++]!;
  });
  s.stock = cards.slice(next);
  return s;
};

/** Lays the hidden cards anew, each way as likely as the next; false if no builder's hand would do. */
const redraw = ({ base, hands, cards }: Hidden, random: Random): boolean => {
  const places = cards.length - base.stock.length;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    mix(cards, places, random);
    if (hands.every((hand) => canTake(cards, hand))) return true;
  }
  return false;
};

/**
 * Draws states that fit the view, each as likely as the next. `memory` is the share of the cards taken that the player
 * knows to be gone; the others are thought to be anywhere among the hidden ones. The stock is in no particular order:
 * no search looks beyond the deal. With `readings`, states are as likely as the moves of others in this deal make them.
 */
export const worldsWith =
  (memory: number, readings = 0) =>
  (thought: Thought<Mulle>): ((random: Random) => State) => {
    const { game, view, history, random: source } = thought;
    const own = fastRandom(source.below(0x7fff_ffff));
    const hidden = hiddenFrom(memory, thought, own);
    const read = readings === 0 ? [] : statesRead(hidden, thought, readings, own);
    if (read.length > 0) return (random) => cloneState(read[random.below(read.length)]!);
    return (random) => (redraw(hidden, random) ? stateOf(hidden) : game.sample(view, random, history));
  };

const FINE = 2 ** 30;

/**
 * States of a random walk over what is hidden. Each step lets a card of a hand change places with any other, and is
 * taken as the odds of the others' moves bid (Metropolis). `readings` counts the hands whose odds are computed.
 */
const statesRead = (
  hidden: Hidden,
  { seat: me, view, history }: Thought<Mulle>,
  readings: number,
  random: Random,
): readonly State[] => {
  const { base, hands, cards } = hidden;
  const deeds = deedsOf(history, view);
  const silent = hands.every(({ seat }) => !deeds.some((deed) => deed.seat === seat));
  const held = hands.reduce((sum, { size }) => sum + size, 0);
  if (silent || hands.every(({ size }) => size === cards.length) || !redraw(hidden, random)) return [];
  const oddsOf = ({ seat, from, size }: HiddenHand): number =>
    likelihood(
      base,
      deeds,
      me,
      seat,
      cards.slice(from, from + size),
      cards.slice(0, from).concat(cards.slice(from + size)),
    );
  const odds = hands.map(oddsOf);
  const states: State[] = [];
  let left = readings - hands.length;
  for (let steps = 1; left > 0 && steps < 4 * readings; steps++) {
    const i = random.below(held);
    const a = hands.findIndex(({ from, size }) => i < from + size);
    const j = random.below(cards.length);
    const b = hands.findIndex(({ from, size }) => j >= from && j < from + size);
    if (a !== b && cards[i] !== cards[j]) {
      exchange(cards, i, j);
      const touched = b === -1 ? [a] : [a, b];
      const before = touched.reduce((product, at) => product * odds[at]!, 1);
      const fits = touched.every((at) => canTake(cards, hands[at]!));
      const after = fits ? touched.map((at) => oddsOf(hands[at]!)) : [0];
      if (fits) left -= touched.length;
      const chance = after.reduce((product, each) => product * each, 1);
      if (fits && (chance >= before || random.below(FINE) < (chance / before) * FINE))
        touched.forEach((at, k) => (odds[at] = after[k]!));
      else exchange(cards, i, j);
    }
    if (left < readings * SETTLED && steps % APART === 0) states.push(stateOf(hidden));
  }
  return states;
};

/** Does a hand hold a card for each of its owner's builds? */
const canTake = (cards: readonly Card[], { from, size, builds }: HiddenHand): boolean =>
  builds.every((value) => {
    for (let i = from; i < from + size; i++) if (handValue(cards[i]!) === value) return true;
    return false;
  });
