// Invariants of a state: cards conserved, counts and points that can be. The table's safety net asks after every action.

import type { BrokenInvariant } from '../../kernel/game.ts';
import { bitOf, fullSuit, maskPoints, maskSize, suitOf, type Card } from './cards.ts';
import { held, inArrastre, NONE, sideOf, stockLeft, type State } from './state.ts';

const breach = (invariant: string, message: string): BrokenInvariant => ({ invariant, message });

/** The first broken invariant, if any. */
export const check = (s: State): BrokenInvariant | undefined => {
  if (s.deals === 0) return undefined;
  return checkCards(s) ?? checkCounts(s) ?? checkPoints(s);
};

/** Every card of the deck lies in exactly one place: union and sum of all masks are the full suits only then. */
const checkCards = (s: State): BrokenInvariant | undefined => {
  const union = [0, 0, 0, 0];
  const sum = [0, 0, 0, 0];
  const add = (suit: number, mask: number): void => {
    union[suit] = (union[suit] as number) | mask;
    sum[suit] = (sum[suit] as number) + mask;
  };
  for (let i = 0; i < s.hands.length; i++) add(i & 3, s.hands[i] as number);
  for (let i = 0; i < s.won.length; i++) add(i & 3, s.won[i] as number);
  for (let i = s.drawn; i < s.deck.length; i++) add(suitOf(s.deck[i] as Card), bitOf(s.deck[i] as Card));
  for (const card of s.trick) add(suitOf(card), bitOf(card));
  if (s.pinta !== NONE) add(suitOf(s.pinta), bitOf(s.pinta));
  const full = fullSuit(s.options);
  for (let suit = 0; suit < 4; suit++) {
    if (union[suit] !== full) return breach('cards', 'the cards are not those of the deck');
    if (sum[suit] !== full) return breach('cards', 'a card of the deck is in two places');
  }
  return undefined;
};

const handSize = (s: State, seat: number): number =>
  maskSize(held(s, seat, 0)) + maskSize(held(s, seat, 1)) + maskSize(held(s, seat, 2)) + maskSize(held(s, seat, 3));

const checkCounts = (s: State): BrokenInvariant | undefined => {
  const players = s.options.players;
  if (s.trick.length >= players) return breach('trick', 'a full trick lies on the table');
  if (s.pinta !== NONE && suitOf(s.pinta) !== s.trump) return breach('trump', 'the pinta is not of the trump suit');
  if (s.pinta === NONE && s.drawn < s.deck.length) return breach('stock', 'the pinta is gone and cards are left');
  if (stockLeft(s) % players !== 0) return breach('stock', 'the stock does not come out even');
  const held0 = handSize(s, s.leader);
  for (let i = 0; i < players; i++) {
    const played = i < s.trick.length ? 1 : 0;
    const first = s.trick.length > 0 ? 1 : 0;
    if (handSize(s, (s.leader + i) % players) + played !== held0 + first) {
      return breach('hands', 'hands are not equal for this moment of the trick');
    }
  }
  if (!inArrastre(s) && s.stage === 'play' && held0 + (s.trick.length > 0 ? 1 : 0) !== 6) {
    return breach('hands', 'six cards each while there is a stock');
  }
  return undefined;
};

const checkPoints = (s: State): BrokenInvariant | undefined => {
  for (let side = 0; side < 2; side++) {
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) cards += maskPoints(s.options, s.won[side * 4 + suit] as number);
    let cantes = 0;
    for (const cante of s.cantes) if (sideOf(cante >> 2) === side) cantes += (cante & 3) === s.trump ? 40 : 20;
    if (cards !== s.cardPoints[side]) return breach('points', 'card points differ from the cards taken');
    if (cantes !== s.cantePoints[side]) return breach('points', 'cante points differ from the cantes sung');
  }
  return undefined;
};
