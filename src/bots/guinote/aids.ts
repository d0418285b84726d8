// What a search knows of Guiñote: worlds, the end of a hand and its worth, a policy, words, and the exact ending of two.

import type { Guinote } from '../../games/guinote/index.ts';
import { isSing, type Action } from '../../games/guinote/actions.ts';
import { copyState } from '../../games/guinote/state.ts';
import type { Thought } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { bestOf, isEnding, solveEnding } from './ending.ts';
import { finish } from './finish.ts';
import { learnedFor } from './learned.ts';
import { moves, movesWithCante } from './moves.ts';
import { policy, practised, prior } from './policy.ts';
import { isSign } from './signs.ts';
import { worldsFor, type Recall } from './worlds.ts';
import { speak } from './words.ts';
import { isHandOver, worth, worthOfFour } from './worth.ts';

/** When a cante is sung: after so many tricks let pass where that is safe, or when a search finds it best. */
export type Timing = number | 'weighed';

/** A sign to the partner costs next to nothing; a cante is put off only for more than this. */
const SIGN = 0.004;
const CANTE = 0.01;

const favour = (thought: Thought<Guinote>, action: Action): number =>
  isSing(action) ? CANTE : isSign(thought, action) ? SIGN : 0;

/** The aids of a player who remembers so well; one who infers also works out the other hand when two have emptied the stock. */
export const aidsFor = (recall: Recall, timing: Timing = 0): Aids<Guinote> => ({
  worlds: worldsFor(recall),
  copy: copyState,
  isCut: isHandOver,
  worth,
  policy,
  finish: (s) => finish(s),
  speak,
  moves: timing === 'weighed' ? movesWithCante : moves,
  prior,
  keyOf: (action) => action,
  favour,
  ...(recall.infers ? { solve } : {}),
});

/** The same, where four players go on as practice has taught. */
export const practisedAids = (recall: Recall, timing: Timing): Aids<Guinote> => ({
  ...aidsFor(recall, timing),
  policy: practised,
  worth: worthOfFour,
  finish: (s) => finish(s, learnedFor(s.options)),
});

const solve = ({ game, view, random, seat, legal }: Thought<Guinote>): Action | undefined => {
  const s = game.sample(view, random);
  return isEnding(s) ? bestOf(solveEnding(game, s, seat, legal), seat) : undefined;
};
