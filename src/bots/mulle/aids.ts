// What Mulle adds to the search: fast worlds, a policy, where to stop and what that is worth.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Aids } from '../search/aids.ts';
import { solve } from './ending.ts';
import { keyOf, policy, prior } from './policy.ts';
import { worldsWith, type Insight } from './worlds.ts';
import { isCut, worth } from './worth.ts';

/** The aids of a player with this insight. */
export const aidsWith = (insight: Insight): Aids<Mulle> => ({
  worlds: worldsWith(insight),
  isCut,
  worth,
  policy,
  prior,
  keyOf,
  ...(insight.memory === 1 || insight.counts === true ? { solve } : {}),
});
