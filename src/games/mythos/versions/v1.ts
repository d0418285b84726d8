// What version 1 of the rules said otherwise, for its records and for matches that began under it.

import type { State } from '../state.ts';

/** The lines of a source that left play and was back by their turn ran all the same (MYT-6.6). */
export const asV1 = (state: State): State => ({ ...state, linesOutlive: true });
