// What Mulle adds to the search: fast worlds, a policy, where to stop and what that is worth.

import type { Mulle } from '../../games/mulle/index.ts';
import type { Aids } from '../search/aids.ts';
import { solve } from './ending.ts';
import { keyOf, policy, prior } from './policy.ts';
import { worldsWith } from './worlds.ts';
import { isCut, worth } from './worth.ts';

/**
 * The aids of a player who remembers this share of the cards taken, and spends that share of the budget on reading hands.
 * Who `counts` has worked out all cards by the last deal.
 */
export const aidsWith = (memory: number, reading = 0, counts = false): Aids<Mulle> => ({
  worlds: worldsWith(memory, reading, counts),
  isCut,
  worth,
  policy,
  prior,
  keyOf,
  ...(memory === 1 || counts ? { solve } : {}),
});
