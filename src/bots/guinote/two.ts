// A hand of two played out on sets of cards that stand in a few small arrays: the moves that the policy and the rules would make, at a tenth of the cost.

import { maskSize, orderOf, SEVEN, suitOf, type Card, type Suit, type SuitMask } from '../../games/guinote/cards.ts';
import { finishHand, handIsWon, TARGET } from '../../games/guinote/scoring.ts';
import { betweenHands, inArrastre, NONE, stockLeft, type Side, type State } from '../../games/guinote/state.ts';
import type { Seat } from '../../kernel/game.ts';
import { speakOnce } from './speech.ts';
import { better, cardIn, NO_CARD, placeOf } from './tables.ts';
import { IS_TRUMP, otherAt, PAIR_OPEN, suitAt, tablesOfTwo, type PartOfTwo, type TablesOfTwo } from './two-tables.ts';
import { wantsPinta } from './words.ts';

/** The hand that is played out: one at a time. Sets of cards by seat or side × 4 + suit, as places. */
const hands = new Int32Array(8);
const won = new Int32Array(8);
/** By suit: what either side has won, and what kind of suit it is. */
const gone = new Int32Array(4);
const kinds = new Int32Array(4);
/** Card points by side. */
const points = new Int32Array(2);

const load = (s: State, { packed, pair }: TablesOfTwo): void => {
  for (let i = 0; i < 8; i++) {
    hands[i] = packed[s.hands[i]!]!;
    won[i] = packed[s.won[i]!]!;
  }
  for (let suit = 0; suit < 4; suit++) {
    gone[suit] = won[suit]! | won[4 + suit]!;
    kinds[suit] = (suit === s.trump ? IS_TRUMP : 0) | ((gone[suit]! & pair) === 0 ? PAIR_OPEN : 0);
  }
  for (let i = 0; i < s.cantes.length; i++) kinds[s.cantes[i]! & 3]! &= ~PAIR_OPEN;
  points[0] = s.cardPoints[0]!;
  points[1] = s.cardPoints[1]!;
};

/** The state before a lead. */
const store = (s: State, { unpacked }: TablesOfTwo, leader: Seat, drawn: number): void => {
  for (let i = 0; i < 8; i++) {
    s.hands[i] = unpacked[hands[i]!]!;
    s.won[i] = unpacked[won[i]!]!;
  }
  s.cardPoints[0] = points[0]!;
  s.cardPoints[1] = points[1]!;
  s.leader = leader;
  s.turn = leader;
  s.lastWinner = leader;
  s.drawn = drawn;
};

/** 1 for nought, else 0. */
const isNought = (x: number): number => (x - 1) >>> 31;

const lead = (seat: Seat, { lead: scores }: PartOfTwo, full: SuitMask): Card => {
  let top = NO_CARD;
  for (let suit = 0; suit < 4; suit++) {
    const mine = hands[seat * 4 + suit]!;
    const unseen = full & ~(mine | gone[suit]!);
    const strongest = 31 - Math.clz32(unseen | 1);
    top = better(top, scores[suitAt(mine, strongest, kinds[suit]!)]! + placeOf(suit));
  }
  return cardIn(top);
};

const answer = (seat: Seat, { follow, other, swing }: PartOfTwo, led: Card, place: number): Card => {
  const suit = suitOf(led);
  const at = seat * 4 + suit;
  const own = hands[at]!;
  let top = follow[suitAt(own, place, kinds[suit]!)]! + placeOf(suit);
  const taking = swing[orderOf(led)]!;
  // Put aside for a moment, so that the other suits need not be told from it.
  hands[at] = 0;
  for (let each = 0; each < 4; each++) {
    const kind = kinds[each]!;
    const score = other[otherAt(hands[seat * 4 + each]!, kind)]! + (-(kind >> 1) & taking);
    top = better(top, score + placeOf(each));
  }
  hands[at] = own;
  return cardIn(top);
};

/** 1 if the second card takes the first, else 0. */
const takes = (card: Card, place: number, led: Card, ledPlace: number, trump: Suit): number => {
  const follows = isNought(suitOf(card) ^ suitOf(led));
  return (follows & ((ledPlace - place) >>> 31)) | (isNought(suitOf(card) ^ trump) & (1 - follows));
};

/** May whoever leads have something to say? The words themselves are asked only then. */
const holdsWord = (seat: Seat, pair: SuitMask, trump: Suit, seven: SuitMask): boolean => {
  let any = hands[seat * 4 + trump]! & seven;
  for (let suit = 0; suit < 4; suit++) any |= kinds[suit]! & isNought((hands[seat * 4 + suit]! & pair) ^ pair);
  return any !== 0;
};

/** The seven of trump as a set, while it is worth the pinta. */
const sevenOf = (s: State, { places }: TablesOfTwo): SuitMask =>
  s.pinta !== NONE && wantsPinta(s) ? 1 << places[SEVEN]! : 0;

/** Says what there is to say; has that ended the hand? */
const speaksToTheEnd = (s: State, t: TablesOfTwo, leader: Seat, drawn: number): boolean => {
  store(s, t, leader, drawn);
  while (speakOnce(s, leader)) if (betweenHands(s)) return true;
  load(s, t);
  return false;
};

/** A card goes to the side that has won it. */
const win = (side: Side, card: Card, place: number, t: TablesOfTwo): void => {
  const suit = suitOf(card);
  won[side * 4 + suit]! |= 1 << place;
  gone[suit]! |= 1 << place;
  kinds[suit]! &= ~((t.pair >> place) & PAIR_OPEN);
  points[side]! += t.points[orderOf(card)]!;
};

const draw = (seat: Seat, card: Card, { places }: TablesOfTwo): void => {
  hands[seat * 4 + suitOf(card)]! |= 1 << places[orderOf(card)]!;
};

/** Tricks still to be played, a card led included. */
const tricksLeft = (leader: Seat, stock: number): number => {
  const at = 4 * (1 - leader);
  return (
    (stock >> 1) + maskSize(hands[at]!) + maskSize(hands[at + 1]!) + maskSize(hands[at + 2]!) + maskSize(hands[at + 3]!)
  );
};

/** Plays on to the end of the hand from a lead, or from a card on which nothing can be said any more. */
export const playOutTwo = (s: State): void => {
  const t = tablesOfTwo(s.options);
  const { places } = t;
  const { deck, trump } = s;
  load(s, t);
  const sudden = s.vueltas || s.options.endIdas === 'immediate';
  let part = inArrastre(s) ? t.arrastre : t.robo;
  let seven = sevenOf(s, t);
  let stock = stockLeft(s);
  let { drawn, leader } = s;
  let isOpen = s.lastWinner !== NONE;
  let led = s.trick.length === 0 ? NONE : s.trick.pop()!;
  for (let left = tricksLeft(leader, stock); left > 0; left--) {
    if (led === NONE) {
      if (isOpen && holdsWord(leader, t.pair, trump, seven)) {
        if (speaksToTheEnd(s, t, leader, drawn)) return;
        seven = sevenOf(s, t);
      }
      led = lead(leader, part, t.suit);
      hands[leader * 4 + suitOf(led)]! &= ~(1 << places[orderOf(led)]!);
    }
    const place = places[orderOf(led)]!;
    const second = 1 - leader;
    const card = answer(second, part, led, place);
    const secondPlace = places[orderOf(card)]!;
    hands[second * 4 + suitOf(card)]! &= ~(1 << secondPlace);
    leader ^= takes(card, secondPlace, led, place, trump);
    win(leader, led, place, t);
    win(leader, card, secondPlace, t);
    led = NONE;
    isOpen = true;
    s.sung = 0;
    if (sudden && points[leader]! + s.cantePoints[leader]! + s.carried[leader]! >= TARGET) {
      store(s, t, leader, drawn);
      if (handIsWon(s)) break;
    }
    if (stock > 2) {
      draw(leader, deck[drawn]!, t);
      draw(1 - leader, deck[drawn + 1]!, t);
      drawn += 2;
      stock -= 2;
    } else if (stock > 0) {
      // The stop (GUI-8.3), and the last draw.
      if (holdsWord(leader, t.pair, trump, seven) && speaksToTheEnd(s, t, leader, drawn)) return;
      draw(leader, deck[drawn++]!, t);
      draw(1 - leader, s.pinta, t);
      s.shown = [...s.shown, s.pinta];
      s.pinta = NONE;
      stock = 0;
      seven = 0;
      part = t.arrastre;
    }
  }
  store(s, t, leader, drawn);
  finishHand(s);
};
