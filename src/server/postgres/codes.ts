// Codes of tables in PostgreSQL, so that a code is good at every server.

import { sql, type Kysely } from 'kysely';
import { CODE_MS, newCode, type Codes } from '../codes.ts';
import { isDuplicate } from './connection.ts';
import type { PostgresSchema } from './migrations.ts';

/** Draws codes until there is one that stands for no other table. */
export const openSharedCodes = (
  db: Kysely<PostgresSchema>,
  asked: <T>(work: () => Promise<T>) => Promise<T>,
  draw: () => string = newCode,
): Codes => {
  const of = async (table: string): Promise<string> => {
    await sql`DELETE FROM codes WHERE until < clock_timestamp()`.execute(db);
    const code = draw();
    try {
      const kept = await sql<{ code: string }>`
        INSERT INTO codes (code, match, until)
        VALUES (${code}, ${table}, clock_timestamp() + ${CODE_MS} * interval '1 millisecond')
        ON CONFLICT (match) DO UPDATE SET until = excluded.until RETURNING code`.execute(db);
      return kept.rows[0]?.code ?? code;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return of(table);
    }
  };
  return {
    of: (table) => asked(() => of(table)),
    find: (code) =>
      asked(async () => {
        const query = db.selectFrom('codes').select('match').where('code', '=', code);
        return (await query.where('until', '>', sql<Date>`clock_timestamp()`).executeTakeFirst())?.match;
      }),
    forget: (code) =>
      asked(async () => {
        await db.deleteFrom('codes').where('code', '=', code).execute();
      }),
  };
};
