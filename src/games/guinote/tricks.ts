// Tricks: which card wins, who takes them, and the draw that follows (GUI-4, GUI-5).

import type { Events, Seat, Viewer } from '../../kernel/game.ts';
import { beaters, bitOf, nameOf, pointsOf, suitOf, type Card } from './cards.ts';
import { stopBeforeLastDraw } from './stop.ts';
import type { GuinoteEvent } from './events.ts';
import { finishHand, handIsWon } from './scoring.ts';
import { handsEmpty, NONE, seatsOf, sideOf, stockLeft, type State } from './state.ts';

/** Does `card`, played later, take the trick from `best`? (GUI-4.2) */
const takes = (s: State, card: Card, best: Card): boolean => {
  const suit = suitOf(card);
  return suit === suitOf(best) ? (beaters(s.options, best) & bitOf(card)) !== 0 : suit === s.trump;
};

/** Where the card lies that takes the trick, counted from the lead. */
export const winningPlace = (s: State): number => {
  let place = 0;
  for (let i = 1; i < s.trick.length; i++) {
    if (takes(s, s.trick[i]!, s.trick[place]!)) place = i;
  }
  return place;
};

/** The card that takes the trick as it lies. */
export const winningCard = (s: State): Card => s.trick[winningPlace(s)]!;

/** Who takes the trick as it lies. */
export const winningSeat = (s: State): Seat => (s.leader + winningPlace(s)) & (s.options.players - 1);

/** The next seat in play order; there are two or four. */
const after = (s: State, seat: Seat): Seat => (seat + 1) & (s.options.players - 1);

/** A card from the hand to the table; the last one closes the trick. */
export const playCard = (s: State, seat: Seat, card: Card, events?: Events<GuinoteEvent>): void => {
  const place = seat * 4 + suitOf(card);
  s.hands[place]! &= ~bitOf(card);
  s.trick.push(card);
  events?.push({ pub: { type: 'played', seat, card: nameOf(card) } });
  if (s.trick.length === s.options.players) takeTrick(s, events);
  else s.turn = after(s, seat);
};

const takeTrick = (s: State, events?: Events<GuinoteEvent>): void => {
  const winner = winningSeat(s);
  const side = sideOf(winner);
  let points = 0;
  for (let i = 0; i < s.trick.length; i++) {
    const card = s.trick[i]!;
    const pile = side * 4 + suitOf(card);
    s.won[pile]! |= bitOf(card);
    points += pointsOf(s.options, card);
  }
  s.cardPoints[side]! += points;
  events?.push({ pub: { type: 'trick', winner, leader: s.leader, cards: s.trick.map(nameOf), points } });
  // Popping keeps the array's storage; setting its length would throw it away, once per trick.
  while (s.trick.length > 0) s.trick.pop();
  s.leader = winner;
  s.turn = winner;
  s.lastWinner = winner;
  s.sung = 0;
  if (handsEmpty(s) || handIsWon(s)) finishHand(s, events);
  else if (stockLeft(s) > s.options.players) drawRound(s, events);
  else if (stockLeft(s) > 0) stopBeforeLastDraw(s, events);
};

/** Everybody draws one, the winner first; the last of all draws the pinta (GUI-5.2, GUI-5.3). */
export const drawRound = (s: State, events?: Events<GuinoteEvent>): void => {
  const drawn: Card[] | undefined = events === undefined ? undefined : [];
  const pinta = s.pinta;
  let seat = s.leader;
  for (let i = 0; i < s.options.players; i++) {
    const card = s.drawn < s.deck.length ? s.deck[s.drawn++]! : takePinta(s);
    const place = seat * 4 + suitOf(card);
    s.hands[place]! |= bitOf(card);
    drawn?.push(card);
    seat = after(s, seat);
  }
  if (s.pinta === NONE) s.shown = [...s.shown, pinta];
  if (drawn !== undefined) events?.push(drewEvent(s, drawn));
};

const takePinta = (s: State): Card => {
  const card = s.pinta;
  s.pinta = NONE;
  return card;
};

const drewEvent = (s: State, drawn: readonly Card[]): Events<GuinoteEvent>[number] => {
  const seenBy = (viewer: Viewer): GuinoteEvent => ({
    type: 'drew',
    left: stockLeft(s),
    cards: drawn.map((card, i) => {
      const seat = (s.leader + i) & (s.options.players - 1);
      const open = viewer === 'open' || viewer === seat || s.shown.includes(card);
      return { seat, card: open ? nameOf(card) : null };
    }),
  });
  const to: { [seat: Seat]: GuinoteEvent } = {};
  for (const seat of seatsOf(s)) to[seat] = seenBy(seat);
  return { pub: seenBy('public'), to, open: seenBy('open') };
};
