// The actions worth searching: what is worth saying goes first, and cards that are the same in all but name count once.

import type { Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, isSing, type Action } from '../../games/guinote/actions.ts';
import { beaters, bitOf, fullSuit, orderOf, pointsOf, SEVEN, suitOf, type Card } from '../../games/guinote/cards.ts';
import { legal } from '../../games/guinote/rules.ts';
import { held, inArrastre, type State } from '../../games/guinote/state.ts';
import { speak } from './words.ts';

/** Two cards without points with nothing between them that another player may still lay; the seven of trump has a use of its own. */
const areAlike = (s: State, seat: Seat, high: Card, low: Card): boolean => {
  const suit = suitOf(low);
  if (suitOf(high) !== suit || pointsOf(s.options, low) !== 0 || pointsOf(s.options, high) !== 0) return false;
  if (suit === s.trump && !inArrastre(s) && (orderOf(low) === SEVEN || orderOf(high) === SEVEN)) return false;
  const between = beaters(s.options, low) & ~beaters(s.options, high) & ~bitOf(high) & fullSuit(s.options);
  return (between & ~(s.won[suit]! | s.won[4 + suit]! | held(s, seat, suit))) === 0;
};

/** The cards; `legal` lists those of a suit from the lowest up, and of those that are alike the lowest stays. */
export const cardMoves = (s: State, seat: Seat): readonly Action[] => {
  if (s.stage === 'stop') return [DRAW];
  const all = legal(s, seat);
  const out: Action[] = [];
  for (let i = 0; i < all.length; i++) {
    const card = all[i]!;
    if (!isPlay(card)) continue;
    let known = false;
    for (let j = 0; j < out.length; j++) known ||= areAlike(s, seat, card, out[j]!);
    if (!known) out.push(card);
  }
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
