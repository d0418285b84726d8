// The command line as a real process: pipes that close, answers before the input ends, signals.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const baize = (...args: string[]): ChildProcess => spawn(process.execPath, [MAIN, ...args], { cwd: folder });

const untilOutput = async (child: ChildProcess, wanted: RegExp): Promise<string> => {
  let seen = '';
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    seen += chunk.toString();
    if (wanted.test(seen)) return seen;
  }
  throw new Error(`it ended without ${wanted}: ${seen}`);
};

test('a pipe that closes early is no crash', async () => {
  const child = baize('play', 'guinote', '--option', 'players=2', '--seed', 'x');
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdin?.on('error', () => undefined);
  child.stdout?.destroy();
  child.stdin?.write('1\n'.repeat(2000));
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, errors]).toEqual([0, '']);
});

test('input that never ends and never makes a move leaves the match', async () => {
  const child = baize('play', 'guinote', '--players', '2', '--seed', 'x');
  child.stdout?.resume();
  child.stdin?.on('error', () => undefined);
  const feed = (): void => {
    while (child.stdin?.write('\n'.repeat(1000)) === true);
  };
  child.stdin?.on('drain', feed);
  feed();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('judge answers while its input is still open, and ends with it', async () => {
  const child = baize('judge', 'guinote');
  child.stdin?.write('{}\n');
  expect(await untilOutput(child, /\n/u)).toBe('{"ok":false,"error":{"at":"position","message":"is missing"}}\n');
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([2, null]);
});

test('files are read with clear faults, records written', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [MAIN, ...args], { cwd: folder, encoding: 'utf8', input: '' });
  writeFileSync(join(folder, 'bytes.json'), new Uint8Array([0xff, 0xfe]));
  writeFileSync(join(folder, 'large.json'), ' '.repeat(4_000_001));
  const { status, stdout } = run('verify', 'none.json', 'bytes.json', 'large.json', '.');
  expect(stdout).toBe(
    [
      'none.json: failed: there is no such file',
      'bytes.json: failed: is not UTF-8 text',
      'large.json: failed: is larger than 4000000 bytes',
      '.: failed: is a directory, not a file',
      '',
    ].join('\n'),
  );
  expect(status).toBe(2);
  expect(run('play', 'guinote', '--option', 'players=2', '--seed', 'a', '--record', 'm.json').status).toBe(1);
  const lost = run('play', 'guinote', '--seed', 'a', '--record', 'nowhere/m.json');
  expect(lost).toMatchObject({ status: 2, stderr: expect.stringContaining('there is no such folder') as string });
  expect(run('verify', 'm.json')).toMatchObject({ status: 0, stdout: 'm.json: ok, guinote, 0 steps, not finished\n' });
});

test('serve tells its address and stops on SIGTERM', async () => {
  const child = baize('serve', '--port', '0', '--data', join(folder, 'data'));
  const text = await untilOutput(child, /\n/u);
  const address = /^Baize is at (http:\/\/localhost:\d+)\n$/u.exec(text)?.[1] as string;
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('an arena plays on threads, with the same results every time', () => {
  const argv = ['arena', 'guinote', '--players', 'greedy,greedy@1', '--games', '6', '--seed', 'x', '--json'];
  const run = (): unknown => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...argv], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout) as { readonly pairs: readonly { readonly msPerMove?: number }[] };
    return { ...report, pairs: report.pairs.map((pair) => ({ ...pair, msPerMove: 0 })) };
  };
  const first = run();
  expect(first).toMatchObject({ game: 'guinote', pairs: [{ a: 'greedy', b: 'greedy@1', games: 6 }] });
  expect(run()).toEqual(first);
});

test('decks are measured on threads, with the same results every time', () => {
  const argv = ['balance', 'mythos', '--bot', 'random', '--games', '4', '--seed', 'x', '--json'];
  const run = (): unknown => {
    const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...argv], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };
  const first = run();
  expect(first).toMatchObject({ game: 'mythos', bot: 'random@1' });
  expect((first as { readonly pairs: readonly { readonly games: number }[] }).pairs[0]).toMatchObject({ games: 4 });
  expect(run()).toEqual(first);
});
