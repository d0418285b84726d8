// Writing steps to PostgreSQL: one statement for the steps of many tables, with the question in it whether they are still ours.

import { sql, type Kysely } from 'kysely';
import { writeStep } from '../../kernel/steps.ts';
import type { Entry } from '../../table/model.ts';
import { namesIn } from '../../table/people.ts';
import type { Batch } from '../appending.ts';
import { LostTableError } from '../store-errors.ts';
import type { PostgresSchema } from './migrations.ts';

/** Rows as columns, the way PostgreSQL takes many of them at once. */
interface Columns {
  readonly log: readonly [
    match: string[],
    seq: number[],
    step: string[],
    player: (string | null)[],
    intent: (string | null)[],
  ];
  readonly standings: readonly [
    match: string[],
    finished: number[],
    at: number[],
    revision: number[],
    summary: string[],
  ];
  /** Who sits or does not sit any more, by match and player: the last step counts. */
  readonly sittings: Map<string, { readonly match: string; readonly player: string; readonly sits: boolean }>;
  readonly names: Map<string, { readonly match: string; readonly id: string; readonly name: string }>;
}

const addEntry = ({ log, sittings, names }: Columns, match: string, entry: Entry): void => {
  const { seq, step, intent, stood } = entry;
  log[0].push(match);
  log[1].push(seq);
  log[2].push(writeStep(step));
  log[3].push(intent?.player ?? null);
  log[4].push(intent?.id ?? null);
  if (intent === undefined) return;
  const sit = (player: string, sits: boolean): void => void sittings.set(`${match} ${player}`, { match, player, sits });
  if (step.kind === 'sit' && step.sitter.kind === 'person') sit(intent.player, true);
  if (stood !== undefined) sit(stood, false);
  if (entry.name === undefined) return;
  for (const [id, name] of Object.entries(namesIn([entry]))) names.set(`${match} ${id}`, { match, id, name });
};

const columnsOf = (batches: readonly Batch[]): Columns => {
  const columns: Columns = {
    log: [[], [], [], [], []],
    standings: [[], [], [], [], []],
    sittings: new Map(),
    names: new Map(),
  };
  for (const { match, entries, finished, summary, at } of batches) {
    for (const entry of entries) addEntry(columns, match, entry);
    const [matches, ends, times, revisions, summaries] = columns.standings;
    matches.push(match);
    ends.push(finished ? 1 : 0);
    times.push(at);
    revisions.push(summary.revision);
    summaries.push(JSON.stringify(summary));
  }
  return columns;
};

/**
 * Writes batches, all of them or nothing. A batch with an epoch is only written while the table's owner has that epoch: the row of its
 * owner is locked until the commit, so nobody can take the table over in between. `isFenced` is `false` only in the test that shows why.
 */
export const appendBatches = async (
  db: Kysely<PostgresSchema>,
  batches: readonly Batch[],
  isFenced = true,
): Promise<void> => {
  if (batches.length === 0) return;
  const { log, standings, sittings, names } = columnsOf(batches);
  const claimed = isFenced ? batches.filter(({ epoch }) => epoch !== undefined) : [];
  const sat = [...sittings.values()].filter(({ sits }) => sits);
  const gone = [...sittings.values()].filter(({ sits }) => !sits);
  const named = [...names.values()];
  const texts = (values: readonly (string | null)[]) => sql`${values}::text[]`;
  const result = await sql<{ allowed: boolean }>`
    WITH claimed AS (
      SELECT * FROM unnest(${texts(claimed.map(({ match }) => match))}, ${claimed.map(({ epoch }) => epoch)}::bigint[]) AS c (match, epoch)
    ), owned AS (
      SELECT owners.match FROM owners JOIN claimed ON owners.match = claimed.match AND owners.epoch = claimed.epoch
      FOR SHARE OF owners
    ), verdict AS (
      SELECT count(*) = ${claimed.length} AS allowed FROM owned
    ), steps AS (
      INSERT INTO log (match, seq, step, player, intent)
      SELECT l.* FROM unnest(${texts(log[0])}, ${log[1]}::int[], ${texts(log[2])}, ${texts(log[3])}, ${texts(log[4])})
        AS l (match, seq, step, player, intent), verdict WHERE allowed
    ), stood AS (
      UPDATE standings SET finished = s.finished, updated_at = s.at, revision = s.revision, summary = s.summary
      FROM unnest(${texts(standings[0])}, ${standings[1]}::smallint[], ${standings[2]}::bigint[], ${standings[3]}::int[], ${texts(standings[4])})
        AS s (match, finished, at, revision, summary), verdict
      WHERE standings.match = s.match AND allowed
    ), sat AS (
      INSERT INTO sittings (player, match)
      SELECT p.* FROM unnest(${texts(sat.map(({ player }) => player))}, ${texts(sat.map(({ match }) => match))}) AS p (player, match), verdict
      WHERE allowed ON CONFLICT DO NOTHING
    ), left_seats AS (
      DELETE FROM sittings USING unnest(${texts(gone.map(({ player }) => player))}, ${texts(gone.map(({ match }) => match))})
        AS g (player, match), verdict
      WHERE sittings.player = g.player AND sittings.match = g.match AND allowed
    ), called AS (
      INSERT INTO names (match, id, name)
      SELECT n.* FROM unnest(${texts(named.map(({ match }) => match))}, ${texts(named.map(({ id }) => id))}, ${texts(named.map(({ name }) => name))})
        AS n (match, id, name), verdict WHERE allowed
      ON CONFLICT (match, id) DO UPDATE SET name = excluded.name
    )
    SELECT allowed FROM verdict`.execute(db);
  if (result.rows[0]?.allowed !== true)
    throw new LostTableError(
      `another server has ${claimed.length === 1 ? `table ${claimed[0]?.match}` : 'one of these tables'}`,
    );
};
