// What may be said between tricks: the cante (GUI-7), the change of the seven and the stop before the last draw (GUI-8).

import type { Events, Refusal, Seat } from '../../kernel/game.ts';
import { bitOf, CANTE_ORDERS, CANTE_PAIR, cardOf, nameOf, SEVEN, SUITS, type Suit } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { finishHand, handIsWon } from './scoring.ts';
import { held, NONE, sideOf, type State } from './state.ts';
import { drawRound } from './tricks.ts';

/** Between a trick this seat won and its next lead (GUI-7.2, GUI-8.1); the turn has been checked. */
const windowOpen = (s: State, seat: Seat): boolean => s.trick.length === 0 && s.lastWinner === seat;

const hasSung = (s: State, suit: Suit): boolean => s.cantes.some((cante) => (cante & 3) === suit);

/** May this seat sing this suit? */
export const maySing = (s: State, seat: Seat, suit: Suit): boolean =>
  (held(s, seat, suit) & CANTE_PAIR) === CANTE_PAIR &&
  windowOpen(s, seat) &&
  (s.sung & (1 << seat)) === 0 &&
  !hasSung(s, suit);

/** The same question, answered with the clause that forbids it. */
export const refuseCante = (s: State, seat: Seat, suit: Suit): Refusal | undefined => {
  const params = { suit: SUITS[suit] as string };
  if (s.lastWinner === NONE) return { code: 'no-trick-yet', clause: 'GUI-7.5', params };
  if (!windowOpen(s, seat)) return { code: 'cante-not-winner', clause: 'GUI-7.2', params };
  if (hasSung(s, suit)) return { code: 'cante-already', clause: 'GUI-7.4', params };
  const missing = CANTE_ORDERS.filter((order) => (held(s, seat, suit) & (1 << order)) === 0);
  if (missing.length > 0) {
    const cards = missing.map((order) => nameOf(cardOf(suit, order)));
    return { code: 'cante-missing-card', clause: 'GUI-7.1', params: { ...params, missing: cards } };
  }
  return (s.sung & (1 << seat)) === 0 ? undefined : { code: 'one-cante-a-trick', clause: 'GUI-7.3', params };
};

/** The cante: the pair is shown to all and counts 20, in trump 40 (GUI-7.1, GUI-7.6). */
export const singSuit = (s: State, seat: Seat, suit: Suit, events?: Events<GuinoteEvent>): void => {
  const points = suit === s.trump ? 40 : 20;
  const pair = CANTE_ORDERS.map((order) => cardOf(suit, order));
  s.cantes = [...s.cantes, seat * 4 + suit];
  s.sung |= 1 << seat;
  s.shown = [...s.shown, ...pair];
  const side = sideOf(seat);
  s.cantePoints[side] = (s.cantePoints[side] as number) + points;
  events?.push({ pub: { type: 'sang', seat, suit: SUITS[suit] as string, points, cards: pair.map(nameOf) } });
  // GUI-10.4: in the vueltas a cante may end the hand.
  if (handIsWon(s)) finishHand(s, events);
};

const sevenHeld = (s: State, seat: Seat): boolean => (held(s, seat, s.trump) & (1 << SEVEN)) !== 0;

/** May this seat change the seven of trump for the pinta? */
export const maySwap = (s: State, seat: Seat): boolean => s.pinta !== NONE && sevenHeld(s, seat) && windowOpen(s, seat);

/** The same question, answered with the clause that forbids it. */
export const refuseSwap = (s: State, seat: Seat): Refusal | undefined => {
  const seven = nameOf(cardOf(s.trump, SEVEN));
  if (s.pinta === NONE) return { code: 'pinta-gone', clause: 'GUI-8.2', params: {} };
  if (s.lastWinner === NONE) return { code: 'no-trick-yet', clause: 'GUI-8.1', params: {} };
  if (!windowOpen(s, seat)) return { code: 'seven-not-winner', clause: 'GUI-8.1', params: {} };
  if (!sevenHeld(s, seat)) return { code: 'no-seven', clause: 'GUI-8.1', params: { seven } };
  return undefined;
};

/** The seven goes under the stock, the pinta into the hand; everybody sees both (GUI-8.1). */
export const swapSeven = (s: State, seat: Seat, events?: Events<GuinoteEvent>): void => {
  const pinta = s.pinta;
  const seven = cardOf(s.trump, SEVEN);
  const place = seat * 4 + s.trump;
  s.hands[place] = ((s.hands[place] as number) & ~(1 << SEVEN)) | bitOf(pinta);
  s.pinta = seven;
  s.shown = [...s.shown, pinta];
  events?.push({ pub: { type: 'swapped', seat, seven: nameOf(seven), pinta: nameOf(pinta) } });
};

/** The word `draw` at the stop; after the last of them everybody draws (GUI-8.3). */
export const sayDraw = (s: State, seat: Seat, events?: Events<GuinoteEvent>): void => {
  events?.push({ pub: { type: 'ready', seat } });
  s.stage = 'play';
  s.turn = s.leader;
  drawRound(s, events);
};
