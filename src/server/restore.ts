// A table from what the store has of it, with a pause for everybody else after each part of a long log.

import { setImmediate } from 'node:timers/promises';
import type { GameModule } from '../games/index.ts';
import type { InputError, Result } from '../kernel/result.ts';
import { restoring, type Change } from '../table/table.ts';
import type { StoredMatch } from './store.ts';

export const restoreInParts = async (
  { game, workshop }: Pick<GameModule, 'game' | 'workshop'>,
  { terms, entries }: StoredMatch,
  now: number,
): Promise<Result<Change, InputError>> => {
  const work = restoring(game, terms, entries, now, workshop);
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
    await setImmediate();
  }
};
