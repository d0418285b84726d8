// States drawn from what a viewer can't know: uniform over hands that can take their owners' builds, which is all the table tells of them.

import type { Seat } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import { byDeck, cardNamed, handValue, PACK, type Card } from './cards.ts';
import { emptyState, loose, NONE, type State } from './state.ts';
import type { View } from './view.ts';

const known = (name: string): Card => cardNamed(name)!;

/** A state that the viewer could not tell from the real one, each as likely as the next. */
export const sample = (v: View, random: Random): State => {
  const s = emptyState(v.options);
  s.turn = v.turn;
  s.table = v.table.map(({ cards, build }) =>
    build === null ? loose(known(cards[0]!)) : { cards: cards.map(known), ...build },
  );
  s.captured = v.captured.map((pile) => pile.map(known));
  s.mulles = v.mulles.map((cards) => cards.map(known));
  s.tabbar = v.tabbar.slice();
  s.lastTaker = v.lastTaker ?? NONE;
  s.deal = v.deal;
  s.omgang = v.omgang;
  s.totals = v.totals.slice();
  const open = (cards: readonly (string | null)[]): Card[] => cards.filter((card) => card !== null).map(known);
  s.hands = v.hands.map(open);
  s.stock = open(v.stock);
  fillHidden(s, v, random);
  return s;
};

const fillHidden = (s: State, v: View, random: Random): void => {
  const unseen = unseenBy(s);
  const hidden = v.hands.flatMap((hand, seat) => (hand.includes(null) ? [seat] : []));
  const needs = hidden.map((seat) => needsOf(s, seat));
  const sizes = hidden.map((seat) => v.hands[seat]?.length ?? 0);
  const { hands, rest } = drawHands(unseen, needs, sizes, random);
  hidden.forEach((seat, i) => (s.hands[seat] = hands[i]!.sort(byDeck)));
  if (v.stock.includes(null)) s.stock = shuffle(rest, random);
};

const unseenBy = (s: State): Card[] => {
  const seen = [...s.stock, ...s.hands.flat(), ...s.captured.flat(), ...s.table.flatMap((pile) => pile.cards)];
  const unseen: Card[] = PACK.slice();
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
};

/** Values of a seat's builds: its hand holds a card for each (MUL-9.1). */
const needsOf = (s: State, seat: Seat): readonly number[] =>
  s.table.filter((pile) => pile.owner === seat).map((pile) => pile.value);

interface Draw {
  readonly hands: readonly Card[][];
  readonly rest: Card[];
}

/** Steps of a random fraction: finer than any sample can notice. */
const FINE = 2 ** 30;

/**
 * Hands one after the other, each uniform among those that meet its needs. A hand that has taken cards which a later
 * one needs left that one fewer choices: such a draw is kept only as often as that makes up for.
 */
const drawHands = (
  unseen: readonly Card[],
  needs: readonly (readonly number[])[],
  sizes: readonly number[],
  random: Random,
): Draw => {
  for (;;) {
    const rest = unseen.slice();
    let share = 1;
    const hands = needs.map((wanted, i) => {
      const size = sizes[i]!;
      const most = waysOf(
        rest.length,
        wanted.map((value) => worth(unseen, value)),
        size,
      );
      const now = waysOf(
        rest.length,
        wanted.map((value) => worth(rest, value)),
        size,
      );
      share *= most === 0 ? 0 : now / most;
      return now === 0 ? [] : drawHand(rest, wanted, size, random);
    });
    if (share === 1 || random.below(FINE) < share * FINE) return { hands, rest };
  }
};

const worth = (cards: readonly Card[], value: number): number =>
  cards.reduce((count, card) => count + (handValue(card) === value ? 1 : 0), 0);

/** How many hands of `size` out of `all` cards hold one of each class, by inclusion and exclusion. */
const waysOf = (all: number, classes: readonly number[], size: number): number => {
  const [first, ...others] = classes;
  if (first === undefined) return choose(all, size);
  return waysOf(all, others, size) - waysOf(all - first, others, size);
};

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

/** Takes a hand out of `rest`: card by card, each with the odds that uniform hands give it. */
const drawHand = (rest: Card[], wanted: readonly number[], size: number, random: Random): Card[] => {
  let unmet = wanted;
  const hand: Card[] = [];
  while (hand.length < size) {
    const left = size - hand.length - 1;
    const pick = pickCard(rest, unmet, left, random);
    const [card] = rest.splice(pick, 1) as [Card];
    unmet = unmet.filter((value) => value !== handValue(card));
    hand.push(card);
  }
  return hand;
};

const pickCard = (rest: readonly Card[], unmet: readonly number[], left: number, random: Random): number => {
  if (unmet.length === 0) return random.below(rest.length);
  const waysAfter = (met: number): number => {
    const open = unmet.filter((value) => value !== met);
    return waysOf(
      rest.length - 1,
      open.map((value) => worth(rest, value)),
      left,
    );
  };
  const byValue = new Map(unmet.map((value) => [value, waysAfter(value)]));
  const plain = waysAfter(NONE);
  const weights = rest.map((card) => byValue.get(handValue(card)) ?? plain);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (random.below(FINE) / FINE) * total;
  const picked = weights.findIndex((weight) => (at -= weight) < 0);
  return picked === -1 ? weights.findLastIndex((weight) => weight > 0) : picked;
};
