// Words said in a playout, as the rules list those who may speak.

import { SING, SWAP } from '../../games/guinote/actions.ts';
import { singSuit, swapSeven } from '../../games/guinote/declarations.ts';
import { partnerOf, type State } from '../../games/guinote/state.ts';
import { partnerSpeaks } from '../../games/guinote/stop.ts';
import type { Seat } from '../../kernel/game.ts';
import { speak } from './words.ts';

/** Has a seat said something worth saying? */
const speakOnce = (s: State, seat: Seat): boolean => {
  const word = speak(s, seat);
  if (word === undefined) return false;
  if (word === SWAP) swapSeven(s, seat);
  else singSuit(s, seat, word - SING);
  return true;
};

/** Those who may speak first, then whoever leads: as the rules list them. */
export const somebodySpeaks = (s: State): boolean => {
  if (s.stage === 'stop') return speakOnce(s, s.turn);
  const others = partnerSpeaks(s);
  if (s.trick.length === 0) return (others && speakOnce(s, partnerOf(s, s.turn))) || speakOnce(s, s.turn);
  return speakOnce(s, s.leader) || (others && speakOnce(s, partnerOf(s, s.leader)));
};
