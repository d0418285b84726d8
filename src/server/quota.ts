// What one player may take up in the store: unfinished tables and bytes of card sets, both within a recent time.

import type { Kysely } from 'kysely';
import type { PlayerId } from '../table/model.ts';
import type { Schema } from './schema.ts';

/** The room of one player; what was opened before `since` does not count. */
export interface Quota {
  readonly player: PlayerId;
  readonly since: number;
  /** How many unfinished tables. */
  readonly tables: number;
  /** How many bytes of sets that nobody had stored before. */
  readonly setBytes: number;
}

/** How much one player may open in a time. */
export interface Room {
  readonly days: number;
  /** How many tables that are not finished. */
  readonly tables: number;
  /** How many bytes of card sets that nobody had stored before. */
  readonly setBytes: number;
}

export const ROOM: Room = { days: 30, tables: 200, setBytes: 10_000_000 };

const DAY = 24 * 60 * 60 * 1000;

/** What a player may open now. */
export const quotaOf = (player: PlayerId, now: number, { days, tables, setBytes }: Room = ROOM): Quota => ({
  player,
  since: now - days * DAY,
  tables,
  setBytes,
});

/** Why a table was not opened: too many of the player's own, too many bytes of sets, or no room left for anybody. */
export type OverQuota = 'tables' | 'sets' | 'storage';

/** For somebody who opens and finishes tables all day long, only the latest are counted. */
const LOOKED_AT = 2000;

/** Is there room for one more table with so many bytes of new sets? `undefined` says yes. */
export const overQuota = async (db: Kysely<Schema>, quota: Quota, newBytes: number): Promise<OverQuota | undefined> => {
  const latest = await db
    .selectFrom('openings')
    .innerJoin('standings', 'standings.match', 'openings.match')
    .select(['standings.finished', 'openings.set_bytes'])
    .where('openings.player', '=', quota.player)
    .where('openings.opened_at', '>=', quota.since)
    .orderBy('openings.opened_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const unfinished = latest.filter(({ finished }) => finished === 0).length;
  if (unfinished >= quota.tables) return 'tables';
  const bytes = latest.reduce((sum, { set_bytes }) => sum + set_bytes, 0);
  // A set that is there already costs nothing, however much was stored before.
  return newBytes > 0 && bytes + newBytes > quota.setBytes ? 'sets' : undefined;
};
