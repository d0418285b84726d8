// What Mulle adds to the search: fast worlds, a policy, where to stop and what that is worth.

import type { Action } from '../../games/mulle/actions.ts';
import type { Mulle } from '../../games/mulle/index.ts';
import type { Aids } from '../search/aids.ts';
import { policy, prior } from './policy.ts';
import { worldsWith } from './worlds.ts';
import { isCut, worth } from './worth.ts';

/** `notate` finds groups that add up; a search only has to tell actions apart. */
const keyOf = (action: Action): string => {
  switch (action.type) {
    case 'take':
      return `${action.card}:${action.cards.join('+')}=${action.build}`;
    case 'build':
      return `b${action.card}/${action.on}`;
    case 'rebuild':
      return `r${action.card}/${action.on}/${action.to}`;
    case 'trotta':
      return `t${action.card}`;
    case 'discard':
      return `d${action.card}`;
  }
};

/** The aids of a player who remembers this share of the cards taken. */
export const aidsWith = (memory: number): Aids<Mulle> => ({
  worlds: worldsWith(memory),
  isCut,
  worth,
  policy,
  prior,
  keyOf,
});
