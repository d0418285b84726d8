// An audit inside PostgreSQL: which process took which table when, and which process wrote each step. Nobody can get around it.

import { Client } from 'pg';

const SCHEMA = `
  CREATE SCHEMA audit;
  CREATE TABLE audit.claims (match text, epoch bigint, process text);
  CREATE TABLE audit.steps (match text, seq integer, epoch bigint, process text);
  CREATE FUNCTION audit.claimed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit.claims VALUES (NEW.match, NEW.epoch, current_setting('application_name'));
    RETURN NEW;
  END $$;
  CREATE FUNCTION audit.written() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit.steps
      VALUES (NEW.match, NEW.seq, (SELECT epoch FROM owners WHERE match = NEW.match), current_setting('application_name'));
    RETURN NEW;
  END $$;
  CREATE TRIGGER claimed AFTER INSERT OR UPDATE ON owners FOR EACH ROW EXECUTE FUNCTION audit.claimed();
  CREATE TRIGGER written AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION audit.written();
`;

/** Steps that were written by another process than the one that had the table, as sentences. */
const STRANGERS = `
  SELECT steps.match, steps.seq, steps.process AS writer, claims.process AS owner
  FROM audit.steps LEFT JOIN audit.claims ON claims.match = steps.match AND claims.epoch = steps.epoch
  WHERE claims.process IS DISTINCT FROM steps.process ORDER BY steps.match, steps.seq`;

interface Stranger {
  readonly match: string;
  readonly seq: number;
  readonly writer: string;
  readonly owner: string | null;
}

const ask = async <T extends object>(database: string, query: string): Promise<readonly T[]> => {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
};

/** Begins, once a server has made its tables. */
export const startAudit = async (database: string): Promise<void> => void (await ask(database, SCHEMA));

/** How often tables were taken. */
export const countClaims = async (database: string): Promise<number> =>
  (await ask<{ readonly count: number }>(database, 'SELECT count(*)::int AS count FROM audit.claims'))[0]?.count ?? 0;

/** What was written by somebody who did not have the table. */
export const findStrangers = async (database: string): Promise<readonly string[]> =>
  (await ask<Stranger>(database, STRANGERS)).map(
    ({ match, seq, writer, owner }) =>
      `table ${match}: step ${seq} was written by ${writer}, the table was ${owner ?? 'nobody'}'s`,
  );
