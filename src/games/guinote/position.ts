// The state as JSON that people may write, strictly checked: docs/guinote-position.md describes each field.

import { inspectWith, strictly, type Inspected, type Notes } from '../../kernel/invariants.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { readArray, readInteger, readObject, readString, readWord, wrong, type Spot } from '../../kernel/reading.ts';
import type { InputError, Result } from '../../kernel/result.ts';
import {
  bitOf,
  cardNamed,
  cantePair,
  cardsIn,
  fullSuit,
  nameOf,
  pointsOf,
  suitNamed,
  suitOf,
  SUITS,
  type Card,
} from './cards.ts';
import { INVARIANTS } from './invariants.ts';
import type { GuinoteOptions } from './options.ts';
import { isDecided, partidaWinner, totalOf } from './scoring.ts';
import { emptyState, NONE, partnerOf, seatsOf, sideOf, type State } from './state.ts';
import { partnerSpeaks, seatsToDraw } from './stop.ts';
import { handCards, wonCards } from './view.ts';

const sides = [0, 1] as const;

/** The position of a state; `score` is derived, and always written. */
export const write = (s: State): Json => ({
  players: s.options.players,
  dealer: s.dealer === NONE ? null : s.dealer,
  hand: s.vueltas ? 'vueltas' : 'idas',
  trump: s.trump === NONE ? null : SUITS[s.trump]!,
  pinta: s.pinta === NONE ? null : nameOf(s.pinta),
  stock: s.deck.slice(s.drawn).map(nameOf),
  hands: seatsOf(s).map((seat) => handCards(s, seat).map(nameOf)),
  trick: { leader: s.leader, cards: s.trick.map(nameOf) },
  won: sides.map((side) => wonCards(s, side).map(nameOf)),
  lastTrick: s.lastWinner === NONE ? null : { winner: s.lastWinner },
  cantes: s.cantes.map((cante) => ({ seat: cante >> 2, suit: SUITS[cante & 3]! })),
  sungSinceTrick: seatsOf(s).filter((seat) => (s.sung & (1 << seat)) !== 0),
  ...(s.stage === 'stop' ? { lastDraw: seatsToDraw(s) } : {}),
  ...(s.renuncio === NONE ? {} : { renuncio: { seat: s.renuncio } }),
  ...(s.conceded === NONE ? {} : { conceded: { seat: s.conceded } }),
  carried: sides.map((side) => ({ points: s.carried[side]!, cardPoints: s.carriedCards[side]! })),
  partidas: s.partidas,
  cotos: s.cotos,
  deals: s.deals,
  score: sides.map((side) => totalOf(s, side)),
});

const REQUIRED = [
  'players',
  'dealer',
  'hand',
  'trump',
  'pinta',
  'stock',
  'hands',
  'trick',
  'won',
  'lastTrick',
  'cantes',
  'sungSinceTrick',
  'carried',
  'partidas',
  'cotos',
  'deals',
] as const;

const fieldsOf = (spot: Spot) => readObject(spot, REQUIRED, ['lastDraw', 'score', 'renuncio', 'conceded']);

type Fields = ReturnType<typeof fieldsOf>;
type Noted = Notes<(typeof INVARIANTS)[number]['name']>;

const readCard = (spot: Spot): Card =>
  cardNamed(readString(spot)) ?? wrong(spot, 'is no card of the deck; write rank and suit, as in 12C');

const readSuit = (spot: Spot): number => suitNamed(readString(spot)) ?? wrong(spot, 'is no suit; write O, C, E or B');

/** A state from a position, with everything that is impossible about it. */
export const inspect = (options: GuinoteOptions, json: unknown): Result<Inspected<State>, InputError> =>
  inspectWith(INVARIANTS, json, (spot, notes) => {
    const fields = fieldsOf(spot);
    const s = emptyState(options);
    readInteger(fields.players, options.players, options.players);
    readCounters(s, fields);
    readCards(s, fields, notes);
    readTalk(s, fields);
    readStage(s, fields, notes);
    readScore(s, fields, notes);
    return s;
  });

/** A state from a position, or where and why it is impossible. */
export const read = strictly(inspect);

const readCounters = (s: State, f: Fields): void => {
  const { partidasPerCoto, cotosPerMatch, players } = s.options;
  s.deals = readInteger(f.deals, 0, 100);
  s.dealer = f.dealer.value === null ? NONE : readInteger(f.dealer, 0, players - 1);
  s.vueltas = readWord(f.hand, ['idas', 'vueltas']) === 'vueltas';
  s.partidas = readArray(f.partidas, { length: 2 }).map((each) => readInteger(each, 0, partidasPerCoto));
  s.cotos = readArray(f.cotos, { length: 2 }).map((each) => readInteger(each, 0, cotosPerMatch));
  const carried = readArray(f.carried, { length: 2 }).map((each) => readObject(each, ['points', 'cardPoints']));
  s.carried = carried.map(({ points }) => readInteger(points, 0, 230));
  s.carriedCards = carried.map(({ cardPoints }) => readInteger(cardPoints, 0, 120));
};

/** Every card once: a second place of a card is a fault at that place. */
const readCards = (s: State, f: Fields, notes: Noted): void => {
  const { players } = s.options;
  const seen = new Set<Card>();
  const once = (spot: Spot): Card => {
    const card = readCard(spot);
    if ((fullSuit(s.options) & bitOf(card)) === 0) return wrong(spot, `is not in a deck of ${s.options.deck}`);
    if (seen.has(card)) notes.tell('cards', spot, `${nameOf(card)} is in two places`);
    seen.add(card);
    return card;
  };
  s.trump = f.trump.value === null ? NONE : readSuit(f.trump);
  s.pinta = f.pinta.value === null ? NONE : once(f.pinta);
  s.deck = readArray(f.stock, { max: 48 }).map(once);
  readArray(f.hands, { length: players }).forEach((hand, seat) => {
    // A mask can't hold a card twice, so it can't tell how many there are.
    for (const card of readArray(hand, { max: 6 })) if (!put(s.hands, seat, once(card))) notes.skip('hands');
  });
  const trick = readObject(f.trick, ['leader', 'cards']);
  s.leader = readInteger(trick.leader, 0, players - 1);
  s.trick = readArray(trick.cards, { max: players - 1 }).map(once);
  readArray(f.won, { length: 2 }).forEach((pile, side) => {
    for (const spot of readArray(pile, { max: 48 })) {
      const card = once(spot);
      if (put(s.won, side, card)) s.cardPoints[side]! += pointsOf(s.options, card);
      else notes.skip('piles');
    }
  });
};

/** Adds a card to a mask; false if it is there already. */
const put = (masks: number[], owner: number, card: Card): boolean => {
  const place = owner * 4 + suitOf(card);
  const before = masks[place]!;
  masks[place] = before | bitOf(card);
  return masks[place] !== before;
};

const readTalk = (s: State, f: Fields): void => {
  const { players } = s.options;
  s.lastWinner =
    f.lastTrick.value === null ? NONE : readInteger(readObject(f.lastTrick, ['winner']).winner, 0, players - 1);
  s.cantes = readArray(f.cantes, { max: 4 }).map((each) => {
    const cante = readObject(each, ['seat', 'suit']);
    return readInteger(cante.seat, 0, players - 1) * 4 + readSuit(cante.suit);
  });
  for (const cante of s.cantes) {
    const side = sideOf(cante >> 2);
    s.cantePoints[side]! += (cante & 3) === s.trump ? 40 : 20;
  }
  s.shown = s.cantes.flatMap((cante) => cardsIn(cante & 3, cantePair(s.options)));
  for (const each of readArray(f.sungSinceTrick, { max: players })) s.sung |= 1 << readInteger(each, 0, players - 1);
  s.turn = (s.leader + s.trick.length) % players;
  if (f.renuncio !== undefined) s.renuncio = readInteger(readObject(f.renuncio, ['seat']).seat, 0, players - 1);
  if (f.conceded !== undefined) s.conceded = readInteger(readObject(f.conceded, ['seat']).seat, 0, players - 1);
};

/** What the match waits for follows from the cards; only the stop before the last draw is told. */
const readStage = (s: State, f: Fields, notes: Noted): void => {
  const over = s.deals === 0 || s.renuncio !== NONE || s.conceded !== NONE || isDecided(s);
  if (f.lastDraw !== undefined) readLastDraw(s, f.lastDraw, over, notes);
  if (!over) {
    s.stage = f.lastDraw === undefined ? 'play' : 'stop';
    return;
  }
  if (s.deals === 0) return;
  const winner = partidaWinner(s);
  const { partidasPerCoto, cotosPerMatch } = s.options;
  s.partidaWinner = winner;
  if (s.partidas[winner] === partidasPerCoto && s.cotos[winner] === cotosPerMatch) s.stage = 'end';
};

/** The winner of the last trick, then the partner where that one has a word too (GUI-8.3). */
const readLastDraw = (s: State, spot: Spot, over: boolean, notes: Noted): void => {
  const seats = readArray(spot, { max: 2 }).map((each) => readInteger(each, 0, s.options.players - 1));
  if (over) {
    notes.tell('stop', spot, `must be absent ${s.deals === 0 ? 'before the first deal' : 'when the hand is over'}`);
    return;
  }
  s.turn = seats[0] ?? s.turn;
  s.toDraw = seats.length;
  const partner = partnerOf(s, s.lastWinner);
  const possible = partnerSpeaks(s) ? [[s.lastWinner, partner], [partner]] : [[s.lastWinner]];
  if (possible.some((each) => each.join() === seats.join())) return;
  const listed = possible.map((each) => `[${each.join(', ')}]`).join(' or ');
  notes.tell('stop', spot, `must be ${listed}, with the winner of the last trick first`);
};

const readScore = (s: State, f: Fields, notes: Noted): void => {
  if (f.score === undefined) return;
  readArray(f.score, { length: 2 }).forEach((each, side) => {
    const total = totalOf(s, side);
    if (each.value !== total)
      notes.tell('score', each, `must be ${total}: the cards, cantes and carried points add up to that`);
  });
};

/** The number of players is told by the position itself. */
export const tells = (json: unknown): JsonObject => {
  const players = typeof json === 'object' && json !== null && 'players' in json ? json.players : undefined;
  return players === 2 || players === 4 ? { players } : {};
};
