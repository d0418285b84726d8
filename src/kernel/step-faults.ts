// Why a step can't be part of a log, and the words for it.

import { DEAL_FAULTS, type DealFault } from './dealing.ts';
import type { NotTaken } from './match.ts';

/** Why a step can't be part of this log. */
export type StepFault =
  | NotTaken
  /** It is a step of a deal, which can't be made so. */
  | { readonly kind: 'deal'; readonly why: DealFault }
  | { readonly kind: keyof typeof WORDS };

const WORDS = {
  finished: 'it comes after the end of the match',
  'no-such-seat': 'there is no such seat',
  'no-such-step': 'there is no such step to go back to',
  revealed: 'it goes back behind a deal whose secret everybody knows',
  'not-dealt': 'it comes before the deal: not everybody is seated yet',
  'deal-due': 'a deal is due, and nobody acts before it',
  'no-bot': 'nobody but a bot has a level that decides for it',
  'no-progress': 'this game has no progress clock',
  'no-part': 'this game has no part that can be given up alone',
  'loadout-missing': 'whoever takes this seat must bring a loadout',
  'loadout-late': 'it brings a loadout to a match that has already been dealt',
  'loadout-unasked': 'this match takes no loadouts',
  'other-format': 'a log of this format has no such step',
  'ready-already': 'the seat is ready already, or there is nothing to be ready for',
  paused: 'the match is paused',
  'not-paused': 'the match is not paused',
  'options-late': 'the options are fixed: the first deal has begun',
  'swap-late': 'seats are fixed: the first deal has begun, or everybody has brought a loadout',
  'bad-options': "these aren't the options of this game, or they need another number of seats",
} as const;

/** The fault as words that follow the step, as in `"5 0 play 1C": …`. */
export const faultText = (fault: StepFault): string => {
  switch (fault.kind) {
    case 'refused':
      return `the rules refuse it: ${fault.refusal.code} (${fault.refusal.clause})`;
    case 'unreadable':
      return `it isn't an action of this game: ${fault.error.message}`;
    case 'breach':
      return `it leads to an impossible state: ${fault.breach.invariant}: ${fault.breach.message}`;
    case 'deal':
      return DEAL_FAULTS[fault.why];
    default:
      return WORDS[fault.kind];
  }
};
