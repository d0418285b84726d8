// Backups of a server while people play on it: each is of one moment, holds all that was acknowledged before, and can be played on.

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fastRandom } from '../../kernel/random.ts';
import { SCHEMA_VERSION } from '../schema.ts';
import { startServer, type RunningServer } from '../server.ts';
import { DATABASE_FILE, openStore } from '../store.ts';
import { openReports } from '../talk/reports.ts';
import { newVisitor, playToTheEnd, type Visitor } from '../testing/visitor.ts';
import { checkBackup, makeBackup, restoreBackup } from './backup.ts';
import { CONTROL_FILE } from './control.ts';
import { backUpTo, operatingOn } from './operating-on.ts';

const ANY_RATE = { perSecond: 1e6, burst: 1e6 };
const PLAYERS = 5;
const BACKUPS = 3;

let dir: string;
let data: string;
let server: RunningServer | undefined;

const start = async (dataDir = data): Promise<RunningServer> =>
  (server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    botPaceMs: [0, 0],
    logLevel: 'error',
    limits: { messages: ANY_RATE, newTables: ANY_RATE, recordsPerAddress: ANY_RATE },
  }));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-backup-'));
  data = join(dir, 'data');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const openTable = async (visitor: Visitor): Promise<string> => {
  const order = { game: 'guinote', opponents: 'random', options: { players: 2, partidasPerCoto: 1 } };
  return ((await (await visitor.ask('POST', '/api/tables', order)).json()) as { readonly table: string }).table;
};

const backUp = (file: string): Promise<number> =>
  operatingOn(data, (operator) => backUpTo(operator, file, checkBackup));

interface LogRow {
  readonly match: string;
  readonly seq: number;
  readonly step: string;
}

const logIn = (file: string): readonly LogRow[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT match, seq, step FROM log ORDER BY match, seq').all();
  database.close();
  return rows as unknown as readonly LogRow[];
};

/** Matches whose summary does not cover exactly the steps that are there: of another moment than they are. */
const tornIn = (file: string): readonly unknown[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const torn = database
    .prepare(
      `SELECT match, revision, (SELECT count(*) FROM log WHERE log.match = standings.match) AS steps
       FROM standings WHERE revision <> steps`,
    )
    .all();
  const orphans = database.prepare('PRAGMA foreign_key_check').all();
  database.close();
  return [...torn, ...orphans];
};

describe('a backup', () => {
  it('made while people play is of one moment, and holds every move acknowledged before', async () => {
    const { address } = await start();
    const seen = new Map<string, number>();
    let playing = true;
    const play = async (n: number): Promise<void> => {
      const visitor = await newVisitor(address);
      while (playing) {
        const table = await openTable(visitor);
        const stepped = ({ revision }: { readonly revision: number }): void => void seen.set(table, revision);
        await playToTheEnd(visitor, table, fastRandom(n), { answered: () => undefined, stepped });
      }
    };
    const players = Promise.all(Array.from({ length: PLAYERS }, (_, n) => play(n)));
    const files: string[] = [];
    for (let n = 0; n < BACKUPS; n++) {
      await pause(150);
      const before = new Map(seen);
      const file = join(dir, `b${n}.sqlite`);
      expect(await backUp(file)).toBeGreaterThanOrEqual(before.size);
      files.push(file);
      const steps = Map.groupBy(logIn(file), ({ match }) => match);
      for (const [table, revision] of before) expect(steps.get(table)?.length ?? 0).toBeGreaterThanOrEqual(revision);
    }
    playing = false;
    await players;
    await server?.close();
    const last = new Map(logIn(join(data, DATABASE_FILE)).map(({ match, seq, step }) => [`${match} ${seq}`, step]));
    for (const file of files) {
      expect(tornIn(file)).toEqual([]);
      for (const { match, seq, step } of logIn(file)) expect(last.get(`${match} ${seq}`)).toBe(step);
    }
    // Played on between the first and the last.
    expect(logIn(files.at(-1) as string).length).toBeGreaterThan(logIn(files[0] as string).length);
    expect(readdirSync(data).filter((name) => name.startsWith('sending-'))).toEqual([]);
  });

  it('is nobody else’s to read, and so is the line to the server', async () => {
    await start();
    const file = join(dir, 'b.sqlite');
    await backUp(file);
    const others = (path: string): number => statSync(path).mode & 0o077;
    expect([file, join(data, CONTROL_FILE), data].map(others)).toEqual([0, 0, 0]);
  });

  it('is made without a server too, and beside the socket that a killed one has left', async () => {
    await start();
    const visitor = await newVisitor(server?.address ?? '');
    await openTable(visitor);
    await server?.close();
    expect(existsSync(join(data, CONTROL_FILE))).toBe(false);
    writeFileSync(join(data, CONTROL_FILE), '');
    expect(await backUp(join(dir, 'b.sqlite'))).toBe(1);
  });
});

it('a copy that a killed server was sending is gone with its next start, and one without room is refused', async () => {
  await openStore(data, { lockWaitMs: 0 }).close();
  writeFileSync(join(data, 'sending-0123456789ab.sqlite'), 'half');
  await start();
  expect(readdirSync(data)).not.toContain('sending-0123456789ab.sqlite');
  const huge = { usedBytes: () => Promise.resolve(1e18), backup: () => Promise.reject(new Error('not asked')) };
  await expect(makeBackup(huge, data, join(dir, 'b.sqlite'))).rejects.toThrow(
    /^A backup needs 1000000000050 MB of free room in /u,
  );
});

describe('restored', () => {
  it('everything is back: tables to play on, the cookie’s seat, reports; what was there is moved aside', async () => {
    await start();
    const visitor = await newVisitor(server?.address ?? '');
    const table = await openTable(visitor);
    const reports = openReports(data);
    const voice = { type: 'audio/ogg', audio: Uint8Array.from([1, 2, 3]) };
    const report = {
      at: 5,
      match: table,
      line: 1,
      reporter: 'r',
      accused: 'a',
      name: 'Bo',
      said: 'x',
      why: 'y',
      voice,
    };
    reports.add(report);
    reports.close();
    const file = join(dir, 'b.sqlite');
    await backUp(file);
    await expect(restoreBackup(file, data, new Date(0))).rejects.toThrow('A server is using this data directory');
    await server?.close();

    const elsewhere = join(dir, 'elsewhere');
    await openStore(elsewhere, { lockWaitMs: 0 }).close();
    expect(await restoreBackup(file, elsewhere, new Date(0))).toBe(
      join(elsewhere, 'before-restore-19700101T000000Z.sqlite'),
    );
    const back = openReports(elsewhere, 'read');
    expect(back.list()).toEqual([{ ...report, id: 1 }]);
    back.close();
    const { address } = await start(elsewhere);
    const again = await fetch(`${address}/api/tables/mine`, { headers: { cookie: visitor.cookie } });
    expect(again.headers.get('set-cookie')).toBe(null);
    expect(((await again.json()) as { tables: { table: string }[] }).tables.map((each) => each.table)).toEqual([table]);
    const line = `${address.replace('http', 'ws')}/ws/${table}`;
    const returned = { ...visitor, socket: () => new WebSocket(line, { headers: { cookie: visitor.cookie } }) };
    const unheard = { answered: () => undefined, stepped: () => undefined };
    const outcome = await playToTheEnd(returned, table, fastRandom(1), unheard);
    expect(outcome.outcome).not.toBe(null);
  });

  it('a damaged database is moved aside', async () => {
    await start();
    const file = join(dir, 'b.sqlite');
    await backUp(file);
    await server?.close();
    const damaged = 'not a database at all, but long enough to be read as one'.repeat(100);
    writeFileSync(join(data, DATABASE_FILE), damaged);
    await restoreBackup(file, data, new Date(0));
    await openStore(data, { lockWaitMs: 0 }).close();
    expect(readFileSync(join(data, 'before-restore-19700101T000000Z.sqlite'), 'utf8')).toBe(damaged);
  });

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'file is not a database'],
    ['is another program’s', (file: string) => new DatabaseSync(file).exec('CREATE TABLE a (b)'), 'no backup of Baize'],
    ['is from the future', (file: string) => newerFile(file), 'made by a newer Baize'],
  ])('a file that %s is refused, and nothing is touched', async (_, make, message) => {
    await openStore(data, { lockWaitMs: 0 }).close();
    const file = join(dir, 'b.sqlite');
    make(file);
    const before = readdirSync(data);
    await expect(restoreBackup(file, data, new Date(0))).rejects.toThrow(message);
    expect(readdirSync(data)).toEqual(before);
  });

  it('a backup that an earlier version made is migrated when it is opened', async () => {
    cpSync(join(import.meta.dirname, '../../../fixtures/first', DATABASE_FILE), join(dir, 'old.sqlite'));
    await restoreBackup(join(dir, 'old.sqlite'), join(dir), new Date(0));
    const store = openStore(dir, { lockWaitMs: 0 });
    expect((await store.operator.finishedMatches('')).length).toBeGreaterThan(0);
    await store.close();
  });
});

const newerFile = (file: string): void => {
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE matches (id); PRAGMA application_id = ${0x62_61_69_7a}`);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  database.close();
};
