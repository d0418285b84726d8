// What a player owes in arrastre: follow, beat, trump (GUI-6). One function gives the permitted set and the duty behind it.

import type { Refusal, Seat } from '../../kernel/game.ts';
import {
  bitOf,
  cardsIn,
  higher,
  nameOf,
  orderOf,
  suitOf,
  SUITS,
  type Card,
  type Suit,
  type SuitMask,
} from './cards.ts';
import { held, inArrastre, type State } from './state.ts';
import { winningCard } from './tricks.ts';

/** `free`: any card. Otherwise only `mask` of `suit` is permitted, for the reason that the duty names. */
type Duty = 'free' | 'follow' | 'beat' | 'trump';

/** Duty, suit and permitted cards in one number, so that a playout allocates nothing for it. */
const FREE = 0;
const FOLLOW = 1;
const BEAT = 2;
const TRUMP = 3;
const DUTIES: readonly Duty[] = ['free', 'follow', 'beat', 'trump'];

const pack = (duty: number, suit: Suit, mask: SuitMask): number => (duty << 14) | (suit << 12) | mask;

const dutyOf = (owed: number): Duty => DUTIES[owed >> 14] as Duty;

export const dutySuit = (owed: number): Suit => (owed >> 12) & 3;

export const dutyMask = (owed: number): SuitMask => owed & 0xfff;

/** What this seat owes to the trick on the table. The permitted set is never empty (GUI-6.6). */
export const owes = (s: State, seat: Seat): number => {
  // GUI-5.1: with cards in the stock, and for whoever leads, any card may be played.
  if (s.trick.length === 0 || !inArrastre(s)) return FREE;
  const led = suitOf(s.trick[0] as Card);
  const best = winningCard(s);
  const own = held(s, seat, led);
  if (own !== 0) {
    // GUI-6.3: once a plain lead has been trumped, following is enough.
    const beaters = suitOf(best) === led ? own & higher(orderOf(best)) : 0;
    // GUI-6.2 binds before the plain duty to follow, GUI-6.1.
    return beaters === 0 ? pack(FOLLOW, led, own) : pack(BEAT, led, beaters);
  }
  // GUI-6.4: void in the led suit, a trump that wins is owed; GUI-6.5: without one, any card.
  const trumps = held(s, seat, s.trump);
  const winners = suitOf(best) === s.trump ? trumps & higher(orderOf(best)) : trumps;
  return winners === 0 ? FREE : pack(TRUMP, s.trump, winners);
};

/** Why a card that the seat holds may not be played now, or nothing. */
export const refuseCard = (s: State, seat: Seat, card: Card): Refusal | undefined => {
  const owed = owes(s, seat);
  const duty = dutyOf(owed);
  const suit = dutySuit(owed);
  const mask = dutyMask(owed);
  if (duty === 'free' || (suitOf(card) === suit && (mask & bitOf(card)) !== 0)) return undefined;
  const params = {
    card: nameOf(card),
    lead: nameOf(s.trick[0] as Card),
    winning: nameOf(winningCard(s)),
    suit: SUITS[suit] as string,
    better: cardsIn(suit, mask).map(nameOf),
  };
  if (duty === 'trump') return { code: 'must-trump', clause: 'GUI-6.4', params };
  return suitOf(card) === suit
    ? { code: 'must-beat', clause: 'GUI-6.2', params }
    : { code: 'must-follow-suit', clause: 'GUI-6.1', params };
};
