// Set-up in plain JavaScript for Node 20, without packages: installs what the lock file names and builds the page if it is stale.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MINIMUM = [24, 7];

/** Whether a Node of this version (`process.versions.node`) runs Baize. */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
};

/** Why the installed packages differ from the lock file, or undefined if they don't. */
export const installFault = (root) => {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'nothing is installed';
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  for (const [path, entry] of Object.entries(wanted)) {
    const found = installed[path];
    if (path === '' || (found === undefined && entry.optional === true)) continue;
    if (found === undefined) return `${path} is missing`;
    if (found.version !== entry.version || found.integrity !== entry.integrity) return `${path} is another version`;
  }
  const extra = Object.keys(installed).find((path) => wanted[path] === undefined);
  return extra === undefined ? undefined : `${extra} is not in the lock`;
};

/**
 * Whether this is an installation to run and not to work on: the page is built, and the packages are those of `npm ci --omit=dev`.
 * Nothing is installed or built there, and nothing is written.
 */
export const isPrebuilt = (root) => {
  if (!existsSync(join(root, 'dist', 'web', 'index.html'))) return false;
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, entry]) => {
    const found = installed[path];
    if (entry.dev === true) return found === undefined;
    return (
      path === '' ||
      (found === undefined
        ? entry.optional === true || entry.devOptional === true
        : found.integrity === entry.integrity)
    );
  });
};

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** What the built page depends on, as one hash: it is rebuilt when this changes. */
export const webFingerprint = (root) => {
  const hash = createHash('sha256');
  for (const path of WEB_SOURCES) addToHash(hash, root, join(root, path));
  return hash.digest('hex');
};

const WEB_SOURCES = [
  ...['web', 'kernel', 'games', 'table', 'protocol', 'bots', 'art'].map((layer) => join('src', layer)),
  join('tools', 'web'),
  join('tools', 'raster.ts'),
  'vite.config.ts',
  'package-lock.json',
];

const addToHash = (hash, root, path) => {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || /\.test\.tsx?$/u.test(path)) return;
  if (!stat.isDirectory()) {
    hash.update(`${relative(root, path)} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) addToHash(hash, root, join(path, name));
};

/** Installs the packages of the lock file if needed; true if it installed any. */
const install = async (root) => {
  if (installFault(root) === undefined) return false;
  say('Installing packages (once, about 40 s)…');
  // Not the Node of node_modules, which is about to be deleted, but the one npm itself runs on.
  const env = { ...process.env, PATH: withoutOwnBin(root, process.env.PATH ?? '') };
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, first] = npm?.endsWith('.js') && node !== undefined ? [node, [npm]] : ['npm', []];
  await run(command, [...first, ...args], { cwd: root, env, shell: command === 'npm' && process.platform === 'win32' });
  return true;
};

const withoutOwnBin = (root, path) =>
  path
    .split(delimiter)
    .filter((folder) => folder !== join(root, 'node_modules', '.bin'))
    .join(delimiter);

/** Node 24 as npm installed it for this platform, else this very Node if it is new enough, else undefined. */
export const findNode = (root) => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const bundled = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(bundled)) return bundled;
  return isNewEnough(process.versions.node) ? process.execPath : undefined;
};

/** The sentence for people on a platform for which no Node is bundled. */
export const missingNode = () =>
  `Baize needs Node ${MINIMUM.join('.')} or newer, and none is bundled for ${process.platform}-${process.arch}; ` +
  `this is Node ${process.versions.node}. Install Node 24 (https://nodejs.org) and run the same command again.`;

/** Builds the page into dist/web, unless it is up to date. */
const buildWeb = async (root, node) => {
  const stamp = join(root, 'dist', 'web.stamp');
  const fingerprint = webFingerprint(root);
  const target = join(root, 'dist', 'web');
  const built = existsSync(stamp) && existsSync(join(target, 'index.html')) ? readFileSync(stamp, 'utf8') : '';
  if (built === fingerprint) return;
  say('Building the page…');
  // Built in another folder and moved, so that a running server never serves half a page.
  const beside = join(root, 'dist', `web-${process.pid}`);
  mkdirSync(beside, { recursive: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    await run(node, [vite, 'build', '--outDir', beside, '--emptyOutDir', '--logLevel', 'warn'], { cwd: root });
    rmSync(target, { recursive: true, force: true });
    renameSync(beside, target);
    writeFileSync(stamp, fingerprint);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};

/** Runs a command silently; its output is shown only when it fails. A signal to this process ends the command too. */
const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    let signalled;
    const forward = (signal) => {
      signalled = signal;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, forward);
      if (signalled !== undefined) process.exit(128 + constants.signals[signalled]);
      if (code === 0) return resolve();
      reject(new Error(`${output.trim()}\n\nThis failed: ${[command, ...args].join(' ')}`));
    });
  });

const say = (text) => process.stderr.write(`${text}\n`);

const setUp = async (root, parts) => {
  if (isPrebuilt(root)) return;
  await install(root);
  const node = findNode(root);
  if (node === undefined) throw new Error(missingNode());
  if (parts.includes('web')) await buildWeb(root, node);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  setUp(root, process.argv.slice(2)).catch((error) => {
    say(error.message);
    process.exitCode = 1;
  });
}
