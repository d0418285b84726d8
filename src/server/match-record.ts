// The record of a finished match, from the store.

import { makingRecord, type MatchRecord } from '../kernel/record.ts';
import type { Result } from '../kernel/result.ts';
import { tableRecord } from '../table/record.ts';
import { findGame, type Games } from './games.ts';
import { inParts } from './parts.ts';
import { refused, type Refused } from './refused.ts';
import { readSetAway } from './set-reading.ts';
import type { StoredMatch } from './loading.ts';
import type { OperatorStore } from './operating/operator-store.ts';
import type { Store } from './store.ts';
import { openTurns } from './turns.ts';

/** What a record needs of the world. */
export interface MatchRecordNeeds {
  readonly store: Pick<Store, 'loadMatch'> & { readonly operator: Pick<OperatorStore, 'deletedAt'> };
  readonly games: Games;
}

/** Logs wait for one another to be loaded: of the longest, not many fit into memory. */
const LOADS_WAITING = 64;

/** No match that is played to win is as long as this; such a record is made at once. */
const LONG = 2000;

/** The longest takes half a second, and whoever waits is cut off after ten. */
const LONG_WAITING = 4;

const BUSY = refused(503, 'id', 'too many records are being made; try again in a moment');

/** Gives the record of a match by its table's id, once it is finished. Long ones are made one at a time. */
export const openMatchRecords = (
  { store, games }: MatchRecordNeeds,
  long = LONG,
): ((id: string) => Promise<Result<MatchRecord, Refused>>) => {
  const loading = openTurns(LOADS_WAITING);
  const making = openTurns(LONG_WAITING);
  return async (id) => {
    const load = loading(() => store.loadMatch(id));
    if (load === undefined) return BUSY;
    const match = await load;
    if (match === undefined) return refused(404, 'id', goneText(await store.operator.deletedAt(id)));
    if (!match.finished) return refused(409, 'id', 'the match is not finished; its record would show hidden cards');
    const make = (): Promise<Result<MatchRecord, Refused>> => recordOf(games, match);
    return match.entries.length < long ? make() : ((await making(make)) ?? BUSY);
  };
};

const goneText = (deletedAt: number | undefined): string =>
  deletedAt === undefined
    ? 'there is no such table'
    : `the match was deleted on ${new Date(deletedAt).toISOString().slice(0, 10)}`;

const recordOf = async (games: Games, { terms, entries }: StoredMatch): Promise<Result<MatchRecord, Refused>> => {
  const found = await findGame(games, terms.game, terms.rules);
  if (!found.ok) return refused(410, 'id', `there is no record: ${found.error.message}`);
  const set = await readSetAway(found.value, terms.set);
  if (!set.ok) return refused(503, 'id', set.error);
  const record = await inParts(makingRecord(found.value.game, tableRecord(terms, entries)));
  return record.ok ? record : refused(500, `step ${record.error.step}`, record.error.message);
};
