// What is hidden from a player of Mulle: the places where hidden cards lie, and the states that they make.

import type { Mulle } from '../../games/mulle/index.ts';
import { byDeck, handValue, intakeOf, type Card } from '../../games/mulle/cards.ts';
import { cloneState, type State } from '../../games/mulle/state.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';

/** Shuffles before the game's own sampling, which counts the ways, takes over. */
const MOST_TRIES = 200;

/** A seat whose cards are hidden: its places, and the builds that it can take (MUL-9.1). */
export interface HiddenHand {
  readonly seat: number;
  readonly from: number;
  readonly size: number;
  readonly builds: readonly number[];
}

/** What is hidden from a player: places that cards may change, the hands first, then the stock, then what was forgotten. */
export interface Hidden {
  readonly base: State;
  readonly hands: readonly HiddenHand[];
  /** How many cards the hands hold. */
  readonly held: number;
  readonly forgotten: readonly (readonly number[])[];
  /** How many cards are forgotten. */
  readonly lost: number;
  readonly cards: Card[];
}

/**
 * Cards taken that the player no longer remembers: each is forgotten with the same chance, for the whole thought. What
 * counts for intake is remembered, as everybody keeps the score.
 */
const forgottenOf = (s: State, memory: number, random: Random): readonly (readonly number[])[] =>
  s.captured.map((pile) =>
    pile.flatMap((card, i) => (intakeOf(card) > 0 || random.below(1000) < memory * 1000 ? [] : [i])),
  );

/** Reads a view, once for all states of a thought. `memory` is the share of the cards taken that are known to be gone. */
export const hiddenFrom = (memory: number, { game, view, history }: Thought<Mulle>, random: Random): Hidden => {
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
    ...base.stock,
    ...forgotten.flatMap((places, side) => places.map((place) => base.captured[side]![place]!)),
  ];
  const lost = forgotten.reduce((sum, places) => sum + places.length, 0);
  return { base, hands, held: from, forgotten, lost, cards };
};

/** The state in which the hidden cards lie as they do now. */
export const stateOf = ({ base, hands, forgotten, cards }: Hidden): State => {
  const s = cloneState(base);
  let next = 0;
  for (const { seat, size } of hands) {
    s.hands[seat] = cards.slice(next, next + size).sort(byDeck);
    next += size;
  }
  s.stock = cards.slice(next, next + base.stock.length);
  next += base.stock.length;
  forgotten.forEach((places, side) => {
    for (const place of places) s.captured[side]![place] = cards[next++]!;
  });
  return s;
};

/** Two cards change places. */
export const exchange = (cards: Card[], i: number, j: number): void => {
  const card = cards[i]!;
  cards[i] = cards[j]!;
  cards[j] = card;
};

/** Deals those before `end` to the places at the beginning, each way as likely as the next; the others stay in any order. */
const mix = (cards: Card[], places: number, end: number, random: Random): void => {
  for (let i = 0; i < places; i++) exchange(cards, i, i + random.below(end - i));
};

/** Lays other cards without intake where forgotten ones lie, each way as likely as the next. */
const mistake = ({ cards, lost }: Hidden, random: Random): void => {
  for (let place = cards.length - lost; place < cards.length; place++) {
    // Places of forgotten cards are the last ones: those that are done are no longer chosen.
    let j: number;
    do {
      j = random.below(cards.length - lost + cards.length - place);
      if (j >= cards.length - lost) j += place - (cards.length - lost);
    } while (intakeOf(cards[j]!) > 0);
    exchange(cards, place, j);
  }
};

/** Lays the hidden cards anew, each way as likely as the next; false if no builder's hand would do. */
export const redraw = (hidden: Hidden, random: Random): boolean => {
  const { hands, held, cards, lost } = hidden;
  mistake(hidden, random);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    mix(cards, held, cards.length - lost, random);
    if (hands.every((hand) => canTake(cards, hand))) return true;
  }
  return false;
};

/** Does a hand hold a card for each of its owner's builds? */
export const canTake = (cards: readonly Card[], { from, size, builds }: HiddenHand): boolean =>
  builds.every((value) => {
    for (let i = from; i < from + size; i++) if (handValue(cards[i]!) === value) return true;
    return false;
  });
