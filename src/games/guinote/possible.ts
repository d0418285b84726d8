// Is a written position possible? Counts, turns, cantes, carried points and tallies that can occur; sets the stage.

import { wrong, type Spot } from '../../kernel/reading.ts';
import { CANTE_ORDERS, cardOf, DECK, nameOf, SUITS, suitOf } from './cards.ts';
import type { Fields } from './position.ts';
import { handIsWon, partidaWinner, TARGET } from './scoring.ts';
import { handsEmpty, NONE, sideOf, stockLeft, type State } from './state.ts';
import { handCards, wonCards } from './view.ts';

/** Stops with a fault if the position can't occur; otherwise the state gets its stage. */
export const checkPosition = (s: State, root: Spot, f: Fields): void => {
  if (s.deals === 0) return checkUndealt(s, f);
  if (s.dealer === NONE) wrong(f.dealer, 'must be a seat once cards are dealt');
  if (s.trump === NONE) wrong(f.trump, 'must be a suit once cards are dealt');
  checkDeck(s, root);
  checkTricks(s, f);
  const over = s.lastWinner !== NONE && s.trick.length === 0 && (handsEmpty(s) || handIsWon(s));
  checkHands(s, f, over);
  checkCantes(s, f);
  checkCarried(s, f);
  setStage(s, f, over);
  checkTallies(s, f);
};

const checkUndealt = (s: State, f: Fields): void => {
  for (const key of ['dealer', 'trump', 'pinta', 'lastTrick'] as const) {
    if (f[key].value !== null) wrong(f[key], 'must be null before the first deal');
  }
  if (f.lastDraw !== undefined) wrong(f.lastDraw, 'must be absent before the first deal');
  const empty = s.deck.length + s.trick.length + s.cantes.length + s.sung === 0 && handsEmpty(s);
  const nothing = s.hands.every((mask) => mask === 0) && s.won.every((mask) => mask === 0);
  if (!empty || !nothing) wrong(f.deals, 'must be at least 1 when cards are dealt');
  if ([...s.carried, ...s.carriedCards, ...s.partidas, ...s.cotos].some((count) => count > 0) || s.vueltas) {
    wrong(f.deals, 'must be at least 1 when anything has been played');
  }
  s.stage = 'deal';
};

const checkDeck = (s: State, root: Spot): void => {
  const seats = Array.from({ length: s.options.players }, (_, seat) => seat);
  const lying = new Set([
    ...s.deck,
    ...s.trick,
    ...seats.flatMap((seat) => handCards(s, seat)),
    ...wonCards(s, 0),
    ...wonCards(s, 1),
    s.pinta,
  ]);
  const missing = DECK.filter((card) => !lying.has(card)).map(nameOf);
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
  const sizes = Array.from({ length: players }, (_, seat) => handCards(s, seat).length);
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
  if (s.turn !== s.lastWinner) wrong(f.lastDraw as Spot, `must be [${s.lastWinner}], who won the last trick`);
  if (before !== 5) wrong(f.hands, 'must be of 5 cards at the stop before the last draw');
};

const checkCantes = (s: State, f: Fields): void => {
  s.cantes.forEach((cante, i) => {
    const spot = { ...f.cantes, at: `${f.cantes.at}[${i}]` };
    const [seat, suit] = [cante >> 2, cante & 3];
    if (s.cantes.findIndex((other) => (other & 3) === suit) !== i) wrong(spot, 'names a suit that was sung already');
    const pair = CANTE_ORDERS.map((order) => cardOf(suit, order));
    const lost = pair.find((card) => !couldHaveHeld(s, seat, card));
    if (lost !== undefined) wrong(spot, `is impossible: seat ${seat} can't have held ${nameOf(lost)}`);
  });
  for (let side = 0; side < 2; side++) {
    const sung = s.cantes.filter((cante) => sideOf(cante >> 2) === side).length;
    const tricks = wonCards(s, side).length / s.options.players;
    if (sung > tricks) wrong(f.cantes, `must be no more than the tricks won: side ${side} has ${tricks}`);
  }
  for (let seat = 0; seat < s.options.players; seat++) {
    if ((s.sung & (1 << seat)) === 0) continue;
    if (seat !== s.lastWinner) wrong(f.sungSinceTrick, `may only name ${s.lastWinner}, who won the last trick`);
    if (!s.cantes.some((cante) => cante >> 2 === seat))
      wrong(f.sungSinceTrick, `names seat ${seat}, which has no cante`);
  }
};

/** A card that was in this hand is there still, or has been played. */
const couldHaveHeld = (s: State, seat: number, card: number): boolean => {
  const others = Array.from({ length: s.options.players }, (_, other) => other).filter((other) => other !== seat);
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
    if (points >= TARGET && (s.carriedCards[side] as number) >= 30) {
      wrong({ ...f.carried, at: `${f.carried.at}[${side}]` }, `has won the idas, so there are no vueltas`);
    }
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
