// States drawn from what a viewer can't know: uniform over all that its whole history allows.

import { shuffle, type Random } from '../../kernel/random.ts';
import { byDeck, cardNamed, PACK, type Card } from './cards.ts';
import { deductionsOf, type Deduction } from './deductions.ts';
import type { MulleEvent } from './events.ts';
import { drawHands } from './hands.ts';
import { emptyState, loose, NONE, type State } from './state.ts';
import type { View } from './view.ts';

const known = (name: string): Card => cardNamed(name)!;

/** A state that the viewer could not tell from the real one, each as likely as the next. */
export const sample = (v: View, random: Random, history?: readonly MulleEvent[]): State => {
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
  fillHidden(s, v, random, history);
  return s;
};

const fillHidden = (s: State, v: View, random: Random, history?: readonly MulleEvent[]): void => {
  const unseen = unseenBy(s);
  const hidden = v.hands.flatMap((hand, seat) => (hand.includes(null) ? [seat] : []));
  const drawn = (told: readonly Deduction[]) =>
    drawHands(
      unseen,
      hidden.map((seat) => ({ size: v.hands[seat]!.length, ...told[seat]! })),
      random,
    );
  // The history of another match tells nothing.
  const { hands, rest } = drawn(deductionsOf(v, history)) ?? drawn(deductionsOf(v))!;
  hidden.forEach((seat, i) => (s.hands[seat] = hands[i]!.sort(byDeck)));
  if (v.stock.includes(null)) s.stock = shuffle(rest, random);
};

const unseenBy = (s: State): Card[] => {
  const seen = [...s.stock, ...s.hands.flat(), ...s.captured.flat(), ...s.table.flatMap((pile) => pile.cards)];
  const unseen: Card[] = PACK.slice();
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
};
