// A hand played out by the policy without asking the rules at every step who may act: the same moves, several times as fast.

import { isWindowOpen, sayDraw } from '../../games/guinote/declarations.ts';
import { betweenHands, type State } from '../../games/guinote/state.ts';
import { playOutFour } from './four.ts';
import type { Learned } from './learned.ts';
import { somebodySpeaks } from './speech.ts';
import { playOutTwo } from './two.ts';

/** Plays on to the end of the hand; four players by what practice has taught, if it is given. */
export const finish = (s: State, learned?: Learned): void => {
  while (!betweenHands(s)) {
    if (isWindowOpen(s) && somebodySpeaks(s)) continue;
    if (s.stage === 'stop') sayDraw(s, s.turn);
    else if (s.options.players === 2) playOutTwo(s);
    else playOutFour(s, learned);
  }
};
