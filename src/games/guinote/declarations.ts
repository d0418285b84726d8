// What may be said between tricks: the cante (GUI-7), the change of the seven, and `draw` at the stop (GUI-8).

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { beaters, bitOf, cantePair, cardOf, cardsIn, nameOf, pointsOf, SEVEN, SUITS, type Suit } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { finishHand, handIsWon } from './scoring.ts';
import { held, inArrastre, NONE, partnerOf, sideOf, type State } from './state.ts';
import { drawRound } from './tricks.ts';

/** From a won trick to the next lead or, with `beforeRival`, to the next rival's card (GUI-7.2, GUI-7.8). */
export const isWindowOpen = (s: State): boolean =>
  s.lastWinner !== NONE && (s.trick.length === 0 || (s.trick.length === 1 && s.options.canteWindow === 'beforeRival'));

const speaksFor = (s: State, seat: Seat, by: 'pair' | 'winner'): boolean =>
  by === 'pair' ? sideOf(seat) === sideOf(s.lastWinner) : seat === s.lastWinner;

const hasSung = (s: State, suit: Suit): boolean => s.cantes.some((cante) => (cante & 3) === suit);

/** May this seat sing this suit? Whether the seat may speak at all has been asked before. */
export const maySing = (s: State, seat: Seat, suit: Suit): boolean => {
  const pair = cantePair(s.options);
  return (held(s, seat, suit) & pair) === pair && refuseCante(s, seat, suit) === undefined;
};

/** Why this seat may not sing this suit, or nothing. */
export const refuseCante = (s: State, seat: Seat, suit: Suit): Refusal | undefined => {
  const params = { suit: SUITS[suit]! };
  if (s.lastWinner === NONE) return refusal('no-trick-yet', 'GUI-7.5', params);
  if (inArrastre(s) && !s.options.canteInArrastre) return refusal('cante-in-arrastre', 'GUI-7.9', params);
  if (!isWindowOpen(s)) return refusal('cante-not-winner', 'GUI-7.2', params);
  if (!speaksFor(s, seat, s.options.canteBy)) {
    const clause = sideOf(seat) === sideOf(s.lastWinner) ? 'GUI-7.7' : 'GUI-7.2';
    return refusal('cante-not-winner', clause, params);
  }
  if (hasSung(s, suit)) return refusal('cante-already', 'GUI-7.4', params);
  const missing = cantePair(s.options) & ~held(s, seat, suit);
  if (missing !== 0) {
    const cards = cardsIn(suit, missing).map(nameOf);
    return refusal('cante-missing-card', 'GUI-7.1', { ...params, missing: cards });
  }
  return (s.sung & (1 << seat)) === 0 ? undefined : refusal('one-cante-a-trick', 'GUI-7.3', params);
};

/** The cante: the pair is shown to all and counts 20, in trump 40 (GUI-7.1, GUI-7.6). */
export const singSuit = (s: State, seat: Seat, suit: Suit, events?: Events<GuinoteEvent>): void => {
  const points = suit === s.trump ? 40 : 20;
  const pair = cardsIn(suit, cantePair(s.options));
  s.cantes = [...s.cantes, seat * 4 + suit];
  s.sung |= 1 << seat;
  s.shown = [...s.shown, ...pair];
  const side = sideOf(seat);
  s.cantePoints[side]! += points;
  events?.push({ pub: { type: 'sang', seat, suit: SUITS[suit]!, points, cards: pair.map(nameOf) } });
  // GUI-10.4, GUI-10.5: a cante may end the hand.
  if (handIsWon(s)) finishHand(s, events);
};

const sevenHeld = (s: State, seat: Seat): boolean => (held(s, seat, s.trump) & (1 << SEVEN)) !== 0;

/** May this seat change the seven of trump for the pinta? Whether it may speak at all has been asked before. */
export const maySwap = (s: State, seat: Seat): boolean =>
  s.pinta !== NONE && sevenHeld(s, seat) && refuseSwap(s, seat) === undefined;

/** Why this seat may not change the seven, or nothing. */
export const refuseSwap = (s: State, seat: Seat): Refusal | undefined => {
  const params = { seven: nameOf(cardOf(s.trump, SEVEN)) };
  if (s.pinta === NONE) return refusal('pinta-gone', 'GUI-8.2', params);
  if (s.lastWinner === NONE) return refusal('no-trick-yet', 'GUI-8.1', params);
  if (!isWindowOpen(s)) return refusal('seven-not-winner', 'GUI-8.1', params);
  if (!speaksFor(s, seat, s.options.sevenBy)) {
    const clause = sideOf(seat) === sideOf(s.lastWinner) ? 'GUI-8.4' : 'GUI-8.1';
    return refusal('seven-not-winner', clause, params);
  }
  if (!sevenHeld(s, seat)) return refusal('no-seven', 'GUI-8.1', params);
  return pintaWorth(s) ? undefined : refusal('pinta-too-low', 'GUI-8.5', { ...params, card: nameOf(s.pinta) });
};

/** GUI-8.5: some tables let the seven go only for a better card. */
export const pintaWorth = (s: State): boolean => {
  switch (s.options.sevenPinta) {
    case 'any':
      return true;
    case 'pointsOnly':
      return pointsOf(s.options, s.pinta) > 0;
    case 'higherThanSeven':
      return (beaters(s.options, cardOf(s.trump, SEVEN)) & bitOf(s.pinta)) !== 0;
  }
};

/** The seven goes under the stock, the pinta into the hand; everybody sees both (GUI-8.1). */
export const swapSeven = (s: State, seat: Seat, events?: Events<GuinoteEvent>): void => {
  const pinta = s.pinta;
  const seven = cardOf(s.trump, SEVEN);
  const place = seat * 4 + s.trump;
  s.hands[place] = (s.hands[place]! & ~(1 << SEVEN)) | bitOf(pinta);
  s.pinta = seven;
  s.shown = [...s.shown, pinta];
  events?.push({ pub: { type: 'swapped', seat, seven: nameOf(seven), pinta: nameOf(pinta) } });
};

/** The word `draw` at the stop; after the last of them everybody draws (GUI-8.3). */
export const sayDraw = (s: State, seat: Seat, events?: Events<GuinoteEvent>): void => {
  events?.push({ pub: { type: 'ready', seat } });
  s.toDraw--;
  s.turn = s.toDraw === 0 ? s.leader : partnerOf(s, s.leader);
  if (s.toDraw > 0) return;
  s.stage = 'play';
  drawRound(s, events);
};
