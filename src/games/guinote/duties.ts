// What a player owes in arrastre: follow, beat, trump (GUI-6). One function gives the permitted set and the duty behind it.

import { refusal, type Refusal, type Seat } from '../../kernel/game.ts';
import { beaters, bitOf, cardsIn, nameOf, suitOf, SUITS, type Card, type Suit, type SuitMask } from './cards.ts';
import { held, inArrastre, sideOf, type State } from './state.ts';
import { winningCard, winningSeat } from './tricks.ts';

/** `free`: any card. Otherwise only certain cards of one suit are permitted, for the reason that the duty names. */
type Duty = 'free' | 'follow' | 'beat' | 'trump' | 'under';

/** Duty, suit and permitted cards in one number, so that a playout allocates nothing for it. */
const FREE = 0;
const FOLLOW = 1;
const BEAT = 2;
const TRUMP = 3;
const UNDER = 4;
const DUTIES: readonly Duty[] = ['free', 'follow', 'beat', 'trump', 'under'];

const pack = (duty: number, suit: Suit, mask: SuitMask): number => (duty << 14) | (suit << 12) | mask;

export const dutyOf = (owed: number): Duty => DUTIES[owed >> 14]!;

export const dutySuit = (owed: number): Suit => (owed >> 12) & 3;

export const dutyMask = (owed: number): SuitMask => owed & 0xfff;

/** Is the partner taking the trick now? With two players there is none. */
export const partnerWins = (s: State, seat: Seat): boolean =>
  s.options.players === 4 && s.trick.length > 1 && sideOf(winningSeat(s)) === sideOf(seat);

/** What this seat owes to the trick on the table. The permitted set is never empty (GUI-6.6). */
export const owes = (s: State, seat: Seat): number => {
  // GUI-5.1: with cards in the stock, and for whoever leads, any card may be played.
  if (s.trick.length === 0 || !inArrastre(s)) return FREE;
  const led = suitOf(s.trick[0]!);
  const own = held(s, seat, led);
  return own === 0 ? owesVoid(s, seat) : owesFollowing(s, seat, led, own);
};

const owesFollowing = (s: State, seat: Seat, led: Suit, own: SuitMask): number => {
  const best = winningCard(s);
  // GUI-6.3: once a plain lead has been trumped, following is enough.
  const better = suitOf(best) === led ? own & beaters(s.options, best) : 0;
  // GUI-6.7: a partner who is winning need not be beaten.
  const exempt = s.options.partnerExemption === 'full' && partnerWins(s, seat);
  // GUI-6.2 binds before the plain duty to follow, GUI-6.1.
  return better === 0 || exempt ? pack(FOLLOW, led, own) : pack(BEAT, led, better);
};

const owesVoid = (s: State, seat: Seat): number => {
  // GUI-6.7: nor trumped.
  if (s.options.partnerExemption !== 'none' && partnerWins(s, seat)) return FREE;
  const trumps = held(s, seat, s.trump);
  if (trumps === 0) return FREE;
  const best = winningCard(s);
  const winners = suitOf(best) === s.trump ? trumps & beaters(s.options, best) : trumps;
  // GUI-6.4: a trump that wins is owed; GUI-6.5: without one, any card, unless GUI-6.8 forces a trump.
  if (winners !== 0) return pack(TRUMP, s.trump, winners);
  return s.options.underTrump === 'forced' ? pack(UNDER, s.trump, trumps) : FREE;
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
    lead: nameOf(s.trick[0]!),
    winning: nameOf(winningCard(s)),
    suit: SUITS[suit]!,
    better: cardsIn(suit, mask).map(nameOf),
  };
  if (duty === 'trump') return refusal('must-trump', 'GUI-6.4', params);
  if (duty === 'under') return refusal('must-trump', 'GUI-6.8', params);
  return suitOf(card) === suit
    ? refusal('must-beat', 'GUI-6.2', params)
    : refusal('must-follow-suit', 'GUI-6.1', params);
};
