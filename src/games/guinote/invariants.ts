// What holds in every state, written once: for the safety net, for positions that somebody wrote, and for reports.

import { checkerOf, type Invariant, type Tell } from '../../kernel/invariants.ts';
import { bitOf, deckCards, fullSuit, maskPoints, maskSize, nameOf, SUITS, suitOf } from './cards.ts';
import { cantes, carried, earlyEnd, sungSince, tallies, undealt } from './possible.ts';
import { isDecided, SIDES, totalOf } from './scoring.ts';
import { betweenHands, held, inArrastre, NONE, seatsOf, sideOf, stockLeft, type State } from './state.ts';
import { handCards, wonCards } from './view.ts';

/** Every card of the deck lies in exactly one place: union and sum of all masks are the full suits only then. */
const cards = (s: State, tell: Tell): void => {
  if (s.deals === 0) return;
  const union = [0, 0, 0, 0];
  const sum = [0, 0, 0, 0];
  const add = (suit: number, mask: number): void => {
    union[suit]! |= mask;
    sum[suit]! += mask;
  };
  for (let i = 0; i < s.hands.length; i++) add(i & 3, s.hands[i]!);
  for (let i = 0; i < s.won.length; i++) add(i & 3, s.won[i]!);
  for (let i = s.drawn; i < s.deck.length; i++) add(suitOf(s.deck[i]!), bitOf(s.deck[i]!));
  for (const card of s.trick) add(suitOf(card), bitOf(card));
  if (s.pinta !== NONE) add(suitOf(s.pinta), bitOf(s.pinta));
  const full = fullSuit(s.options);
  for (let suit = 0; suit < 4; suit++) {
    if (union[suit] !== full || sum[suit] !== full) return tellCards(s, tell);
  }
};

const tellCards = (s: State, tell: Tell): void => {
  const lying = [
    ...s.deck.slice(s.drawn),
    ...s.trick,
    ...seatsOf(s).flatMap((seat) => handCards(s, seat)),
    ...SIDES.flatMap((side) => wonCards(s, side)),
    ...(s.pinta === NONE ? [] : [s.pinta]),
  ];
  const deck = deckCards(s.options);
  for (const card of lying.filter((each, i) => lying.indexOf(each) < i)) tell('', `${nameOf(card)} is in two places`);
  const missing = deck.filter((card) => !lying.includes(card)).map(nameOf);
  if (missing.length > 0) tell('', `is missing ${missing.join(', ')}: every card of the deck lies somewhere`);
  if (lying.some((card) => !deck.includes(card))) tell('', `has cards that are not in a deck of ${s.options.deck}`);
};

const handSize = (s: State, seat: number): number =>
  maskSize(held(s, seat, 0)) + maskSize(held(s, seat, 1)) + maskSize(held(s, seat, 2)) + maskSize(held(s, seat, 3));

/** Six cards each while there is a stock; five at the stop, or where the trick that ended the hand was not followed by a draw. */
const hands = (s: State, tell: Tell): void => {
  const { players } = s.options;
  const before = handSize(s, s.leader) + (s.trick.length > 0 ? 1 : 0);
  for (let i = 0; i < players; i++) {
    const seat = (s.leader + i) % players;
    const size = handSize(s, seat);
    const wanted = i < s.trick.length ? before - 1 : before;
    if (size !== wanted) tell(`hands[${seat}]`, `must hold ${wanted} cards at this point of the trick, not ${size}`);
  }
  if (inArrastre(s) || before === (s.stage === 'stop' ? 5 : 6) || (before === 5 && betweenHands(s))) return;
  if (s.stage === 'stop') return tell('hands', 'must be of 5 cards at the stop before the last draw');
  const hint = before === 5 && stockLeft(s) === players ? '; at the stop before the last draw give lastDraw' : '';
  tell('hands', `must be of 6 cards while there is a stock${hint}`);
};

const trump = (s: State, tell: Tell): void => {
  if (s.deals === 0) return;
  if (s.trump === NONE) tell('trump', 'must be a suit once cards are dealt');
  else if (s.pinta !== NONE && suitOf(s.pinta) !== s.trump)
    tell('trump', `must be ${SUITS[suitOf(s.pinta)]}, the suit of the pinta`);
};

const stock = (s: State, tell: Tell): void => {
  if (s.pinta === NONE && s.drawn < s.deck.length) tell('stock', 'must be empty once the pinta is drawn');
  else if (stockLeft(s) % s.options.players !== 0)
    tell('stock', 'and the pinta together must come out even, everybody draws one card per trick');
};

/** Card points of a side, counted from the cards themselves. */
const inCards = (s: State, side: number): number => {
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) sum += maskPoints(s.options, s.won[side * 4 + suit]!);
  return sum;
};

const inCantes = (s: State, side: number): number => {
  let sum = 0;
  for (const cante of s.cantes) if (sideOf(cante >> 2) === side) sum += (cante & 3) === s.trump ? 40 : 20;
  return sum;
};

/** A side's total, counted again. */
export const recountTotal = (s: State, side: number): number => {
  const count = (of: typeof inCards): number[] => SIDES.map((each) => of(s, each));
  return totalOf({ ...s, cardPoints: count(inCards), cantePoints: count(inCantes) }, side);
};

const points = (s: State, tell: Tell): void => {
  for (let side = 0; side < 2; side++) {
    const counted = inCards(s, side);
    const sung = inCantes(s, side);
    if (counted !== s.cardPoints[side]) tell(`won[${side}]`, `counts ${counted}, not ${s.cardPoints[side]}`);
    if (sung !== s.cantePoints[side]) tell('cantes', `count ${sung} for side ${side}, not ${s.cantePoints[side]}`);
  }
};

const trick = (s: State, tell: Tell): void => {
  if (s.trick.length >= s.options.players) tell('trick.cards', 'must be fewer than the players: a full trick is taken');
};

const piles = (s: State, tell: Tell): void => {
  const { players } = s.options;
  for (const side of SIDES) {
    if (wonCards(s, side).length % players !== 0) tell(`won[${side}]`, `must hold whole tricks of ${players} cards`);
  }
};

/** Who deals, who won the last trick, and who leads therefore. */
const order = (s: State, tell: Tell): void => {
  if (s.dealer === NONE) return tell('dealer', 'must be a seat once cards are dealt');
  if (SIDES.every((side) => wonCards(s, side).length === 0)) {
    if (s.lastWinner !== NONE) tell('lastTrick', 'must be null before the first trick is taken');
    const first = (s.dealer + 1) % s.options.players;
    if (s.leader !== first) tell('trick.leader', `must be ${first}, the seat after the dealer`);
    return;
  }
  if (s.lastWinner === NONE) return tell('lastTrick', 'must name the winner once a trick is taken');
  if (wonCards(s, sideOf(s.lastWinner)).length === 0) tell('lastTrick', 'names a side that has taken nothing');
  if (s.leader !== s.lastWinner) tell('trick.leader', `must be ${s.lastWinner}, who won the last trick`);
};

/** The stop lies before the last draw, between two tricks (GUI-8.3). */
const stop = (s: State, tell: Tell): void => {
  if (s.stage !== 'stop') return;
  if (s.pinta === NONE) return tell('lastDraw', 'must be absent once the pinta is drawn');
  if (stockLeft(s) !== s.options.players) tell('lastDraw', 'must be absent: this is not the last draw');
  if (s.trick.length > 0) tell('lastDraw', 'must be absent in the middle of a trick');
};

const renuncio = (s: State, tell: Tell): void => {
  if (s.renuncio === NONE) return;
  if (s.options.renuncio === 'prevent') tell('renuncio', 'must be absent: this table prevents it');
  if (isDecided(s)) tell('renuncio', 'must be absent: the hand was over before it');
};

const conceded = (s: State, tell: Tell): void => {
  if (s.conceded === NONE) return;
  if (s.renuncio !== NONE || isDecided(s)) tell('conceded', 'must be absent: the hand was over before it');
};

/** Before the first deal there is nothing to ask; `undealt` says so. */
const dealt =
  (find: (s: State, tell: Tell) => void) =>
  (s: State, tell: Tell): void => {
    if (s.deals > 0) find(s, tell);
  };

/** What is verified of a state, after the validator's own list. */
export type Topic = 'cardsInHands' | 'trump' | 'points' | 'phaseTransition';

export const INVARIANTS = [
  { name: 'undealt', topic: 'phaseTransition', clause: 'GUI-3.1', written: true, find: undealt },
  { name: 'renuncio', topic: 'phaseTransition', clause: 'GUI-13.1', written: true, find: dealt(renuncio) },
  { name: 'conceded', topic: 'phaseTransition', clause: 'GUI-12.4', written: true, find: dealt(conceded) },
  { name: 'cards', topic: 'cardsInHands', clause: 'GUI-1.1', find: cards },
  { name: 'trick', topic: 'cardsInHands', clause: 'GUI-4.1', find: trick },
  { name: 'trump', topic: 'trump', clause: 'GUI-3.3', find: trump },
  { name: 'stock', topic: 'phaseTransition', clause: 'GUI-5.2', find: stock },
  { name: 'piles', topic: 'cardsInHands', clause: 'GUI-4.2', written: true, find: dealt(piles) },
  { name: 'order', topic: 'phaseTransition', clause: 'GUI-4.1', written: true, find: dealt(order) },
  { name: 'stop', topic: 'phaseTransition', clause: 'GUI-8.3', written: true, find: dealt(stop) },
  { name: 'hands', topic: 'cardsInHands', clause: 'GUI-3.2', find: hands },
  { name: 'points', topic: 'points', clause: 'GUI-1.2', find: points },
  { name: 'cantes', topic: 'points', clause: 'GUI-7.3', written: true, find: dealt(cantes) },
  { name: 'sung', topic: 'points', clause: 'GUI-7.2', written: true, find: dealt(sungSince) },
  { name: 'carried', topic: 'points', clause: 'GUI-10.3', written: true, find: dealt(carried) },
  { name: 'early-end', topic: 'points', clause: 'GUI-10.4', written: true, find: dealt(earlyEnd) },
  { name: 'tallies', topic: 'points', clause: 'GUI-12.1', written: true, find: dealt(tallies) },
  { name: 'score', topic: 'points', clause: 'GUI-10.1', written: true },
] as const satisfies readonly Invariant<State, Topic>[];

/** The first broken invariant, if any. */
export const check = checkerOf<State>(INVARIANTS);
