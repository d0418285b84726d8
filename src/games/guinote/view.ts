// What a viewer may know of a match (hidden cards are `null`), and states drawn from what it can't know.

import { assign } from '../../kernel/assign.ts';
import type { Actors, Seat, Viewer } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import {
  bitOf,
  cardNamed,
  cardsIn,
  deckCards,
  maskSize,
  nameOf,
  pointsOf,
  pushNames,
  suitNamed,
  suitOf,
  SUITS,
  type Card,
  type SuitMask,
} from './cards.ts';
import { excludedCards } from './deductions.ts';
import type { GuinoteEvent, SideCount } from './events.ts';
import type { GuinoteOptions } from './options.ts';
import { actors } from './rules.ts';
import { countOf } from './scoring.ts';
import { seatsToDraw } from './stop.ts';
import { winningSeat } from './tricks.ts';
import { emptyState, held, NONE, seatsOf, type Stage, type State } from './state.ts';

/** A match as one viewer sees it; cards in text. */
export interface View {
  readonly viewer: Viewer;
  readonly options: GuinoteOptions;
  readonly stage: Stage;
  readonly dealer: Seat | null;
  readonly vueltas: boolean;
  readonly trump: string | null;
  readonly pinta: string | null;
  readonly stock: readonly (string | null)[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly trick: { readonly leader: Seat; readonly cards: readonly string[] };
  /** Who takes the trick as it lies. */
  readonly winning: Seat | null;
  /** Seats that have still to say `draw` at the stop. */
  readonly lastDraw: readonly Seat[];
  readonly won: readonly (readonly string[])[];
  readonly lastWinner: Seat | null;
  readonly cantes: readonly { readonly seat: Seat; readonly suit: string }[];
  readonly sung: readonly Seat[];
  /** Cards everybody has seen and remembers; with all cards open there is nothing to remember. */
  readonly shown: readonly string[];
  readonly counts: readonly SideCount[];
  readonly carriedCards: readonly number[];
  readonly partidas: readonly number[];
  readonly cotos: readonly number[];
  readonly deals: number;
  readonly partidaWinner: number | null;
  readonly renuncio: Seat | null;
  /** There only once somebody has given this partida up. */
  readonly conceded?: Seat;
  readonly actors: Actors;
}

/** The cards a seat holds: oros, copas, espadas, bastos, strongest first. */
export const handCards = (s: State, seat: Seat): Card[] => {
  const cards: Card[] = [];
  for (let suit = 0; suit < 4; suit++) cards.push(...cardsIn(suit, held(s, seat, suit)));
  return cards;
};

/** The cards a side has taken this hand, in the same order. */
export const wonCards = (s: State, side: number): Card[] => {
  const cards: Card[] = [];
  for (let suit = 0; suit < 4; suit++) cards.push(...cardsIn(suit, s.won[side * 4 + suit]!));
  return cards;
};

const orNull = (value: number): number | null => (value === NONE ? null : value);

/** The cards of one owner as text, of the sets of all owners: a view is made for each reader of each step, so nothing is made on the way. */
const namesOf = (masks: readonly SuitMask[], owner: number): string[] => {
  const names: string[] = [];
  for (let suit = 0; suit < 4; suit++) pushNames(names, suit, masks[owner * 4 + suit]!);
  return names;
};

/** So many cards that nobody sees. */
const unseen = (cards: number): null[] => {
  const nulls: null[] = [];
  for (let i = 0; i < cards; i++) nulls.push(null);
  return nulls;
};

const handSize = (s: State, seat: Seat): number => {
  let size = 0;
  for (let suit = 0; suit < 4; suit++) size += maskSize(held(s, seat, suit));
  return size;
};

/** Own cards, cards of others that were shown, and for each card unknown a `null` behind them. */
const seenHand = (s: State, seat: Seat, viewer: Viewer): readonly (string | null)[] => {
  if (viewer === 'open' || viewer === seat) return namesOf(s.hands, seat);
  if (s.shown.length === 0) return unseen(handSize(s, seat));
  const known = handCards(s, seat).filter((card) => s.shown.includes(card));
  return [...known.map(nameOf), ...unseen(handSize(s, seat) - known.length)];
};

const copyOf = ({ must, may }: Actors): Actors => ({ must: must.slice(), may: may.slice() });

/** Nothing in a view is shared with the state: whoever gets one may write in it. */
export const view = (s: State, viewer: Viewer): View => {
  const seen = viewOf(s, viewer);
  return s.conceded === NONE ? seen : { ...seen, conceded: s.conceded };
};

const viewOf = (s: State, viewer: Viewer): View => ({
  viewer,
  options: { ...s.options },
  stage: s.stage,
  dealer: orNull(s.dealer),
  vueltas: s.vueltas,
  trump: s.trump === NONE ? null : SUITS[s.trump]!,
  pinta: s.pinta === NONE ? null : nameOf(s.pinta),
  stock: viewer === 'open' ? s.deck.slice(s.drawn).map(nameOf) : unseen(s.deck.length - s.drawn),
  hands: seatsOf(s).map((seat) => seenHand(s, seat, viewer)),
  trick: { leader: s.leader, cards: s.trick.map(nameOf) },
  winning: s.trick.length === 0 ? null : winningSeat(s),
  lastDraw: seatsToDraw(s),
  won: [namesOf(s.won, 0), namesOf(s.won, 1)],
  lastWinner: orNull(s.lastWinner),
  cantes: s.cantes.map((cante) => ({ seat: cante >> 2, suit: SUITS[cante & 3]! })),
  sung: seatsOf(s).filter((seat) => (s.sung & (1 << seat)) !== 0),
  shown: viewer === 'open' ? [] : s.shown.map(nameOf),
  counts: [countOf(s, 0), countOf(s, 1)],
  carriedCards: s.carriedCards.slice(),
  partidas: s.partidas.slice(),
  cotos: s.cotos.slice(),
  deals: s.deals,
  partidaWinner: orNull(s.partidaWinner),
  renuncio: orNull(s.renuncio),
  actors: copyOf(actors(s)),
});

const known = (text: string): Card => cardNamed(text)!;

/** The unseen cards of each hand and of the stock, at random: every deal that fits what was seen is equally likely. */
export const sample = (v: View, random: Random, history?: readonly GuinoteEvent[]): State => {
  const seen = new Set<Card>(
    [...v.hands.flat(), ...v.stock, ...v.won.flat(), ...v.trick.cards, v.pinta]
      .filter((card) => card !== null)
      .map(known),
  );
  const left = v.deals === 0 ? [] : deckCards(v.options).filter((card) => !seen.has(card));
  const hidden = dealUnseen(v, left, random, history);
  const s = emptyState(v.options);
  v.hands.forEach((hand, seat) => {
    for (const card of hand) if (card !== null) addTo(s.hands, seat, known(card));
    for (const card of hidden.hands[seat]!) addTo(s.hands, seat, card);
  });
  let next = 0;
  s.deck = v.stock.map((card) => (card === null ? hidden.stock[next++]! : known(card)));
  v.won.forEach((pile, side) => {
    for (const card of pile.map(known)) addTo(s.won, side, card);
  });
  s.trick = v.trick.cards.map(known);
  fillFacts(s, v);
  return s;
};

interface Hidden {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

const dealUnseen = (
  v: View,
  left: readonly Card[],
  random: Random,
  history: readonly GuinoteEvent[] | undefined,
): Hidden => {
  const needs = v.hands.map((hand) => hand.filter((card) => card === null).length);
  const excluded = excludedCards(v, history, left);
  if (excluded.some(({ size }) => size > 0)) {
    const hands = assign(left, needs, (card, seat) => !excluded[seat]!.has(card), random);
    if (hands !== undefined) return { hands, stock: [] };
  }
  const mixed = shuffle([...left], random);
  let next = 0;
  const hands = needs.map((n) => mixed.slice(next, (next += n)));
  return { hands, stock: mixed.slice(next) };
};

const addTo = (masks: number[], owner: number, card: Card): void => {
  const place = owner * 4 + suitOf(card);
  masks[place]! |= bitOf(card);
};

const fillFacts = (s: State, v: View): void => {
  s.stage = v.stage;
  s.dealer = v.dealer ?? NONE;
  s.vueltas = v.vueltas;
  s.trump = v.trump === null ? NONE : suitNamed(v.trump)!;
  s.pinta = v.pinta === null ? NONE : known(v.pinta);
  s.leader = v.trick.leader;
  s.turn = v.lastDraw[0] ?? (v.trick.leader + v.trick.cards.length) % v.options.players;
  s.toDraw = v.lastDraw.length;
  s.lastWinner = v.lastWinner ?? NONE;
  s.cantes = v.cantes.map(({ seat, suit }) => seat * 4 + suitNamed(suit)!);
  s.sung = v.sung.reduce((mask, seat) => mask | (1 << seat), 0);
  s.shown = v.shown.map(known);
  s.cardPoints = v.won.map((pile) => pile.reduce((sum, card) => sum + pointsOf(v.options, known(card)), 0));
  s.cantePoints = v.counts.map((count) => count.cantes);
  s.carried = v.counts.map((count) => count.carried);
  s.carriedCards = v.carriedCards;
  s.partidas = v.partidas;
  s.cotos = v.cotos;
  s.deals = v.deals;
  s.partidaWinner = v.partidaWinner ?? NONE;
  s.renuncio = v.renuncio ?? NONE;
  s.conceded = v.conceded ?? NONE;
};
