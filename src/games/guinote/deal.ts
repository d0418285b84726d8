// The deal (GUI-3) and the beginning of a hand: the only randomness in the game.

import type { Events, Seat } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import { bitOf, deckCards, nameOf, suitOf, type Card } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { cardPointsOf, totalOf } from './scoring.ts';
import { NONE, seatsOf, type State } from './state.ts';
import { handCards } from './view.ts';

/** Label of the deal that is due. */
export const dueDeal = (s: State): string | undefined => (s.stage === 'deal' ? `deal/${s.deals + 1}` : undefined);

/** Shuffles and deals; after undecided idas the totals are carried into the vueltas. */
export const deal = (s: State, random: Random, events?: Events<GuinoteEvent>): void => {
  beginHand(s, random);
  const cards = shuffle(deckCards(s.options).slice(), random);
  dealHands(s, cards);
  const dealt = s.options.players * 6;
  // GUI-3.3: the next card is the pinta and fixes trump; the rest is the stock.
  s.pinta = cards[dealt]!;
  s.trump = suitOf(s.pinta);
  s.deck = cards.slice(dealt + 1);
  if (events !== undefined) events.push(dealtEvent(s));
};

const beginHand = (s: State, random: Random): void => {
  // GUI-3.1: the first dealer by lot, later the winner of the last trick; GUI-13.2: the same again if there was none.
  s.dealer = s.deals === 0 ? random.below(s.options.players) : s.lastWinner === NONE ? s.dealer : s.lastWinner;
  // GUI-10.3: no winner yet means vueltas.
  s.vueltas = s.deals > 0 && s.partidaWinner === NONE;
  s.carried = s.vueltas ? [totalOf(s, 0), totalOf(s, 1)] : [0, 0];
  s.carriedCards = s.vueltas ? [cardPointsOf(s, 0), cardPointsOf(s, 1)] : [0, 0];
  // GUI-12.2: a decided coto leaves the next one at nil.
  if (s.partidas.includes(s.options.partidasPerCoto)) s.partidas = [0, 0];
  s.deals++;
  s.stage = 'play';
  s.drawn = 0;
  s.trick.length = 0;
  s.leader = (s.dealer + 1) % s.options.players;
  s.turn = s.leader;
  s.lastWinner = NONE;
  s.partidaWinner = NONE;
  s.renuncio = NONE;
  s.conceded = NONE;
  s.toDraw = 0;
  s.cantes = [];
  s.sung = 0;
  s.shown = [];
  s.won.fill(0);
  s.hands.fill(0);
  s.cardPoints.fill(0);
  s.cantePoints.fill(0);
};

/** GUI-3.2: three and three, from the dealer's right. */
const dealHands = (s: State, cards: readonly Card[]): void => {
  const players = s.options.players;
  for (let i = 0; i < players * 6; i++) {
    const seat = (s.leader + (((i / 3) | 0) % players)) % players;
    const card = cards[i]!;
    const place = seat * 4 + suitOf(card);
    s.hands[place]! |= bitOf(card);
  }
};

const dealtEvent = (s: State): Events<GuinoteEvent>[number] => {
  const seats = seatsOf(s);
  const hands = seats.map((seat) => handCards(s, seat).map(nameOf));
  const seenBy = (open: (seat: Seat) => boolean): GuinoteEvent => ({
    type: 'dealt',
    deal: s.deals,
    vueltas: s.vueltas,
    dealer: s.dealer,
    pinta: nameOf(s.pinta),
    hands: hands.map((hand, seat) => hand.map((card) => (open(seat) ? card : null))),
  });
  const to = Object.fromEntries(seats.map((viewer) => [viewer, seenBy((seat) => seat === viewer)]));
  return { pub: seenBy(() => false), to, open: seenBy(() => true) };
};
