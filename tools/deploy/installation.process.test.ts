// An installation as the Dockerfile makes one: without tools, with a built page, read-only, run by somebody else than its owner.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', '');

/** What the last stage copies, from the root of the repository. */
const COPIED = [...dockerfile.matchAll(/^COPY --from=build (?<paths>.+) \S+$/gmu)].flatMap(({ groups }) =>
  (groups?.['paths'] ?? '').split(' ').map((path) => path.replace(/^\/build\//u, '')),
);

/** Somebody who owns nothing; a test that is not run by root runs the server as itself. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const other = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

let dir: string;
let tree: string;
let data: string;

interface Package {
  readonly dev?: true;
  readonly devOptional?: true;
  readonly optional?: true;
}

/** What `npm ci --omit=dev --omit=optional` would install, from what is installed here. */
const copyPackages = (): void => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  const wanted = Object.entries(lock.packages).filter(
    ([path, entry]) =>
      path !== '' && !entry.dev && !entry.devOptional && !entry.optional && existsSync(join(ROOT, path)),
  );
  for (const [path] of wanted) cpSync(join(ROOT, path), join(tree, path), { recursive: true });
  writeFileSync(
    join(tree, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(wanted) }),
  );
};

const isTest = (path: string): boolean => /\.test\.tsx?$|[\\/](?:testing|goldens)$/u.test(path);

const all = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...all(path)] : [path];
  });

const state = (): readonly string[] =>
  all(tree).map((path) => {
    const { size, mtimeMs, mode } = lstatSync(path);
    return `${path} ${size} ${mtimeMs} ${mode}`;
  });

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-installed-'));
  [tree, data] = [join(dir, 'opt/baize'), join(dir, 'var/baize')];
  mkdirSync(data, { recursive: true });
  for (const path of COPIED.filter((each) => each !== 'node_modules' && each !== 'dist'))
    cpSync(join(ROOT, path), join(tree, path), { recursive: true, filter: (file) => !isTest(file) });
  mkdirSync(join(tree, 'dist/web'), { recursive: true });
  writeFileSync(join(tree, 'dist/web/index.html'), '<!doctype html><title>Baize</title>built before');
  copyPackages();
  for (const path of [...all(tree), tree]) chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : 0o444);
  chmodSync(dir, 0o755);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
});
afterAll(() => {
  for (const path of [tree, ...all(tree)]) if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  rmSync(dir, { recursive: true, force: true });
});

/** As a container would: the command and the variables of the Dockerfile, and no other programs. */
const run = (args: readonly string[], env: { readonly [name: string]: string } = {}): ChildProcess =>
  spawn(process.execPath, ['bin/baize.mjs', ...args], {
    cwd: tree,
    env: { PATH: '/nowhere', HOME: '/nowhere', BAIZE_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...other,
  });

const outputOf = async (child: ChildProcess): Promise<string> => {
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return `${text}(${code})`;
};

/** The command of the health check, with the port of the server. */
const healthCheck = async (port: string): Promise<number | null> => {
  const command = JSON.parse(
    /HEALTHCHECK .* CMD (?<command>\[.*\])$/mu.exec(dockerfile)?.groups?.['command'] ?? '[]',
  ) as string[];
  expect(command[0]).toBe('node');
  const child = spawn(process.execPath, command.slice(1), { env: { BAIZE_PORT: port }, stdio: 'ignore' });
  return ((await once(child, 'exit')) as [number | null])[0];
};

test('serves, plays, backs up and stops, and nothing of it is written to', async () => {
  const before = state();
  expect(before.some((line) => line.includes('/vite/'))).toBe(false);
  const server = run(['serve'], { BAIZE_PORT: '0', BAIZE_HOST: '127.0.0.1' });
  let complaints = '';
  server.stderr?.on('data', (part: Buffer) => (complaints += part.toString()));
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream & NodeJS.ReadStream });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(server, 'exit').then(() => {
      throw new Error(`it did not start: ${complaints}`);
    }),
  ])) as [string];
  const address = /http:\S+/u.exec(line)?.[0] ?? '';
  expect(await (await fetch(address)).text()).toContain('built before');
  const opened = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'mythos' }),
  });
  expect(opened.status).toBe(201);
  expect(await healthCheck(new URL(address).port)).toBe(0);
  const file = join(data, 'backup.sqlite');
  expect(await outputOf(run(['backup', file]))).toBe(`${file}: 1 match\n(0)`);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(complaints).toBe('');
  expect(await healthCheck(new URL(address).port)).toBe(1);
  expect(state()).toEqual(before);
  expect(lstatSync(join(data, 'baize.sqlite')).uid).toBe(isRoot ? NOBODY : process.getuid?.());
}, 60_000);

test('is what the image has: small, not root’s, with a health check', () => {
  expect(COPIED).toEqual([
    'package.json',
    'package-lock.json',
    'node_modules',
    'bin',
    'tools/setup.mjs',
    'src',
    'dist',
  ]);
  expect(COPIED.filter((path) => path !== 'dist' && !existsSync(join(ROOT, path)))).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  expect(last).toMatch(/^USER node$/mu);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('ENTRYPOINT'));
  expect(dockerfile).toContain('npm ci --omit=dev --omit=optional');
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  for (const secret of ['.git', 'node_modules', 'data']) expect(ignored).toContain(secret);
  expect(dirname(tree)).toBe(join(dir, 'opt'));
});
