// Counting again, from the names of the cards alone: what the rules did with a move is checked against it.

import type { Finding, Params, Seat } from '../../kernel/game.ts';
import { nameOf, SUITS } from './cards.ts';
import { check } from './check.ts';
import type { GuinoteOptions } from './options.ts';
import { SIDES, totalOf } from './scoring.ts';
import { NONE, seatsOf, sideOf, type State } from './state.ts';
import { handCards, wonCards } from './view.ts';

const suitIn = (card: string): string => card.slice(-1);
const rankIn = (card: string): string => card.slice(0, -1);

/** Strongest first (GUI-2.1, GUI-2.2). */
const strengthOf = (options: GuinoteOptions): readonly string[] =>
  options.rank === 'sota-over-caballo'
    ? ['1', '3', '12', '10', '11', '9', '8', '7', '6', '5', '4', '2']
    : ['1', '3', '12', '11', '10', '9', '8', '7', '6', '5', '4', '2'];

/** Which place of a trick takes it (GUI-4.2). */
const winningPlace = (options: GuinoteOptions, trump: string, cards: readonly string[]): number => {
  const suit = cards.some((card) => suitIn(card) === trump) ? trump : suitIn(cards[0] as string);
  const strength = strengthOf(options);
  const weakness = (card: string): number => (suitIn(card) === suit ? strength.indexOf(rankIn(card)) : strength.length);
  return cards.reduce((best, card, i) => (weakness(card) < weakness(cards[best] as string) ? i : best), 0);
};

/** Points of cards (GUI-1.2, GUI-1.3). */
const pointsIn = (options: GuinoteOptions, cards: readonly string[]): number => {
  const [sota, caballo] = options.figurePoints === 'sota3' ? [3, 2] : [2, 3];
  const points: { readonly [rank: string]: number } = { 1: 11, 3: 10, 12: 4, 10: sota, 11: caballo };
  return cards.reduce((sum, card) => sum + (points[rankIn(card)] ?? 0), 0);
};

/** Who takes the trick that this card closes, and what it is worth. */
export const recountTrick = (s: State, card: string): { readonly winner: Seat; readonly points: number } => {
  const cards = [...s.trick.map(nameOf), card];
  const place = winningPlace(s.options, SUITS[s.trump] as string, cards);
  return { winner: (s.leader + place) % s.options.players, points: pointsIn(s.options, cards) };
};

/** Cards still to be drawn, in their order, the pinta last. */
export const toBeDrawn = (s: State): readonly string[] => [
  ...s.deck.slice(s.drawn).map(nameOf),
  ...(s.pinta === NONE ? [] : [nameOf(s.pinta)]),
];

export const handNames = (s: State, seat: Seat): readonly string[] => handCards(s, seat).map(nameOf);

/** Is no hand in play: before a deal, or after the end? */
export const betweenHands = (s: State): boolean => s.stage === 'deal' || s.stage === 'end';

/** How many cards everybody held when the trick on the table began. */
const handAtLead = (s: State): number =>
  (seatsOf(s).reduce((sum, seat) => sum + handNames(s, seat).length, 0) + s.trick.length) / s.options.players;

const rightSize = (s: State, atLead: number): boolean => {
  if (s.deals === 0) return atLead === 0;
  if (betweenHands(s) || toBeDrawn(s).length === 0) return Number.isInteger(atLead) && atLead <= 6;
  return atLead === (s.stage === 'stop' ? 5 : 6);
};

/** Every card of the deck lies somewhere, once. */
const wholeDeck = (s: State): boolean => {
  if (s.deals === 0) return true;
  const lying = [
    ...toBeDrawn(s),
    ...s.trick.map(nameOf),
    ...seatsOf(s).flatMap((seat) => handNames(s, seat)),
    ...SIDES.flatMap((side) => wonCards(s, side).map(nameOf)),
  ];
  return lying.length === s.options.deck && new Set(lying).size === s.options.deck;
};

/** What is verified of a state, after the validator's own list. */
export type FindingName = 'cardsInHands' | 'trump' | 'points' | 'phaseTransition';

const finding = (name: FindingName, ok: boolean, params: Params): Finding => ({ name, ok, params });

const brokenBy = (s: State, ...invariants: readonly string[]): boolean => {
  const breach = check(s);
  return breach !== undefined && invariants.includes(breach.invariant);
};

const verifyHands = (s: State): Finding => {
  const atLead = handAtLead(s);
  const { players } = s.options;
  const counts = seatsOf(s).map((seat) => handNames(s, seat).length);
  const expected = seatsOf(s).map((seat) => atLead - ((seat - s.leader + players) % players < s.trick.length ? 1 : 0));
  const fair = rightSize(s, atLead) && counts.join() === expected.join();
  return finding('cardsInHands', fair && wholeDeck(s) && !brokenBy(s, 'cards', 'hands', 'trick'), { counts });
};

const verifyTrump = (s: State): Finding => {
  const trump = SUITS[s.trump] ?? null;
  const pinta = s.pinta === NONE ? null : nameOf(s.pinta);
  const set = s.deals === 0 ? trump === null : trump !== null;
  const ok = set && (pinta === null || suitIn(pinta) === trump) && !brokenBy(s, 'trump');
  return finding('trump', ok, { suit: trump, pinta });
};

/** Cards, cantes, carried points and the last ten of a side (GUI-1, GUI-7.1, GUI-9.1, GUI-10.3). */
const recountSide = (s: State, side: number): number => {
  const cards = pointsIn(s.options, wonCards(s, side).map(nameOf));
  const sung = s.cantes.filter((cante) => sideOf(cante >> 2) === side);
  const cantes = sung.reduce((sum, cante) => sum + ((cante & 3) === s.trump ? 40 : 20), 0);
  const over =
    s.lastWinner !== NONE && s.trick.length === 0 && seatsOf(s).every((seat) => handNames(s, seat).length === 0);
  return (
    cards + cantes + (s.vueltas ? (s.carried[side] as number) : 0) + (over && sideOf(s.lastWinner) === side ? 10 : 0)
  );
};

const verifyPoints = (s: State): Finding => {
  const score = SIDES.map((side) => totalOf(s, side));
  const recounted = SIDES.map((side) => recountSide(s, side));
  return finding('points', score.join() === recounted.join() && !brokenBy(s, 'points'), { score, recounted });
};

/** Arrastre exactly when nothing is left to draw, whole rounds of draws, and the stop where it belongs (GUI-5.3, GUI-8.3). */
const verifyPhase = (before: State, after: State, phases: Params): Finding => {
  const left = toBeDrawn(after).length;
  const drawn = toBeDrawn(before).length - left;
  const stops = !betweenHands(after) && left > 0 && handAtLead(after) === 5;
  const ok =
    (drawn === 0 || drawn === after.options.players) &&
    (left === 0) === (after.pinta === NONE) &&
    (after.stage === 'stop') === stops &&
    !brokenBy(after, 'stock');
  return finding('phaseTransition', ok, phases);
};

/** The state after a move verified, without trusting what it says of itself. */
export const verifyState = (before: State, after: State, phases: Params): readonly Finding[] => [
  verifyHands(after),
  verifyTrump(after),
  verifyPoints(after),
  verifyPhase(before, after, phases),
];
