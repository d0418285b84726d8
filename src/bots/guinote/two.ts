// A hand of two played out on whole numbers: the moves that the policy and the rules would make, at a fraction of the cost.

import { cardOf, orderOf, SEVEN, suitOf, type Card, type Suit } from '../../games/guinote/cards.ts';
import { pintaWorth, singSuit, swapSeven } from '../../games/guinote/declarations.ts';
import { finishHand, handIsWon, TARGET } from '../../games/guinote/scoring.ts';
import { betweenHands, inArrastre, NONE, stockLeft, type State } from '../../games/guinote/state.ts';
import type { Seat } from '../../kernel/game.ts';
import {
  both,
  first,
  HIGH_WITHOUT,
  kindIn,
  kindsOf,
  LOW_WITHOUT,
  PAIR_OPEN,
  second,
  sizeOf,
  storeMasks,
  strongest,
  suitIn,
  takes,
  wordOf,
} from './sets.ts';
import { leadFrom, suitAt } from './leads.ts';
import { better, cardIn, placeOf } from './tables.ts';
import { otherAt, tablesOfTwo, type PartOfTwo, type TablesOfTwo } from './two-tables.ts';
import { wantsPinta } from './words.ts';

/** What was won by either side: two words each; and their card points. */
const won = new Int32Array(4);
const points = new Int32Array(2);

/** The state before a lead, with the hand of whoever leads and the other. */
const store = (
  s: State,
  t: TablesOfTwo,
  leader: Seat,
  drawn: number,
  low: number,
  high: number,
  otherLow: number,
  otherHigh: number,
): void => {
  storeMasks(s.hands, leader * 4, low, high, t);
  storeMasks(s.hands, 4 - leader * 4, otherLow, otherHigh, t);
  storeMasks(s.won, 0, won[0]!, won[1]!, t);
  storeMasks(s.won, 4, won[2]!, won[3]!, t);
  s.cardPoints[0] = points[0]!;
  s.cardPoints[1] = points[1]!;
  s.leader = leader;
  s.turn = leader;
  s.lastWinner = leader;
  s.drawn = drawn;
};

/** The best of a suit that was not led; `swing` is what taking the card led scores more than leaving it. */
const best = (mine: number, suit: Suit, kinds: number, scores: Int32Array, swing: number): number => {
  const kind = kindIn(kinds, suit);
  return scores[otherAt(mine, kind)]! + (-(kind >> 1) & swing) + placeOf(suit);
};

/** The card to lay on the one led. */
const answerFrom = (low: number, high: number, led: Card, place: number, kinds: number, part: PartOfTwo): Card => {
  const suit = suitOf(led);
  const { other } = part;
  const swing = part.swing[orderOf(led)]!;
  const following = part.follow[suitAt(suitIn(low, high, suit), place, kindIn(kinds, suit))]! + placeOf(suit);
  const restLow = low & LOW_WITHOUT[suit]!;
  const restHigh = high & HIGH_WITHOUT[suit]!;
  const top01 = better(best(first(restLow), 0, kinds, other, swing), best(second(restLow), 1, kinds, other, swing));
  const top23 = better(best(first(restHigh), 2, kinds, other, swing), best(second(restHigh), 3, kinds, other, swing));
  return cardIn(better(following, better(top01, top23)));
};

/** Is the seven of trump worth the pinta? */
const changesSeven = (s: State): boolean => s.pinta !== NONE && wantsPinta(s) && pintaWorth(s);

/** The suit to sing of a hand that holds a pair, trump first; NONE where all it holds were sung. */
const suitToSing = (low: number, high: number, kinds: number, pair: number, trump: Suit): number => {
  if ((kindIn(kinds, trump) & PAIR_OPEN) !== 0 && (suitIn(low, high, trump) & pair) === pair) return trump;
  for (let suit = 0; suit < 4; suit++)
    if ((kindIn(kinds, suit) & PAIR_OPEN) !== 0 && (suitIn(low, high, suit) & pair) === pair) return suit;
  return NONE;
};

/** Plays on to the end of the hand from a lead, or from a card on which nothing can be said any more. */
export const playOutTwo = (s: State): void => {
  const t = tablesOfTwo(s.options);
  const { places, lows, highs, pair, closes } = t;
  const { deck, trump } = s;
  const seven = cardOf(trump, SEVEN);
  const sudden = s.vueltas || s.options.endIdas === 'immediate';
  const full = both(t.suit);
  // Both cards of a pair are in a hand where it and the same hand, shifted, have the lower of them.
  const apart = strongest(pair) - strongest(pair & -pair);
  const lower = both(pair & -pair);
  let { drawn, leader } = s;
  let low = wordOf(s.hands, leader * 4, t);
  let high = wordOf(s.hands, leader * 4 + 2, t);
  let otherLow = wordOf(s.hands, 4 - leader * 4, t);
  let otherHigh = wordOf(s.hands, 6 - leader * 4, t);
  for (let i = 0; i < 4; i++) won[i] = wordOf(s.won, i * 2, t);
  points[0] = s.cardPoints[0]!;
  points[1] = s.cardPoints[1]!;
  let goneLow = won[0]! | won[2]!;
  let goneHigh = won[1]! | won[3]!;
  let kinds = kindsOf(s, goneLow, goneHigh, t);
  let part = inArrastre(s) ? t.arrastre : t.robo;
  let sings = !inArrastre(s) || s.options.canteInArrastre ? lower : 0;
  let swaps = changesSeven(s);
  let stock = stockLeft(s);
  let led = s.trick.length === 0 ? NONE : s.trick.pop()!;
  let isOpen = s.lastWinner !== NONE && led === NONE;
  let atStop = false;
  let left = (stock >> 1) + sizeOf(otherLow, otherHigh);
  while (left > 0) {
    if (isOpen) {
      if ((((low & (low >>> apart)) | (high & (high >>> apart))) & sings) !== 0 && s.sung === 0) {
        const suit = suitToSing(low, high, kinds, pair, trump);
        if (suit !== NONE) {
          if (sudden) store(s, t, leader, drawn, low, high, otherLow, otherHigh);
          singSuit(s, leader, suit);
          if (betweenHands(s)) return;
          kinds &= ~(PAIR_OPEN << (suit * 2));
        }
      }
      if (swaps && ((low & lows[seven]!) | (high & highs[seven]!)) !== 0) {
        low = (low & ~lows[seven]!) | lows[s.pinta]!;
        high = (high & ~highs[seven]!) | highs[s.pinta]!;
        swapSeven(s, leader);
        swaps = false;
        // The pinta may make a pair.
        continue;
      }
    }
    if (atStop) {
      atStop = false;
      // The words of the stop are said (GUI-8.3): the last draw.
      const last = deck[drawn++]!;
      low |= lows[last]!;
      high |= highs[last]!;
      otherLow |= lows[s.pinta]!;
      otherHigh |= highs[s.pinta]!;
      s.shown = [...s.shown, s.pinta];
      s.pinta = NONE;
      stock = 0;
      swaps = false;
      part = t.arrastre;
      sings = s.options.canteInArrastre ? lower : 0;
      continue;
    }
    if (led === NONE) {
      led = leadFrom(low, high, full & ~(low | goneLow), full & ~(high | goneHigh), kinds, part.lead);
      low &= ~lows[led]!;
      high &= ~highs[led]!;
    }
    const place = places[orderOf(led)]!;
    const card = answerFrom(otherLow, otherHigh, led, place, kinds, part);
    otherLow &= ~lows[card]!;
    otherHigh &= ~highs[card]!;
    // Whoever takes the trick leads: hands change places, without a branch.
    const took = takes(card, places[orderOf(card)]!, suitOf(led), place, trump);
    const crossLow = (low ^ otherLow) & -took;
    const crossHigh = (high ^ otherHigh) & -took;
    low ^= crossLow;
    high ^= crossHigh;
    otherLow ^= crossLow;
    otherHigh ^= crossHigh;
    leader ^= took;
    const trickLow = lows[led]! | lows[card]!;
    const trickHigh = highs[led]! | highs[card]!;
    goneLow |= trickLow;
    goneHigh |= trickHigh;
    won[leader * 2]! |= trickLow;
    won[leader * 2 + 1]! |= trickHigh;
    points[leader]! += t.points[orderOf(led)]! + t.points[orderOf(card)]!;
    kinds &= ~(closes[led]! | closes[card]!);
    led = NONE;
    isOpen = true;
    s.sung = 0;
    left--;
    if (sudden && points[leader]! + s.cantePoints[leader]! + s.carried[leader]! >= TARGET) {
      store(s, t, leader, drawn, low, high, otherLow, otherHigh);
      if (handIsWon(s)) break;
    }
    if (stock > 2) {
      const own = deck[drawn]!;
      const other = deck[drawn + 1]!;
      drawn += 2;
      stock -= 2;
      low |= lows[own]!;
      high |= highs[own]!;
      otherLow |= lows[other]!;
      otherHigh |= highs[other]!;
    } else atStop = stock > 0;
  }
  store(s, t, leader, drawn, low, high, otherLow, otherHigh);
  finishHand(s);
};
