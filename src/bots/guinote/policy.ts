// The card a sensible player lays without counting ahead: trumps kept for the arrastre, pairs kept for their cante, points to a trick of one's own side.

import type { Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, type Action } from '../../games/guinote/actions.ts';
import { bitOf, orderOf, suitOf, type Card, type Suit, type SuitMask } from '../../games/guinote/cards.ts';
import { dutyMask, dutySuit, owes } from '../../games/guinote/duties.ts';
import { inArrastre, type State } from '../../games/guinote/state.ts';
import { winningPlace } from '../../games/guinote/tricks.ts';
import { learnedMove } from './four.ts';
import { learnedFor } from './learned.ts';
import {
  better,
  cardIn,
  LEAD,
  LEAD_MASTER,
  NO_CARD,
  OURS,
  OURS_LAST,
  OURS_SURE,
  placeOf,
  POINT,
  TAKE,
  TAKE_LAST,
  TAKE_SURE,
  tableOf,
  tablesFor,
  THEIRS,
  type Part,
  type Tables,
} from './tables.ts';
import { SMALL, STRONG } from './signs.ts';
import { speak } from './words.ts';

/** The suits that were sung, as bits. */
const sungSuits = ({ cantes }: State): number => {
  let suits = 0;
  for (let i = 0; i < cantes.length; i++) suits |= 1 << (cantes[i]! & 3);
  return suits;
};

/** 1 for two equal suits, else 0. */
const same = (suit: Suit, other: Suit): number => ((suit ^ other) - 1) >>> 31;

/** The best-looking lead among these cards of a suit, with its score. */
const leadIn = (s: State, seat: Seat, t: Tables, part: Part, sung: number, suit: Suit, cards: SuitMask): number => {
  const { won } = s;
  const { best, sign } = part;
  const mine = s.hands[seat * 4 + suit]!;
  const gone = won[suit]! | won[4 + suit]!;
  const masters = t.masters[t.suit & ~(mine | gone)]!;
  const pair = t.whole[mine]! * (t.alive[gone]! & ~(sung >> suit));
  const table = tableOf(LEAD, same(suit, s.trump), pair);
  const master = tableOf(LEAD_MASTER, same(suit, s.trump), pair);
  const value = better(best[master + (cards & masters)]!, best[table + (cards & ~masters)]!);
  if (sign === 0 || suit === s.trump || (mine & STRONG) === 0) return value + placeOf(suit);
  return better(value, best[table + (cards & SMALL & ~masters)]! + sign) + placeOf(suit);
};

/** What the trick on the table means to the seat that is to answer: one at a time. */
const lying = {
  /** By suit, its cards. */
  cards: new Int32Array(4),
  /** The suit of the card that is winning, and the cards above it. */
  suit: 0,
  above: 0,
  last: false,
  /** What taking it scores, and leaving it; and what leaving it is. */
  taken: 0,
  lost: 0,
  lose: THEIRS,
};

const readTrick = (s: State, seat: Seat, t: Tables, { loss, hold }: Part): void => {
  const { trick, hands, won } = s;
  const { cards } = lying;
  cards[0] = cards[1] = cards[2] = cards[3] = 0;
  let points = 0;
  for (let i = 0; i < trick.length; i++) {
    const card = trick[i]!;
    cards[card >> 4]! |= 1 << (card & 15);
    points += t.points[card & 15]!;
  }
  const place = winningPlace(s);
  const suit = suitOf(trick[place]!);
  const above = t.above[orderOf(trick[place]!)]!;
  const last = trick.length === s.options.players - 1;
  const ours = ((trick.length - place) & 1) === 0;
  const taken = points * (last ? POINT : hold);
  let lose = THEIRS;
  if (ours) {
    const seen = hands[seat * 4 + suit]! | won[suit]! | won[4 + suit]! | cards[suit]!;
    lose = last ? OURS_LAST : (above & t.suit & ~seen) === 0 ? OURS_SURE : OURS;
  }
  lying.suit = suit;
  lying.above = above;
  lying.last = last;
  lying.taken = taken;
  lying.lost = ours ? taken : -points * loss;
  lying.lose = lose;
};

/** The best-looking of these cards of a suit to the trick that lies there, with its score. */
const answerIn = (s: State, seat: Seat, t: Tables, part: Part, sung: number, suit: Suit, cards: SuitMask): number => {
  const { won } = s;
  const { best } = part;
  const { taken, last } = lying;
  const mine = s.hands[seat * 4 + suit]!;
  const isTrump = same(suit, s.trump);
  const gone = won[suit]! | won[4 + suit]!;
  const pair = t.whole[mine]! * (t.alive[gone]! & ~(sung >> suit));
  const isLed = same(suit, lying.suit);
  const takers = cards & ((-isLed & lying.above) | (-isTrump & ~-isLed));
  const value = lying.lost + best[tableOf(lying.lose, isTrump, pair) + (cards & ~takers)]!;
  if (last) return better(value, taken + best[tableOf(TAKE_LAST, isTrump, pair) + takers]!) + placeOf(suit);
  const masters = t.masters[t.suit & ~(mine | gone | lying.cards[suit]!)]!;
  const sure = best[tableOf(TAKE_SURE, isTrump, pair) + (takers & masters)]!;
  return better(value, taken + better(sure, best[tableOf(TAKE, isTrump, pair) + (takers & ~masters)]!)) + placeOf(suit);
};

const partOf = (s: State, t: Tables): Part => (inArrastre(s) ? t.arrastre : t.robo);

/** The best-looking card that may be played. */
export const judge = (s: State, seat: Seat, t: Tables): Card => {
  const part = partOf(s, t);
  const { hands } = s;
  const sung = sungSuits(s);
  let top = NO_CARD;
  if (s.trick.length === 0) {
    for (let suit = 0; suit < 4; suit++)
      top = better(top, leadIn(s, seat, t, part, sung, suit, hands[seat * 4 + suit]!));
    return cardIn(top);
  }
  readTrick(s, seat, t, part);
  const owed = owes(s, seat);
  if (owed !== 0) return cardIn(answerIn(s, seat, t, part, sung, dutySuit(owed), dutyMask(owed)));
  for (let suit = 0; suit < 4; suit++)
    top = better(top, answerIn(s, seat, t, part, sung, suit, hands[seat * 4 + suit]!));
  return cardIn(top);
};

/** The move of a playout. */
export const policy = (s: State, seat: Seat): Action => {
  const word = s.trick.length === 0 ? speak(s, seat) : undefined;
  if (word !== undefined) return word;
  return s.stage === 'stop' ? DRAW : judge(s, seat, tablesFor(s.options));
};

/** The same, by what practice has taught four players. */
export const practised = (s: State, seat: Seat): Action => {
  const word = s.trick.length === 0 ? speak(s, seat) : undefined;
  if (word !== undefined) return word;
  return s.stage === 'stop' ? DRAW : learnedMove(s, seat, learnedFor(s.options));
};

/** A card that looks so many points worse than the best is a quarter as promising. */
const HALFWAY = 4 * POINT;

/** A cante that is weighed against cards is so much more promising than all of them. */
const CANTE = 4;

/** What `prior` gives, used again for the next. */
const promise = new Float64Array(64);

/** How promising actions are, adding up to 1; good until the next are asked about. */
export const prior = (s: State, seat: Seat, moves: readonly Action[]): ArrayLike<number> => {
  const t = tablesFor(s.options);
  const part = partOf(s, t);
  const sung = sungSuits(s);
  const leads = s.trick.length === 0;
  if (!leads) readTrick(s, seat, t, part);
  // A word stands first.
  const words = isPlay(moves[0]!) ? 0 : 1;
  let best = NO_CARD;
  for (let i = words; i < moves.length; i++) {
    const card = moves[i]!;
    const score = leads
      ? leadIn(s, seat, t, part, sung, suitOf(card), bitOf(card))
      : answerIn(s, seat, t, part, sung, suitOf(card), bitOf(card));
    promise[i] = score;
    best = better(best, score);
  }
  let sum = 0;
  for (let i = words; i < moves.length; i++) {
    const away = 1 + (best - promise[i]!) / HALFWAY;
    promise[i] = 1 / (away * away);
    sum += promise[i]!;
  }
  if (words > 0) {
    promise[0] = sum === 0 ? 1 : CANTE * sum;
    sum += promise[0]!;
  }
  for (let i = 0; i < moves.length; i++) promise[i] = promise[i]! / sum;
  return promise;
};
