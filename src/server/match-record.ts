// The record of a finished match, from the store.

import { makingRecord, type MatchRecord } from '../kernel/record.ts';
import type { Result } from '../kernel/result.ts';
import { tableRecord } from '../table/record.ts';
import { findGame, type Games } from './games.ts';
import { inParts } from './parts.ts';
import { refused, type Refused } from './refused.ts';
import { readSetAway } from './set-reading.ts';
import type { Store } from './store.ts';

/** What a record needs of the world. */
export interface MatchRecordNeeds {
  readonly store: Pick<Store, 'loadMatch'>;
  readonly games: Games;
}

/** The record of a match by its table's id, once it is finished. */
export const matchRecord = async (
  { store, games }: MatchRecordNeeds,
  id: string,
): Promise<Result<MatchRecord, Refused>> => {
  const match = await store.loadMatch(id);
  if (match === undefined) return refused(404, 'id', 'there is no such table');
  if (!match.finished) return refused(409, 'id', 'the match is not finished; its record would show hidden cards');
  const found = await findGame(games, match.terms.game, match.terms.rules);
  if (!found.ok) return refused(410, 'id', `there is no record: ${found.error.message}`);
  const set = await readSetAway(found.value, match.terms.set);
  if (!set.ok) return refused(503, 'id', set.error);
  const record = await inParts(makingRecord(found.value.game, tableRecord(match.terms, match.entries)));
  return record.ok ? record : refused(500, `step ${record.error.step}`, record.error.message);
};
