// The actions worth searching: what is worth saying goes first, and cards that are the same in all but name count once.

import type { Seat } from '../../kernel/game.ts';
import { DRAW, isSing, type Action } from '../../games/guinote/actions.ts';
import { beaters, cardOf, fullSuit, pointsOf, SEVEN, type Suit, type SuitMask } from '../../games/guinote/cards.ts';
import { dutyMask, dutySuit, owes } from '../../games/guinote/duties.ts';
import { held, inArrastre, NONE, type State } from '../../games/guinote/state.ts';
import { speak } from './words.ts';

/** The cards of one suit from the lowest up. Of cards without points and with nothing between them that another player may still lay, the lowest stays; the seven of trump has a use of its own. */
const pushSuit = (out: Action[], s: State, seat: Seat, suit: Suit, mask: SuitMask, full: SuitMask): void => {
  const others = full & ~(s.won[suit]! | s.won[4 + suit]! | held(s, seat, suit));
  const seven = suit === s.trump && !inArrastre(s) ? SEVEN : NONE;
  let last = NONE;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const order = 31 - Math.clz32(rest & -rest);
    const card = cardOf(suit, order);
    if (order !== seven && pointsOf(s.options, card) === 0) {
      if (last !== NONE && (beaters(s.options, last) & ~beaters(s.options, card) & others) === 0) continue;
      last = card;
    }
    out.push(card);
  }
};

/** The cards that may be played, but those alike only once. */
export const cardMoves = (s: State, seat: Seat): readonly Action[] => {
  if (s.stage === 'stop') return [DRAW];
  const out: Action[] = [];
  if (s.stage !== 'play' || seat !== s.turn) return out;
  const owed = owes(s, seat);
  const full = fullSuit(s.options);
  if (owed !== 0) pushSuit(out, s, seat, dutySuit(owed), dutyMask(owed), full);
  else for (let suit = 0; suit < 4; suit++) pushSuit(out, s, seat, suit, held(s, seat, suit), full);
  return out;
};

/** What is worth saying is said before a card is thought of. */
export const moves = (s: State, seat: Seat): readonly Action[] => {
  const word = s.trick.length === 0 ? speak(s, seat) : undefined;
  return word === undefined ? cardMoves(s, seat) : [word];
};

/** A cante is weighed against playing on and singing later; other words are said at once. */
export const movesWithCante = (s: State, seat: Seat): readonly Action[] => {
  const word = s.trick.length === 0 ? speak(s, seat) : undefined;
  if (word === undefined) return cardMoves(s, seat);
  return s.stage === 'play' && isSing(word) ? [word, ...cardMoves(s, seat)] : [word];
};
