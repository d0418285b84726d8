// What is hidden from a player of Mulle: the places where hidden cards lie, and the states that they make.

import type { Mulle } from '../../games/mulle/index.ts';
import { byDeck, handValue, intakeOf, type Card } from '../../games/mulle/cards.ts';
import { deductionsOf, type Deduction } from '../../games/mulle/deductions.ts';
import { cloneState, type State } from '../../games/mulle/state.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';

/** Deals that are tried before cards are exchanged one by one instead. */
const MOST_TRIES = 40;

/** Exchanges per hidden card, from one state to the next. */
const EXCHANGES = 2;

/** A seat whose cards are hidden: its places, and what is known of them. */
export interface HiddenHand extends Deduction {
  readonly seat: number;
  readonly from: number;
  readonly size: number;
}

/**
 * What is hidden from a player: places that cards may change, first the hands, those of which most is known before the
 * others, then the stock, then what was forgotten.
 */
export interface Hidden {
  readonly base: State;
  readonly hands: readonly HiddenHand[];
  /** How many cards the hands hold. */
  readonly held: number;
  readonly forgotten: readonly (readonly number[])[];
  /** How many cards are forgotten. */
  readonly lost: number;
  readonly cards: Card[];
  /** So much is known that hardly any deal fits. */
  isTight: boolean;
}

/**
 * Cards taken that the player no longer remembers: each is forgotten with the same chance, for the whole thought. What
 * counts for intake is remembered, as everybody keeps the score.
 */
const forgottenOf = (s: State, memory: number, random: Random): readonly (readonly number[])[] =>
  s.captured.map((pile) =>
    pile.flatMap((card, i) => (intakeOf(card) > 0 || random.below(1000) < memory * 1000 ? [] : [i])),
  );

/** Who remembers this share of the cards taken also remembers who has built what, and deduces what they must hold. */
const DEDUCING = 0.8;

/** What a player goes by who draws hidden hands: with less memory the table as it lies, builds included, is all. */
const remembered = (memory: number, { history }: Thought<Mulle>): Thought<Mulle>['history'] =>
  memory >= DEDUCING ? history : [];

const bitsOf = ({ holds, lacks }: Deduction): number => {
  let count = 0;
  for (let bits = holds | lacks; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** Reads a view, once for all states of a thought. `memory` is the share of the cards taken that are known to be gone. */
export const hiddenFrom = (memory: number, thought: Thought<Mulle>, random: Random): Hidden => {
  const { game, view } = thought;
  const told = deductionsOf(view, remembered(memory, thought));
  const base = game.sample(view, random, remembered(memory, thought));
  let from = 0;
  const hands = [...view.hands.keys()]
    .filter((seat) => view.hands[seat]!.includes(null))
    .sort((a, b) => bitsOf(told[b]!) - bitsOf(told[a]!))
    .map((seat): HiddenHand => {
      const { length: size } = view.hands[seat]!;
      from += size;
      return { seat, from: from - size, size, ...told[seat]! };
    });
  const forgotten = forgottenOf(base, memory, random);
  const cards: Card[] = [
    ...hands.flatMap(({ seat }) => base.hands[seat]!),
    ...base.stock,
    ...forgotten.flatMap((places, side) => places.map((place) => base.captured[side]![place]!)),
  ];
  const lost = forgotten.reduce((sum, places) => sum + places.length, 0);
  return { base, hands, held: from, forgotten, lost, cards, isTight: false };
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

/** Lays other cards without intake where forgotten ones lie, from places beyond `from`, each way as likely as the next. */
const mistake = ({ cards, lost }: Hidden, from: number, random: Random): void => {
  const end = cards.length - lost;
  for (let place = end; place < cards.length; place++) {
    // Places of forgotten cards are the last ones: those that are done are no longer chosen.
    let j: number;
    do {
      j = from + random.below(end - from + cards.length - place);
      if (j >= end) j += place - end;
    } while (intakeOf(cards[j]!) > 0);
    exchange(cards, place, j);
  }
};

/** Lays the hidden cards anew, each way that fits what is known as likely as the next. They must fit before. */
export const redraw = (hidden: Hidden, random: Random): void => {
  if (hidden.isTight) return stroll(hidden, random);
  const fitting = hidden.cards.slice();
  mistake(hidden, 0, random);
  for (let tries = 0; tries < MOST_TRIES; tries++) if (isDealt(hidden, random)) return;
  fitting.forEach((card, i) => (hidden.cards[i] = card));
  hidden.isTight = true;
  stroll(hidden, random);
};

/** Exchanges cards of hands for others wherever that fits: no state becomes likelier by it, as each exchange is as likely as its reverse. */
const stroll = (hidden: Hidden, random: Random): void => {
  const { hands, held, cards, lost } = hidden;
  mistake(hidden, held, random);
  for (let n = 0; n < EXCHANGES * held; n++) {
    const i = random.below(held);
    const j = random.below(cards.length);
    if (j >= cards.length - lost && intakeOf(cards[i]!) > 0) continue;
    exchange(cards, i, j);
    if (!hands.every((hand) => fits(cards, hand))) exchange(cards, i, j);
  }
};

/** Deals hand after hand, up to the first that does not fit: then all of them are to be dealt again. What is left stays in any order. */
const isDealt = ({ hands, cards, lost }: Hidden, random: Random): boolean => {
  const end = cards.length - lost;
  for (const hand of hands) {
    for (let i = hand.from; i < hand.from + hand.size; i++) exchange(cards, i, i + random.below(end - i));
    if (!fits(cards, hand)) return false;
  }
  return true;
};

/** Do the cards at the places of a hand fit what is known of it? */
export const fits = (cards: readonly Card[], { from, size, holds, lacks }: HiddenHand): boolean => {
  if ((holds | lacks) === 0) return true;
  let held = 0;
  for (let i = from; i < from + size; i++) held |= 1 << handValue(cards[i]!);
  return (held & holds) === holds && (held & lacks) === 0;
};
