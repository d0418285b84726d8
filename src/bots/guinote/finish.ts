// A hand played out by the policy without asking the rules at every step who may act: the same moves, several times as fast.

import { SWAP } from '../../games/guinote/actions.ts';
import { SEVEN } from '../../games/guinote/cards.ts';
import { isWindowOpen, sayDraw, singSuit, swapSeven } from '../../games/guinote/declarations.ts';
import type { Seat } from '../../kernel/game.ts';
import { betweenHands, NONE, partnerOf, type State } from '../../games/guinote/state.ts';
import { partnerSpeaks } from '../../games/guinote/stop.ts';
import { playCard } from '../../games/guinote/tricks.ts';
import { SING } from '../../games/guinote/actions.ts';
import { judge } from './policy.ts';
import { tablesFor, type Tables } from './tables.ts';
import { speak } from './words.ts';

/** Holds this seat anything that may be worth a word? Asked far more often than the answer is yes. */
const hasSomethingToSay = ({ hands, trump, pinta }: State, seat: Seat, pair: number): boolean => {
  const at = seat * 4;
  return (
    (hands[at]! & pair) === pair ||
    (hands[at + 1]! & pair) === pair ||
    (hands[at + 2]! & pair) === pair ||
    (hands[at + 3]! & pair) === pair ||
    (pinta !== NONE && (hands[at + trump]! & (1 << SEVEN)) !== 0)
  );
};

const speakOnce = (s: State, seat: Seat, pair: number): boolean => {
  if (!hasSomethingToSay(s, seat, pair)) return false;
  const word = speak(s, seat);
  if (word === undefined) return false;
  if (word === SWAP) swapSeven(s, seat);
  else singSuit(s, seat, word - SING);
  return true;
};

/** Those who may speak first, then whoever leads: as the rules list them. */
const somebodySpeaks = (s: State, { pair }: Tables): boolean => {
  if (s.stage === 'stop') return speakOnce(s, s.turn, pair);
  const others = partnerSpeaks(s);
  if (s.trick.length === 0)
    return (others && speakOnce(s, partnerOf(s, s.turn), pair)) || speakOnce(s, s.turn, pair);
  return speakOnce(s, s.leader, pair) || (others && speakOnce(s, partnerOf(s, s.leader), pair));
};

/** Plays on to the end of the hand; `own` and `rival` judge for the sides 0 and 1. */
export const finishWith = (s: State, even: Tables, odd: Tables): void => {
  while (!betweenHands(s)) {
    if (isWindowOpen(s) && somebodySpeaks(s, even)) continue;
    if (s.stage === 'stop') sayDraw(s, s.turn);
    else playCard(s, s.turn, judge(s, s.turn, (s.turn & 1) === 0 ? even : odd));
  }
};

/** Plays on to the end of the hand. */
export const finish = (s: State): void => {
  const tables = tablesFor(s.options);
  finishWith(s, tables, tables);
};
