// What a client is told is on the disk before: seen from outside, in the system calls of a server.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATABASE_FILE } from './store.ts';
import { startChild, type ChildServer } from './testing/child.ts';
import { joinTable, type Talk } from './testing/talk.ts';
import { newVisitor } from './testing/visitor.ts';

const MOVES = 12;

let dir: string;
let server: ChildServer | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-durable-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true, maxRetries: 20 });
});

const CALLS = 'trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg';

/** Of each text enough to see what a frame is; each file by name; each thread's calls with its id. */
const strace = (file: string): readonly string[] => {
  const program = process.env['BAIZE_STRACE'] ?? '/usr/bin/strace';
  return [program, '-f', '-y', '-qq', '-I', '2', '-s', '80', '-e', CALLS, '-e', 'signal=none', '-o', file];
};

/** What matters of one line: a write to the database's log, its synchronisation, or frames that tell of steps. */
type Seen = { readonly kind: 'written' | 'synced' } | { readonly kind: 'told'; readonly revision: number };

const STEP = /\\"type\\":\\"step\\",\\"revision\\":(\d+)/gu;

/** The calls in the order in which they began to leave or were complete. */
const seenIn = (trace: string): readonly Seen[] => {
  const seen: Seen[] = [];
  const syncing = new Set<string>();
  for (const line of trace.split('\n')) {
    const thread = /^\d+/u.exec(line)?.[0] ?? '';
    const isLog = line.includes(`${DATABASE_FILE}-wal>`);
    if (/^\d+ +pwrite/u.test(line) && isLog) seen.push({ kind: 'written' });
    if (/^\d+ +f(?:data)?sync\(/u.test(line) && isLog) {
      if (line.endsWith('= 0')) seen.push({ kind: 'synced' });
      else if (line.includes('<unfinished')) syncing.add(thread);
    }
    if (/sync resumed>.*= 0$/u.test(line) && syncing.delete(thread)) seen.push({ kind: 'synced' });
    const revisions = [...line.matchAll(STEP)].map(([, revision]) => Number(revision));
    if (revisions.length > 0) seen.push({ kind: 'told', revision: Math.max(...revisions) });
  }
  return seen;
};

/** The revisions that were told first while what they follow from was not on the disk. */
const toldTooEarly = (seen: readonly Seen[]): readonly number[] => {
  const early: number[] = [];
  let told = 0;
  let isSynced = false;
  for (const each of seen) {
    if (each.kind !== 'told') isSynced = each.kind === 'synced';
    else if (each.revision > told) {
      if (!isSynced) early.push(each.revision);
      told = each.revision;
      isSynced = false;
    }
  }
  return early;
};

/** Plays against a bot until so many moves of one's own are acknowledged. */
const play = async ({ say, hear }: Talk, first: readonly string[]): Promise<void> => {
  let acknowledged = 0;
  let asked = 0;
  let base = 0;
  const act = (legal: readonly string[]): void => {
    if (legal.length > 0) say({ type: 'act', intent: `move-${asked++}`, base, action: legal[0] });
  };
  act(first);
  while (acknowledged < MOVES) {
    const message = await hear();
    if (message.type === 'answer' && !message.ok) throw new Error(message.message);
    if (message.type !== 'step') continue;
    base = message.revision;
    if (message.intent !== undefined) acknowledged++;
    act(message.legal ?? []);
  }
};

it('every step is synchronised to the disk before any client hears of it', async () => {
  const trace = join(dir, 'trace');
  const place = { host: '127.0.0.1', port: 0, dataDir: join(dir, 'data'), webDir: dir, logLevel: 'error' } as const;
  server = await startChild({ ...place, botPaceMs: [0, 0] }, strace(trace));
  const visitor = await newVisitor(server.address);
  const order = { game: 'guinote', options: { players: 2 }, opponents: 'greedy' };
  const { table } = (await (await visitor.ask('POST', '/api/tables', order)).json()) as { readonly table: string };
  const { talk, snapshot } = await joinTable(visitor.socket(table));
  await play(talk, snapshot.legal);
  talk.socket.terminate();
  await server.end('SIGTERM');
  const seen = seenIn(readFileSync(trace, 'utf8'));
  const steps = new Set(seen.flatMap((each) => (each.kind === 'told' ? [each.revision] : [])));
  expect(steps.size).toBeGreaterThan(MOVES);
  expect(toldTooEarly(seen)).toEqual([]);
});

it('a trace in which a step is told before it is synchronised is recognised', () => {
  const wal = `20</data/${DATABASE_FILE}-wal>`;
  const trace = (sync: string, more = ''): string =>
    [
      `7 pwrite64(${wal}, "x", 1, 0) = 1`,
      sync,
      `7 writev(25<socket:[9]>, [{iov_base="{\\"type\\":\\"step\\",\\"revision\\":3,", iov_len=40}], 1) = 40`,
      more,
    ].join('\n');
  expect(toldTooEarly(seenIn(trace(`7 fdatasync(${wal}) = 0`)))).toEqual([]);
  expect(toldTooEarly(seenIn(trace('')))).toEqual([3]);
  expect(toldTooEarly(seenIn(trace(`7 fdatasync(${wal}) = -1 EIO (Input/output error)`)))).toEqual([3]);
  expect(toldTooEarly(seenIn(trace(`7 fdatasync(${wal} <unfinished ...>`)))).toEqual([3]);
  const resumed = `7 fdatasync(${wal} <unfinished ...>\n8 write(5, "x", 1) = 1\n7 <... fdatasync resumed>) = 0`;
  expect(toldTooEarly(seenIn(trace(resumed)))).toEqual([]);
  expect(toldTooEarly(seenIn(trace(`7 fdatasync(${wal}) = 0`, trace('').replace(':3,', ':4,'))))).toEqual([4]);
});
