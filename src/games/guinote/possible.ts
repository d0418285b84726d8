// Invariants of what a hand and a match have led to so far: cantes, carried points, tallies. Only who writes a position can break them.

import type { Seat } from '../../kernel/game.ts';
import type { Tell } from '../../kernel/invariants.ts';
import { cantePair, cardsIn, nameOf } from './cards.ts';
import { isWindowOpen } from './declarations.ts';
import { isDecided, hasReachedTarget, seatsOfSide, SIDES, TARGET, THIRTY } from './scoring.ts';
import { NONE, seatsOf, sideOf, type State } from './state.ts';
import { handCards, wonCards } from './view.ts';

/** Before the first deal there is nothing yet. */
export const undealt = (s: State, tell: Tell): void => {
  if (s.deals > 0) return;
  const early = { dealer: s.dealer, trump: s.trump, pinta: s.pinta, lastTrick: s.lastWinner };
  for (const [key, value] of Object.entries(early)) if (value !== NONE) tell(key, 'must be null before the first deal');
  if (s.renuncio !== NONE) tell('renuncio', 'must be absent before the first deal');
  if (s.conceded !== NONE) tell('conceded', 'must be absent before the first deal');
  const empty = s.deck.length + s.trick.length + s.cantes.length + s.sung === 0;
  if (!empty || [...s.hands, ...s.won].some((mask) => mask !== 0))
    tell('deals', 'must be at least 1 when cards are dealt');
  if ([...s.carried, ...s.carriedCards, ...s.partidas, ...s.cotos].some((count) => count > 0) || s.vueltas)
    tell('deals', 'must be at least 1 when anything has been played');
};

export const cantes = (s: State, tell: Tell): void => {
  s.cantes.forEach((cante, i) => {
    const [seat, suit] = [cante >> 2, cante & 3];
    if (s.cantes.findIndex((other) => (other & 3) === suit) !== i)
      tell(`cantes[${i}]`, 'names a suit that was sung already');
    const lost = cardsIn(suit, cantePair(s.options)).find((card) => !couldHaveHeld(s, seat, card));
    if (lost !== undefined) tell(`cantes[${i}]`, `is impossible: seat ${seat} can't have held ${nameOf(lost)}`);
  });
  // GUI-7.3: one for each trick won; where both partners sing, one for each of them.
  for (const seat of seatsOf(s)) {
    const side = sideOf(seat);
    const count = s.cantes.filter((cante) =>
      s.options.canteBy === 'pair' ? cante >> 2 === seat : sideOf(cante >> 2) === side,
    ).length;
    const tricks = wonCards(s, side).length / s.options.players;
    if (count > tricks) tell('cantes', `must be no more than the tricks won: side ${side} has ${tricks}`);
  }
};

/** Who has sung since the last trick won it, or is the partner, and still has what was sung. */
export const sungSince = (s: State, tell: Tell): void => {
  for (const seat of seatsOf(s)) {
    if ((s.sung & (1 << seat)) === 0) continue;
    const allowed = s.options.canteBy === 'pair' ? seatsOfSide(s, sideOf(s.lastWinner)) : [s.lastWinner];
    if (!allowed.includes(seat))
      tell('sungSinceTrick', `may only name ${allowed.join(' and ')}: who won the last trick`);
    else if (!s.cantes.some((cante) => cante >> 2 === seat && stillThere(s, seat, cante & 3)))
      tell('sungSinceTrick', `names seat ${seat}, which has no cante since that trick`);
  }
};

/** Both cards of a pair are in hand or on the table: nobody has won them since. */
const stillThere = (s: State, seat: Seat, suit: number): boolean =>
  cardsIn(suit, cantePair(s.options)).every((card) => s.trick.includes(card) || handCards(s, seat).includes(card));

/** A card that was in this hand is there still, or has been played. */
const couldHaveHeld = (s: State, seat: number, card: number): boolean => {
  const others = seatsOf(s).filter((other) => other !== seat);
  if (card === s.pinta || s.deck.includes(card, s.drawn)) return false;
  if (others.some((other) => handCards(s, other).includes(card))) return false;
  const place = s.trick.indexOf(card);
  return place < 0 || (s.leader + place) % s.options.players === seat;
};

const CARRIED_CARDS = 120;

/** Totals of undecided idas: 120 in cards, ten for the last trick, the rest cantes. */
export const carried = (s: State, tell: Tell): void => {
  if (!s.vueltas) {
    if ([...s.carried, ...s.carriedCards].some((points) => points > 0)) tell('carried', 'must be nil in the idas');
    return;
  }
  const [a = 0, b = 0] = s.carriedCards;
  if (a + b !== CARRIED_CARDS) return tell('carried', `must have ${CARRIED_CARDS} card points in all, not ${a + b}`);
  const rest = s.carried.map((points, side) => points - s.carriedCards[side]!);
  const inCantes = rest.reduce((sum, points) => sum + points, 0) - 10;
  const tens = rest.filter((points) => points % 20 === 10).length;
  if (rest.some((points) => points < 0 || points % 10 !== 0) || tens !== 1 || inCantes > 100)
    return tell('carried', 'must be card points, ten for one side, and cantes of 20 and one of 40 at the most');
  s.carried.forEach((points, side) => {
    const short = s.carriedCards[side]! < THIRTY;
    if (short && s.options.min30 === 'loses')
      tell(`carried[${side}]`, 'has lost the idas for want of 30 card points, so there are no vueltas');
    if (points >= TARGET && (!short || s.options.min30 === 'off'))
      tell(`carried[${side}]`, 'has won the idas, so there are no vueltas');
  });
};

/** GUI-10.4, GUI-10.5: where 101 ends the hand at once, nobody has it while play goes on. */
export const earlyEnd = (s: State, tell: Tell): void => {
  if (!s.vueltas && s.options.endIdas === 'playOut') return;
  for (const side of SIDES) {
    if (!hasReachedTarget(s, side) || s.lastWinner === NONE) continue;
    const justNow = isDecided(s) && side === sideOf(s.lastWinner) && (s.trick.length === 0 || isWindowOpen(s));
    if (!justNow) tell('', `is impossible: side ${side} has won already, at the trick or cante that brought it 101`);
  }
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Partidas and cotos below what ends them, except those just won, and a number of deals that fits. */
export const tallies = (s: State, tell: Tell): void => {
  const { partidasPerCoto, cotosPerMatch } = s.options;
  const winner = s.partidaWinner;
  const cotoWon = winner !== NONE && s.partidas[winner] === partidasPerCoto;
  if (winner !== NONE && s.partidas[winner] === 0)
    return tell('partidas', `must count the partida that side ${winner} has just won`);
  if (cotoWon && s.cotos[winner] === 0) return tell('cotos', `must count the coto that side ${winner} has just won`);
  if (s.partidas.some((won, side) => won === partidasPerCoto && side !== winner))
    return tell('partidas', `must be below ${partidasPerCoto} while a coto is played`);
  if (s.cotos.some((won, side) => won === cotosPerMatch && !(cotoWon && side === winner)))
    return tell('cotos', `must be below ${cotosPerMatch} while the match is played`);
  const pastCotos = sum(s.cotos) - (cotoWon ? 1 : 0);
  const past = sum(s.partidas) - (winner === NONE ? 0 : 1);
  const hand = s.vueltas ? 2 : 1;
  const least = past + pastCotos * partidasPerCoto + hand;
  const most = (past + pastCotos * (2 * partidasPerCoto - 1)) * 2 + hand;
  if (s.deals >= least && s.deals <= most) return;
  const range = `must be from ${least} to ${most} with these partidas, one or two deals each`;
  tell('deals', least === most ? `must be ${least}` : range);
};
