// Options of Guiñote and their presets.

import type { Options } from '../../kernel/options.ts';

/** Named choices where tables differ. */
export interface GuinoteOptions {
  readonly players: 2;
  /** Partidas that win a coto (GUI-12.1). */
  readonly partidasPerCoto: 3 | 2 | 1;
  /** Cotos that win the match (GUI-12.2). */
  readonly cotosPerMatch: 1 | 2;
}

export const options: Options<GuinoteOptions> = {
  fields: { players: [2], partidasPerCoto: [3, 2, 1], cotosPerMatch: [1, 2] },
  presets: { aragon: {} },
  preset: 'aragon',
};
