// The table of the next match, opened for those who want to play again.

import { randomBytes } from 'node:crypto';
import type { Seat } from '../kernel/game.ts';
import type { Seed } from '../kernel/random.ts';
import type { NextTable, PlayerId, Terms } from '../table/model.ts';
import { nextTerms } from '../table/next-terms.ts';
import { checkTerms } from '../table/opening.ts';
import { seatsAfter } from '../table/summary.ts';
import { newestGame, type Games } from './games.ts';
import { quotaOf } from './quota.ts';
import { readSetAway } from './set-reading.ts';
import type { Store } from './store.ts';

/** What playing again needs of the world. */
export interface NextTableNeeds {
  readonly store: Pick<Store, 'loadMatch' | 'createNext'>;
  readonly games: Games;
  readonly now: () => number;
  readonly newSeed?: (() => Seed) | undefined;
  /** As for new tables: all deals come from that seed alone. */
  readonly oneSeed?: boolean | undefined;
  /** May this player open one more table now? Absent, always. */
  readonly mayOpen?: ((player: PlayerId) => boolean) | undefined;
  readonly warn: (message: string, error?: unknown) => void;
}

const secretSeed = (): Seed => randomBytes(32).toString('hex');

/**
 * Opens the table that follows a match, for whoever sat at these seats; the first of them has asked for it. A match has one next table:
 * asked again, also after a crash, it is the same one. Nothing where there is no room for it, or it can't be played any more.
 */
export const openNextTable = async (
  needs: NextTableNeeds,
  id: string,
  seats: readonly Seat[],
  table: string,
): Promise<NextTable | undefined> => {
  const match = await needs.store.loadMatch(id);
  if (match === undefined || match.next !== undefined) return match?.next;
  const asker = seatsAfter(match.terms, match.entries)[seats[0] ?? -1]?.player;
  if (asker == null || needs.mayOpen?.(asker) === false) return undefined;
  const found = await newestGame(needs.games, match.terms.game);
  if (!found.ok) return undefined;
  const set = await readSetAway(found.value, match.terms.set);
  if (!set.ok) return undefined;
  const { game } = found.value;
  const again = {
    seats,
    seed: (needs.newSeed ?? secretSeed)(),
    rules: game.rulesVersion,
    format: needs.oneSeed === true ? undefined : 2,
  } as const;
  const createdAt = needs.now();
  const terms: Terms = { ...nextTerms(match.terms, match.entries, again), table, createdAt };
  const fault = checkTerms(game, terms);
  if (fault !== undefined) {
    needs.warn(`table ${id} can't be played again: ${fault.at} ${fault.message}`);
    return undefined;
  }
  const opened = await needs.store.createNext(id, seats, terms, quotaOf(asker, createdAt));
  return typeof opened === 'string' ? undefined : opened;
};
