#!/usr/bin/env node
// The command `baize`, in plain JavaScript for any Node: finds or installs Node 24 and runs src/cli/main.ts on it.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, isNewEnough, missingNode } from '../tools/setup.mjs';

const script = fileURLToPath(import.meta.url);
const root = dirname(dirname(script));

/** Installs and builds what the command needs; the exit code tells whether that went well. */
const setUp = () => {
  const isServer = process.argv[2] === 'serve';
  if (!isServer && existsSync(join(root, 'node_modules', '.package-lock.json'))) return 0;
  const args = [join(root, 'tools', 'setup.mjs'), ...(isServer ? ['web'] : [])];
  return spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] }).status ?? 1;
};

/** Runs this script again on a newer Node; signals go in, the exit code or the ending signal comes out. */
const runOn = (node) => {
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes by itself; a second one would cut short an orderly end.
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('error', (error) => fail(`${node} can't be run: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
};

/** npx runs a command under a shell that a SIGTERM ends without being passed on; the command then ends itself. */
const endWithShell = () => {
  if (process.env.npm_command !== 'exec') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
};

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

const start = async () => {
  endWithShell();
  if (isNewEnough(process.versions.node)) {
    await import('../src/cli/main.ts');
    return;
  }
  const node = findNode(root);
  if (node === undefined) return fail(missingNode());
  runOn(node);
};

const failed = process.env.BAIZE_SET_UP === '1' ? 0 : setUp();
process.env.BAIZE_SET_UP = '1';
if (failed !== 0) process.exitCode = failed;
else await start();
