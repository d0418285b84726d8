// A hand of four played out on whole numbers: the moves that the policy and the rules would make, at a fraction of the cost.

import { cardOf, SEVEN, type Card, type Suit } from '../../games/guinote/cards.ts';
import { sayDraw } from '../../games/guinote/declarations.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import { finishHand, handIsWon, TARGET } from '../../games/guinote/scoring.ts';
import {
  betweenHands,
  inArrastre,
  NONE,
  rivalOf,
  sideOf,
  stockLeft,
  type Side,
  type State,
} from '../../games/guinote/state.ts';
import { stopBeforeLastDraw } from '../../games/guinote/stop.ts';
import type { Seat } from '../../kernel/game.ts';
import { bestAt, tablesOfFour, type PartOfFour, type TablesOfFour } from './four-tables.ts';
import { leadFrom } from './leads.ts';
import { learnedCard, type Learned, type Note } from './learned.ts';
import { clear, isOurs, lay, owes, trick } from './lying.ts';
import {
  both,
  HIGH_WITHOUT,
  isNought,
  kindIn,
  kindsOf,
  LOW_WITHOUT,
  PAIR_OPEN,
  sizeOf,
  storeMasks,
  strongest,
  suitIn,
  wordOf,
} from './sets.ts';
import { somebodySpeaks } from './speech.ts';
import {
  better,
  cardIn,
  OURS,
  OURS_LAST,
  OURS_SURE,
  placeOf,
  POINT,
  TAKE,
  TAKE_LAST,
  TAKE_SURE,
  THEIRS,
} from './tables.ts';
import { wantsPinta } from './words.ts';

/** The hand that is played out, one at a time: two words by seat, and by side what was won, with its card points. */
const hands = new Int32Array(8);
const won = new Int32Array(4);
const points = new Int32Array(2);

const load = (s: State, t: TablesOfFour): void => {
  for (let i = 0; i < 8; i++) hands[i] = wordOf(s.hands, i * 2, t);
  for (let i = 0; i < 4; i++) won[i] = wordOf(s.won, i * 2, t);
  points[0] = s.cardPoints[0]!;
  points[1] = s.cardPoints[1]!;
};

/** The state before a lead. */
const store = (s: State, t: TablesOfFour, leader: Seat, drawn: number): void => {
  for (let seat = 0; seat < 4; seat++) storeMasks(s.hands, seat * 4, hands[seat * 2]!, hands[seat * 2 + 1]!, t);
  for (let side = 0; side < 2; side++) storeMasks(s.won, side * 4, won[side * 2]!, won[side * 2 + 1]!, t);
  s.cardPoints[0] = points[0]!;
  s.cardPoints[1] = points[1]!;
  s.leader = leader;
  s.turn = leader;
  s.lastWinner = leader;
  s.drawn = drawn;
};

/** A set of one suit of a hand: its best card to take the trick with. */
const bestTaker = (
  set: number,
  kind: number,
  pair: number,
  unseen: number,
  last: boolean,
  best: Int32Array,
): number => {
  const trump = kind >> 1;
  if (last) return best[bestAt(TAKE_LAST, trump, pair, set)]!;
  const masters = -1 << strongest(unseen);
  return better(best[bestAt(TAKE_SURE, trump, pair, set & masters)]!, best[bestAt(TAKE, trump, pair, set & ~masters)]!);
};

/** The card to lay on the trick from a hand, when the cards in `outLow` and `outHigh` are out of sight. */
const answerFrom = (
  low: number,
  high: number,
  outLow: number,
  outHigh: number,
  kinds: number,
  trump: Suit,
  pair: number,
  part: PartOfFour,
  rules: GuinoteOptions,
  bound: boolean,
): Card => {
  const { suit, place, size } = trick;
  const { best } = part;
  const last = size === 3;
  const ours = isOurs();
  const taken = trick.points * (last ? POINT : part.hold);
  const lost = ours ? taken : -trick.points * part.loss;
  const sure = suitIn(outLow, outHigh, suit) >> (place + 1) === 0;
  const lose = ours ? (last ? OURS_LAST : sure ? OURS_SURE : OURS) : THEIRS;
  const above = -2 << place;
  const owed = bound ? owes(low, high, trump, rules) : 0;
  const asked = owed === 0 ? suit : owed >> 16;
  const own = suitIn(low, high, asked);
  const cards = owed === 0 ? own : owed & 0xffff;
  const takers = cards & (asked === suit ? above : asked === trump ? -1 : 0);
  const kind = kindIn(kinds, asked);
  const whole = pairIn(own, kind, pair);
  const taking = taken + bestTaker(takers, kind, whole, suitIn(outLow, outHigh, asked), last, best);
  let top = better(taking, lost + best[bestAt(lose, kind >> 1, whole, cards & ~takers)]!) + placeOf(asked);
  if (owed !== 0) return cardIn(top);
  const restLow = low & LOW_WITHOUT[suit]!;
  const restHigh = high & HIGH_WITHOUT[suit]!;
  for (let each = 0; each < 4; each++) {
    const mine = suitIn(restLow, restHigh, each);
    const other = kindIn(kinds, each);
    const held = pairIn(mine, other, pair);
    const score =
      each === trump
        ? taken + bestTaker(mine, other, held, suitIn(outLow, outHigh, each), last, best)
        : lost + best[bestAt(lose, 0, held, mine)]!;
    top = better(top, score + placeOf(each));
  }
  return cardIn(top);
};

/** What has become of the pair of a suit, as in the tables of scores. */
const pairIn = (mine: number, kind: number, pair: number): number =>
  (1 + isNought((mine & pair) ^ pair)) * (kind & PAIR_OPEN);

/** Does a hand hold one of these cards, or a pair of which the lower card is in `sings`? */
const holdsWord = (seat: Seat, sings: number, apart: number, sevenLow: number, sevenHigh: number): boolean => {
  const low = hands[seat * 2]!;
  const high = hands[seat * 2 + 1]!;
  const pairs = ((low & (low >>> apart)) | (high & (high >>> apart))) & sings;
  return (pairs | (low & sevenLow) | (high & sevenHigh)) !== 0;
};

const draw = (seat: Seat, card: Card, { lows, highs }: TablesOfFour): void => {
  hands[seat * 2]! |= lows[card]!;
  hands[seat * 2 + 1]! |= highs[card]!;
};

/** Whoever wins the trick takes its cards. */
const take = (winner: Seat): void => {
  const side = sideOf(winner);
  won[side * 2]! |= trick.low;
  won[side * 2 + 1]! |= trick.high;
  points[side]! += trick.points;
};

/** How many points a side still needs. */
const needOf = ({ cantePoints, carried }: State, side: Side): number =>
  TARGET - (points[side]! + cantePoints[side]! + carried[side]!);

/** Does the hand end where a side reaches the target? */
const isSudden = ({ vueltas, options }: State): boolean => vueltas || options.endIdas === 'immediate';

/** The card that practice has taught a seat to play, in a state with a hand in play. */
export const learnedMove = (s: State, seat: Seat, learned: Learned, note?: Note): Card => {
  const t = tablesOfFour(s.options);
  load(s, t);
  clear();
  for (let i = 0; i < s.trick.length; i++) lay(s.trick[i]!, s.trump, t);
  const low = hands[seat * 2]!;
  const high = hands[seat * 2 + 1]!;
  const goneLow = won[0]! | won[2]!;
  const goneHigh = won[1]! | won[3]!;
  const full = both(t.suit);
  return learnedCard(
    low,
    high,
    full & ~(low | goneLow | trick.low),
    full & ~(high | goneHigh | trick.high),
    kindsOf(s, goneLow, goneHigh, t),
    s.trump,
    inArrastre(s) && trick.size > 0 ? owes(low, high, s.trump, s.options) : 0,
    stockLeft(s) >> 2,
    needOf(s, sideOf(seat)),
    needOf(s, rivalOf(sideOf(seat))),
    Number(isSudden(s)),
    t,
    learned,
    note,
  );
};

/** The words of the stop, in their order, and the last draw (GUI-8.3). */
const passStop = (s: State): void => {
  stopBeforeLastDraw(s);
  while (s.stage === 'stop') if (!somebodySpeaks(s)) sayDraw(s, s.turn);
};

/** Plays on to the end of the hand, from a lead or from a trick on which nothing can be said any more. */
export const playOutFour = (s: State, learned?: Learned): void => {
  const t = tablesOfFour(s.options);
  const { deck, trump, options } = s;
  const { lows, highs, pair } = t;
  const { canteBy, sevenBy, canteInArrastre } = options;
  const seven = cardOf(trump, SEVEN);
  const sudden = isSudden(s);
  const full = both(t.suit);
  // Both cards of a pair are in a hand where it and the same hand, shifted, have the lower of them.
  const apart = strongest(pair) - strongest(pair & -pair);
  const lower = both(pair & -pair);
  load(s, t);
  clear();
  for (let i = 0; i < s.trick.length; i++) lay(s.trick[i]!, trump, t);
  while (s.trick.length > 0) s.trick.pop();
  let { drawn, leader } = s;
  let goneLow = won[0]! | won[2]!;
  let goneHigh = won[1]! | won[3]!;
  let kinds = kindsOf(s, goneLow, goneHigh, t);
  let bound = inArrastre(s);
  let swaps = !bound && wantsPinta(s);
  let stock = stockLeft(s);
  let isOpen = s.lastWinner !== NONE;
  let left = (stock >> 2) + sizeOf(hands[((leader + 3) & 3) * 2]!, hands[((leader + 3) & 3) * 2 + 1]!);
  while (left > 0) {
    if (trick.size === 0 && isOpen) {
      const sings = bound && !canteInArrastre ? 0 : lower;
      const sevenLow = swaps ? lows[seven]! : 0;
      const sevenHigh = swaps ? highs[seven]! : 0;
      const others = sevenBy === 'pair';
      if (
        holdsWord(leader, sings, apart, sevenLow, sevenHigh) ||
        holdsWord(leader ^ 2, canteBy === 'pair' ? sings : 0, apart, others ? sevenLow : 0, others ? sevenHigh : 0)
      ) {
        store(s, t, leader, drawn);
        while (somebodySpeaks(s)) if (betweenHands(s)) return;
        load(s, t);
        kinds = kindsOf(s, goneLow, goneHigh, t);
        swaps = !bound && wantsPinta(s);
      }
    }
    const seat = (leader + trick.size) & 3;
    const low = hands[seat * 2]!;
    const high = hands[seat * 2 + 1]!;
    const outLow = full & ~(low | goneLow | trick.low);
    const outHigh = full & ~(high | goneHigh | trick.high);
    const part = bound ? t.arrastre : t.robo;
    const card =
      learned !== undefined
        ? learnedCard(
            low,
            high,
            outLow,
            outHigh,
            kinds,
            trump,
            bound && trick.size > 0 ? owes(low, high, trump, options) : 0,
            stock >> 2,
            needOf(s, sideOf(seat)),
            needOf(s, rivalOf(sideOf(seat))),
            Number(sudden),
            t,
            learned,
          )
        : trick.size === 0
          ? leadFrom(low, high, outLow, outHigh, kinds, part.lead)
          : answerFrom(low, high, outLow, outHigh, kinds, trump, pair, part, options, bound);
    hands[seat * 2]! &= ~lows[card]!;
    hands[seat * 2 + 1]! &= ~highs[card]!;
    lay(card, trump, t);
    if (trick.size < 4) continue;
    leader = (leader + trick.winner) & 3;
    take(leader);
    goneLow |= trick.low;
    goneHigh |= trick.high;
    kinds &= ~trick.closing;
    clear();
    isOpen = true;
    s.sung = 0;
    left--;
    const side = sideOf(leader);
    if (sudden && points[side]! + s.cantePoints[side]! + s.carried[side]! >= TARGET) {
      store(s, t, leader, drawn);
      if (handIsWon(s)) break;
    }
    if (stock > 4) {
      for (let i = 0; i < 4; i++) draw((leader + i) & 3, deck[drawn + i]!, t);
      drawn += 4;
      stock -= 4;
    } else if (stock > 0) {
      store(s, t, leader, drawn);
      passStop(s);
      if (betweenHands(s)) return;
      load(s, t);
      kinds = kindsOf(s, goneLow, goneHigh, t);
      ({ drawn } = s);
      stock = 0;
      bound = true;
      swaps = false;
    }
  }
  store(s, t, leader, drawn);
  finishHand(s);
};
