// Tricks: which card wins, who takes them, and the draw that follows (GUI-4, GUI-5).

import type { Events, Seat } from '../../kernel/game.ts';
import { bitOf, nameOf, pointsOf, suitOf, type Card } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { finishHand, handIsWon } from './scoring.ts';
import { handsEmpty, NONE, sideOf, stockLeft, type State } from './state.ts';

/** Does `card`, played later, take the trick from `best`? (GUI-4.2) */
const takes = (card: Card, best: Card, trump: number): boolean => {
  const suit = suitOf(card);
  return suit === suitOf(best) ? card > best : suit === trump;
};

const winningPlace = (s: State): number => {
  let place = 0;
  for (let i = 1; i < s.trick.length; i++) {
    if (takes(s.trick[i] as Card, s.trick[place] as Card, s.trump)) place = i;
  }
  return place;
};

/** The card that takes the trick as it lies. */
export const winningCard = (s: State): Card => s.trick[winningPlace(s)] as Card;

/** Who takes the trick as it lies. */
export const winningSeat = (s: State): Seat => (s.leader + winningPlace(s)) % s.options.players;

/** A card from the hand to the table; the last one closes the trick. */
export const playCard = (s: State, seat: Seat, card: Card, events?: Events<GuinoteEvent>): void => {
  const place = seat * 4 + suitOf(card);
  s.hands[place] = (s.hands[place] as number) & ~bitOf(card);
  s.trick.push(card);
  events?.push({ pub: { type: 'played', seat, card: nameOf(card) } });
  if (s.trick.length === s.options.players) takeTrick(s, events);
  else s.turn = (seat + 1) % s.options.players;
};

const takeTrick = (s: State, events?: Events<GuinoteEvent>): void => {
  const winner = winningSeat(s);
  const side = sideOf(winner);
  let points = 0;
  for (let i = 0; i < s.trick.length; i++) {
    const card = s.trick[i] as Card;
    const pile = side * 4 + suitOf(card);
    s.won[pile] = (s.won[pile] as number) | bitOf(card);
    points += pointsOf(card);
  }
  s.cardPoints[side] = (s.cardPoints[side] as number) + points;
  events?.push({ pub: { type: 'trick', winner, leader: s.leader, cards: s.trick.map(nameOf), points } });
  while (s.trick.length > 0) s.trick.pop();
  s.leader = winner;
  s.turn = winner;
  s.lastWinner = winner;
  s.sung = 0;
  if (handsEmpty(s) || handIsWon(s)) finishHand(s, events);
  else if (stockLeft(s) > s.options.players) drawRound(s, events);
  else if (stockLeft(s) > 0) stopBeforeLastDraw(s, events);
};

/** GUI-8.3: the game always stops here, whatever the cards, so that the stop tells nobody anything. */
const stopBeforeLastDraw = (s: State, events?: Events<GuinoteEvent>): void => {
  s.stage = 'stop';
  events?.push({ pub: { type: 'stop', seat: s.turn } });
};

/** Everybody draws one, the winner first; the last of all draws the pinta (GUI-5.2, GUI-5.3). */
export const drawRound = (s: State, events?: Events<GuinoteEvent>): void => {
  const drawn: Card[] | undefined = events === undefined ? undefined : [];
  const pinta = s.pinta;
  for (let i = 0; i < s.options.players; i++) {
    const seat = (s.leader + i) % s.options.players;
    const card = s.drawn < s.deck.length ? (s.deck[s.drawn++] as Card) : takePinta(s);
    const place = seat * 4 + suitOf(card);
    s.hands[place] = (s.hands[place] as number) | bitOf(card);
    drawn?.push(card);
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
  const players = s.options.players;
  const seenBy = (viewer: Seat | 'public' | 'open'): GuinoteEvent => ({
    type: 'drew',
    left: stockLeft(s),
    cards: drawn.map((card, i) => {
      const seat = (s.leader + i) % players;
      const open = viewer === 'open' || viewer === seat || s.shown.includes(card);
      return { seat, card: open ? nameOf(card) : null };
    }),
  });
  const to: { [seat: Seat]: GuinoteEvent } = {};
  for (let seat = 0; seat < players; seat++) to[seat] = seenBy(seat);
  return { pub: seenBy('public'), to, open: seenBy('open') };
};
