// The trick on the table of a playout of four, one at a time, and what it asks of a hand.

import { orderOf, suitOf, type Card, type Suit } from '../../games/guinote/cards.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import { suitIn, takes, type Places } from './sets.ts';

export const trick = {
  size: 0,
  /** The suit led; the card that is winning: its suit, place, and how many were laid before it. */
  led: 0,
  suit: 0,
  place: 0,
  winner: 0,
  /** All its cards, their points, and the pairs that go with them. */
  low: 0,
  high: 0,
  points: 0,
  closing: 0,
};

export const clear = (): void => {
  trick.size = 0;
  trick.low = 0;
  trick.high = 0;
  trick.points = 0;
  trick.closing = 0;
};

export const lay = (card: Card, trump: Suit, t: Places): void => {
  const place = t.places[orderOf(card)]!;
  if (trick.size === 0) trick.led = suitOf(card);
  if (trick.size === 0 || takes(card, place, trick.suit, trick.place, trump) === 1) {
    trick.suit = suitOf(card);
    trick.place = place;
    trick.winner = trick.size;
  }
  trick.size++;
  trick.low |= t.lows[card]!;
  trick.high |= t.highs[card]!;
  trick.points += t.points[orderOf(card)]!;
  trick.closing |= t.closes[card]!;
};

/** Does the side of the seat that is to answer hold the trick? */
export const isOurs = (): boolean => ((trick.size - trick.winner) & 1) === 0;

/** The cards owed in arrastre, with their suit above them, or 0 where any may be played: GUI-6 as in duties.ts. */
export const owes = (
  low: number,
  high: number,
  trump: Suit,
  { partnerExemption, underTrump }: GuinoteOptions,
): number => {
  const { led, suit } = trick;
  const ours = isOurs();
  const above = -2 << trick.place;
  const own = suitIn(low, high, led);
  if (own !== 0) {
    const takers = suit === led && !(ours && partnerExemption === 'full') ? own & above : 0;
    return (led << 16) | (takers === 0 ? own : takers);
  }
  if (ours && partnerExemption !== 'none') return 0;
  const trumps = suitIn(low, high, trump);
  const winners = suit === trump ? trumps & above : trumps;
  if (winners !== 0) return (trump << 16) | winners;
  return trumps !== 0 && underTrump === 'forced' ? (trump << 16) | trumps : 0;
};
