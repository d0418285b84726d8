// Which server has which table. A server is alive until a time by PostgreSQL's clock, and has its tables for as long; whoever takes one over gets a new epoch.

import { sql, type Kysely } from 'kysely';
import type { PostgresSchema } from './migrations.ts';

/** A table is this server's from now on, or another one's; `undefined` if there is no such table. */
export type Claimed = { readonly epoch: number } | { readonly elsewhere: string } | undefined;

export interface Leases {
  /** This server lives, and will for so long from now. Says whether it was alive all the time: otherwise others may have its tables. */
  readonly renew: (node: string, ms: number) => Promise<boolean>;
  /** Takes a table, unless another living server has it. One's own gets a new epoch too: what was asked with the old one will fail. */
  readonly claim: (match: string, node: string) => Promise<Claimed>;
  /** Who has a table, if a living server has it. */
  readonly ownerOf: (match: string) => Promise<string | undefined>;
  /** Lets go of a table, unless it has another epoch by now. */
  readonly release: (match: string, epoch: number) => Promise<void>;
  /** Forgets who had a table, unless a living server has it; says whether nobody has it now. */
  readonly clear: (match: string) => Promise<boolean>;
  /** Lets go of all tables of a server. */
  readonly releaseAll: (node: string) => Promise<void>;
  /** This server is gone, and with it all that it had. */
  readonly end: (node: string) => Promise<void>;
}

/** Thrown when a server wants a table after its own time was over. */
export class LapsedError extends Error {}

const LIVING = sql<boolean>`EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.until > clock_timestamp())`;

/** What is `urgent` is asked apart from everything else. */
export const openLeases = (
  db: Kysely<PostgresSchema>,
  urgent: Kysely<PostgresSchema>,
  asked: <T>(work: () => Promise<T>) => Promise<T>,
): Leases => {
  const ownerOf = async (match: string): Promise<string | undefined> => {
    const found = await db
      .selectFrom('owners')
      .select('node')
      .where('match', '=', match)
      .where(LIVING)
      .executeTakeFirst();
    return found?.node;
  };

  const claim = async (match: string, node: string): Promise<Claimed> => {
    const taken = await sql<{ epoch: number }>`
      INSERT INTO owners (match, node, epoch)
      SELECT matches.id, nodes.id, nextval('epochs') FROM matches, nodes
      WHERE matches.id = ${match} AND nodes.id = ${node} AND nodes.until > clock_timestamp()
      ON CONFLICT (match) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
      WHERE owners.node = excluded.node OR NOT ${LIVING}
      RETURNING epoch`.execute(db);
    const [mine] = taken.rows;
    if (mine !== undefined) return mine;
    const elsewhere = await ownerOf(match);
    if (elsewhere !== undefined && elsewhere !== node) return { elsewhere };
    const exists = await db.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
    if (exists === undefined) return undefined;
    throw new LapsedError(`this server's lease is over, so it can't take table ${match}`);
  };

  return {
    renew: (node, ms) =>
      asked(async () => {
        const until = sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
        const renewed = await urgent
          .updateTable('nodes')
          .set({ until })
          .where('id', '=', node)
          .where('until', '>', sql<Date>`clock_timestamp()`)
          .executeTakeFirst();
        if (renewed.numUpdatedRows > 0n) return true;
        await urgent
          .insertInto('nodes')
          .values({ id: node, until })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
          .execute();
        // Those who were gone long ago, and what they had.
        await sql`DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'`.execute(urgent);
        return false;
      }),
    claim: (match, node) => asked(() => claim(match, node)),
    ownerOf: (match) => asked(() => ownerOf(match)),
    release: (match, epoch) =>
      asked(async () => {
        await db.deleteFrom('owners').where('match', '=', match).where('epoch', '=', epoch).execute();
      }),
    clear: (match) =>
      asked(async () => {
        await sql`DELETE FROM owners WHERE match = ${match} AND NOT ${LIVING}`.execute(db);
        return (
          (await db.selectFrom('owners').select('node').where('match', '=', match).executeTakeFirst()) === undefined
        );
      }),
    releaseAll: (node) =>
      asked(async () => {
        await db.deleteFrom('owners').where('node', '=', node).execute();
      }),
    end: (node) =>
      asked(async () => {
        await db.deleteFrom('nodes').where('id', '=', node).execute();
        await db.deleteFrom('owners').where('node', '=', node).execute();
      }),
  };
};
