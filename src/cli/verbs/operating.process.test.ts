// The commands for whoever runs a server, on a server that runs and on one that does not.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerMessage } from '../../protocol/messages.ts';
import { startServer, type RunningServer } from '../../server/server.ts';
import { joinTable, type Talk } from '../../server/testing/talk.ts';
import { newVisitor, type Visitor } from '../../server/testing/visitor.ts';
import { ran, type Ran } from '../testing/shell.ts';

let dir: string;
let data: string;
let server: RunningServer | undefined;

const start = async (): Promise<RunningServer> =>
  (server = await startServer({ port: 0, host: '127.0.0.1', dataDir: data, logLevel: 'silent', idleMs: 50 }));
const stop = async (): Promise<void> => {
  await server?.close();
  server = undefined;
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-operating-'));
  data = join(dir, 'data');
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(dir, { recursive: true, force: true });
});

const baize = (...argv: readonly string[]): Promise<Ran> => ran([...argv, '--data', data]);

const hearUntil = async (line: Talk, fits: (message: ServerMessage) => boolean): Promise<void> => {
  while (!fits(await line.hear()));
};

/** A finished match of two people who have talked, and whoever opened it. */
const played = async (): Promise<{ readonly table: string; readonly ann: Visitor; readonly person: string }> => {
  const { address } = server as RunningServer;
  const [ann, bea] = [await newVisitor(address), await newVisitor(address)];
  const order = { game: 'guinote', opponents: null, start: 'seated', options: { players: 2 }, name: 'Annabel' };
  const { table } = (await (await ann.ask('POST', '/api/tables', order)).json()) as { readonly table: string };
  const [first, second] = [await joinTable(ann.socket(table)), await joinTable(bea.socket(table))];
  second.talk.say({ type: 'sit', intent: 's', seat: 1, name: 'Beatrix' });
  await hearUntil(second.talk, (message) => message.type === 'snapshot' && message.seat === 1);
  first.talk.say({ type: 'say', intent: 'a', text: 'good evening' });
  await hearUntil(second.talk, (message) => message.type === 'talk');
  first.talk.say({ type: 'resign', intent: 'r' });
  await hearUntil(second.talk, (message) => message.type === 'step' && message.outcome !== undefined);
  for (const { talk } of [first, second]) talk.socket.close();
  const { person } = (await (await ann.ask('GET', '/api/privacy')).json()) as { readonly person: string };
  return { table, ann, person };
};

describe('backup and restore', () => {
  it('make one file, and put it back', async () => {
    const { table } = await played();
    const file = join(dir, 'b.sqlite');
    expect(await baize('backup', file)).toMatchObject({ code: 0, out: `${file}: 1 match\n`, err: '' });
    expect(await baize('backup', file)).toMatchObject({
      code: 1,
      err: `baize: ${file} already exists; --force replaces it.\n`,
    });
    expect(await baize('backup', file, '--force')).toMatchObject({ code: 0 });
    expect(await baize('restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('A server is using') as string,
    });
    await stop();
    expect(await ran(['restore', file], { env: { BAIZE_DATA: join(dir, 'new') } })).toMatchObject({
      code: 0,
      out: `1 match is in ${join(dir, 'new')}.\n`,
    });
    const again = await baize('restore', file);
    expect(again.out).toMatch(/^1 match is in .*\nWhat was there before is .*before-restore-\d+T\d+Z\.sqlite\.\n$/u);
    const { address } = await start();
    expect((await fetch(`${address}/api/tables/${table}/record`)).status).toBe(200);
  });

  it('say what is wrong', async () => {
    expect(await ran(['backup', 'x', '--data', join(dir, 'nowhere')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no directory') as string,
    });
    expect(await baize('backup', join(dir, 'no/such/folder'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENOENT') as string,
    });
    expect(await baize('restore', join(dir, 'nothing'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no file') as string,
    });
  });
});

describe('export and import', () => {
  it('take finished matches out of one server and into another, where they can be seen and fetched again', async () => {
    const { table } = await played();
    const records = join(dir, 'records');
    expect(await baize('export', records)).toMatchObject({ code: 0, out: `${records}: 1 new record\n` });
    expect(await baize('export', records, table)).toMatchObject({ code: 0, out: `${records}: 0 new records\n` });
    expect(await baize('export', records, 'nowhere')).toMatchObject({
      code: 1,
      err: 'baize: nowhere: there is no such table\n',
    });
    const name = `guinote-${table}.json`;
    expect(readdirSync(records)).toEqual([name]);
    const text = readFileSync(join(records, name), 'utf8');

    await stop();
    data = join(dir, 'other');
    const { address } = await start();
    const altered = text.replace('!resign', '!flag');
    const files = { [name]: text, 'altered.json': altered, 'none.json': '{}' };
    const given = ['import', name, 'altered.json', 'none.json', 'missing.json', '--data', data];
    const brought = await ran(given, { files });
    expect([brought.code, brought.out]).toEqual([1, `${name}: /r/${table}\n`]);
    expect(brought.err.trim().split('\n')).toHaveLength(3);
    expect((await ran(['import', name, '--data', data], { files })).out).toBe(
      `${name}: is there already, /r/${table}\n`,
    );
    expect(await (await fetch(`${address}/api/tables/${table}/record`)).text()).toBe(text);
    // The table itself can be visited too, by whoever has its link.
    const { snapshot, talk } = await joinTable((await newVisitor(address)).socket(table));
    expect(snapshot.outcome).not.toBe(null);
    expect(snapshot.seats.map(({ sitter }) => sitter?.kind === 'person' && sitter.name)).toEqual([
      'Annabel',
      'Beatrix',
    ]);
    talk.socket.close();
  });

  it('also take records that earlier versions wrote', async () => {
    const fixtures = join(import.meta.dirname, '../../../fixtures');
    for (const age of readdirSync(fixtures)) {
      const paths = readdirSync(join(fixtures, age, 'records')).map((name) => join(fixtures, age, 'records', name));
      const files = Object.fromEntries(
        paths.map((path, n) => [
          `${basename(path, '.json')}-AAAAAAAA${age === 'first' ? 'F' : 'S'}${'123456789ABCDEFGHJKLMNP'[n]}.json`,
          readFileSync(path, 'utf8'),
        ]),
      );
      const { code, err, out } = await ran(['import', ...Object.keys(files), '--data', data], { files });
      const unfinished = err.split('\n').filter((line) => line !== '' && !line.includes('not finished'));
      expect(unfinished).toEqual([]);
      expect([0, 1]).toContain(code);
      expect(out.match(/\/r\//gu)?.length ?? 0).toBeGreaterThan(0);
    }
  });
});

describe('player', () => {
  it('export is everything that is kept of somebody, and after delete there is nothing', async () => {
    const { table, person, ann } = await played();
    const { code, out } = await baize('player', 'export', person);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      person,
      matches: [expect.objectContaining({ match: table, game: 'guinote', finished: true, name: 'Annabel' }) as unknown],
      opened: [expect.objectContaining({ match: table }) as unknown],
      said: [expect.objectContaining({ match: table, said: { text: 'good evening' } }) as unknown],
      voices: [],
      blocked: [],
      reports: [],
    });
    expect((await baize('player', 'delete', person)).out).toBe(`${person} is forgotten.\n`);
    expect(await baize('player', 'export', person)).toMatchObject({
      code: 1,
      err: `baize: Nothing is kept of ${person}.\n`,
    });
    expect(await (await ann.ask('GET', '/api/tables/mine')).json()).toEqual({ tables: [] });
    expect(await (await fetch(`${server?.address}/api/tables/${table}/record`)).text()).not.toContain('Annabel');
  });

  it('works without a server, and refuses what is no id', async () => {
    const { person } = await played();
    await stop();
    const out = await ran(['player', 'export', person, '--data', data, '--out', 'theirs.json']);
    expect(out).toMatchObject({ code: 0, out: '' });
    expect(out.files.get('theirs.json')).toContain('Annabel');
    expect(await baize('player', 'export', 'Annabel')).toMatchObject({ code: 2 });
    expect(await baize('player', 'exprot', person)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean export?') as string,
    });
  });
});

describe('match', () => {
  it('is kept, released and deleted', async () => {
    const { table } = await played();
    expect((await baize('match', 'keep', table)).out).toBe(`${table} is kept for good.\n`);
    const kept = await fetch(`${server?.address}/api/tables/${table}/record`);
    expect(kept.headers.get('baize-kept')).toBe('for good');
    expect((await baize('match', 'release', table)).out).toBe(`${table} is kept as long as others.\n`);
    // As soon as the lines of those who played are closed.
    await expect.poll(async () => (await baize('match', 'delete', table)).code, { timeout: 10_000 }).toBe(0);
    expect(await baize('match', 'delete', table)).toMatchObject({
      code: 1,
      err: `baize: There is no match ${table}.\n`,
    });
    const gone = await fetch(`${server?.address}/api/tables/${table}/record`);
    expect([gone.status, gone.headers.get('baize-deleted')]).toEqual([404, new Date().toISOString().slice(0, 10)]);
    expect(existsSync(data)).toBe(true);
  });

  it('where somebody is just now is not deleted', async () => {
    const { address } = server as RunningServer;
    const ann = await newVisitor(address);
    const { table } = (await (await ann.ask('POST', '/api/tables', { game: 'guinote' })).json()) as {
      readonly table: string;
    };
    const { talk } = await joinTable(ann.socket(table));
    expect(await baize('match', 'delete', table)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Somebody is at') as string,
    });
    talk.socket.close();
  });
});
