// The kinds of table there are, by what lies on them.

import type { Scene } from '../../kernel/presentation.ts';

/** `race`: everybody has a board; `open`: cards lie open in places of their own; `lanes`: columns that two sides struggle for; `tricks`: any other. */
export type Kind = 'race' | 'open' | 'lanes' | 'tricks';

/** `open`: the presentation says how moves are put together on the table. */
export const kindOf = ({ zones, lanes }: Scene, open: boolean): Kind => {
  if (zones.some(({ kind }) => kind === 'column')) return 'race';
  if (open) return 'open';
  return lanes === undefined ? 'tricks' : 'lanes';
};
