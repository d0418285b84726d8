// A hand played out by the policy without asking the rules at every step who may act: the same moves, several times as fast.

import { SING, SWAP } from '../../games/guinote/actions.ts';
import { isWindowOpen, sayDraw, singSuit, swapSeven } from '../../games/guinote/declarations.ts';
import type { Seat } from '../../kernel/game.ts';
import { betweenHands, partnerOf, type State } from '../../games/guinote/state.ts';
import { partnerSpeaks } from '../../games/guinote/stop.ts';
import { playCard } from '../../games/guinote/tricks.ts';
import { judge } from './policy.ts';
import { tablesFor } from './tables.ts';
import { speak } from './words.ts';

const speakOnce = (s: State, seat: Seat): boolean => {
  const word = speak(s, seat);
  if (word === undefined) return false;
  if (word === SWAP) swapSeven(s, seat);
  else singSuit(s, seat, word - SING);
  return true;
};

/** Those who may speak first, then whoever leads: as the rules list them. */
const somebodySpeaks = (s: State): boolean => {
  if (s.stage === 'stop') return speakOnce(s, s.turn);
  const others = partnerSpeaks(s);
  if (s.trick.length === 0) return (others && speakOnce(s, partnerOf(s, s.turn))) || speakOnce(s, s.turn);
  return speakOnce(s, s.leader) || (others && speakOnce(s, partnerOf(s, s.leader)));
};

/** Plays on to the end of the hand. */
export const finish = (s: State): void => {
  const tables = tablesFor(s.options);
  while (!betweenHands(s)) {
    if (isWindowOpen(s) && somebodySpeaks(s)) continue;
    if (s.stage === 'stop') sayDraw(s, s.turn);
    else playCard(s, s.turn, judge(s, s.turn, tables));
  }
};
