// Talk in PostgreSQL: the last lines of each table, voice messages, and whom players have blocked.

import { sql, type Kysely, type Transaction } from 'kysely';
import { KEPT_LINES } from '../../protocol/talk.ts';
import { KEPT_VOICES, lineOf, MOST_BLOCKS, saidOf, type TalkStore } from '../talk/talk-store.ts';
import type { PostgresSchema } from './migrations.ts';

export const openTalk = (db: Kysely<PostgresSchema>, asked: <T>(work: () => Promise<T>) => Promise<T>): TalkStore => {
  const together = <T>(work: (trx: Transaction<PostgresSchema>) => Promise<T>): Promise<T> =>
    asked(() => db.transaction().execute(work));
  return {
    keep: (lines) =>
      together(async (trx) => {
        for (const { match, line } of lines) {
          const { id, at, seat, by, intent = null } = line;
          await trx
            .insertInto('talk')
            .values({ match, id, at, seat, person: by, said: JSON.stringify(saidOf(line)), intent })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await trx
            .deleteFrom('talk')
            .where('match', '=', match)
            .where('id', '<=', id - KEPT_LINES)
            .execute();
        }
      }),
    linesOf: (match) =>
      asked(async () => {
        const rows = await db.selectFrom('talk').selectAll().where('match', '=', match).orderBy('id').execute();
        return rows.map(lineOf);
      }),
    keepVoice: (match, id, person, at, { type, audio }) =>
      together(async (trx) => {
        await trx
          .insertInto('voices')
          .values({ match, id, person, at, type, audio: Buffer.from(audio) })
          .execute();
        const newest = trx
          .selectFrom('voices')
          .select('id')
          .where('match', '=', match)
          .orderBy('at', 'desc')
          .limit(KEPT_VOICES);
        await trx.deleteFrom('voices').where('match', '=', match).where('id', 'not in', newest).execute();
      }),
    voice: (match, id) =>
      asked(() =>
        db
          .selectFrom('voices')
          .select(['type', 'audio'])
          .where('match', '=', match)
          .where('id', '=', id)
          .executeTakeFirst(),
      ),
    dropVoice: (match, id) =>
      asked(async () => {
        await db.deleteFrom('voices').where('match', '=', match).where('id', '=', id).execute();
      }),
    blocksOf: (player) =>
      asked(async () => {
        const rows = await db
          .selectFrom('blocks')
          .select('person')
          .where('player', '=', player)
          .orderBy('person')
          .execute();
        return rows.map(({ person }) => person);
      }),
    block: (player, person) =>
      together(async (trx) => {
        const { count } = await trx
          .selectFrom('blocks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('player', '=', player)
          .executeTakeFirstOrThrow();
        if (count >= MOST_BLOCKS) return false;
        await trx
          .insertInto('blocks')
          .values({ player, person })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),
    unblock: (player, person) =>
      asked(async () => {
        await db.deleteFrom('blocks').where('player', '=', player).where('person', '=', person).execute();
      }),
    sweep: (overSince, untouchedSince) =>
      together(async (trx) => {
        for (const table of ['talk', 'voices'] as const)
          await sql`
            DELETE FROM ${sql.table(table)} AS kept USING standings WHERE standings.match = kept.match
            AND ((finished = 1 AND updated_at < ${overSince}) OR updated_at < ${untouchedSince})`.execute(trx);
      }),
    forget: (player, person) =>
      together(async (trx) => {
        await trx.deleteFrom('talk').where('person', '=', person).execute();
        await trx.deleteFrom('voices').where('person', '=', person).execute();
        await trx.deleteFrom('blocks').where('player', '=', player).execute();
      }),
  };
};
