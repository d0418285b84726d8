// Options of HighNoon and their presets.

import type { Options } from '../../kernel/options.ts';

/** Named choices where tables differ. */
export interface HighNoonOptions {
  /** A deck each, or both decks shuffled together (HN-4). */
  readonly mode: 'split' | 'shared';
  /** Cards turned at once from the stock (HN-6.1). */
  readonly drawCount: 1 | 3;
  /** Is a card that a move bares turned up in the same step (HN-6.4)? */
  readonly autoReveal: boolean;
  /** What may lie in an empty column (HN-6.7). */
  readonly emptyColumn: 'king' | 'any';
  /** So many actions of everybody without progress end the match; 0 never (HN-12.5). */
  readonly quietLimit: number;
}

export const options: Options<HighNoonOptions> = {
  fields: {
    mode: ['split', 'shared'],
    drawCount: [1, 3],
    autoReveal: [true, false],
    emptyColumn: ['king', 'any'],
    quietLimit: { min: 0, max: 10_000, fallback: 200 },
  },
  presets: { classic: {}, shared: { mode: 'shared' }, draw3: { drawCount: 3 } },
  preset: 'classic',
};
