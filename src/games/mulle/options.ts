// Options of Mulle and the presets that bundle them: every point where tables differ, the default first.

import type { Options } from '../../kernel/options.ts';

/** Named choices where tables differ. */
export interface MulleOptions {
  /** Two, or four in pairs (MUL-11). */
  readonly players: 2 | 4;
  /** Omgångar of a match (MUL-13.1). */
  readonly omgangar: 2 | 1 | 3 | 4;
  /** Who decides between several captures (MUL-3.6). */
  readonly captureChoice: 'choose' | 'auto';
  /** What a new build draws in (MUL-5.5). */
  readonly absorb: 'combos' | 'equalOnly' | 'off';
  /** May one's own build be rebuilt (MUL-6.4)? */
  readonly ownerRebuild: 'never' | 'any';
  /** May a card be discarded that could take something (MUL-8.2)? */
  readonly trailWhenCapturable: false | true;
  /** What special twins give that are taken loose (MUL-4.3). */
  readonly tableSpecials: 'tabbe' | 'mulle';
}

export const options: Options<MulleOptions> = {
  fields: {
    players: [2, 4],
    omgangar: [2, 1, 3, 4],
    captureChoice: ['choose', 'auto'],
    absorb: ['combos', 'equalOnly', 'off'],
    ownerRebuild: ['never', 'any'],
    trailWhenCapturable: [false, true],
    tableSpecials: ['tabbe', 'mulle'],
  },
  presets: {
    standard: {},
    /** As the older engine's overview has it, where it says anything; docs/mulle-source.md has the passages. */
    classic: { captureChoice: 'auto', absorb: 'equalOnly', tableSpecials: 'mulle' },
  },
  preset: 'standard',
};
