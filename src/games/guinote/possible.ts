// Is a written position possible? Counts, turns, cantes, carried points and tallies that can occur; sets the stage.

import type { Seat } from '../../kernel/game.ts';
import { wrong, type Spot } from '../../kernel/reading.ts';
import { cantePair, cardsIn, deckCards, nameOf, SUITS, suitOf } from './cards.ts';
import { windowOpen } from './declarations.ts';
import type { Fields } from './position.ts';
import { handIsWon, partidaWinner, playedOut, seatsOfSide, TARGET, THIRTY, reached, SIDES } from './scoring.ts';
import { handsEmpty, NONE, partnerOf, seatsOf, sideOf, stockLeft, type State } from './state.ts';
import { partnerSpeaks } from './stop.ts';
import { handCards, wonCards } from './view.ts';

/** Stops with a fault if the position can't occur; otherwise the state gets its stage. */
export const checkPosition = (s: State, root: Spot, f: Fields): void => {
  if (s.deals === 0) return checkUndealt(s, f);
  if (s.renuncio !== NONE && s.options.renuncio === 'prevent')
    wrong(f.renuncio as Spot, 'must be absent: this table prevents it');
  if (s.dealer === NONE) wrong(f.dealer, 'must be a seat once cards are dealt');
  if (s.trump === NONE) wrong(f.trump, 'must be a suit once cards are dealt');
  checkDeck(s, root);
  checkTricks(s, f);
  const decided = s.lastWinner !== NONE && (playedOut(s) || handIsWon(s));
  if (decided && s.renuncio !== NONE) wrong(f.renuncio as Spot, 'must be absent: the hand was over before it');
  const over = decided || s.renuncio !== NONE;
  checkHands(s, f, over);
  checkCantes(s, f);
  checkCarried(s, f);
  checkEarlyEnd(s, root, decided);
  setStage(s, f, over);
  checkTallies(s, f);
};

/** GUI-10.4, GUI-10.5: where 101 ends the hand at once, nobody has it while play goes on. */
const checkEarlyEnd = (s: State, root: Spot, decided: boolean): void => {
  if (!s.vueltas && s.options.endIdas === 'playOut') return;
  for (const side of SIDES) {
    if (!reached(s, side) || s.lastWinner === NONE) continue;
    const justNow = decided && side === sideOf(s.lastWinner) && (s.trick.length === 0 || windowOpen(s));
    if (!justNow) wrong(root, `is impossible: side ${side} has won already, at the trick or cante that brought it 101`);
  }
};

const checkUndealt = (s: State, f: Fields): void => {
  for (const key of ['dealer', 'trump', 'pinta', 'lastTrick'] as const) {
    if (f[key].value !== null) wrong(f[key], 'must be null before the first deal');
  }
  if (f.lastDraw !== undefined) wrong(f.lastDraw, 'must be absent before the first deal');
  if (f.renuncio !== undefined) wrong(f.renuncio, 'must be absent before the first deal');
  const empty = s.deck.length + s.trick.length + s.cantes.length + s.sung === 0 && handsEmpty(s);
  const nothing = s.hands.every((mask) => mask === 0) && s.won.every((mask) => mask === 0);
  if (!empty || !nothing) wrong(f.deals, 'must be at least 1 when cards are dealt');
  if ([...s.carried, ...s.carriedCards, ...s.partidas, ...s.cotos].some((count) => count > 0) || s.vueltas) {
    wrong(f.deals, 'must be at least 1 when anything has been played');
  }
  s.stage = 'deal';
};

const checkDeck = (s: State, root: Spot): void => {
  const lying = new Set([
    ...s.deck,
    ...s.trick,
    ...seatsOf(s).flatMap((seat) => handCards(s, seat)),
    ...wonCards(s, 0),
    ...wonCards(s, 1),
    s.pinta,
  ]);
  const missing = deckCards(s.options)
    .filter((card) => !lying.has(card))
    .map(nameOf);
  if (missing.length > 0) wrong(root, `is missing ${missing.join(', ')}: every card of the deck lies somewhere`);
};

const checkTricks = (s: State, f: Fields): void => {
  const { players } = s.options;
  if (s.pinta !== NONE && suitOf(s.pinta) !== s.trump)
    wrong(f.trump, `must be ${SUITS[suitOf(s.pinta)]}, the suit of the pinta`);
  if (s.pinta === NONE && s.deck.length > 0) wrong(f.stock, 'must be empty once the pinta is drawn');
  if (stockLeft(s) % players !== 0)
    wrong(f.stock, 'and the pinta together must come out even, everybody draws one a trick');
  const piles = [wonCards(s, 0).length, wonCards(s, 1).length];
  piles.forEach((size, side) => {
    if (size % players !== 0)
      wrong({ ...f.won, at: `${f.won.at}[${side}]` }, `must hold whole tricks of ${players} cards`);
  });
  if (piles[0] === 0 && piles[1] === 0) {
    if (s.lastWinner !== NONE) wrong(f.lastTrick, 'must be null before the first trick is taken');
    const first = (s.dealer + 1) % players;
    if (s.leader !== first)
      wrong({ ...f.trick, at: `${f.trick.at}.leader` }, `must be ${first}, the seat after the dealer`);
    return;
  }
  if (s.lastWinner === NONE) wrong(f.lastTrick, 'must name the winner once a trick is taken');
  if (piles[sideOf(s.lastWinner)] === 0) wrong(f.lastTrick, 'names a side that has taken nothing');
  if (s.leader !== s.lastWinner)
    wrong({ ...f.trick, at: `${f.trick.at}.leader` }, `must be ${s.lastWinner}, who won the last trick`);
};

/** Six cards each while there is a stock; five at the stop, or where the trick that ended the hand was not followed by a draw. */
const checkHands = (s: State, f: Fields, over: boolean): void => {
  const { players } = s.options;
  const sizes = seatsOf(s).map((seat) => handCards(s, seat).length);
  const before = (sizes[s.leader] as number) + (s.trick.length > 0 ? 1 : 0);
  sizes.forEach((size, seat) => {
    const played = (seat - s.leader + players) % players < s.trick.length ? 1 : 0;
    if (size + played !== before) {
      wrong(
        { ...f.hands, at: `${f.hands.at}[${seat}]` },
        `must hold ${before - played} cards at this point of the trick, not ${size}`,
      );
    }
  });
  const stop = f.lastDraw !== undefined;
  if (stop && over) wrong(f.lastDraw, 'must be absent when the hand is over');
  if (s.pinta === NONE) {
    if (stop) wrong(f.lastDraw, 'must be absent once the pinta is drawn');
    return;
  }
  if (stop) return checkStop(s, f, before);
  if (before === 6 || (over && before === 5)) return;
  const hint = before === 5 && stockLeft(s) === players ? '; at the stop before the last draw give lastDraw' : '';
  wrong(f.hands, `must be of 6 cards while there is a stock${hint}`);
};

const checkStop = (s: State, f: Fields, before: number): void => {
  if (stockLeft(s) !== s.options.players) wrong(f.lastDraw as Spot, 'must be absent: this is not the last draw');
  if (s.trick.length > 0) wrong(f.lastDraw as Spot, 'must be absent in the middle of a trick');
  if (before !== 5) wrong(f.hands, 'must be of 5 cards at the stop before the last draw');
};

/** The winner of the last trick, then the partner where that one has a word too (GUI-8.3). */
export const checkLastDraw = (s: State, spot: Spot, seats: readonly Seat[]): void => {
  const partner = partnerOf(s, s.lastWinner);
  const possible = partnerSpeaks(s) ? [[s.lastWinner, partner], [partner]] : [[s.lastWinner]];
  if (possible.some((each) => each.join() === seats.join())) return;
  wrong(
    spot,
    `must be ${possible.map((each) => `[${each.join(', ')}]`).join(' or ')}, with the winner of the last trick first`,
  );
};

const checkCantes = (s: State, f: Fields): void => {
  s.cantes.forEach((cante, i) => {
    const spot = { ...f.cantes, at: `${f.cantes.at}[${i}]` };
    const [seat, suit] = [cante >> 2, cante & 3];
    if (s.cantes.findIndex((other) => (other & 3) === suit) !== i) wrong(spot, 'names a suit that was sung already');
    const pair = cardsIn(suit, cantePair(s.options));
    const lost = pair.find((card) => !couldHaveHeld(s, seat, card));
    if (lost !== undefined) wrong(spot, `is impossible: seat ${seat} can't have held ${nameOf(lost)}`);
  });
  // GUI-7.3: one for each trick won; where both partners sing, one for each of them.
  for (const seat of seatsOf(s)) {
    const side = sideOf(seat);
    const sung = s.cantes.filter((cante) =>
      s.options.canteBy === 'pair' ? cante >> 2 === seat : sideOf(cante >> 2) === side,
    ).length;
    const tricks = wonCards(s, side).length / s.options.players;
    if (sung > tricks) wrong(f.cantes, `must be no more than the tricks won: side ${side} has ${tricks}`);
  }
  for (const seat of seatsOf(s)) {
    if ((s.sung & (1 << seat)) === 0) continue;
    const allowed = s.options.canteBy === 'pair' ? seatsOfSide(s, sideOf(s.lastWinner)) : [s.lastWinner];
    if (!allowed.includes(seat))
      wrong(f.sungSinceTrick, `may only name ${allowed.join(' and ')}: who won the last trick`);
    if (!s.cantes.some((cante) => cante >> 2 === seat && stillThere(s, seat, cante & 3)))
      wrong(f.sungSinceTrick, `names seat ${seat}, which has no cante since that trick`);
  }
};

/** Both cards of a pair are in hand or on the table: nobody has won them since. */
const stillThere = (s: State, seat: Seat, suit: number): boolean =>
  cardsIn(suit, cantePair(s.options)).every((card) => s.trick.includes(card) || handCards(s, seat).includes(card));

/** A card that was in this hand is there still, or has been played. */
const couldHaveHeld = (s: State, seat: number, card: number): boolean => {
  const others = seatsOf(s).filter((other) => other !== seat);
  if (card === s.pinta || s.deck.includes(card)) return false;
  if (others.some((other) => handCards(s, other).includes(card))) return false;
  const place = s.trick.indexOf(card);
  return place < 0 || (s.leader + place) % s.options.players === seat;
};

const CARRIED_CARDS = 120;

/** Totals of undecided idas: 120 in cards, ten for the last trick, the rest cantes. */
const checkCarried = (s: State, f: Fields): void => {
  if (!s.vueltas) {
    if ([...s.carried, ...s.carriedCards].some((points) => points > 0)) wrong(f.carried, 'must be nil in the idas');
    return;
  }
  const [a = 0, b = 0] = s.carriedCards;
  if (a + b !== CARRIED_CARDS) wrong(f.carried, `must have ${CARRIED_CARDS} card points in all, not ${a + b}`);
  const rest = s.carried.map((points, side) => points - (s.carriedCards[side] as number));
  const cantes = rest.reduce((sum, points) => sum + points, 0) - 10;
  const tens = rest.filter((points) => points % 20 === 10).length;
  if (rest.some((points) => points < 0 || points % 10 !== 0) || tens !== 1 || cantes > 100) {
    wrong(f.carried, 'must be card points, ten for one side, and cantes of 20 and one of 40 at the most');
  }
  s.carried.forEach((points, side) => {
    const spot = { ...f.carried, at: `${f.carried.at}[${side}]` };
    const short = (s.carriedCards[side] as number) < THIRTY;
    if (short && s.options.min30 === 'loses')
      wrong(spot, 'has lost the idas for want of 30 card points, so there are no vueltas');
    if (points >= TARGET && (!short || s.options.min30 === 'off'))
      wrong(spot, 'has won the idas, so there are no vueltas');
  });
};

const setStage = (s: State, f: Fields, over: boolean): void => {
  if (!over) {
    s.stage = s.stage === 'stop' ? 'stop' : 'play';
    return;
  }
  s.stage = 'deal';
  s.partidaWinner = partidaWinner(s);
  const { partidasPerCoto, cotosPerMatch } = s.options;
  const winner = s.partidaWinner;
  if (winner === NONE) return;
  const partidas = s.partidas[winner] as number;
  if (partidas === 0) wrong(f.partidas, `must count the partida that side ${winner} has just won`);
  if (partidas === partidasPerCoto && s.cotos[winner] === 0)
    wrong(f.cotos, `must count the coto that side ${winner} has just won`);
  if (partidas === partidasPerCoto && s.cotos[winner] === cotosPerMatch) s.stage = 'end';
};

/** Partidas and cotos below what ends them, except those just won, and a number of deals that fits. */
const checkTallies = (s: State, f: Fields): void => {
  const { partidasPerCoto, cotosPerMatch } = s.options;
  const decided = s.partidaWinner;
  s.partidas.forEach((won, side) => {
    if (won === partidasPerCoto && side !== decided)
      wrong(f.partidas, `must be below ${partidasPerCoto} while a coto is played`);
  });
  const cotoWon = decided !== NONE && s.partidas[decided] === partidasPerCoto;
  s.cotos.forEach((won, side) => {
    if (won === cotosPerMatch && !(cotoWon && side === decided))
      wrong(f.cotos, `must be below ${cotosPerMatch} while the match is played`);
  });
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  const pastCotos = sum(s.cotos) - (cotoWon ? 1 : 0);
  const past = sum(s.partidas) - (decided === NONE ? 0 : 1);
  const hand = s.vueltas ? 2 : 1;
  const least = past + pastCotos * partidasPerCoto + hand;
  const most = (past + pastCotos * (2 * partidasPerCoto - 1)) * 2 + hand;
  if (s.deals < least || s.deals > most) {
    wrong(
      f.deals,
      least === most
        ? `must be ${least}`
        : `must be from ${least} to ${most} with these partidas, one or two deals each`,
    );
  }
};
